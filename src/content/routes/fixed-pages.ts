import { translations } from "../../kit/words/language"

/** A page that no entry of a folder makes. To add one, see "add a fixed page" in README. */
export interface FixedPage {
  readonly path: string
  /** Its file in src/templates. */
  readonly template: string
  /** The file of content/ with its texts. The sitemap has the day of its last change. */
  readonly entry: string
  /** Other files with texts of the page. It is translated only if these are, too. */
  readonly shows?: readonly string[]
  /** Fields of the entry to show in the picture for shared links. */
  readonly card: { readonly heading: string; readonly line?: string }
  /** Whether search engines may list it. */
  readonly indexed: boolean
  /** Whether content may link to it. */
  readonly linkable: boolean
  /** Who can open it without network: everybody who reads its language, visitors who have read it, or nobody. */
  readonly offline: "always" | "once read" | "never"
}

/** The page shown without network for one that has no copy. */
export const offlinePage = "/offline"

/** The page hosts show for an unknown address. */
export const notFoundPage = "/404"

/** A page that search engines list, content may link to and visitors can read again. `entry` is its file in content/site. */
function page(
  path: string,
  template: string,
  entry: string,
  others: Partial<FixedPage> = {},
): FixedPage {
  return {
    path,
    template,
    entry: `site/${entry}.json`,
    card: { heading: "heading" },
    indexed: true,
    linkable: true,
    offline: "once read",
    ...others,
  }
}

const withLead = { card: { heading: "heading", line: "lead" } }

export const fixedPages: readonly FixedPage[] = [
  page("/", "home", "home"),
  page("/about", "about", "about", { ...withLead, shows: ["site/home.json"] }),
  page("/contact", "contact", "contact", { ...withLead, offline: "always" }),
  page("/contact/thank-you", "thank-you", "contact", {
    card: { heading: "sent.heading" },
    indexed: false,
  }),
  page("/csr-initiative", "csr-initiative", "csr"),
  page("/products", "products", "products-page"),
  page("/value-added-product", "value-added-product", "value-added", withLead),
  page("/weights", "weights", "weights-page", withLead),
  page("/inquiry", "inquiry", "inquiry-page", {
    shows: ["site/contact.json", "site/delivery-check-page.json", "site/cutting-list-page.json"],
    indexed: false,
    offline: "always",
  }),
  page("/delivery-check", "delivery-check", "delivery-check-page", {
    ...withLead,
    offline: "always",
  }),
  page("/cutting-list", "cutting-list", "cutting-list-page", { ...withLead, offline: "always" }),
  page("/privacy", "privacy", "privacy-page", withLead),
  page(notFoundPage, "not-found", "not-found", {
    indexed: false,
    linkable: false,
    offline: "never",
  }),
  page(offlinePage, "offline", "settings", {
    card: { heading: "offline.heading" },
    indexed: false,
    linkable: false,
    offline: "always",
  }),
]

/** First parts of addresses reserved for the editor, the login, hosts and generated files: no entry may use them. */
export const reservedFolders: readonly string[] = [
  "404",
  "admin",
  "api",
  "assets",
  "cdn-cgi",
  "charts",
  "drawings",
  "fonts",
  "index",
  "offline",
  "og",
  "page-data",
  "static",
  "steel",
  ...translations,
]
