import { entrySchema } from "./content-type"
import { company, placesIn } from "./settings"
import { contentFile } from "../../../tests/site-content"

const sentences = (registration: object) =>
  entrySchema(company)
    .safeParse({ ...contentFile<object>("site/company.json"), registration })
    .error?.issues.map(({ message }) => message) ?? []

test("a GSTIN is accepted only with its check digit", () => {
  // The example of the libraries that check it.
  expect(sentences({ gstin: "27AAPFU0939F1ZV" })).toEqual([])
  for (const gstin of ["27AAPFU0939F1ZW", "72AAPFU0939F1ZV", "27AAPFU0993F1ZV"])
    expect(sentences({ gstin })).toEqual([expect.stringMatching(/^is not a GSTIN: its last/)])
  expect(sentences({ gstin: "27aapfu0939f1zv" })).toEqual([expect.stringMatching(/^must be a GST/)])
})

test("each detail may be filled in without the others", () => {
  for (const detail of [{ cin: "U27100UP1998PTC012345" }, { office: "A" }, { contact: "B" }])
    expect(sentences(detail)).toEqual([])
  expect(sentences({ cin: "U27100" })).toEqual([expect.stringMatching(/^must be a CIN/)])
})

test("entries are in the order of the list, new ones last by name, and no name leaves a gap", () => {
  const list = ["gone", "tube", "plank", "plank"]
  expect([...placesIn(list, ["coil", "angle", "plank", "tube"])]).toEqual([
    ["tube", 1],
    ["plank", 2],
    ["angle", 3],
    ["coil", 4],
  ])
})
