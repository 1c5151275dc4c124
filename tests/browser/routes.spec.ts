import { expect, test, type Page } from "@playwright/test"
import { longestDescription, longestTitle } from "../../src/components/Seo/lengths"
import { htmlFaults } from "./html-faults"
import { hydrated, open } from "./hydration"
import { watchFaults } from "./page-faults"
import {
  asSpecified,
  branches,
  contentFile,
  dialled,
  everyPath,
  keyProjects,
  mainProducts,
  mappedBranches,
  marketSegments,
  posts,
  productRoutes,
  products,
  company,
  routes,
  valueAddedProducts,
  whatsappChat,
  type BranchContent,
  type ProductContent,
  type SiteRoute,
} from "./site-routes"
import { expectShell } from "./site-shell"

const { siteUrl, productHeadings } = contentFile<{
  siteUrl: string
  productHeadings: { inquiry: string }
}>("site/settings.json")
const navigation = contentFile<{ home: { label: string } }>("site/navigation.json")
const home = contentFile<{
  slides: { heading: string; text: string; linkLabel: string; linkTo: string }[]
  about: { heading: string; linkLabel: string; linkTo: string }
  segments: { list: { name: string; text: string }[] }
}>("site/home.json")

/** Widths of windows, in pixels: small and usual phone, tablet, small, usual and large desktop. */
const widths = [320, 412, 768, 1024, 1440, 1920]

interface PageWords {
  readonly heading?: string
  readonly title?: string
  readonly name?: string
  readonly breadcrumb?: string
  readonly sent?: { readonly heading: string }
}

/** The heading and the last step of the breadcrumb that a page's content asks for. */
function wordsOf({ path, entry }: SiteRoute): { heading: string; crumb: string } {
  const words = contentFile<PageWords>(entry)
  const heading =
    (path === "/contact/thank-you" ? words.sent?.heading : undefined) ??
    words.heading ??
    words.title ??
    words.name
  const crumb =
    path === "/blog"
      ? contentFile<PageWords>("site/blog-page.json").breadcrumb
      : path === "/contact/thank-you"
        ? words.sent?.heading
        : (words.breadcrumb ?? words.name)
  return { heading: String(heading), crumb: String(crumb) }
}

/** A band of a page, by its heading. */
function band(page: Page, heading: string) {
  return page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { name: heading, exact: true }) })
    .last()
}

async function mainText(page: Page): Promise<string> {
  return asSpecified(await page.locator("main").innerText())
}

test.describe("every page", () => {
  for (const route of routes) {
    const { path } = route

    test(`${path} answers at once with its own content and shell, and comes alive without a fault, valid before and after`, async ({
      page,
    }) => {
      const faults = watchFaults(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(response?.request().redirectedFrom()).toBeNull()
      expect(new URL(page.url()).pathname).toBe(path)
      await hydrated(page)
      await page.waitForLoadState("networkidle")

      const { heading, crumb } = wordsOf(route)
      await expect(page.locator("h1")).toHaveCount(1)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      if (path !== "/") {
        const crumbs = page.getByRole("navigation", { name: "Breadcrumb" })
        const first = crumbs.getByRole("link").first()
        await expect(first).toHaveText(navigation.home.label)
        await expect(first).toHaveAttribute("href", "/")
        await expect(crumbs.locator('[aria-current="page"]')).toHaveText(crumb)
      }
      const text = (await mainText(page)).toLowerCase()
      expect(route.says.filter((words) => !text.includes(words.toLowerCase()))).toEqual([])
      await expectShell(page)
      faults.expectNone()
      expect(await htmlFaults(String(await response?.text()))).toEqual([])
      expect(await htmlFaults(await page.content())).toEqual([])
    })

    test(`${path} has no sideways scroll from 320 to 1920 pixels`, async ({ page }) => {
      await page.setViewportSize({ width: widths[0], height: 800 })
      await open(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expect
          .poll(
            () =>
              page.evaluate(() => {
                scrollTo(1000, scrollY)
                const moved = scrollX
                scrollTo(0, scrollY)
                return { width: innerWidth, moved }
              }),
            { message: `at ${width} pixels` },
          )
          .toEqual({ width, moved: 0 })
      }
    })
  }
})

interface PageHead {
  readonly path: string
  readonly noindex: boolean
  readonly title: string
  readonly description: string
  readonly robots: string | null
  readonly canonical: string | null
  readonly openGraph: Readonly<Record<string, string>>
}

/** What the HTML of every page says of itself before any script. */
async function pageHeads(page: Page): Promise<PageHead[]> {
  const heads: PageHead[] = []
  for (const path of everyPath) {
    const noindex = routes.some((route) => route.path === path && route.noindex)
    const html = await (await page.request.get(path)).text()
    const head = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "text/html")
      const only = (selector: string, attribute: string) => {
        const found = parsed.head.querySelectorAll(selector)
        return found.length === 1 ? (found[0]?.getAttribute(attribute) ?? null) : null
      }
      const titles = parsed.head.querySelectorAll("title")
      return {
        title: titles.length === 1 ? (titles[0]?.textContent ?? "") : `${titles.length} titles`,
        description: only('meta[name="description"]', "content") ?? "",
        robots: only('meta[name="robots"]', "content"),
        canonical: only('link[rel="canonical"]', "href"),
        openGraph: Object.fromEntries(
          [...parsed.head.querySelectorAll('meta[property^="og:"]')].map((tag) => [
            tag.getAttribute("property") ?? "",
            tag.getAttribute("content") ?? "",
          ]),
        ),
      }
    }, html)
    heads.push({ path, noindex, ...head })
  }
  return heads
}

test.describe("search engines and shared links", () => {
  test("every page has a title of its own that is shown whole", async ({ page }) => {
    const titles = (await pageHeads(page)).map(({ path, title }) => ({ path, title }))
    expect(titles.filter(({ title }) => title === "" || title.length > longestTitle)).toEqual([])
    expect(new Set(titles.map(({ title }) => title)).size).toBe(everyPath.length)
  })

  test("every page has a description of its own that is shown whole, of 70 characters if it is to be found", async ({
    page,
  }) => {
    const all = await pageHeads(page)
    const odd = all.filter(
      ({ noindex, description: { length } }) =>
        length < (noindex ? 50 : 70) || length > longestDescription,
    )
    expect(odd.map(({ path, description }) => ({ path, description }))).toEqual([])
    expect(new Set(all.map(({ description }) => description)).size).toBe(everyPath.length)
  })

  test("every page to be found names its own address, the others ask not to be listed", async ({
    page,
  }) => {
    for (const { path, noindex, canonical, robots } of await pageHeads(page)) {
      expect
        .soft({ path, canonical, robots })
        .toEqual(
          noindex
            ? { path, canonical: null, robots: "noindex" }
            : { path, canonical: `${siteUrl}${path}`, robots: null },
        )
    }
  })

  test("every page can be shared with a title, a text, its address and a picture that is there", async ({
    page,
  }) => {
    for (const { path, openGraph } of await pageHeads(page)) {
      expect.soft(openGraph, path).toMatchObject({
        "og:type": expect.stringMatching(/^(website|article)$/),
        "og:site_name": company.name,
        "og:title": expect.stringMatching(/\S/),
        "og:description": expect.stringMatching(/\S/),
        "og:url": `${siteUrl}${path}`,
        "og:image": expect.stringContaining(`${siteUrl}/`),
      })
      const picture = await page.request.get(String(openGraph["og:image"]).slice(siteUrl.length))
      const { status, type } = { status: picture.status(), type: picture.headers()["content-type"] }
      expect
        .soft({ path, status, type })
        .toEqual({ path, status: 200, type: expect.stringMatching(/^image\/(jpeg|png|webp)$/) })
    }
  })
})

test.describe("product pages", () => {
  for (const { path, slug, welded } of productRoutes) {
    test(`${path} holds all of its content and leads to the inquiry of this product`, async ({
      page,
    }) => {
      const product = contentFile<ProductContent>(`products/${slug}.json`)
      expect(product.url).toBe(path)
      await open(page, path)

      const main = page.locator("main")
      await expect(main.getByRole("heading", { name: product.descriptionHeading })).toBeVisible()
      await expect(main.locator("picture img").first()).toBeVisible()
      const text = await mainText(page)
      const wanted = [
        product.summary,
        ...(product.features ?? []).flatMap((feature) => [feature.title, feature.text]),
        ...product.specifications.flatMap(({ label, value }) => [label, value]),
        ...(product.standards ?? []),
      ]
      expect(wanted.filter((words) => !text.includes(asSpecified(words)))).toEqual([])
      const headers = main.locator("#specification").getByRole("rowheader")
      expect(await headers.allTextContents()).toEqual(
        expect.arrayContaining(product.specifications.map(({ label }) => label)),
      )

      const benefits = ["Durability", "Cost-effectiveness", "Consistent quality", "Versatility"]
      for (const benefit of welded ? [...benefits, "Weld integrity"] : benefits) {
        await expect(main.getByText(benefit, { exact: true })).toBeVisible()
      }

      const inquiry = main.getByRole("link", { name: productHeadings.inquiry, exact: true })
      expect(await inquiry.count()).toBeGreaterThan(0)
      for (const link of await inquiry.all()) {
        await expect(link).toHaveAttribute("href", `/contact?product=${slug}#inquiry-form`)
      }
    })
  }

  test("every product in the content has its page", async ({ request }) => {
    for (const { url } of products) {
      expect.soft((await request.get(url, { maxRedirects: 0 })).status(), url).toBe(200)
    }
  })

  test("/angle-channel-beam offers the size chart as a PDF to download", async ({ page }) => {
    await open(page, "/angle-channel-beam")
    const link = page.locator("main").getByRole("link", { name: "Download Chart" })
    await expect(link).toBeVisible()
    const chart = await page.request.get(String(await link.getAttribute("href")))
    expect(chart.status()).toBe(200)
    expect(chart.headers()["content-type"]).toBe("application/pdf")
    expect((await chart.body()).subarray(0, 5).toString()).toBe("%PDF-")
  })
})

/** The list of branches of a page shows these, each with its address and its ways to call and to find it. */
async function expectBranches(page: Page, entries: string, expected: readonly BranchContent[]) {
  const shown = page.locator(entries)
  await expect(shown).toHaveCount(expected.length)
  for (const [index, { name, address, phones = [] }] of expected.entries()) {
    const entry = shown.nth(index)
    await expect(entry).toContainText(name)
    await expect(entry).toContainText(address)
    for (const phone of phones.slice(0, 1)) {
      await expect(entry.locator(`a[href="${dialled(phone)}"]`).first()).toBeVisible()
    }
    await expect(entry.getByRole("link", { name: `Directions to ${name}` })).toHaveAttribute(
      "href",
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=./,
    )
  }
}

test.describe("home", () => {
  test.beforeEach(async ({ page }) => {
    // Still slides: each stands in the page once, in its order.
    await page.emulateMedia({ reducedMotion: "reduce" })
    await open(page, "/")
  })

  test("its eight blocks stand in the order of the specification", async ({ page }) => {
    const blocks = [
      page.locator("main section[aria-roledescription=carousel]").first(),
      page.getByRole("heading", { name: home.about.heading }),
      page.getByRole("heading", { name: "Key Projects" }),
      page.getByRole("heading", { name: "Market Segment" }),
      page.getByRole("heading", { name: "Our Products", exact: true }),
      page.getByRole("heading", { name: "Our Certificate" }),
      page.getByRole("heading", { name: "Our Latest Blogs" }),
      page.getByRole("heading", { name: "Our Branches" }),
    ]
    const tops: number[] = []
    for (const block of blocks) {
      await expect(block).toBeVisible()
      tops.push((await block.boundingBox())?.y ?? NaN)
    }
    expect(tops).toEqual([...tops].sort((one, other) => one - other))
  })

  test("its banner has four slides, each with a heading, a line of text and Get Started to /about", async ({
    page,
    request,
  }) => {
    expect(home.slides).toHaveLength(4)
    const html = await (await request.get("/")).text()
    const slides = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "text/html")
      const [hero] = parsed.querySelectorAll("main section[aria-roledescription=carousel]")
      return [...(hero?.querySelectorAll("[aria-roledescription=slide]") ?? [])].map((slide) => ({
        text: slide.textContent ?? "",
        link: slide.querySelector("a")?.textContent,
        to: slide.querySelector("a")?.getAttribute("href"),
      }))
    }, html)
    expect(slides).toEqual(
      home.slides.map((slide) => ({
        text: expect.stringContaining(slide.text),
        link: "Get Started",
        to: "/about",
      })),
    )
    for (const [index, { heading }] of home.slides.entries()) {
      expect(slides[index]?.text).toContain(heading.replaceAll("\n", ""))
    }
  })

  test("its about teaser leads on with Discover More", async ({ page }) => {
    const link = band(page, home.about.heading).getByRole("link", { name: "Discover More" })
    await expect(link).toHaveAttribute("href", "/about")
  })

  test("its key projects are the six of the specification, and their cards link to the home page", async ({
    page,
    request,
  }) => {
    await expect(page.getByRole("region", { name: "Key Projects" }).first()).toBeVisible()
    const html = await (await request.get("/")).text()
    const cards = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "text/html")
      const carousel = parsed.querySelector('section[aria-label="Key Projects"]')
      return [...(carousel?.querySelectorAll("a") ?? [])].map((card) => ({
        name: card.querySelector("b")?.textContent,
        to: card.getAttribute("href"),
      }))
    }, html)
    expect(cards).toEqual(keyProjects.map((name) => ({ name, to: "/" })))
  })

  test("its market segments are the four of the specification", async ({ page }) => {
    const segments = band(page, "Market Segment")
    await expect(segments.getByRole("heading", { level: 3 })).toHaveText(marketSegments)
    for (const { text } of home.segments.list) await expect(segments).toContainText(text)
  })

  test("its product tiles are the six of the specification with their links", async ({ page }) => {
    const tiles = band(page, "Our Products").locator("a:has(h3)")
    await expect(tiles.locator("h3")).toHaveText(mainProducts.map(([name]) => name))
    for (const [index, [, path]] of mainProducts.entries()) {
      await expect(tiles.nth(index)).toHaveAttribute("href", path)
    }
  })

  test("its four certificates open as pictures", async ({ page }) => {
    const sheets = band(page, "Our Certificate").getByRole("link")
    await expect(sheets).toHaveCount(4)
    for (const sheet of await sheets.all()) {
      const scan = await page.request.get(String(await sheet.getAttribute("href")))
      expect(scan.status()).toBe(200)
      expect(scan.headers()["content-type"]).toMatch(/^image\//)
    }
  })

  test("its blog card opens the post in a new tab", async ({ page, context }) => {
    const card = band(page, "Our Latest Blogs").getByRole("link")
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(String(posts[0]?.title))
    await expect(card).toHaveAttribute("href", "/blog")
    const [tab] = await Promise.all([context.waitForEvent("page"), card.click()])
    await expect(tab).toHaveURL("/blog")
    await expect(page).toHaveURL("/")
  })

  test("its ten branches are nine of the eleven and Bhubaneswar", async ({ page }) => {
    const shown = branches.filter(({ shownOn }) => shownOn.includes("home"))
    expect(shown).toHaveLength(10)
    expect(shown.filter(({ name }) => mappedBranches.includes(name))).toHaveLength(9)
    expect(shown.map(({ name }) => name).join()).toContain("Bhubaneswar")
    await expectBranches(page, "#branches li", shown)
  })
})

test.describe("other pages of the specification", () => {
  test("/about shows vision, mission, the market segments and all eleven branches", async ({
    page,
  }) => {
    await open(page, "/about")
    for (const name of ["Vision", "Mission", "Market Segment", "Our Branches"]) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible()
    }
    for (const name of marketSegments) {
      await expect(page.getByRole("heading", { name, exact: true })).toBeVisible()
    }
    const shown = branches.filter(({ shownOn }) => shownOn.includes("about"))
    expect(shown.map(({ name }) => name)).toEqual(mappedBranches)
    await expectBranches(page, "#branches li", shown)
  })

  test("/contact shows the office, two sales e-mails, two phones and eleven branches that can be called", async ({
    page,
  }) => {
    await open(page, "/contact")
    const main = page.locator("main")
    await expect(main.locator("address").first()).toHaveText(company.office.address)
    expect(company.salesEmails).toHaveLength(2)
    for (const address of company.salesEmails) {
      await expect(main.getByRole("link", { name: address })).toHaveAttribute(
        "href",
        `mailto:${address}`,
      )
    }
    expect(company.salesPhones).toHaveLength(2)
    const sales = main.locator("section").filter({ has: page.locator('a[href^="mailto:sales"]') })
    await expect(sales.locator('a[href^="tel:"]')).toHaveText([...company.salesPhones])

    const shown = branches.filter(({ shownOn }) => shownOn.includes("contact"))
    expect(shown.map(({ name }) => name)).toEqual(mappedBranches)
    await expectBranches(page, "main article", shown)
    for (const [index, { whatsapp }] of shown.entries()) {
      if (!whatsapp) continue
      const chat = page.locator("main article").nth(index).getByRole("link", { name: "WhatsApp" })
      await expect(chat).toHaveAttribute("href", whatsappChat(whatsapp))
    }
  })

  test("/csr-initiative says that the gallery is not applicable while it is empty", async ({
    page,
  }) => {
    await open(page, "/csr-initiative")
    const gallery = band(page, "Gallery")
    await expect(gallery).toContainText(/not applicable/i)
    await expect(gallery.locator("img")).toHaveCount(0)
  })

  test("/value-added-product links its four products by name", async ({ page }) => {
    await open(page, "/value-added-product")
    const tiles = page.locator("main a:has(h2)")
    await expect(tiles.locator("h2")).toHaveText(valueAddedProducts.map(([name]) => name))
    for (const [index, [, path]] of valueAddedProducts.entries()) {
      await expect(tiles.nth(index)).toHaveAttribute("href", path)
    }
  })

  test("/blog shows the post of July-2-2024 and its film", async ({ page }) => {
    await open(page, "/blog")
    await expect(page.locator("main time")).toHaveText("July-2-2024")
    await expect(page.locator("main time")).toHaveAttribute("datetime", "2024-07-02")
    await expect(page.locator("main video")).toBeVisible()
  })

  test("/products lists every product", async ({ page }) => {
    await open(page, "/products")
    for (const { url } of products) {
      await expect(page.locator(`main a[href="${url}"]`).first()).toBeVisible()
    }
  })
})
