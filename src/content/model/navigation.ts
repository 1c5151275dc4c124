import { contentType } from "./content-type"
import { folded, group, link, listOf, rows, text } from "./fields/kinds"

const pageLink = (label: string) =>
  folded("PageLink", label, {
    label: text("Text", 40),
    to: link("Leads to", "A page of this site, /about, or an address with https://"),
  })

export const navigation = contentType({
  name: "Navigation",
  storedIn: { file: "site/navigation.json" },
  label: "Menu and footer",
  description:
    "Products come into the menu and footer by themselves: see “Listed in” of a product.",
  fields: {
    home: pageLink("Menu: Home"),
    about: pageLink("Menu: About"),
    products: group("NavigationProducts", "Menu: products", {
      label: text("Text", 40, "Our Products"),
      more: rows(
        "NavigationEntry",
        "Entries after the products",
        "link",
        {
          label: text("Text", 40),
          to: link("Leads to", "A page of this site: /value-added-product"),
          range: text("Line under the text", 60, "Doors, windows, planks"),
        },
        { leadsBy: "to" },
      ),
    }),
    csr: pageLink("Menu: CSR Initiative"),
    contact: pageLink("Menu: button at the end"),
    tollFreeLabel: text("Words over the toll-free number", 30),
    footerProducts: text("Footer: heading over the products", 40),
    footerColumns: rows("FooterColumn", "Footer: other columns", "column", {
      heading: text("Heading", 40),
      links: listOf("Links", "link", pageLink("Link"), { min: 1, leadsBy: "to" }),
    }),
  },
})
