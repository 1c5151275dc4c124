import { fieldOfText } from "../../../../src/cms/fields/pressed-field"

const entry = {
  heading: "Steel pipes",
  description: "Ask for [a price](/contact).\n\n**Round** pipes for water.",
  slides: [{ heading: "Plates" }, { heading: "Black\nround pipe", picture: { alt: "A stack" } }],
  phones: ["+91 98100 00000"],
}

test.each([
  ["a heading", "Steel pipes", "heading"],
  ["a text in a list, on two lines", "Black round pipe", "slides.1.heading"],
  ["a paragraph of a formatted text", "Ask for a price.", "description"],
  ["a bold word with its paragraph", "Round pipes for water.", "description"],
  ["the words of a picture", "A stack", "slides.1.picture.alt"],
  ["an item of a list", "+91 98100 00000", "phones.0"],
])("a press on %s leads to its field", (_, text, place) => {
  expect(fieldOfText(entry, text)?.join(".")).toBe(place)
})

test("a text that is not in the entry has no field", () => {
  expect(fieldOfText(entry, "Toll free")).toBeUndefined()
  expect(fieldOfText(entry, " ")).toBeUndefined()
})
