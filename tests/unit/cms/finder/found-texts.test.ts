import { addressOf, placeOf } from "../../../../src/cms/history/place"
import { foundTexts } from "../../../../src/cms/finder/found-texts"

const content = {
  "branches/raipur.json": { name: "Raipur", address: "Near Raipur station", phones: ["+91 98100"] },
  "site/home.json": { slides: [{ text: "Pipes" }, { text: "**Round** pipes\nfor water" }] },
}

test("a field with exactly the typed text comes before those with more", () => {
  expect(foundTexts(content, "raipur").map(({ label }) => label)).toEqual(["Name", "Address"])
})

test.each([
  ["with other capitals, over a line and without its marks", "round PIPES for", "site/home.json"],
  ["in a list", "98100", "branches/raipur.json"],
])("a text is found %s", (_, typed, entry) => {
  expect(foundTexts(content, typed)).toMatchObject([{ entry }])
})

test("one letter, and text that is in no entry, find nothing", () => {
  expect(foundTexts(content, "r")).toEqual([])
  expect(foundTexts(content, "no such words")).toEqual([])
})

test.each(Object.keys(content))("the address of %s leads back to it", (path) => {
  expect(placeOf(addressOf(path))).toEqual({ kind: "entry", path })
})
