import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { sizeTables } from "../../steel/tables/sizeTable"
import type {
  PageContext,
  PostPageContext,
  ProductPageContext,
} from "../../content/routes/page-context"
import { otherPosts } from "../../content/routes/other-posts"
import { blogPath } from "../../content/routes/paths"
import { assertUniquePaths, siteRoutes, type Route } from "../../content/routes/routes"
import { sizesFrom } from "../../steel/range/catalogue"
import { productFigures, type SizedProduct } from "../../steel/range/productSizes"
import { originalFile, translationFile } from "../../content/model/translation"
import { englishPath } from "../../site/words/language"
import { readEntries } from "../../content/check/read-files"
import { contentDate } from "../sources/last-changes"
import { readFigures } from "../sources/read-catalogue"
import { generatedFiles } from "../sources/generated-files"
import { chartWords } from "../charts/chart-words"
import { removeOtherCharts, writeSizeCharts } from "../charts/size-charts"

type ProductNode = SizedProduct & {
  readonly id: string
  readonly slug: string
  readonly name: string
}

interface PostNode {
  readonly id: string
  readonly slug: string
  readonly title: string
  readonly date: string
  readonly shownDate: string
}

interface ContentNodes {
  company: { name: string; tollFree: string }
  allProduct: { nodes: ProductNode[] }
  allHiddenProduct: { nodes: { id: string; slug: string }[] }
  allBranch: { nodes: { id: string; slug: string }[] }
  allPost: { nodes: PostNode[] }
  allPostInHindi: { nodes: PostNode[] }
  allProductInHindi: { nodes: { slug: string; name: string }[] }
}

/**
 * Creates the pages of the route table. A page and its Hindi page have one template, whose query gives the texts in the language
 * of the page's context. A hidden product gets a page that says so, not a redirect: it
 * works the same on every host, and no browser remembers it when the product returns.
 *
 * @throws Error when an address is declared twice.
 */
export async function createContentPages(args: CreatePagesArgs): Promise<void> {
  const { actions } = args
  const nodes = await contentNodes(args)
  const routes = siteRoutes(readEntries("content"))
  assertUniquePaths(routes)

  const contexts = new Map<string, object>([
    ...(await productContexts(nodes, routes, args)),
    ...nodes.allHiddenProduct.nodes.map(
      ({ id, slug }) => [`products/${slug}.json`, { id }] as const,
    ),
    ...nodes.allBranch.nodes.map(({ id, slug }) => [`branches/${slug}.json`, { id }] as const),
    ...postContexts(nodes.allPost.nodes, (entry) => entry),
    ...postContexts(nodes.allPostInHindi.nodes, translationFile),
  ])
  const hindiPages = routes.filter(({ language }) => language === "hi").map(({ path }) => path)
  for (const { path, template, entry, language, translation } of routes) {
    const context: PageContext = {
      ...(contexts.get(entry) ?? contexts.get(originalFile(entry) ?? "")),
      ...(template === "post" ? { isBlogPage: englishPath(path) === blogPath } : {}),
      language,
      ...(translation === undefined ? {} : { isTranslated: true }),
      ...(language === "hi" ? { hindiPages } : {}),
    }
    actions.createPage({ path, component: templateFile(template), context })
  }
}

const templateFile = (name: string) => resolve(`src/templates/${name}.tsx`)

const posts = `
  allPost(sort: [{ date: DESC }, { slug: ASC }]) {
    nodes {
      id
      slug
      title
      date
      shownDate: date(formatString: "MMMM-D-YYYY")
    }
  }
`

async function contentNodes({ graphql }: CreatePagesArgs): Promise<ContentNodes> {
  const { data, errors } = await graphql<
    Omit<ContentNodes, "allPostInHindi" | "allProductInHindi">
  >(`
    query ContentPages {
      company {
        name
        tollFree
      }
      allProduct {
        nodes {
          id
          slug
          name
          sizeTables
          standards
          specifications {
            value
          }
        }
      }
      allHiddenProduct {
        nodes {
          id
          slug
        }
      }
      allBranch {
        nodes {
          id
          slug
        }
      }
      ${posts}
    }
  `)
  const inHindi = await graphql<{
    allPost: ContentNodes["allPost"]
    allProduct: ContentNodes["allProductInHindi"]
  }>(
    `
      query TitlesInHindi {
        allProduct {
          nodes {
            slug
            name
          }
        }
        ${posts}
      }
    `,
    { language: "hi" },
  )
  if (errors || !data || !inHindi.data) {
    throw errors ?? inHindi.errors ?? new Error("Content could not be queried")
  }
  const { allPost, allProduct } = inHindi.data
  return { ...data, allPostInHindi: allPost, allProductInHindi: allProduct }
}

/** The context of each product page in each language, by its entry. Also writes the charts the pages offer. */
async function productContexts(
  { company, allProduct, allProductInHindi }: ContentNodes,
  routes: readonly Route[],
  { cache }: CreatePagesArgs,
): Promise<[string, Omit<ProductPageContext, keyof PageContext>][]> {
  const catalogue = readFigures("content/sections")
  const owner = { name: company.name, phone: company.tollFree }
  const date = contentDate("content")
  const hindiNames = new Map(allProductInHindi.nodes.map(({ slug, name }) => [slug, name]))
  const shown = new Set(routes.map(({ entry }) => entry))
  const contexts: [string, Omit<ProductPageContext, keyof PageContext>][] = []
  for (const product of allProduct.nodes) {
    const { id, slug, name } = product
    const figures = productFigures(product, catalogue)
    const sizes = figures.length > 0 ? figures : null
    const found = sizesFrom(figures)
    const entry = `products/${slug}.json`
    const pages = [
      { entry, title: name, words: chartWords.en },
      {
        entry: translationFile(entry),
        title: hindiNames.get(slug) ?? name,
        words: chartWords.hi,
      },
    ]
    for (const { title, words, ...page } of pages) {
      if (!shown.has(page.entry)) continue
      const tables = sizeTables(found, words.tables.columns)
      const chart = { company: owner, title, tables, date, words }
      const charts = sizes ? await writeSizeCharts(generatedFiles, slug, chart, cache) : []
      contexts.push([page.entry, { id, sizes, charts }])
    }
  }
  removeOtherCharts(
    generatedFiles,
    contexts.flatMap(([, { charts }]) => charts),
  )
  return contexts
}

/**
 * The context of each post page, by its entry.
 *
 * @param posts newest first
 * @param entryOf the entry that makes the page, by the path of the post
 */
function postContexts(
  posts: readonly PostNode[],
  entryOf: (path: string) => string,
): [string, Omit<PostPageContext, keyof PageContext | "isBlogPage">][] {
  return posts.map(({ id, slug }) => [
    entryOf(`posts/${slug}.json`),
    { id, slug, others: otherPosts(posts, slug) },
  ])
}
