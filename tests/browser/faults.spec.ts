import { expect, test, type Page } from "@playwright/test"
import { hydrated, open, watchQuiet } from "./hydration"
import { languages, pathIn } from "../../src/kit/words/language"
import { company, contentFile } from "../site-content"
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
    tried: ["/products", "/inquiry"],
    begin: cutOff(/^\/steel\//),
  },
  { name: "its styles cut off", begin: cutOff(/\.css$/) },
  {
    name: "its pictures, fonts and film cut off",
    begin: cutOff(/\.(avif|webp|jpe?g|png|svg|ico|woff2|mp4|webm)$/),
  },
  {
    // The list then lasts as long as the page: src/inquiry/list/InquiryList.test.tsx
    name: "a browser that keeps nothing",
    tried: ["/inquiry"],
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
    tried: [hollowProduct],
    begin: () => Promise.resolve(),
    afterwards: (page) => page.context().setOffline(true),
  },
]

test.use({ viewport: { width: 412, height: 915 } })

for (const { name, on, tried = ["/"], plain = false, begin, afterwards } of faults) {
  test.describe(`with ${name}`, () => {
    const pages = triedAmong(tried).filter(({ path }) => !on || on.includes(path))
    for (const route of pages) {
      test(`${route.path} can still be read, left, called and written from`, async ({
        page,
        baseURL,
      }) => {
        const errors = watchErrors(page)
        await begin(page)
        // By a link, as a visitor comes: who opens the page of thanks by itself has sent nothing.
        await page.goto(route.path, { waitUntil: "domcontentloaded", referer: String(baseURL) })
        if (!plain) await hydrated(page)
        await afterwards?.(page)
        await expectUsable(page, route.heading)
        expect(errors).toEqual([])
      })
    }
  })
}

// Every cut of a link, and what is left of it: src/site/before-gatsby.test.ts
test("the page is there at any address a mail program has cut or changed", async ({ page }) => {
  const errors = watchErrors(page)
  for (const address of [
    ...["/#50%", "/hi#50%", `${hollowProduct}#utm=50%off`, "/about?q=50%&x=%E0#50%"],
    "/about#a%FFb%C0%80c",
    ...["/50%25", "/%E0%A4%A", "/100%", "/inquiry#l=2_n2_20p-shs-100x100x3_~%E0%A4"],
  ]) {
    // Another document, or the browser would only change the fragment.
    await page.goto("about:blank")
    await open(page, address)
    const call = page.getByRole("contentinfo").getByRole("link", { name: company.tollFree })
    await expect(call.first(), address).toBeVisible()
  }
  await expect(page.getByText("The end of this link is missing").first()).toBeVisible()
  expect(errors).toEqual([])
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
