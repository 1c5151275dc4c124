import { faultLine } from "./fault"
import { placeholders } from "./placeholders"

const lines = (path: string, value: unknown) =>
  placeholders([{ path, text: JSON.stringify(value, null, 2) }]).map(faultLine)

const leadsToNetwork = "5 social[0].url: https://x.com/ leads to the network, not to a profile"
const madeOfZeros = "is a telephone number made of zeros"

test.each<[unknown, string]>([
  [{ phones: ["+91 00000 00000"] }, `3 phones[0]: +91 00000 00000 ${madeOfZeros}`],
  [{ tollFree: "1800 000 0000" }, `2 tollFree: 1800 000 0000 ${madeOfZeros}`],
  [{ infoEmail: "info@example.com" }, "2 infoEmail: info@example.com is an address at example.com"],
  [{ siteUrl: "http://example.com" }, "2 siteUrl: http://example.com is an address at example.com"],
  [{ name: "Doab Steel Tubes" }, "2 name: “Doab Steel Tubes” is not the company's real name"],
  [{ credit: { name: "Studio name" } }, "3 credit.name: “Studio name” is not a real name"],
  [{ social: [{ network: "x", url: "https://x.com/" }] }, leadsToNetwork],
  [{ address: "Ghaziabad, UP" }, "2 address: is an address without street and PIN code"],
  [
    { picture: { src: "a", kind: "rendering" } },
    "2 picture: is a computer rendering, not a photograph",
  ],
  [
    { pictures: [{ src: "a", kind: "model" }] },
    "3 pictures[0]: is a rendered scale model, not a photograph",
  ],
  [{ picture: { src: "a", kind: "sample" } }, "2 picture: is a sample: replace it by a scan"],
])("%j is a placeholder", (value, line) => {
  expect(lines("site/test.json", value)).toEqual([`content/site/test.json:${line}`])
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
