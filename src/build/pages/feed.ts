import { postPath } from "../../routes/paths"
import { siteRoutes, type Route } from "../../routes/routes"
import { readEntries } from "../../content-check/read-files"

interface FeedContent {
  readonly query: {
    readonly settings: { readonly siteUrl: string }
    readonly company: { readonly name: string }
    readonly blogPage: { readonly breadcrumb: string }
    readonly allPost: {
      readonly nodes: readonly {
        readonly slug: string
        readonly title: string
        readonly date: string
        readonly summary: string
        readonly body: string
      }[]
    }
  }
}

/**
 * The posts as items of a feed. The guid of an item is the address the post will have once a newer one is at /blog.
 *
 * @param routes the site's routes, for the current addresses of posts
 */
export function feedItems({ query: { settings, allPost } }: FeedContent, routes: readonly Route[]) {
  const { siteUrl } = settings
  const paths = new Map(routes.map(({ entry, path }) => [entry, path]))
  return allPost.nodes.map(({ slug, title, date, summary, body }) => ({
    title,
    description: asHtml(summary),
    // Midnight in India.
    date: `${date.slice(0, 10)}T00:00:00+05:30`,
    url: `${siteUrl}${paths.get(`posts/${slug}.json`)}`,
    guid: `${siteUrl}${postPath(slug, undefined)}`,
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
      serialize: (content: FeedContent) => feedItems(content, siteRoutes(readEntries("content"))),
    },
  ],
}
