import { branchPath, fixedPageEntries, postPath } from "../content-model/site-pages"
import { newestPost } from "./content-check"
import { lastChanges } from "./last-changes"

interface SitemapContent {
  readonly settings: { readonly siteUrl: string }
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] }
  readonly allProduct: {
    readonly nodes: readonly { readonly url: string; readonly slug: string }[]
  }
  readonly allHiddenProduct: { readonly nodes: readonly { readonly url: string }[] }
  readonly allBranch: { readonly nodes: readonly { readonly slug: string }[] }
  readonly allPost: { readonly nodes: readonly { readonly slug: string; readonly date: string }[] }
}

export interface SitemapPage {
  readonly path: string
  /** When its entry was last changed; left out where nobody knows. */
  readonly lastmod?: string
}

/** The file of content/ each page is made from, by the address of the page. */
function entryFiles(content: SitemapContent): Map<string, string> {
  const newest = newestPost(content.allPost.nodes) ?? ""
  return new Map([
    ...Object.entries(fixedPageEntries),
    ...content.allProduct.nodes.map(({ url, slug }) => [url, `products/${slug}.json`] as const),
    ...content.allBranch.nodes.map(
      ({ slug }) => [branchPath(slug), `branches/${slug}.json`] as const,
    ),
    ...content.allPost.nodes.map(
      ({ slug }) => [postPath(slug, newest), `posts/${slug}.json`] as const,
    ),
  ])
}

/** The pages search engines are told of, each with the day of the last commit to its entry. */
export function sitemapPages(
  content: SitemapContent,
  changes: ReadonlyMap<string, string>,
): SitemapPage[] {
  const files = entryFiles(content)
  const hidden = content.allHiddenProduct.nodes.map(({ url }) => url)
  return content.allSitePage.nodes
    .filter(({ path }) => !hidden.includes(path))
    .map(({ path }) => {
      const lastmod = changes.get(files.get(path) ?? "")
      return lastmod ? { path, lastmod } : { path }
    })
}

/** Options of gatsby-plugin-sitemap. */
export const sitemapOptions = {
  output: "/",
  excludes: ["/404", "/contact/thank-you", "/inquiry", "/offline"],
  query: `{
    settings { siteUrl }
    allSitePage { nodes { path } }
    allProduct { nodes { url slug } }
    allHiddenProduct { nodes { url } }
    allBranch { nodes { slug } }
    allPost { nodes { slug date } }
  }`,
  resolveSiteUrl: ({ settings }: SitemapContent) => settings.siteUrl,
  resolvePages: (content: SitemapContent) => sitemapPages(content, lastChanges("content")),
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
}
