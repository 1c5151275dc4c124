import { addressOf, placeOf } from "../../../../src/cms/history/place"
import { foundTexts } from "../../../../src/cms/finder/found-texts"

const company = { tollFree: "1800 000 0000", registered: {} }
const content = {
  "branches/raipur.json": { name: "Raipur", address: "Near Raipur station", phones: ["+91 98100"] },
  "site/home.json": {
    slides: [{ text: "Pipes for purlins" }, { text: "**Round** pipes\nfor water" }],
    claims: { supplied: { figure: 240000, unit: "MT" } },
  },
  "site/company.json": company,
  "site/order.json": { branches: ["raipur"] },
}
const places = (typed: string) =>
  foundTexts(content, typed).map(({ entry, label }) => `${entry}: ${label}`)

test("a field with exactly the typed text comes before those with more, and no name of a file is among them", () => {
  expect(places("raipur")).toEqual(["branches/raipur.json: Name", "branches/raipur.json: Address"])
})

test.each([
  ["with other capitals, over a line and without its marks", "round PIPES for", "site/home.json"],
  ["in a list", "98100", "branches/raipur.json"],
  ["by its digits, as a link or a message writes them", "1800-000-0000", "site/company.json"],
  ["as a figure of a page, with commas", "2,40,000", "site/home.json"],
  ["by its digits alone", "18000000000", "site/company.json"],
])("a text is found %s", (_, typed, entry) => {
  expect(foundTexts(content, typed)[0]).toMatchObject({ entry })
})

test("a field is found by its name, also while it is empty, and before texts that hold the name in a word", () => {
  expect(places("toll free number")[0]).toBe("site/company.json: Toll-free number")
  expect(foundTexts(content, "CIN")[0]).toMatchObject({ entry: "site/company.json", text: "" })
  expect(places("banner")[0]).toBe("site/home.json: Banner slides")
})

test("one letter, and text that is in no entry, find nothing", () => {
  expect(foundTexts(content, "r")).toEqual([])
  expect(foundTexts(content, "no such words")).toEqual([])
})

test.each(Object.keys(content))("the address of %s leads back to it", (path) => {
  expect(placeOf(addressOf(path))).toEqual({ kind: "entry", path })
})
