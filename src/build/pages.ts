import { resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { branchPath, postPath } from "../content-model/site-pages"
import { workedExample, type WorkedExample } from "../components/ProductView/workedExample"
import { sizeTables } from "../components/SizeTables/sizeTable"
import { compactCatalogue, type CompactCatalogue } from "../steel/range/compactCatalogue"
import { productSizes, type SizedProduct } from "../steel/range/productSizes"
import { newestPost } from "./content-check"
import { contentDate } from "./size-charts/content-date"
import { readCatalogue } from "./size-charts/read-catalogue"
import { removeOtherCharts, writeSizeCharts, type ChartFile } from "./size-charts/size-charts"

/** What a product's page is given besides its entry. */
export interface ProductPageContext {
  readonly id: string
  /** null for a product without size tables. */
  readonly sizes: CompactCatalogue | null
  readonly charts: readonly ChartFile[]
  readonly example: WorkedExample | null
}

/** What a post's page is given besides its entry. */
export interface PostPageContext {
  readonly id: string
  /** Whether it is the post at /blog. */
  readonly isNewest: boolean
  /** The posts it leads to, newest first. */
  readonly others: readonly OtherPost[]
}

interface OtherPost {
  readonly title: string
  readonly to: string
  readonly shownDate: string
}

type ProductNode = SizedProduct & {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly url: string
  readonly family: string
  readonly aliases: readonly string[]
}

interface Entries {
  company: { name: string; tollFree: string }
  allProduct: { nodes: ProductNode[] }
  allHiddenProduct: { nodes: { id: string; url: string; aliases: readonly string[] }[] }
  allBranch: { nodes: { id: string; slug: string }[] }
  allPost: {
    nodes: { id: string; slug: string; title: string; date: string; shownDate: string }[]
  }
}

const template = (name: string) => resolve(`src/templates/${name}.tsx`)

/** How many others a post lists that is not the newest. */
const OTHER_POSTS = 12

/**
 * A page for every product, branch and post, with the charts a product's page offers; redirects from every alias. At the
 * address of a hidden product stands a page that says so. It is a page and no redirect, because it is the same on every
 * host, it tells visitors what became of what they came for, and no browser remembers it when the product comes back.
 */
export async function createContentPages({
  graphql,
  actions,
  cache,
}: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Entries>(`
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
          url
          family
          aliases
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
          url
          aliases
        }
      }
      allBranch {
        nodes {
          id
          slug
        }
      }
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          id
          slug
          title
          date
          shownDate: date(formatString: "MMMM-D-YYYY")
        }
      }
    }
  `)
  if (errors || !data) throw errors ?? new Error("Content could not be queried")

  const catalogue = readCatalogue("content/sections")
  const company = { name: data.company.name, phone: data.company.tollFree }
  const date = contentDate("content")
  const charts: ChartFile[] = []
  const redirectAliases = (aliases: readonly string[], url: string) => {
    for (const alias of aliases) {
      actions.createRedirect({ fromPath: alias, toPath: url, isPermanent: true })
    }
  }
  for (const product of data.allProduct.nodes) {
    const { id, slug, name, url, family, aliases } = product
    const sizes = productSizes(product, catalogue)
    const tables = sizeTables(sizes)
    const chart = { company, title: name, tables, date }
    const example = workedExample({ family, sizes, families: tables.map((table) => table.family) })
    const context: ProductPageContext =
      sizes.length > 0
        ? {
            id,
            sizes: compactCatalogue(sizes),
            charts: await writeSizeCharts("public", slug, chart, cache),
            example,
          }
        : { id, sizes: null, charts: [], example }
    actions.createPage({ path: url, component: template("product"), context })
    charts.push(...context.charts)
    redirectAliases(aliases, url)
  }
  removeOtherCharts("public", charts)

  for (const { id, url, aliases } of data.allHiddenProduct.nodes) {
    actions.createPage({ path: url, component: template("hidden-product"), context: { id } })
    redirectAliases(aliases, url)
  }

  for (const { id, slug } of data.allBranch.nodes) {
    actions.createPage({
      path: branchPath(slug),
      component: template("branch"),
      context: { id },
    })
  }

  const posts = data.allPost.nodes
  const newest = newestPost(posts) ?? ""
  for (const { id, slug } of posts) {
    const isNewest = slug === newest
    // The blog page leads to every post; with all of them on every post the site would grow with their square.
    const others = posts
      .slice(0, isNewest ? undefined : OTHER_POSTS)
      .filter((other) => other.slug !== slug)
      .map((other) => ({
        title: other.title,
        to: postPath(other.slug, newest),
        shownDate: other.shownDate,
      }))
    const context: PostPageContext = { id, isNewest, others }
    actions.createPage({ path: postPath(slug, newest), component: template("post"), context })
  }

  if (process.env.NODE_ENV === "development") {
    actions.createPage({ path: "/styleguide", component: template("styleguide"), context: {} })
  }
}
