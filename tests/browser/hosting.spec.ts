import { expect, test, type Page } from "@playwright/test"
import { readContentFiles } from "../../src/build/content-files"
import { hydrated, open } from "./hydration"
import { watchFaults } from "./page-faults"
import {
  aliases,
  branches,
  company,
  contentFile,
  dialled,
  everyPath,
  mainProducts,
  productRoutes,
  products,
  routes,
} from "./site-routes"

const { siteUrl } = contentFile<{ siteUrl: string }>("site/settings.json")
const notFound = contentFile<{ heading: string; lead: string }>("site/not-found.json")

const illustrated = [
  "/",
  "/about",
  "/csr-initiative",
  "/value-added-product",
  ...productRoutes.map(({ path }) => path),
]
const unknownAddresses = [
  "/no-such-page",
  "/product/no-such-product",
  "/ms-pipes/more",
  "/MS-Pipes",
]

test.describe("addresses", () => {
  for (const [from, to] of aliases) {
    test(`${from} leads to ${to} for good`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers()["location"]).toBe(to)
      expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
    })
  }

  test("every other address of a product leads to its page", async ({ request }) => {
    for (const { url, aliases: others = [] } of products) {
      for (const alias of others) {
        const response = await request.get(alias, { maxRedirects: 0 })
        expect
          .soft({ alias, status: response.status(), to: response.headers()["location"] })
          .toEqual({ alias, status: 301, to: url })
      }
    }
  })

  test("a slash at the end leads to the address without it, and a query is kept", async ({
    request,
  }) => {
    for (const { path } of routes.filter((route) => route.path !== "/")) {
      const response = await request.get(`${path}/?product=plank`, { maxRedirects: 0 })
      expect
        .soft({ path, status: response.status(), to: response.headers()["location"] })
        .toEqual({ path, status: 301, to: `${path}?product=plank` })
    }
  })

  for (const address of unknownAddresses) {
    test(`the unknown address ${address} answers 404 with a way on`, async ({ page }) => {
      // Gatsby asks for the data of the address before it takes it for unknown.
      const missing = [address, `/page-data${address}/page-data.json`]
      const faults = watchFaults(page, { missing })
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await hydrated(page)
      await page.waitForLoadState("networkidle")

      await expect(page).toHaveURL(address)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(notFound.heading)
      const main = page.locator("main")
      await expect(main).toContainText(notFound.lead)
      for (const [name, path] of mainProducts) {
        await expect(main.getByRole("link", { name })).toHaveAttribute("href", path)
      }
      for (const path of ["/", "/products", "/contact"]) {
        await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
      }
      await expect(main.locator(`a[href="${dialled(company.tollFree)}"]`)).toBeVisible()
      await expect(page.locator('head meta[name="robots"]')).toHaveAttribute("content", "noindex")
      await expect(page.locator('head link[rel="canonical"]')).toHaveCount(0)
      faults.expectNone()

      await main.getByRole("link", { name: "MS Pipes" }).click()
      await expect(page).toHaveURL("/ms-pipes")
      await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(notFound.heading)
    })
  }
})

test.describe("files for machines", () => {
  test("robots.txt keeps the editor out and names the sitemap", async ({ request }) => {
    const response = await request.get("/robots.txt")
    expect(response.status()).toBe(200)
    expect(response.headers()["content-type"]).toMatch(/^text\/plain/)
    const lines = (await response.text()).split("\n").map((line) => line.trim())
    expect(lines).toContain("User-agent: *")
    expect(lines).toContain("Disallow: /admin/")
    expect(lines).not.toContain("Disallow: /")
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`)
  })

  test("the sitemap holds every page to be found and no other", async ({ request }) => {
    const index = await request.get("/sitemap-index.xml")
    expect(index.status()).toBe(200)
    const addresses: string[] = []
    for (const sitemap of locations(await index.text())) {
      expect(sitemap.startsWith(`${siteUrl}/`), sitemap).toBe(true)
      const response = await request.get(sitemap.slice(siteUrl.length))
      expect(response.status(), sitemap).toBe(200)
      addresses.push(...locations(await response.text()))
    }
    const apart = routes.filter(({ noindex }) => noindex).map(({ path }) => path)
    const found = everyPath.filter((path) => !apart.includes(path))
    expect(addresses.sort()).toEqual(found.map((path) => `${siteUrl}${path}`).sort())
  })

  test("the settings of the host are no pages", async ({ request }) => {
    for (const address of ["/_headers", "/_redirects", "/_nginx.conf"]) {
      expect.soft((await request.get(address)).status(), address).toBe(404)
    }
  })
})

/** The addresses in a sitemap or an index of sitemaps. */
function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address))
}

test.describe("headers", () => {
  const forever = "public, max-age=31536000, immutable"

  test("every page is asked for again, and guards against scripts, sniffing, framing and leaking addresses", async ({
    request,
  }) => {
    for (const path of [...routes.map((route) => route.path), "/no-such-page"]) {
      const headers = (await request.get(path)).headers()
      expect.soft(headers, path).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": expect.stringMatching(/no-cache|max-age=0/),
        "x-content-type-options": "nosniff",
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy": expect.stringMatching(
          /^default-src 'none'; script-src 'self' 'sha256-[\w+/=]+'; style-src 'self'; /,
        ),
        "strict-transport-security": expect.stringMatching(/^max-age=\d{8}/),
        "permissions-policy": expect.stringContaining("geolocation=(self)"),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
      })
    }
  })

  test("pictures, scripts, styles and fonts are kept for a year", async ({ page }) => {
    const { pictures, scripts, others } = await addressesOnPages(page, ["/"])
    const styles = [...others].filter((address) => address.endsWith(".css"))
    expect(pictures.size).toBeGreaterThan(0)
    expect(scripts.size).toBeGreaterThan(0)
    expect(styles.length).toBeGreaterThan(0)
    const font = "/fonts/barlow-latin-400-normal.woff2"
    for (const address of [...pictures, ...scripts, ...styles, font]) {
      const response = await page.request.head(address)
      expect.soft(response.headers()["cache-control"], address).toBe(forever)
    }
  })

  test("the editor is never kept and never listed", async ({ request }) => {
    const response = await request.get("/admin/")
    expect(response.status()).toBe(200)
    expect(response.headers()["cache-control"]).toBe("no-cache")
    expect(response.headers()["x-robots-tag"]).toBe("noindex")
    expect(response.headers()["content-security-policy"]).toMatch(
      /^default-src 'none'; script-src 'self' 'unsafe-eval'; /,
    )
    expect(response.headers()["cross-origin-opener-policy"]).toBe("same-origin-allow-popups")
    const bare = await request.get("/admin", { maxRedirects: 0 })
    expect({ status: bare.status(), to: bare.headers()["location"] }).toEqual({
      status: 301,
      to: "/admin/",
    })
  })

  test("texts travel compressed with brotli, pictures as they are", async ({ page }) => {
    const { scripts, pictures } = await addressesOnPages(page, ["/"])
    expect(scripts.size).toBeGreaterThan(0)
    for (const address of ["/", ...scripts, "/mark.svg", "/robots.txt"]) {
      const response = await page.request.get(address, { headers: { "accept-encoding": "br" } })
      expect.soft(response.headers()["content-encoding"], address).toBe("br")
      expect.soft(response.headers()["vary"], address).toBe("Accept-Encoding")
    }
    const [picture] = pictures
    const response = await page.request.head(String(picture), {
      headers: { "accept-encoding": "br" },
    })
    expect(response.headers()["content-encoding"]).toBeUndefined()
  })
})

interface Addresses {
  /** Pages and files that links lead to, with their anchors. */
  readonly links: ReadonlySet<string>
  readonly pictures: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
  /** Everything else the HTML asks for: films, icons, previews for shared links. */
  readonly others: ReadonlySet<string>
  readonly outside: ReadonlySet<string>
}

/** Every address in the HTML of some pages, before scripts. Those of the site itself are given from the root. */
async function addressesOnPages(page: Page, paths: readonly string[]): Promise<Addresses> {
  const found = {
    links: new Set<string>(),
    pictures: new Set<string>(),
    scripts: new Set<string>(),
    others: new Set<string>(),
    outside: new Set<string>(),
  }
  for (const path of paths) {
    const html = await (await page.request.get(path)).text()
    const raw = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "text/html")
      const all = (selector: string, attribute: string) =>
        [...parsed.querySelectorAll(selector)].map((each) => each.getAttribute(attribute) ?? "")
      const candidates = all("[srcset]", "srcset").flatMap((set) =>
        set.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? ""),
      )
      return {
        links: all("a[href]", "href"),
        pictures: [...all("img[src]", "src"), ...candidates],
        scripts: all("script[data-scripts]", "data-scripts").flatMap((list) => list.split(" ")),
        others: [
          ...all("link[href]:not([rel=canonical])", "href"),
          ...all("source[src], video[src]", "src"),
          ...all("video[poster]", "poster"),
        ],
      }
    }, html)
    for (const kind of ["links", "pictures", "scripts", "others"] as const) {
      for (const address of raw[kind]) {
        const full = new URL(address, `http://site.invalid${path}`)
        const isOwn = full.origin === "http://site.invalid"
        if (isOwn) found[kind].add(`${full.pathname}${full.search}${full.hash}`)
        else found.outside.add(address)
      }
    }
  }
  return found
}

test.describe("links and pictures", () => {
  test("every link, picture and file named on any page is there", async ({ page }) => {
    test.slow()
    const found = await addressesOnPages(page, [...everyPath, "/404"])
    const { links, pictures, scripts, others } = found
    expect(links.size).toBeGreaterThan(routes.length)
    expect(pictures.size).toBeGreaterThan(100)

    const files = new Set([...links, ...pictures, ...scripts, ...others].map(withoutAnchor))
    const missing: string[] = []
    for (const address of files) {
      const response = await page.request.head(address, { maxRedirects: 0 })
      if (response.status() !== 200) missing.push(`${response.status()} ${address}`)
    }
    expect(missing).toEqual([])
  })

  test("every anchor a link names is on its page", async ({ page }) => {
    const { links } = await addressesOnPages(page, everyPath)
    const anchored = [...links].filter((address) => address.includes("#"))
    expect(anchored.length).toBeGreaterThan(0)
    for (const address of anchored) {
      const html = await (await page.request.get(withoutAnchor(address))).text()
      const id = address.slice(address.indexOf("#") + 1)
      expect.soft(html, address).toContain(`id="${id}"`)
    }
  })

  test("links that leave the site are safe ones", async ({ page }) => {
    const { outside } = await addressesOnPages(
      page,
      routes.map(({ path }) => path),
    )
    expect(outside.size).toBeGreaterThan(0)
    expect(
      [...outside].filter((address) => !/^(https:\/\/|tel:\+?\d{8,15}$|mailto:.+@)/.test(address)),
    ).toEqual([])
  })

  test("every telephone link dials a number of the content", async ({ page }) => {
    const branchPhones = branches.flatMap(({ phones = [] }) => phones)
    const numbers = [company.tollFree, ...company.salesPhones, ...branchPhones].map(dialled)
    const { outside } = await addressesOnPages(page, [...everyPath, "/404", "/offline"])
    const dialling = [...outside].filter((address) => address.startsWith("tel:"))
    expect(dialling).toContain(dialled(company.tollFree))
    // An editor may also write whole links, tel:+91…, in a field or a text.
    const written = readContentFiles("content").map(({ text }) => text)
    const isKnown = (address: string) =>
      numbers.includes(address) || written.some((text) => text.includes(address))
    expect(dialling.filter((address) => !isKnown(address))).toEqual([])
  })

  test("the picture at the head of each page is fetched first, and the others when they come near", async ({
    page,
  }) => {
    // Value Added Product has tiles below its heading and no picture at its head.
    for (const path of illustrated.filter((each) => each !== "/value-added-product")) {
      const html = await (await page.request.get(path)).text()
      const pictures = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, "text/html")
        return [...parsed.querySelectorAll("main picture img")].map((image) => ({
          loading: image.getAttribute("loading"),
          priority: image.getAttribute("fetchpriority"),
        }))
      }, html)
      const [head, ...others] = pictures
      expect.soft(head, path).toEqual({ loading: "eager", priority: "high" })
      expect
        .soft(new Set(others.map(({ loading, priority }) => `${loading} ${priority}`)), path)
        .toEqual(new Set(others.length > 0 ? ["lazy null"] : []))
    }
  })

  for (const path of illustrated) {
    test(`pictures of ${path} have their size in the HTML, come as AVIF or WebP and load`, async ({
      page,
    }) => {
      await open(page, path)
      const pictures = page.locator("main picture")
      expect(await pictures.count()).toBeGreaterThan(0)
      await pictures.evaluateAll((all) => {
        for (const picture of all) picture.querySelector("img")?.setAttribute("loading", "eager")
      })
      const state = () =>
        pictures.evaluateAll((all) =>
          all.map((picture) => {
            const image = picture.querySelector("img")
            const types = [...picture.querySelectorAll("source")].map(({ type }) => type)
            return {
              src: image?.getAttribute("src"),
              types: types.join(),
              sized: ["width", "height"].every((side) =>
                /^[1-9]\d+$/.test(image?.getAttribute(side) ?? ""),
              ),
              described: Boolean(image?.alt.trim()),
              format: image?.currentSrc.split(".").pop(),
              loaded: Boolean(image?.complete && image.naturalWidth > 0),
            }
          }),
        )
      await expect
        .poll(async () => (await state()).filter(({ loaded }) => !loaded).map(({ src }) => src), {
          message: "pictures that did not load",
        })
        .toEqual([])
      for (const { src, ...picture } of await state()) {
        expect.soft(picture, String(src)).toEqual({
          types: "image/avif",
          sized: true,
          described: true,
          format: "avif",
          loaded: true,
        })
      }
    })
  }
})

function withoutAnchor(address: string): string {
  return address.replace(/#.*$/, "")
}
