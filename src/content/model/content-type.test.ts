import { entryText } from "./content-type"
import { branch } from "./collections"

const town = {
  name: "Test town",
  address: "Test road\nTest town 000 000",
  phones: ["+91 98100 00000"],
  position: { lat: 20, lng: 80 },
  shownOn: ["home"],
}

describe("entryText", () => {
  const write = (entry: unknown) => entryText(branch.fields, entry)

  test("leaves out empty values at any depth", () => {
    expect(
      write({
        ...town,
        whatsapp: "",
        phones: ["", "+91 98100 00000", null],
        position: { lat: null, lng: "" },
        shownOn: [],
      }),
    ).toBe(write({ ...town, position: undefined, shownOn: undefined }))
  })

  test("keeps keys that are not in the model, last", () => {
    const keys = Object.keys(JSON.parse(write({ extra: "kept", ...town })) as object)
    expect(keys).toEqual([...Object.keys(town), "extra"])
  })
})
