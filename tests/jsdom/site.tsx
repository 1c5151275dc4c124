import type * as React from "react"
import { SiteContext, type SiteContent } from "../../src/kit/Site"
import type { Words } from "../../src/kit/words/catalogue"
import { contentFile, products } from "../site-content"
import { render } from "./render"

/** What the site's query gives the shell, read from the content. Fields an entry leaves out are null, as in a query. */
export const site = {
  company: contentFile("site/company.json"),
  navigation: contentFile("site/navigation.json"),
  settings: contentFile("site/settings.json"),
  allProduct: {
    nodes: products.map((product) => ({ ...product, listedIn: product.listedIn ?? [] })),
  },
} as unknown as SiteContent

/** Shows a part of the site, in English by default, with the shared content around it, of which some may be other. */
export function renderOnSite(part: React.ReactNode, other: object = {}, words?: Words) {
  return render(<SiteContext value={{ ...site, ...other }}>{part}</SiteContext>, words)
}
