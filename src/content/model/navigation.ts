import { contentType } from "./content-type"
import { group, listOf } from "./fields/groups"
import { link } from "./fields/references"
import { text } from "./fields/texts"

const pageLink = (label: string) =>
  group({
    type: "PageLink",
    label,
    folded: true,
    summary: "{{fields.label}}",
    fields: {
      label: text({ label: "Text", max: 40 }),
      to: link({
        label: "Leads to",
        hint: "A page of this site, /about, or an address with https://",
      }),
    },
  })

const linkList = { singular: "link", summary: "{{fields.label}}", leadsBy: "to" }

export const navigation = contentType({
  name: "Navigation",
  storedIn: { file: "site/navigation.json" },
  label: "Menu and footer",
  description:
    "Products come into the menu and footer by themselves: see “Listed in” of a product.",
  fields: {
    home: pageLink("Menu: Home"),
    about: pageLink("Menu: About"),
    products: group({
      type: "NavigationProducts",
      label: "Menu: products",
      fields: {
        label: text({ label: "Text", hint: "Our Products", max: 40 }),
        more: listOf(
          group({
            type: "NavigationEntry",
            label: "Entry",
            fields: {
              label: text({ label: "Text", max: 40 }),
              to: link({ label: "Leads to", hint: "A page of this site: /value-added-product" }),
              range: text({
                label: "Line under the text",
                hint: "Doors, windows, planks",
                max: 60,
              }),
            },
          }),
          { label: "Entries after the products", ...linkList },
        ),
      },
    }),
    csr: pageLink("Menu: CSR Initiative"),
    contact: pageLink("Menu: button at the end"),
    tollFreeLabel: text({ label: "Words over the toll-free number", max: 30 }),
    footerProducts: text({ label: "Footer: heading over the products", max: 40 }),
    footerColumns: listOf(
      group({
        type: "FooterColumn",
        label: "Column",
        fields: {
          heading: text({ label: "Heading", max: 40 }),
          links: listOf(pageLink("Link"), { label: "Links", min: 1, ...linkList }),
        },
      }),
      { label: "Footer: other columns", singular: "column", summary: "{{fields.heading}}" },
    ),
  },
})
