import { expect, test, type Page } from "@playwright/test"
import { hydrated, open, watchQuiet } from "./hydration"
import { languages, pathIn } from "../../src/kit/words/language"
import { contentFile } from "../site-content"
import { watchErrors, watchFaults } from "./page-faults"
import { hollowProduct, triedAmong } from "./tried-pages"
import { expectUsable } from "./page-parts"

interface Fault {
  readonly name: string
  /** Pages it can happen on; any by default. */
  readonly on?: readonly string[]
  /** Pages it is tried on: where it takes most away. By default the home page. Faults of Google's map: map.spec.ts. */
  readonly tried?: readonly string[]
  /** Scripts never take over, so the page stays the plain HTML it arrived as. */
  readonly plain?: boolean
  readonly begin: (page: Page) => Promise<unknown>
  /** What goes wrong only after the page is there. */
  readonly afterwards?: (page: Page) => Promise<unknown>
}

/** Requests to this site whose address matches come to nothing, as with a broken line. */
const cutOff = (pattern: RegExp) => (page: Page) =>
  page.route(
    (url) => pattern.test(url.pathname),
    (route) => route.abort(),
  )

const faults: readonly Fault[] = [
  { name: "its scripts cut off", tried: ["/", "/inquiry"], plain: true, begin: cutOff(/\.js$/) },
  {
    name: "its data cut off",
    tried: [hollowProduct],
    begin: cutOff(/^\/(page-data|steel)\//),
  },
  {
    name: "the data of its sizes cut off",
    on: ["/products", "/inquiry", hollowProduct],
    tried: ["/products", "/inquiry", hollowProduct],
    begin: cutOff(/^\/steel\//),
  },
  { name: "its styles cut off", begin: cutOff(/\.css$/) },
  {
    name: "its pictures, fonts and film cut off",
    tried: ["/", "/blog"],
    begin: cutOff(/\.(avif|webp|jpe?g|png|svg|ico|woff2|mp4|webm)$/),
  },
  {
    // The list then lasts as long as the page: src/inquiry/list/InquiryList.test.tsx
    name: "a browser that keeps nothing",
    tried: ["/contact", "/inquiry", hollowProduct],
    begin: (page) =>
      page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("The operation is insecure.", "SecurityError")
        }
        for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
          Object.defineProperty(window, store, { get: refuse })
        }
      }),
  },
  {
    name: "a full store",
    tried: ["/contact"],
    begin: (page) =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException("Full.", "QuotaExceededError")
        }
      }),
  },
  {
    name: "the line lost after it loaded",
    tried: ["/", hollowProduct],
    begin: () => Promise.resolve(),
    afterwards: (page) => page.context().setOffline(true),
  },
]

test.use({ viewport: { width: 412, height: 915 } })

for (const { name, on, tried = ["/"], plain = false, begin, afterwards } of faults) {
  test.describe(`with ${name}`, () => {
    const pages = triedAmong(tried).filter(({ path }) => !on || on.includes(path))
    for (const route of pages) {
      test(`${route.path} can still be read, left, called and written from`, async ({ page }) => {
        const errors = watchErrors(page)
        await begin(page)
        await page.goto(route.path, { waitUntil: "domcontentloaded" })
        if (!plain) await hydrated(page)
        await afterwards?.(page)
        await expectUsable(page, route.heading)
        expect(errors).toEqual([])
      })
    }
  })
}

test("a script that is lost after a page has opened does not load the page again", async ({
  page,
}) => {
  await open(page, "/inquiry")
  const opened: string[] = []
  page.on("framenavigated", (frame) => opened.push(frame.url()))
  const failed = page.waitForEvent("pageerror")
  await page.evaluate(() => {
    const error = new Error("Loading chunk 907 failed.")
    error.name = "ChunkLoadError"
    void Promise.reject(error)
  })
  await failed
  await page.waitForTimeout(500)
  expect(opened).toEqual([])
})

for (const language of languages) {
  const address = pathIn(language, "/product/no-such-product")
  test(`the unknown address ${address} answers 404 with its page, and leads on without a fault`, async ({
    page,
  }) => {
    // Gatsby asks for the data of the address before it takes it for unknown.
    const missing = [address, `/page-data${address}/page-data.json`]
    const faults = watchFaults(page, { missing })
    const file = language === "en" ? "site/not-found.json" : "hi/site/not-found.json"
    const heading = page.getByRole("heading", { level: 1 })
    const quiet = watchQuiet(page)
    expect((await page.goto(address))?.status()).toBe(404)
    await quiet()
    await expect(page).toHaveURL(address)
    await expect(heading).toHaveText(contentFile<{ heading: string }>(file).heading)
    await page.locator('main a[href$="/products"]').first().click()
    await expect(page).toHaveURL(pathIn(language, "/products"))
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/products$/)
    faults.expectNone()
  })
}
