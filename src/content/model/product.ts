import { sizeFamilies } from "../../steel/range/size"
import { contentType, type ContentType, type EntryOf } from "./content-type"
import { searchDescription } from "./page-head"
import { choice, choices, yesNo } from "./fields/values"
import { group, listOf, optional, picture } from "./fields/groups"
import { longText, markdown, text } from "./fields/texts"
import { relations, route } from "./fields/references"
import { steel } from "../../site/words/en/steel"

/** The drawings a product can have; `src/steel` knows how to draw each. */
export const families = [
  { value: "hollow", label: "Square and rectangular hollow sections" },
  { value: "pipe", label: "Round pipe" },
  { value: "rolled", label: "Angle, channel, beam" },
  { value: "angle", label: "Angle" },
  { value: "channel-beam", label: "Channel and beam" },
  { value: "coated", label: "Colour coated sheet" },
  { value: "sheet", label: "Sheet and plate" },
  { value: "coil", label: "Coil" },
  { value: "gp", label: "Pre-galvanized tube" },
  { value: "door-frame", label: "Door frame" },
  { value: "window", label: "Window frame" },
  { value: "plank", label: "Plank" },
  { value: "reflector", label: "Reflector" },
  { value: "other", label: "Other, without drawing" },
] as const

export const product = contentType({
  name: "Product",
  storedIn: { folder: "products" },
  label: "Products",
  labelSingular: "Product",
  description:
    "One page each. Their order is set in Company & settings, Order of lists. A new product needs its texts, an address and one row of the specification; without a place to be listed it is only on the page of all products. To take one off the site, hide it.",
  summary: "{{name}}{{hidden | ternary(' (hidden)', '')}}",
  namedBy: "navigationName",
  sortedBy: ["name"],
  ordered: true,
  fields: {
    name: text({
      label: "Name",
      hint: "As tiles, footer and breadcrumb show it: MS Pipes",
      max: 60,
    }),
    navigationName: text({
      label: "Name in the menu",
      hint: "The short name in the navigation: GP Pipes",
      max: 40,
    }),
    heading: text({
      label: "Page heading",
      hint: "The large line at the top of the product's page.",
      max: 80,
    }),
    url: route({
      label: "Address of the page",
      hint: "Starts with /, small letters and hyphens: /ms-pipes. If you change it, the editor offers to redirect visitors from the old one.",
    }),
    aliases: listOf(route({ label: "Address" }), {
      label: "Other addresses that lead here",
      hint: "Old or differently spelled addresses. Visitors are sent on to the page. Before you delete a product, put its address here, in the product that takes its place.",
      singular: "address",
    }),
    hidden: optional(
      yesNo({
        label: "Hide this product",
        hint: "Takes it out of menus, tiles, lists and search engines. Its address then says that it is not in the range now, and shows the others. Nothing is lost: switch it off again to bring the product back.",
      }),
    ),
    family: choice({
      label: "Family",
      hint: "Decides how the section is drawn. For goods of no family here choose the last one: no drawing and no weight is shown then.",
      options: families,
    }),
    range: text({
      label: "Size range in one line",
      hint: "Under the name in menus: 15 to 400 nb",
      max: 60,
    }),
    summary: longText({
      label: "Summary",
      hint: "One or two sentences under the heading.",
      max: 240,
    }),
    searchDescription,
    descriptionHeading: text({
      label: "Heading above the text",
      hint: "What it is for: Round pipe for water, structures and fencing",
      max: 80,
    }),
    description: markdown({
      label: "Text",
      hint: "What it is made of, where it is used, how it is supplied. No prices.",
    }),
    features: listOf(
      group({
        type: "ProductFeature",
        label: "Feature",
        fields: {
          title: text({ label: "Feature", hint: "Straight and cut to length", max: 50 }),
          text: longText({
            label: "What it means for the buyer",
            hint: "One sentence: Less waste on site, because bundles come in the lengths you order.",
            max: 220,
          }),
        },
      }),
      {
        label: "Features and benefits",
        hint: "Beside the text. Leave empty for none.",
        singular: "feature",
        summary: "{{fields.title}}",
      },
    ),
    specifications: listOf(
      group({
        type: "ProductSpecification",
        label: "Row",
        fields: {
          label: text({ label: "What", hint: "Wall thickness", max: 60 }),
          value: text({ label: "Value", hint: "0.6 to 20 mm", max: 120 }),
        },
      }),
      {
        label: "Specification",
        hint: "Sizes, thickness, coating. The first four are also at the top of the page.",
        singular: "row",
        summary: "{{fields.label}}: {{fields.value}}",
        min: 1,
      },
    ),
    standards: listOf(text({ label: "Standard", hint: "IS 4923:2017", max: 60, words: false }), {
      label: "Standards",
      hint: "Leave empty when the product has no known standard.",
      singular: "standard",
    }),
    pictures: listOf(picture({ label: "Picture" }), {
      label: "Pictures",
      hint: "The first is at the top. Two or more become a slider.",
      singular: "picture",
      summary: "{{fields.alt}}",
    }),
    listedIn: choices({
      label: "Listed in",
      hint: "Choose where visitors find it. Nothing chosen: only by its address and on the page of all products.",
      options: [
        { value: "navigation", label: "Menu: Our Products" },
        { value: "homeTiles", label: "Home: Our Products tiles" },
        { value: "footer", label: "Footer" },
        { value: "valueAdded", label: "Value Added Product page" },
      ],
    }),
    related: relations({
      label: "Related products",
      hint: "Shown at the foot of the page.",
      collection: "products",
      type: "Product",
      shownAs: "name",
    }),
    sizeTables: choices({
      label: "Size tables",
      hint: "Tables of sizes and weights on the page, and in its chart. Leave empty for none. Channels and beams show the series the specification names; all others the standards listed above.",
      options: sizeFamilies.map((value) => ({ value, label: steel.families[value] })),
    }),
    chartLabel: optional(
      text({
        label: "Text of the link to the size chart",
        hint: "The chart is made from the tables above: Download Chart",
        max: 40,
      }),
    ),
  },
})

export type Product = EntryOf<typeof product>

const { name, url, aliases, related } = product.fields

/** The fields of a hidden product. It is a separate type in GraphQL, so that nothing lists, links to or shows it. */
export const hiddenProduct: ContentType = {
  ...product,
  name: "HiddenProduct",
  ordered: false,
  fields: { name, url, aliases, related },
}
