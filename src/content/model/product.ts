import { contentType, type ContentType } from "./content-type"
import { searchDescription } from "./fixed-pages"
import { sizeFamilies, type SizeFamily } from "../../steel/range/size"
import { steel } from "../../kit/words/en/steel"
import {
  choice,
  choices,
  listOf,
  longText,
  markdown,
  name,
  optional,
  picture,
  relations,
  route,
  rows,
  text,
  yesNo,
} from "./fields/kinds"

/** The kinds of products: each has its drawing (`src/steel`, `src/catalogue`), some their calculator. */
export const productKinds = {
  hollow: "Square and rectangular hollow sections",
  pipe: "Round pipe",
  rolled: "Angle, channel, beam",
  angle: "Angle",
  "channel-beam": "Channel and beam",
  coated: "Colour coated sheet",
  sheet: "Sheet and plate",
  coil: "Coil",
  gp: "Pre-galvanized tube",
  "door-frame": "Door frame",
  window: "Window frame",
  plank: "Plank",
  reflector: "Reflector",
  other: "Other, without drawing",
} as const

const lists = {
  navigation: "Menu: Our Products",
  homeTiles: "Home: Our Products tiles",
  footer: "Footer",
  valueAdded: "Value Added Product page",
} as const

/** The families of sizes that a table can show, by name. */
export const tableFamilies = Object.fromEntries(
  sizeFamilies.map((family) => [family, steel.families[family]]),
) as Readonly<Record<SizeFamily, string>>

export const product = contentType({
  name: "Product",
  storedIn: { folder: "products" },
  label: "Products",
  labelSingular: "Product",
  description:
    "One page each. Their order is set in Company & settings, Order of lists. A new product needs its texts, an address and one row of the specification; without a place to be listed it is only on the page of all products. To take one off the site, hide it.",
  summary: "{{name}}{{hidden | ternary(' (hidden)', '')}}",
  namedBy: "navigationName",
  ordered: true,
  fields: {
    name: text("Name", 60, "As tiles, footer and breadcrumb show it: MS Pipes"),
    navigationName: text("Name in the menu", 40, "The short name in the navigation: GP Pipes"),
    heading: text("Page heading", 80, "The large line at the top of the product's page."),
    url: route("Address of the page", "/ms-pipes. After a change the old one can lead here."),
    aliases: listOf(
      "Other addresses that lead here",
      "address",
      route("Address"),
      "Old or differently spelled addresses. Visitors are sent on to the page. After you have deleted a product, put its address here, in the product that takes its place.",
    ),
    hidden: yesNo(
      "Hide this product",
      "Out of every list; its address says so. Nothing is lost, and nothing secret: who knows where can still read it.",
    ),
    kind: choice("Kind", productKinds, "Decides the drawing. If none fits, the last one."),
    range: text("Size range in one line", 60, "Under the name in menus: 15 to 400 nb"),
    summary: longText("Summary", 240, "One or two sentences under the heading."),
    searchDescription,
    descriptionHeading: text("Heading above the text", 80, "Round pipe for water and fencing"),
    description: markdown("Text", "What it is made of, its uses, how it is supplied. No prices."),
    features: rows("ProductFeature", "Features and benefits", "feature", {
      title: text("Feature", 50, "Straight and cut to length"),
      text: longText("What it means for the buyer", 220, "One sentence: Less waste on site."),
    }),
    specifications: rows(
      "ProductSpecification",
      "Specification",
      "row",
      { label: text("What", 60, "Wall thickness"), value: text("Value", 120, "0.6 to 20 mm") },
      {
        hint: "Sizes, thickness, coating. The first four are also at the top of the page.",
        summary: "{{fields.label}}: {{fields.value}}",
        min: 1,
      },
    ),
    standards: listOf("Standards", "standard", name("Standard", 60, "IS 4923:2017")),
    bisLicence: optional(name("BIS licence of the mill", 80, "CM/L-1234567 and the mill")),
    testCertificate: yesNo("Test certificate with each lot"),
    pictures: listOf("Pictures", "picture", picture("Picture"), {
      hint: "The first is at the top. Two or more become a slider.",
      summary: "{{fields.alt}}",
    }),
    listedIn: choices("Listed in", lists, "Nothing chosen: only on the page of all products."),
    related: relations("Related products", "products", "Shown at the foot of the page."),
    sizeTables: choices("Size tables", tableFamilies, "On the page and in its chart. Empty: none."),
    chartLabel: optional(text("Text of the link to the size chart", 40, "Download Chart")),
  },
})

const { name: named, url, aliases, related } = product.fields

/** The fields of a hidden product. It is a separate type in GraphQL, so that nothing lists, links to or shows it. */
export const hiddenProduct: ContentType = {
  ...product,
  name: "HiddenProduct",
  ordered: false,
  fields: { name: named, url, aliases, related },
}
