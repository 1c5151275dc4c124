import { expect, test, type APIRequestContext } from "@playwright/test"
import { parse } from "node-html-parser"
import { contentFile, hiddenProducts, pages, products, productsListedIn } from "../site-content"
import { specifiedAliases } from "../specification"
import { attributes } from "../html"
import { hydrated } from "./hydration"
import { watchFaults } from "./page-faults"

const notFound = contentFile<{ heading: string }>("site/not-found.json")
const notFoundInHindi = contentFile<{ heading: string }>("hi/site/not-found.json")

/** Addresses with no page behind them: a first part, a further part, and letters of another case. */
const unknownAddresses = [
  "/no-such-page",
  "/product/no-such-product",
  `${products[0]?.url}/more`,
  String(products[0]?.url).toUpperCase(),
]

/** Where an address leads, without following it. */
async function answerAt(request: APIRequestContext, address: string) {
  const response = await request.get(address, { maxRedirects: 0 })
  return { address, status: response.status(), to: response.headers()["location"] }
}

test.describe("addresses", () => {
  test("every other spelling leads to its page for good", async ({ request }) => {
    const others = [...products, ...hiddenProducts].flatMap(({ url, aliases = [] }) =>
      aliases.map((alias) => [alias, url] as const),
    )
    for (const [from, to] of [...specifiedAliases, ...others]) {
      expect.soft(await answerAt(request, from)).toEqual({ address: from, status: 301, to })
    }
  })

  test("a slash at the end leads to the address without it, and a query is kept", async ({
    request,
  }) => {
    for (const { path } of pages.filter((route) => route.path !== "/")) {
      const address = `${path}/?product=plank`
      const to = `${path}?product=plank`
      expect.soft(await answerAt(request, address)).toEqual({ address, status: 301, to })
    }
  })

  test("an unknown address answers 404, and its page leads on without a fault", async ({
    page,
    request,
  }) => {
    for (const address of unknownAddresses) {
      expect.soft((await request.get(address)).status(), address).toBe(404)
    }
    await page.goto("/hi/no-such-page")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFoundInHindi.heading)
    await expect(page).toHaveURL("/hi/no-such-page")
    const [address = ""] = unknownAddresses
    // Gatsby asks for the data of the address before it takes it for unknown.
    const faults = watchFaults(page, { missing: [address, `/page-data${address}/page-data.json`] })
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    await expect(page).toHaveURL(address)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading)
    faults.expectNone()
    const [product] = productsListedIn("homeTiles")
    await page.locator("main").getByRole("link", { name: product?.name }).click()
    await expect(page).toHaveURL(String(product?.url))
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFound.heading)
  })
})

test("the page for unknown addresses works at its own address, too", async ({ page }) => {
  const faults = watchFaults(page)
  await page.goto("/404")
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading)
  faults.expectNone()
})

test.describe("files for machines", () => {
  test("the settings of the host are not pages", async ({ request }) => {
    for (const address of ["/_headers", "/_redirects", "/_nginx.conf"]) {
      expect.soft((await request.get(address)).status(), address).toBe(404)
    }
  })
})

test.describe("headers", () => {
  const forever = "public, max-age=31536000, immutable"

  test("every page answers at its own address, is revalidated, and guards against scripts, sniffing, framing and leaking addresses", async ({
    baseURL,
  }) => {
    const unknown = "/no-such-page"
    const paths = [...pages.map(({ path }) => path), unknown]
    // Plain fetch: the requests of Playwright take 50 ms of processor time each.
    const answers = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(new URL(path, baseURL), { redirect: "manual" })
        await answer.body?.cancel()
        return { path, status: answer.status, headers: Object.fromEntries(answer.headers) }
      }),
    )
    const headers = expect.objectContaining({
      "content-type": expect.stringMatching(/^text\/html; ?charset=utf-8$/),
      "cache-control": expect.stringMatching(/no-cache|max-age=0/),
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+'){3}; style-src 'self'; /,
      ),
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
      "permissions-policy": expect.stringContaining("geolocation=(self)"),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    })
    expect(answers).toEqual(
      paths.map((path) => ({ path, status: path === unknown ? 404 : 200, headers })),
    )
  })

  test("pictures, scripts and fonts are cached for a year", async ({ request }) => {
    const { pictures, scripts } = await filesOfHome(request)
    expect(Math.min(pictures.length, scripts.length)).toBeGreaterThan(0)
    const font = "/fonts/barlow-400.woff2"
    for (const address of [...pictures, ...scripts, font]) {
      const response = await request.head(address)
      expect.soft(response.headers()["cache-control"], address).toBe(forever)
    }
  })

  test("the editor is never cached and never indexed", async ({ request }) => {
    const response = await request.get("/admin/")
    expect(response.status()).toBe(200)
    expect(response.headers()["cache-control"]).toBe("no-cache")
    expect(response.headers()["x-robots-tag"]).toBe("noindex")
    expect(response.headers()["content-security-policy"]).toMatch(
      /^default-src 'none'; script-src 'self' 'unsafe-eval'; /,
    )
    expect(response.headers()["cross-origin-opener-policy"]).toBe("same-origin-allow-popups")
    expect((await request.get("/admin")).headers()["cache-control"]).toBe("no-cache")
  })

  test("texts travel compressed with brotli, pictures as they are", async ({ request }) => {
    const { scripts, pictures } = await filesOfHome(request)
    for (const address of ["/", ...scripts, "/mark.svg", "/robots.txt"]) {
      const response = await request.get(address, { headers: { "accept-encoding": "br" } })
      expect.soft(response.headers()["content-encoding"], address).toBe("br")
      expect.soft(response.headers()["vary"], address).toBe("Accept-Encoding")
    }
    const [picture] = pictures
    const response = await request.head(String(picture), {
      headers: { "accept-encoding": "br" },
    })
    expect(response.headers()["content-encoding"]).toBeUndefined()
  })
})

/** Files the home page names: pictures, scripts and styles. */
async function filesOfHome(request: APIRequestContext) {
  const root = parse(await (await request.get("/")).text())
  return {
    pictures: attributes(root, "main img[src]", "src"),
    scripts: attributes(root, "script[src]", "src"),
  }
}
