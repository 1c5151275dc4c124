import { readContentFiles } from "../../content/check/read-files"
import { fieldOfText, foundTexts } from "./find-fields"

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

const project = Object.fromEntries(
  readContentFiles("content").map(({ path, text }) => [path, JSON.parse(text) as unknown]),
)
const raipur = { name: "Raipur", address: "Near the station\nRaipur", phones: ["+91 98100 00000"] }
const product = {
  heading: "Steel pipes",
  description: "Ask for [a price](/contact).\n\n**Round** pipes for water.",
  specifications: [{ label: "Bore", value: "15 nb" }],
  pictures: [{ src: "../media/a.jpg", alt: "A stack" }],
}

const home = { claims: { supplied: { figure: 240000, unit: "MT" } } }

test.each([
  ["a heading", "products/a.json", product, "Steel pipes", "heading"],
  ["a text in a list", "products/a.json", product, "15 nb", "specifications.0.value"],
  ["a paragraph", "products/a.json", product, "Ask for a price.", "description"],
  [
    "a paragraph with a bold word",
    "products/a.json",
    product,
    "Round pipes for water.",
    "description",
  ],
  ["a picture", "products/a.json", product, "A stack", "pictures.0.alt"],
  ["a number", "branches/raipur.json", raipur, "+91-98100-00000", "phones.0"],
  ["an address", "branches/raipur.json", raipur, "Near the station Raipur", "address"],
  ["a figure with its unit", "site/home.json", home, "2,40,000 MT", "claims.supplied.figure"],
])("a press on %s leads to its field", (_, file, entry, text, place) => {
  expect(fieldOfText(file, entry, text)?.join(".")).toBe(place)
})

test("a text that is not in the entry has no field there", () => {
  expect(fieldOfText("products/a.json", product, "Words of a button")).toBeUndefined()
})

test.each([
  ["email", /^Company details: Info e-mail/],
  ["e-mail", /^Company details: Info e-mail/],
  ["email id", /^Company details: Info e-mail/],
  ["toll free", /^Company details: Toll-free number/],
  ["tollfree", /^Company details: Toll-free number/],
  ["टोल फ्री", /^Company details: Toll-free number/],
  ["phone number", /[Tt]elephone numbers, number 1|Toll-free number/],
  ["फोन", /[Tt]elephone numbers, number 1|Toll-free number/],
  ["व्हाट्सएप", /: WhatsApp number/],
  ["menu", /^Menu and footer/],
  ["मेनू", /^Menu and footer/],
  ["photo plank", /^Products, Plank: Pictures/],
  ["picture of plank", /^Products, Plank: Pictures/],
  ["फोटो", /Picture|picture/],
  ["फ़ोटो", /Picture|picture/],
  ["तस्वीर", /Picture|picture/],
  ["Raipur warehouse", /^Branches, Raipur/],
  ["phone raipur", /^Branches, Raipur: Telephone/],
  ["address raipur", /^Branches, Raipur: Address/],
  ["timing raipur", /^Branches, Raipur: Address/],
  ["रायपुर पता", /Raipur/],
  ["ब्रांच", /^Branches/],
  ["मैप", /Place on the map/],
  ["logo", /^Company details/],
  ["होम पेज", /^(Home|होम)/],
  ["वजन", /Glossary|[Ww]eight/],
  ["सर्टिफिकेट", /[Cc]ertificate/],
  ["iso", /ISO|[Cc]ertificate/],
  ["video", /Film|film/],
])("“%s” finds what an editor means", (typed, wanted) => {
  const [first] = foundTexts(project, typed)
  expect(`${first?.title}: ${first?.label}`).toMatch(wanted)
})

test.each(["कीमत", "tagline", "constructor", "toString", "__proto__"])(
  "“%s” is looked for like any other word",
  (typed) => expect(() => foundTexts(project, typed)).not.toThrow(),
)

test("a list or a group that holds something is not called empty", () => {
  const slides = foundTexts(project, "banner slides").find(({ path }) => path.join() === "slides")
  expect(slides).toMatchObject({ text: "", isEmpty: false })
  expect(foundTexts(content, "CIN")[0]).toMatchObject({ isEmpty: true })
})

test("WhatsApp numbers of branches come before Hindi texts about WhatsApp", () => {
  const [first] = foundTexts(project, "whatsapp")
  expect(first?.entry).not.toMatch(/^hi\//)
})
