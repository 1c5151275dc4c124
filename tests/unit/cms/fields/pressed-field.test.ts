import { fieldOfText, otherFieldOfText } from "../../../../src/cms/fields/pressed-field"
import { readContentFiles } from "../../../../src/content-check/read-files"
import { contentFile } from "../../../site-content"

const content = Object.fromEntries(
  readContentFiles("content").map(({ path, text }) => [path, JSON.parse(text) as unknown]),
)
const raipur = { name: "Raipur", address: "Near the station\nRaipur", phones: ["+91 98100 00000"] }
const product = {
  heading: "Steel pipes",
  description: "Ask for [a price](/contact).\n\n**Round** pipes for water.",
  specifications: [{ label: "Bore", value: "15 nb" }],
  pictures: [{ src: "../media/a.jpg", alt: "A stack" }],
}

test.each([
  ["a heading", "Steel pipes", "heading"],
  ["a text in a list", "15 nb", "specifications.0.value"],
  ["a paragraph of a formatted text", "Ask for a price.", "description"],
  ["a bold word with its paragraph", "Round pipes for water.", "description"],
  ["the words of a picture", "A stack", "pictures.0.alt"],
])("a press on %s leads to its field", (_, text, place) => {
  expect(fieldOfText("products/a.json", product, text)?.join(".")).toBe(place)
})

test("a press on a number leads to its field, however the page writes it", () => {
  const find = (text: string) => fieldOfText("branches/raipur.json", raipur, text)?.join(".")
  expect(find("+91 98100 00000")).toBe("phones.0")
  expect(find("+91-98100-00000")).toBe("phones.0")
  expect(find("Near the station Raipur")).toBe("address")
})

test("a press on a figure with its unit leads to the figure", () => {
  const home = { claims: { supplied: { figure: 240000, unit: "MT" } } }
  const path = fieldOfText("site/home.json", home, "2,40,000 MT")
  expect(path?.join(".")).toBe("claims.supplied.figure")
})

test("a text that is not in the entry has no field there, but in the entry that has it", () => {
  const { tollFree } = contentFile<{ tollFree: string }>("site/company.json")
  expect(fieldOfText("products/a.json", product, tollFree)).toBeUndefined()
  expect(fieldOfText("products/a.json", product, " ")).toBeUndefined()
  const company = { entry: "site/company.json", path: ["tollFree"] }
  expect(otherFieldOfText(content, false, tollFree)).toEqual(company)
  // It is not translated: the Hindi page has it from the English entry.
  expect(otherFieldOfText(content, true, tollFree)).toEqual(company)
  expect(otherFieldOfText(content, false, "Words of a button")).toBeUndefined()
})
