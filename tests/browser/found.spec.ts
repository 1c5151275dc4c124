import { expect, test } from "@playwright/test"
import { DomUtils, parseDocument } from "htmlparser2"
import { branchPath } from "../../src/routes/paths"
import { vocabularyFaults } from "../schema-org"
import { branches, contentFile, everyPath, posts, products } from "./site-routes"

/** What search engines, feed readers and networks are told, in the HTML of every page before any script. */

interface Thing {
  readonly "@type": string
  readonly [property: string]: unknown
}

interface Told {
  readonly path: string
  readonly feed: string
  /** The texts of its JSON-LD scripts. */
  readonly data: readonly string[]
  readonly things: readonly Thing[]
}

const { siteUrl } = contentFile<{ siteUrl: string }>("site/settings.json")

let pages: readonly Told[]

test.beforeAll(async ({ playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL })
  pages = await Promise.all(
    everyPath.map(async (path) => toldBy(path, await (await request.get(path)).text())),
  )
  await request.dispose()
})

function toldBy(path: string, html: string): Told {
  const all = DomUtils.getElementsByTagName("*", parseDocument(html))
  const data = all
    .filter(({ name, attribs }) => name === "script" && attribs.type === "application/ld+json")
    .map((script) => DomUtils.textContent(script))
  return {
    path,
    feed: all.find(({ attribs }) => attribs.type === "application/rss+xml")?.attribs.href ?? "",
    data,
    things: data.flatMap((text) => (JSON.parse(text) as { "@graph": Thing[] })["@graph"]),
  }
}

const thingOn = (path: string, type: string) =>
  pages.find((page) => page.path === path)?.things.find((thing) => thing["@type"] === type)

test("everything told to machines is in schema.org's vocabulary", () => {
  const texts = pages.flatMap(({ data }) => data)
  expect(texts.length).toBeGreaterThan(products.length + branches.length)
  expect(vocabularyFaults(texts)).toEqual([])
})

test("every file and page that is told to machines is there", async ({ request }) => {
  const named = pages.flatMap(({ data }) =>
    data.flatMap((text) => [...text.matchAll(/"(https?:[^"]+)"/g)].map(([, address]) => address)),
  )
  const own = new Set(
    named.flatMap((address = "") =>
      address.startsWith(`${siteUrl}/`) ? [address.slice(siteUrl.length).replace(/#.*$/, "")] : [],
    ),
  )
  expect(own.size).toBeGreaterThan(everyPath.length)
  for (const address of own) {
    expect.soft((await request.head(address, { maxRedirects: 0 })).status(), address).toBe(200)
  }
})

test("each kind of page says what it is about", () => {
  expect(thingOn("/", "Organization")).toMatchObject({ "@id": `${siteUrl}/#organization` })
  for (const { slug, name, position } of branches) {
    const branch = thingOn(branchPath(slug), "LocalBusiness")
    expect(branch).toMatchObject({
      name: expect.stringContaining(name),
      branchOf: { "@id": `${siteUrl}/#organization` },
    })
    expect(branch?.geo).toEqual(
      position
        ? { "@type": "GeoCoordinates", latitude: position.lat, longitude: position.lng }
        : undefined,
    )
  }
  for (const { url, name, hidden } of products) {
    if (!hidden) expect(thingOn(url, "Product")).toMatchObject({ name })
  }
  expect(thingOn("/blog", "BlogPosting")).toMatchObject({
    headline: posts[0]?.title,
    datePublished: posts[0]?.date,
    video: { "@type": "VideoObject", description: posts[0]?.film?.caption },
  })
})

test("the breadcrumb told to machines is the one that is shown", async ({ page }) => {
  for (const path of ["/ms-pipes", "/chaukhat", "/blog", "/branches/raipur", "/about"]) {
    await page.goto(path)
    const shown = await page.getByRole("navigation", { name: "Breadcrumb" }).locator("li").all()
    const names = await Promise.all(shown.map((step) => step.innerText()))
    const told = thingOn(path, "BreadcrumbList")?.itemListElement as { name: string }[]
    expect(told.map(({ name }) => name)).toEqual(names)
  }
})

test("the feed holds every post, and every page leads to it", async ({ request }) => {
  for (const { path, feed } of pages)
    expect.soft({ path, feed }).toEqual({ path, feed: "/rss.xml" })
  const answer = await request.get("/rss.xml")
  expect(answer.status()).toBe(200)
  expect(answer.headers()["content-type"]).toMatch(/xml/)
  const items = DomUtils.getElementsByTagName(
    "item",
    parseDocument(await answer.text(), { xmlMode: true }),
  )
  expect(items).toHaveLength(posts.length)
  const told = (name: string) =>
    items.map((item) => DomUtils.textContent(DomUtils.getElementsByTagName(name, item)))
  expect(told("title")).toEqual(posts.map(({ title }) => title))
  expect(told("link")[0]).toBe(`${siteUrl}/blog`)
  expect(told("pubDate").map((date) => Number.isNaN(Date.parse(date)))).toEqual(
    posts.map(() => false),
  )
})
