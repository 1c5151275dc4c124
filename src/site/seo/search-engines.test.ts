import {
  branchBusiness,
  branchDescription,
  jsonLdText,
  organization,
  postalAddress,
  titleWithCompany,
  type Thing,
} from "./search-engines"

test("the title has the company's name if there is room", () => {
  expect(titleWithCompany("MS Pipes", "Doab Steel Tubes")).toBe("MS Pipes | Doab Steel Tubes")
  const long = "Steel tubes and pipes in Lohamandi Ghaziabad"
  expect(titleWithCompany(long, "Doab Steel Tubes")).toBe(long)
})

test("a branch's description has name, address and offer, but no long address", () => {
  const offer = "Telephone and directions."
  expect(branchDescription({ name: "Raipur", address: "Ring Road\nRaipur" }, offer, ".")).toBe(
    "Raipur: Ring Road, Raipur. Telephone and directions.",
  )
  expect(branchDescription({ name: "Raipur", address: "x".repeat(140) }, offer, ".")).toBe(
    "Raipur: Telephone and directions.",
  )
  expect(branchDescription({ name: "रायपुर", address: "छत्तीसगढ़" }, "फ़ोन और रास्ता।", "।")).toBe(
    "रायपुर: छत्तीसगढ़। फ़ोन और रास्ता।",
  )
})

const siteUrl = "https://www.example.org"
const company = {
  name: "Doab Steel Tubes",
  tagline: "Steel by section",
  tollFree: "1800 123 4567",
  infoEmail: "info@doab.in",
  office: {
    address: "12 Grand Trunk Road\nGhaziabad, Uttar Pradesh 201 001",
    locality: "Ghaziabad",
    region: "Uttar Pradesh",
  },
  social: [
    { network: "facebook", url: "https://www.facebook.com/" },
    { network: "linkedin", url: "https://www.linkedin.com/company/doab-steel" },
  ],
}
const branch = {
  order: 3,
  slug: "raipur",
  name: "Raipur",
  address: "Raipur, Chhattisgarh",
  phones: ["+91 00000 00000", "+91 98100 12345"],
  whatsapp: null,
  shownOn: ["home"],
  position: { lat: 21.2514, lng: 81.6296 },
}
/** What a search engine reads. */
const readBack = (thing: Thing) => JSON.parse(jsonLdText([thing]))["@graph"][0] as unknown

test("a branch has its place, its first real number, and belongs to the company", () => {
  expect(branchBusiness(branch, "/branches/raipur", company, siteUrl)).toMatchObject({
    "@type": "LocalBusiness",
    url: `${siteUrl}/branches/raipur`,
    telephone: "+91 98100 12345",
    geo: { "@type": "GeoCoordinates", latitude: 21.2514, longitude: 81.6296 },
    branchOf: { "@type": "Organization", name: company.name },
  })
  const unplaced = readBack(
    branchBusiness({ ...branch, position: null }, "/branches/raipur", company, siteUrl),
  )
  expect(unplaced).not.toHaveProperty("geo")
  expect(unplaced).not.toHaveProperty("hasMap")
})

test("the city and state of the office are those that were entered, however the address is written", () => {
  const address = "Plot 5, Meerut Road, Ghaziabad 201003"
  const office = { address, locality: "Ghaziabad", region: "Uttar Pradesh" }
  expect(readBack(organization({ ...company, office }, siteUrl))).toMatchObject({
    address: { addressLocality: "Ghaziabad", addressRegion: "Uttar Pradesh", postalCode: "201003" },
  })
})

test("placeholders are not in structured data", () => {
  const placeholders = { ...company, tollFree: "1800 000 0000", infoEmail: "info@example.com" }
  const shown = readBack(organization(placeholders, siteUrl))
  expect(shown).not.toHaveProperty("telephone")
  expect(shown).not.toHaveProperty("email")
  expect(shown).toMatchObject({ sameAs: ["https://www.linkedin.com/company/doab-steel"] })
  const zeros = { ...branch, phones: ["+91 00000 00000"] }
  expect(readBack(branchBusiness(zeros, "/branches/raipur", company, siteUrl))).not.toHaveProperty(
    "telephone",
  )
})

test.each([
  ["Raipur, Chhattisgarh", { addressLocality: "Raipur", addressRegion: "Chhattisgarh" }],
  [
    "12 Ring Road, Tatibandh\nRaipur\nChhattisgarh - 492 099",
    {
      streetAddress: "12 Ring Road, Tatibandh",
      addressLocality: "Raipur",
      addressRegion: "Chhattisgarh",
      postalCode: "492099",
    },
  ],
  ["Delhi, India", { addressRegion: "Delhi" }],
])("the address %j is read as machines want it", (written, parts) => {
  expect(postalAddress(written)).toEqual({
    "@type": "PostalAddress",
    ...parts,
    addressCountry: "IN",
  })
})

test("no content can break out of its script", () => {
  const name = "</script><script>alert(1)</script>&lt;/script&gt;<!-- \u2028 \\ \" '"
  const text = jsonLdText([organization({ ...company, name }, siteUrl)])
  expect(text).not.toMatch(/[<&]/)
  expect(JSON.parse(text)).toMatchObject({ "@graph": [{ name }] })
})
