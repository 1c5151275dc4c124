import { siteRoutes, type Route } from "../../routes/routes"
import { readEntries } from "../../content-check/read-files"
import { lastChanges } from "../sources/last-changes"

export interface SitemapPage {
  readonly path: string
  /** When the entry of the page last changed, as an ISO date; undefined when that is not known. */
  readonly lastmod?: string
}

/**
 * The pages search engines may list, each with the day of the last commit to its entry.
 *
 * @param changes ISO dates by the file of the entry
 */
export function sitemapPages(
  routes: readonly Route[],
  changes: ReadonlyMap<string, string>,
): SitemapPage[] {
  return routes
    .filter(({ indexed }) => indexed)
    .map(({ path, entry }) => {
      const lastmod = changes.get(entry)
      return lastmod ? { path, lastmod } : { path }
    })
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  output: "/",
  query: "{ settings { siteUrl } }",
  resolveSiteUrl: ({ settings }: { settings: { siteUrl: string } }) => settings.siteUrl,
  resolvePages: () => sitemapPages(siteRoutes(readEntries("content")), lastChanges("content")),
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
}
