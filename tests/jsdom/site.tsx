import type * as React from "react"
import { SiteContext, type SiteContent } from "../../src/kit/Site"
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

/** Shows a part of the site in English, with the shared content around it, of which some may be other. */
export function renderOnSite(part: React.ReactNode, other: object = {}) {
  return render(<SiteContext value={{ ...site, ...other }}>{part}</SiteContext>)
}
