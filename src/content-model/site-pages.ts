/** Addresses of the pages in src/pages: links in content may name them, besides the pages that entries make. */
export const fixedPages = [
  "/",
  "/about",
  "/contact",
  "/contact/thank-you",
  "/csr-initiative",
  "/value-added-product",
  "/products",
  "/blog",
  "/inquiry",
] as const

/** The file of content/ that a page of src/pages is mostly made of, for those that are to be found. */
export const fixedPageEntries: Readonly<Record<string, string>> = {
  "/": "site/home.json",
  "/about": "site/about.json",
  "/contact": "site/contact.json",
  "/csr-initiative": "site/csr.json",
  "/value-added-product": "site/value-added.json",
  "/products": "site/products-page.json",
}

/** First parts of addresses that belong to the editor and to files the build makes: no entry may have one of them. */
export const reservedAddresses = [
  "admin",
  "404",
  "fonts",
  "offline",
  "page-data",
  "static",
] as const

/** The address of a post: the newest is the blog page itself. `newest` is the slug of the newest post. */
export function postPath(slug: string, newest: string): string {
  return slug === newest ? "/blog" : `/blog/${slug}`
}

/** The address of a branch's page. Kept apart from the model of branches, which pages would otherwise carry along. */
export function branchPath(slug: string): string {
  return `/branches/${slug}`
}
