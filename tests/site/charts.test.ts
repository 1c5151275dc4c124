import { chartPath } from "../../src/content/routes/paths"
import { pathIn, type Language } from "../../src/kit/words/language"
import { figures } from "../published-sizes"
import { chartFigures, sizesFrom } from "../../src/steel/range/catalogue"
import { attributes, shownText } from "../html"
import { contentFolderEntries, products } from "../site-content"
import { builtPage, fileAt } from "./published"

const charts = contentFolderEntries<{
  name: string
  sizeTables: string[]
  series?: string
  products: string[]
}>("charts")

const inBoth: [string, Language][] = charts.flatMap(({ slug }) => [
  [slug, "en"],
  [slug, "hi"],
])

test.each(inBoth)(
  "the weight chart %s (%s) has every size of its tables, PDF, CSV and calculator",
  (slug, language) => {
    const { root, html } = builtPage(pathIn(language, chartPath(slug)))
    const chart = charts.find((each) => each.slug === slug)!
    const sizes = sizesFrom(chartFigures(chart, figures))
    expect(sizes.length).toBeGreaterThan(0)
    const missing = sizes.filter(({ id }) => !html.includes(`inquiry?add=${id}`))
    expect(missing.map(({ id }) => id)).toEqual([])
    const files = attributes(root, "#downloads a[download]", "href")
    expect(files.map((file) => file.split(".").at(-1))).toEqual(["pdf", "csv"])
    expect(files.filter((file) => !fileAt(file))).toEqual([])
    expect(root.querySelector("#weight form")).not.toBeNull()
    // The standard, or that the weights are computed.
    expect(shownText(root.querySelector("main > section"))).toMatch(/IS \d+|computed|नाप से/)
  },
)

test("every weight chart is linked from the pages on weights, of all products and of its products, in both languages", () => {
  const from = (language: Language, page: string) =>
    attributes(builtPage(pathIn(language, page)).root, "#charts a", "href")
  for (const [slug, language] of inBoth) {
    const { products: own } = charts.find((each) => each.slug === slug)!
    const urls = own.map((product) => products.find((each) => each.slug === product)!.url)
    expect(urls.length).toBeGreaterThan(0)
    for (const page of ["/weights", "/products", ...urls])
      expect(from(language, page)).toContain(pathIn(language, chartPath(slug)))
  }
})
