import { examplesIn } from "../../../tests/examples"
import { faultLine } from "./fault"
import { placeholders } from "./placeholders"

const lines = (path: string, value: unknown) =>
  placeholders([{ path, text: JSON.stringify(value, null, 2) }]).map(faultLine)

const table = examplesIn(__dirname, "faults.tsv")

test.each(table("placeholders"))("%s is a placeholder", (value, line) => {
  expect(lines("site/test.json", JSON.parse(value))).toEqual([`content/site/test.json:${line}`])
})

test.each<[string, unknown]>([
  ["a real number", { phones: ["+91 98123 45670", "1800 123 4000"] }],
  ["a real address", { address: "12 Pipe Market, Ghaziabad, Uttar Pradesh 201 001" }],
  ["a profile", { social: [{ network: "x", url: "https://x.com/steel" }] }],
  ["a site that is only a host", { credit: { url: "https://studio.in/" } }],
  ["a photograph", { picture: { src: "../media/a.jpg", kind: "photograph" } }],
  ["figures with many zeros", { claims: { figure: 100000000 }, text: "2,00,00,000" }],
  ["nothing", {}],
])("%s is none", (_, value) => {
  expect(lines("site/test.json", value)).toEqual([])
})

test("a tolerance counts until it is confirmed", () => {
  const tolerance = { name: "Angles", standard: "IS 1852:1985", clause: "4.3.5" }
  const path = "tolerances/angles.json"
  expect(lines(path, tolerance)).toEqual([
    expect.stringContaining("confirmed: is not confirmed") as string,
  ])
  expect(lines(path, { ...tolerance, clause: undefined })).toEqual([
    expect.stringContaining("confirmed: is not confirmed") as string,
    expect.stringContaining("clause: is not known") as string,
  ])
  expect(lines(path, { ...tolerance, confirmed: true })).toEqual([])
})

test("the company counts until each of its details is written", () => {
  const path = "site/company.json"
  const registration = {
    cin: "U27100UP2020PLC123456",
    gstin: "27AAPFU0939F1ZV",
    office: "A 201001",
  }
  expect(lines(path, { registration })).toEqual([
    "content/site/company.json:2 registration.contact: is missing at the foot of every page",
  ])
  expect(lines(path, {})).toHaveLength(4)
  expect(lines("site/contact.json", {})).toEqual([])
})

test("a picture without a file is not one yet, and an address with a PIN code in one figure is whole", () => {
  expect(lines("site/test.json", { picture: { kind: "model" } })).toEqual([])
  expect(lines("site/test.json", { address: "12 Pipe Market, Ghaziabad 201001" })).toEqual([])
})
