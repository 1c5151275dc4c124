import { readFileSync } from "node:fs"
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

// Every size with its weight, and a link that the list takes: src/sizes/tables/SizeTables.test.tsx
test("before scripts the page of a product with sizes works out a weight and has its tables, each group with links to add a size", () => {
  const withTables = products.filter(({ sizeTables = [] }) => sizeTables.length > 0)
  expect(withTables.length).toBeGreaterThan(0)
  const faults = missing(withTables, (product) => {
    const { root } = pageOf(product)
    const text = shownText(root.querySelector("#weight"))
    const groups = root.querySelectorAll("#sizes details:has(summary b)")
    const empty = groups.filter((group) => !group.querySelector('a[href^="/inquiry?add="]'))
    return [
      ...[/20 \w+ of/, /kg\/m/, /Formula/].filter((each) => !each.test(text)).map(String),
      ...(root.querySelectorAll("#sizes h3").length < (product.sizeTables ?? []).length
        ? ["tables"]
        : []),
      ...(groups.length === 0 || empty.length > 0 ? ["links"] : []),
    ]
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
