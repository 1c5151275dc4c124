import { alternates } from "../../site/words/language"
import { siteRoutes, type Route } from "../../content/routes/routes"
import { readEntries } from "../../content/check/read-files"
import { lastChanges } from "../sources/last-changes"

interface SitemapPage {
  readonly path: string
  /** ISO date of the last change of the page's entry, if known. */
  readonly lastmod: string | undefined
  /** The page in each language, if there is more than one. */
  readonly links: ReturnType<typeof alternates> | undefined
}

/**
 * The pages search engines may list, each with the day of the last commit to its entry.
 *
 * @param changes ISO dates by entry file
 */
export function sitemapPages(
  routes: readonly Route[],
  changes: ReadonlyMap<string, string>,
): SitemapPage[] {
  return routes
    .filter(({ indexed, canonical }) => indexed && canonical === undefined)
    .map(({ path, entry, translation }) => ({
      path,
      lastmod: changes.get(entry),
      links: translation === undefined ? undefined : alternates(path),
    }))
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  output: "/",
  // robots.txt names it.
  createLinkInHead: false,
  query: "{ settings { siteUrl } }",
  resolveSiteUrl: ({ settings }: { settings: { siteUrl: string } }) => settings.siteUrl,
  resolvePages: () => sitemapPages(siteRoutes(readEntries("content")), lastChanges("content")),
  serialize: ({ path, lastmod, links }: SitemapPage) => ({ url: path, lastmod, links }),
}
