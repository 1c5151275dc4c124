import { statSync } from "node:fs"
import { join, resolve } from "node:path"
import type { CreatePagesArgs } from "gatsby"
import { chartCsv } from "../../sizes/charts/chart-csv"
import { chartPdf, type SizeChart } from "../../sizes/charts/chart-pdf"
import type { ListedProduct, PageContext, SharedContent } from "../../kit/page"
import { longDate } from "../../kit/format/dates"
import { chartSources, pageSizes, sizeTables } from "../../steel/tables/sizeTable"
import type {
  ChartFile,
  ChartPageContext,
  PostPageContext,
} from "../../content/routes/page-context"
import { blogPath, chartAddress, otherPosts, fileKilobytes } from "../../content/routes/paths"
import type { SiteEntries, Route } from "../../content/routes/routes"
import { entrySchema, slugOf } from "../../content/model/content-type"
import { chart as chartType } from "../../content/model/collections"
import { product } from "../../content/model/product"
import { company, navigation, settings } from "../../content/model/settings"
import { originalFile } from "../../content/model/translation"
import { chartFigures, productFigures, sizesFrom, wholeFamilies } from "../../steel/range/catalogue"
import type { SizeFigures } from "../../steel/range/makeSize"
import { english } from "../../kit/words/en"
import { hindi } from "../../kit/words/hi"
import { englishPath, languages, type Language } from "../../kit/words/language"
import { contentDate } from "../sources/last-changes"
import { generatedFiles, readFigures } from "../sources/generated-files"
import { contentSelection } from "../sources/schema"
import { writeDrawings, type Drawing } from "../drawing/drawings"

/**
 * Creates the pages of the route table. A page and its Hindi page have one template, whose query gives the texts in the language
 * of the page's context. A hidden product gets a page that says so, not a redirect: it
 * works the same on every host, and no browser remembers it when the product returns.
 */
export async function createContentPages(
  { actions, graphql }: CreatePagesArgs,
  entries: SiteEntries,
  routes: readonly Route[],
): Promise<void> {
  const catalogue = readFigures("content/sections")
  const sharedIn = new Map<Language, SharedContent>()
  for (const language of languages) {
    const { data } = await graphql<SharedContent>(sharedQuery, { language })
    const nodes = data?.allProduct.nodes.map((each) => {
      const original = entrySchema(product).parse(entries.get(`products/${each.slug}.json`))
      return { ...each, sizeTables: wholeFamilies(original, catalogue) }
    })
    if (data && nodes) sharedIn.set(language, { ...data, allProduct: { nodes } })
  }
  const pathsIn = (language: Language) =>
    routes.flatMap((route) => (route.language === language ? [route.path] : []))
  const tables = await tableContexts(routes, entries, catalogue)
  for (const route of routes) {
    const { path, template, entry, language, translation } = route
    const shared = sharedIn.get(language)
    if (!shared) throw new Error(`What all pages share is missing in ${language}.`)
    const context: PageContext & { readonly slug: string } = {
      slug: slugOf(entry),
      shared: { ...shared, allProduct: productsOn(template, shared) },
      ...tables.get(path),
      ...(template === "post" ? postContext(route, routes, entries) : {}),
      language,
      ...(translation === undefined ? {} : { translation }),
      ...(language === "en" ? {} : { translatedPages: pathsIn(language) }),
    }
    actions.createPage({ path, component: resolve(`src/templates/${template}.tsx`), context })
  }
}

/**
 * What pages show besides their own entry, in the language of the variable. It is asked for once and is in the context of each page,
 * so that a page is made again only when something that it shows has changed.
 *
 * @see https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createPages
 */
const sharedQuery = `{
  company ${contentSelection(company.fields)}
  navigation ${contentSelection(navigation.fields)}
  settings ${contentSelection(settings.fields)}
  allProduct(sort: { order: ASC }) {
    nodes {
      slug name navigationName url kind range listedIn summary
      pictures {
        alt
        src {
          childImageSharp {
            gatsbyImageData(layout: FULL_WIDTH, aspectRatio: 2.1334, breakpoints: [320, 412, 640, 824])
          }
        }
      }
    }
  }
}`

/** What few pages show of products, by the names of their templates. */
const shownOf: Readonly<Record<string, readonly string[]>> = {
  summary: ["home", "value-added-product", "branch", "products", "hidden-product"],
  pictures: ["home", "value-added-product"],
  sizeTables: ["products"],
}

function productsOn(template: string, { allProduct }: SharedContent): SharedContent["allProduct"] {
  const isShown = (name: string) => shownOf[name]?.includes(template) ?? true
  const nodes = allProduct.nodes.map((each) =>
    Object.fromEntries(Object.entries(each).filter(([name]) => isShown(name))),
  )
  return { nodes: nodes as unknown as ListedProduct[] }
}

/** The original of the entry that makes a page, as a file in content/ holds it. */
function originalEntry({ entry }: Route, entries: SiteEntries): Readonly<Record<string, unknown>> {
  return entries.get(originalFile(entry) ?? entry) as Record<string, unknown>
}

/** The figures that the page of a product or chart shows, and its drawing. null for any other page. */
function figuresOnPage(route: Route, entries: SiteEntries, catalogue: readonly SizeFigures[]) {
  const original = originalEntry(route, entries)
  if (route.template === "product") {
    const entry = entrySchema(product).parse(original)
    return { kind: entry.kind, figures: productFigures(entry, catalogue) }
  }
  if (route.template === "chart") {
    const entry = entrySchema(chartType).parse(original)
    return { kind: entry.kind, figures: chartFigures(entry, catalogue) }
  }
  return null
}

interface TablesPage extends Pick<ChartPageContext, "sizes" | "sources"> {
  readonly path: string
  /** Of its charts. */
  readonly addresses: readonly string[]
}

/** The sizes of each page with tables and its charts, by path. Also writes the charts. */
async function tableContexts(
  routes: readonly Route[],
  entries: SiteEntries,
  catalogue: readonly SizeFigures[],
) {
  const { name, tollFree } = entries.get("site/company.json") as { name: string; tollFree: string }
  const company = { name, phone: tollFree }
  const date = contentDate("content")
  const drawings = new Map<string, Drawing>()
  const pages = routes.flatMap((route): TablesPage[] => {
    const shown = figuresOnPage(route, entries, catalogue)
    if (shown === null) return []
    const { figures, kind } = shown
    if (figures.length === 0) return [{ path: route.path, sizes: null, sources: "", addresses: [] }]
    const words = { en: english, hi: hindi }[route.language]
    const tables = sizeTables(sizesFrom(figures), words.tables)
    const chart = { company, title: route.card.heading, tables, date, words }
    const slug = slugOf(route.entry)
    const charts = sizeCharts(route.template === "chart" ? `${slug}-weights` : slug, chart)
    for (const [address, drawing] of charts) drawings.set(address, drawing)
    const sizes = pageSizes(figures, kind, words.tables)
    const sources = chartSources(tables, words.tables)
    return [{ path: route.path, sizes, sources, addresses: [...charts.keys()] }]
  })
  await writeDrawings(generatedFiles, ".site-cache/charts", drawings)
  return new Map(
    pages.map(({ path, sizes, sources, addresses }) => [
      path,
      { sizes, sources, charts: addresses.map(chartFile) },
    ]),
  )
}

/** The charts of a product in one language by their address, PDF and CSV. */
export function sizeCharts(slug: string, chart: SizeChart): Map<string, Drawing> {
  const { words, company, title, tables } = chart
  const { language } = words
  const shows = [language, company, title, tables, longDate(chart.date, language)]
  const csv = () => Promise.resolve(Buffer.from(chartCsv(tables, words)))
  return new Map([
    [chartAddress(slug, "PDF", language), { shows: ["PDF", shows], draw: () => chartPdf(chart) }],
    [chartAddress(slug, "CSV", language), { shows: ["CSV", shows], draw: csv }],
  ])
}

function chartFile(address: string): ChartFile {
  const { size } = statSync(join(generatedFiles, address))
  const kind = address.endsWith(".pdf") ? "PDF" : "CSV"
  return { kind, address, kilobytes: fileKilobytes(size) }
}

/** What a post's page needs besides its entry: the other posts in its language. */
function postContext(
  { path, entry, language }: Route,
  routes: readonly Route[],
  entries: SiteEntries,
): Omit<PostPageContext, keyof PageContext | "slug"> {
  const posts = routes
    .filter((each) => each.template === "post" && each.language === language && !each.canonical)
    .map((each) => {
      const date = String(originalEntry(each, entries).date)
      return { slug: slugOf(each.entry), title: each.card.heading, date }
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  return {
    isBlogPage: englishPath(path) === blogPath,
    others: otherPosts(posts, slugOf(entry)),
  }
}
