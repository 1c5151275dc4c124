/** A page that no entry of a folder makes. To add one, see "add a fixed page" in README. */
export interface FixedPage {
  readonly path: string
  /** Its file in src/templates. */
  readonly template: string
  /** The file of content/ with its texts. The sitemap has the day of its last change. */
  readonly entry: string
  /** Other files with texts of the page. It is in Hindi only if these are, too. */
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

const heading = { heading: "heading" }
const headingAndLead = { heading: "heading", line: "lead" }

const page = { indexed: true, linkable: true, offline: "once read" } as const

/** The page shown without network for one that has no copy. */
export const offlinePage = "/offline"

/** The page hosts show for an unknown address. */
export const notFoundPage = "/404"

export const fixedPages: readonly FixedPage[] = [
  { ...page, path: "/", template: "home", entry: "site/home.json", card: heading },
  {
    ...page,
    path: "/about",
    template: "about",
    entry: "site/about.json",
    shows: ["site/home.json"],
    card: headingAndLead,
  },
  {
    ...page,
    path: "/contact",
    template: "contact",
    entry: "site/contact.json",
    card: headingAndLead,
    offline: "always",
  },
  {
    ...page,
    path: "/contact/thank-you",
    template: "thank-you",
    entry: "site/contact.json",
    card: { heading: "sent.heading" },
    indexed: false,
  },
  {
    ...page,
    path: "/csr-initiative",
    template: "csr-initiative",
    entry: "site/csr.json",
    card: heading,
  },
  {
    ...page,
    path: "/products",
    template: "products",
    entry: "site/products-page.json",
    card: heading,
  },
  {
    ...page,
    path: "/value-added-product",
    template: "value-added-product",
    entry: "site/value-added.json",
    card: headingAndLead,
  },
  {
    ...page,
    path: "/weights",
    template: "weights",
    entry: "site/weights-page.json",
    card: headingAndLead,
  },
  {
    ...page,
    path: "/inquiry",
    template: "inquiry",
    entry: "site/inquiry-page.json",
    shows: ["site/contact.json", "site/delivery-check-page.json"],
    card: heading,
    indexed: false,
    offline: "always",
  },
  {
    ...page,
    path: "/delivery-check",
    template: "delivery-check",
    entry: "site/delivery-check-page.json",
    card: headingAndLead,
    offline: "always",
  },
  {
    ...page,
    path: "/privacy",
    template: "privacy",
    entry: "site/privacy-page.json",
    card: headingAndLead,
  },
  {
    path: notFoundPage,
    template: "not-found",
    entry: "site/not-found.json",
    card: heading,
    indexed: false,
    linkable: false,
    offline: "never",
  },
  {
    path: offlinePage,
    template: "offline",
    entry: "site/settings.json",
    card: { heading: "offline.heading" },
    indexed: false,
    linkable: false,
    offline: "always",
  },
]

/** First parts of addresses reserved for the editor, the login, hosts and generated files: no entry may use them. */
export const reservedFolders = [
  "404",
  "admin",
  "api",
  "assets",
  "cdn-cgi",
  "charts",
  "fonts",
  "hi",
  "index",
  "offline",
  "og",
  "page-data",
  "static",
  "steel",
] as const
