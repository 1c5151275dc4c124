import { readFileSync } from "node:fs"
import { readAddition } from "../../src/inquiry/list/link"
import { sizeOf } from "../../src/steel/publishedSizes"
import { attributes, shownText, texts } from "../html"
import {
  contentFile,
  hiddenProducts,
  plainText,
  products,
  productsListedIn,
  type ProductContent,
} from "../site-content"
import { builtPage, fileAt } from "./published"

const { productHeadings } = contentFile<{ productHeadings: { inquiry: string } }>(
  "site/settings.json",
)

const pageOf = ({ url }: ProductContent) => builtPage(url)
const mainText = (product: ProductContent) =>
  plainText(shownText(pageOf(product).root.querySelector("main")))

/** What products fail to show, each with its address. */
function missing(
  listed: readonly (ProductContent & { slug: string })[],
  missingOf: (product: ProductContent & { slug: string }) => readonly unknown[],
) {
  return listed
    .map((product) => ({ url: product.url, missing: missingOf(product) }))
    .filter((each) => each.missing.length > 0)
}

test("every product page shows all of its content, each row of its specification under its name", () => {
  const faults = missing(products, (product) => {
    const text = mainText(product)
    const wanted = [
      product.summary,
      product.descriptionHeading,
      ...(product.features ?? []).flatMap((feature) => [feature.title, feature.text]),
      ...product.specifications.flatMap(({ label, value }) => [label, value]),
      ...(product.standards ?? []),
    ]
    const names = texts(
      pageOf(product).root,
      'main .tblock dt, #specification th[scope="row"]',
    ).map(plainText)
    return [
      ...wanted.filter((words) => !text.includes(plainText(words))),
      ...product.specifications.filter(({ label }) => !names.includes(plainText(label))),
    ]
  })
  expect(faults).toEqual([])
})

test("every product page has pictures and a link to the inquiry about its product", () => {
  const faults = missing(products, (product) => {
    const { root } = pageOf(product)
    const inquiries = root
      .querySelectorAll("main a")
      .filter((link) => shownText(link) === productHeadings.inquiry)
      .map((link) => String(link.getAttribute("href")).replace(/#.*$/, ""))
    return [
      ...(root.querySelector("main picture img") ? [] : ["a picture"]),
      ...(inquiries.length > 0 ? [] : ["a link to the inquiry"]),
      ...inquiries.filter((to) => to !== `/contact?product=${product.slug}`),
    ]
  })
  expect(faults).toEqual([])
})

test("the page of a product with sizes works out a weight, before scripts", () => {
  const withTables = products.filter(({ sizeTables = [] }) => sizeTables.length > 0)
  expect(withTables.length).toBeGreaterThan(0)
  const faults = missing(withTables, (product) => {
    const text = shownText(pageOf(product).root.querySelector("#weight"))
    return [/20 \w+ of/, /kg\/m/, /Formula/].filter((each) => !each.test(text)).map(String)
  })
  expect(faults).toEqual([])
})

test("every group of sizes is in the HTML, and before scripts arrive each size has a link that the list takes", () => {
  const withTables = products.filter(({ sizeTables = [] }) => sizeTables.length > 0)
  const faults = missing(withTables, ({ url, sizeTables = [] }) => {
    const { root } = builtPage(url)
    const families = root.querySelectorAll("#sizes h3")
    const links = root
      .querySelectorAll("#sizes details")
      // A group of sizes, not what folds below the drawing.
      .filter((group) => group.querySelector("summary b"))
      .map((group) => attributes(group, 'a[href^="/inquiry?add="]', "href"))
    const refused = links.flat().filter((link) => {
      const addition = readAddition(new URL(link, "https://example.com").search)
      const line = addition && "line" in addition ? addition.line : null
      return line?.kind !== "size" || !sizeOf(line.sizeId)
    })
    const isWhole = families.length >= sizeTables.length && links.every(({ length }) => length > 0)
    return isWhole ? refused : [url]
  })
  expect(faults).toEqual([])
})

test("a product with a size chart offers it as a PDF to download", () => {
  const withChart = products.filter(({ chartLabel }) => chartLabel)
  expect(withChart.length).toBeGreaterThan(0)
  for (const product of withChart) {
    const link = pageOf(product)
      .root.querySelectorAll("main a")
      .find((each) => shownText(each).includes(String(product.chartLabel)))
    const file = fileAt(link?.getAttribute("href") ?? "/none.pdf")
    expect(file && readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-")
  }
})

test("every product is listed with all products", () => {
  const listed = attributes(builtPage("/products").root, "main a", "href")
  expect(products.map(({ url }) => url).filter((url) => !listed.includes(url))).toEqual([])
})

test("the value added products are tiles of their page, in their order", () => {
  const tiles = builtPage("/value-added-product")
    .root.querySelectorAll("main a")
    .filter((link) => link.querySelector("h2"))
    .map((tile) => [shownText(tile.querySelector("h2")), tile.getAttribute("href")])
  expect(tiles).toEqual(productsListedIn("valueAdded").map(({ name, url }) => [name, url]))
})

test("the page of a hidden product says so and links to the range; no other page links to it", () => {
  const linked = attributes(builtPage("/products").root, "a", "href")
  for (const product of hiddenProducts) {
    const { root } = pageOf(product)
    expect(attributes(root, "main a", "href")).toEqual(
      expect.arrayContaining(products.map(({ url }) => url)),
    )
    expect(linked).not.toContain(product.url)
  }
  expect(products.length).toBeGreaterThan(hiddenProducts.length)
})
