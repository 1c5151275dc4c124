import { render } from "@testing-library/react"
import type * as React from "react"
import { SiteProvider, type SiteContent } from "../../src/components/Site/Site"
import { contentFile, products } from "../site-content"

/** What the site's query gives the shell, read from the content. Fields an entry leaves out are null, as in a query. */
const site = {
  company: contentFile("site/company.json"),
  navigation: contentFile("site/navigation.json"),
  settings: contentFile("site/settings.json"),
  allProduct: {
    nodes: products.map((product) => ({ ...product, listedIn: product.listedIn ?? [] })),
  },
} as unknown as SiteContent

/** Shows a part of the site with the shared content around it. */
export function renderOnSite(part: React.ReactNode) {
  const around = (children: React.ReactNode) => <SiteProvider site={site}>{children}</SiteProvider>
  const page = render(around(part))
  return { ...page, rerenderOnSite: (next: React.ReactNode) => page.rerender(around(next)) }
}
