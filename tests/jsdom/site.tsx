import { render, type RenderOptions } from "@testing-library/react"
import type * as React from "react"
import { SiteContext, type SiteContent } from "../../src/site/Site"
import { english } from "../../src/site/words/en"
import type { Words } from "../../src/site/words/catalogue"
import { WordsContext } from "../../src/site/words/words"
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

/** A part of the site with the shared content around it. */
export const onSite = (part: React.ReactNode, words: Words = english, settings: object = {}) => (
  <WordsContext value={words}>
    <SiteContext value={{ ...site, ...settings }}>{part}</SiteContext>
  </WordsContext>
)

/** Shows a part of the site with the shared content around it, in English unless other words are given. */
export function renderOnSite(
  part: React.ReactNode,
  words: Words = english,
  options: RenderOptions = {},
  settings: object = {},
) {
  const page = render(onSite(part, words, settings), options)
  const rerenderOnSite = (next: React.ReactNode) => page.rerender(onSite(next, words, settings))
  return { ...page, rerenderOnSite }
}
