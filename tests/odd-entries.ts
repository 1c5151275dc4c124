/*
 * Entries that nobody would write on purpose, but that are allowed: each must be shown whole. The content check and the
 * tests of a built site share this list. HTML in texts: hostile-content.ts.
 */

/** A word without a break opportunity, as long as a field allows. */
const word = (length: number) => "W".repeat(length)

const hindi = "पाइप, ट्यूब और चादर"
const arabic = "أنابيب وصفائح الفولاذ"

const longestWord = word(5000)

function oddProduct(name: string, url: string, text: (max: number) => string) {
  return {
    name: text(60),
    navigationName: text(40),
    heading: text(80),
    url,
    kind: "pipe",
    range: text(60),
    summary: text(200),
    searchDescription: `${text(60)} ${"and some more words so that the length is right ".repeat(2)}`,
    descriptionHeading: text(80),
    description: `${text(300)}\n\n- ${text(100)}\n\n## ${text(60)}\n\n${name === "long" ? longestWord : text(200)}`,
    features: [{ title: text(50), text: text(200) }],
    specifications: [
      { label: text(60), value: text(120) },
      { label: text(50), value: text(110) },
    ],
    standards: [text(60)],
    pictures: [{ src: "../media/product-ms-pipes.jpg", alt: text(160), kind: "photograph" }],
    listedIn: ["navigation", "homeTiles", "footer", "valueAdded"],
    related: ["odd-long", "odd-scripts"].filter((slug) => slug !== `odd-${name}`),
    sizeTables: ["pipe"],
    chartLabel: text(40),
  }
}

const repeated = (of: string) => (max: number) =>
  of.repeat(Math.ceil(max / of.length)).slice(0, max)

const json = (entry: unknown) => `${JSON.stringify(entry, null, 2)}\n`

/** As a text editor on Windows leaves it: keys in any order, empty values, CRLF. */
function windowsText(entry: Record<string, unknown>): string {
  const shuffled = Object.fromEntries(Object.entries(entry).reverse())
  return json(shuffled).replaceAll("\n", "\r\n")
}

/** Files of content/, by their oddity. */
export const oddEntries: readonly {
  readonly is: string
  readonly path: string
  readonly text: string
}[] = [
  {
    is: "a product of words as long as may be, one of 5,000 characters",
    path: "products/odd-long.json",
    text: json(oddProduct("long", "/odd-long", word)),
  },
  {
    is: "a product in Devanagari and from right to left, shuffled, on Windows",
    path: "products/odd-scripts.json",
    text: windowsText({
      ...oddProduct("scripts", "/odd-scripts", repeated(`${hindi} ${arabic} 🏗 `)),
    }),
  },
  {
    is: "a product of nothing but what it must have, the rest emptied in each way there is",
    path: "products/odd-bare.json",
    text: json({
      ...{ name: "Odd bare", navigationName: "Odd bare", heading: "Odd bare", url: "/odd-bare" },
      ...{ aliases: "", hidden: null, kind: "coil", range: "0", summary: "0", features: null },
      searchDescription:
        "A product that has nothing but what it must have, and the rest of its fields emptied.",
      ...{
        descriptionHeading: "0",
        description: "0",
        specifications: [{ label: "0", value: "0" }],
      },
      ...{ standards: [], pictures: "", listedIn: null, related: [], sizeTables: "" },
      chartLabel: " ",
    }),
  },
  {
    is: "a branch of long words, without WhatsApp, emptied off the map",
    path: "branches/odd-long.json",
    text: json({
      name: word(60),
      address: word(300),
      phones: ["+91 98100 00000", "+91 98100 00001", "+91 98100 00002", "+91 98100 00003"],
      whatsapp: "",
      position: { lat: "", lng: null },
      shownOn: ["home", "about", "contact"],
    }),
  },
  {
    is: "a project whose name is one long word",
    path: "projects/odd-long.json",
    text: json({ name: word(60), linkTo: "https://www.example.com/?a=%3Cb%3E&c=d" }),
  },
  {
    is: "a certificate of long words",
    path: "certificates/odd.json",
    text: json({
      name: word(80),
      picture: { src: "../media/certificate-sample-1.png", alt: word(160), kind: "sample" },
      note: word(120),
    }),
  },
  {
    is: "a post of long words, from right to left",
    path: "posts/odd-long.json",
    text: json({
      title: word(90),
      date: "2000-01-01",
      summary: word(200),
      searchDescription: word(160),
      facts: [],
      body: `${longestWord}\n\n${arabic}`,
    }),
  },
]

/** The pages that show them, besides those that list everything. */
export const oddPages = ["/odd-long", "/odd-scripts", "/odd-bare", "/blog/odd-long"] as const
