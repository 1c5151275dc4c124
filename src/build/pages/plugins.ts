import { alternates } from "../../kit/words/language"
import type { Route } from "../../content/routes/routes"
import { readBuiltSite } from "../sources/generated-files"
import { lastChanges } from "../sources/last-changes"
import { postPath } from "../../content/routes/paths"

type Texts<Name extends string> = Readonly<Record<Name, string>>

interface FeedContent {
  readonly query: {
    readonly settings: Texts<"siteUrl">
    readonly company: Texts<"name">
    readonly blogPage: Texts<"breadcrumb">
    readonly allPost: {
      readonly nodes: readonly Texts<"slug" | "title" | "date" | "summary" | "body">[]
    }
  }
}

/** The posts as items of a feed. */
export function feedItems({ query: { settings, allPost } }: FeedContent) {
  const { siteUrl } = settings
  return allPost.nodes.map(({ slug, title, date, summary, body }) => ({
    title,
    description: asHtml(summary),
    // Midnight in India.
    date: `${date.slice(0, 10)}T00:00:00+05:30`,
    url: `${siteUrl}${postPath(slug)}`,
    guid: `${siteUrl}${postPath(slug)}`,
    custom_elements: [{ "content:encoded": body.replaceAll('href="/', `href="${siteUrl}/`) }],
  }))
}

/** Escapes text for a description, which feed readers show as HTML. */
function asHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
}

/** Options of gatsby-plugin-feed, which writes the feed and links to it from every page. */
export const feedOptions = {
  query: "{ settings { siteUrl } company { name } blogPage { breadcrumb } }",
  setup: ({ query: { settings, company, blogPage } }: FeedContent) => ({
    title: `${company.name}: ${blogPage.breadcrumb}`,
    description: asHtml(`${company.name}: ${blogPage.breadcrumb}`),
    site_url: `${settings.siteUrl}/blog`,
    feed_url: `${settings.siteUrl}/rss.xml`,
    language: "en-IN",
  }),
  feeds: [
    {
      output: "/rss.xml",
      title: "Blog",
      query: `{
        allPost(sort: [{ date: DESC }, { slug: ASC }]) {
          nodes { slug title date summary body }
        }
      }`,
      serialize: feedItems,
    },
  ],
}

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
  resolvePages: () => sitemapPages(readBuiltSite().routes, lastChanges("content")),
  serialize: ({ path, lastmod, links }: SitemapPage) => ({ url: path, lastmod, links }),
}
