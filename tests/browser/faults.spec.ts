import { expect, test, type Page } from "@playwright/test"
import { answerGoogleMaps, giveMapKey, withStub } from "./google-maps-stub"
import { hydrated, wake } from "./hydration"
import { watchErrors } from "./page-faults"
import { company, dialled, home, navigation } from "../site-content"
import { hollowProduct, triedAmong, type TriedPage } from "./tried-pages"

/** Where the map stands; it is the same on both. */
const pagesWithMap = ["/", "/about"]

interface Fault {
  readonly name: string
  /** Pages it can happen on; any when not said. */
  readonly on?: readonly string[]
  /** Pages it is tried on: where it takes most away. The home page when not said. */
  readonly tried?: readonly string[]
  /** Scripts never take over, so the page stays the plain HTML it arrived as. */
  readonly plain?: boolean
  /** What Gatsby's own code says then. */
  readonly says?: RegExp
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

const offSite = (url: URL) => url.protocol.startsWith("http") && url.hostname !== "127.0.0.1"

const faults: readonly Fault[] = [
  { name: "its scripts cut off", tried: ["/", "/inquiry"], plain: true, begin: cutOff(/\.js$/) },
  {
    name: "its data cut off",
    tried: [hollowProduct],
    plain: true,
    says: /page resources for \S+ not found\. Not rendering React/,
    begin: cutOff(/^\/(page-data|steel)\//),
    afterwards: (page) => page.waitForEvent("pageerror"),
  },
  {
    name: "the data of its sizes cut off",
    on: ["/products", "/inquiry", hollowProduct],
    tried: ["/products", "/inquiry", hollowProduct],
    begin: cutOff(/^\/steel\//),
  },
  { name: "its styles cut off", begin: cutOff(/\.css$/) },
  { name: "its pictures cut off", begin: cutOff(/\.(avif|webp|jpe?g|png|svg|ico)$/) },
  { name: "its fonts cut off", begin: cutOff(/\.woff2$/) },
  { name: "its film cut off", on: ["/blog"], tried: ["/blog"], begin: cutOff(/\.(mp4|webm)$/) },
  {
    name: "a browser that keeps nothing",
    tried: ["/contact", hollowProduct],
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
    name: "every other host cut off",
    begin: async (page) => {
      await giveMapKey(page)
      await page.route(offSite, (route) => route.abort())
    },
  },
  {
    name: "Google's script failing",
    on: pagesWithMap,
    begin: async (page) => {
      await giveMapKey(page)
      await answerGoogleMaps(page, (route) => route.fulfill({ status: 500 }))
    },
  },
  {
    name: "Google's script hanging",
    on: pagesWithMap,
    begin: async (page) => {
      await giveMapKey(page)
      await answerGoogleMaps(page, () => undefined)
    },
  },
  {
    name: "Google refusing the key",
    on: pagesWithMap,
    begin: async (page) => {
      await giveMapKey(page)
      await answerGoogleMaps(page, withStub)
    },
    afterwards: (page) =>
      page.evaluate(() => (window as Window & { gm_authFailure?: () => void }).gm_authFailure?.()),
  },
  {
    name: "the line lost after it loaded",
    tried: ["/", hollowProduct],
    begin: () => Promise.resolve(),
    afterwards: (page) => page.context().setOffline(true),
  },
]

/** The text is there, and so is every way to go on: menu, telephone, e-mail and inquiry. */
async function expectUsable(page: Page, { heading }: TriedPage): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
  expect((await page.locator("main").innerText()).length).toBeGreaterThan(100)

  const foot = page.getByRole("contentinfo")
  await expect(foot.locator(`a[href="${dialled(company.tollFree)}"]`).first()).toBeVisible()
  await expect(foot.locator(`a[href="mailto:${company.infoEmail}"]`).first()).toBeVisible()

  const head = page.getByRole("banner")
  const entry = head.locator(`a[href="${navigation.csr.to}"]:visible`)
  if ((await entry.count()) === 0) await head.locator("summary:visible").first().click()
  await expect(entry.first()).toBeVisible()
  const inquiry = page.locator('a[href^="/contact"]:visible, form[name="inquiry"]:visible')
  expect(await inquiry.count()).toBeGreaterThan(0)

  await expect(page.locator('[aria-busy="true"], [role="progressbar"]')).toHaveCount(0)
  await expect(page.getByText(/^(Loading|Please wait)/)).toHaveCount(0)
}

test.use({ viewport: { width: 412, height: 915 } })

for (const { name, on, tried = ["/"], plain = false, says, begin, afterwards } of faults) {
  test.describe(`with ${name}`, () => {
    const pages = triedAmong(tried).filter(({ path }) => !on || on.includes(path))
    for (const route of pages) {
      test(`${route.path} can still be read, left, called and written from`, async ({ page }) => {
        const errors = watchErrors(page)
        await begin(page)
        await page.goto(route.path, { waitUntil: "domcontentloaded" })
        if (plain) await wake(page)
        else await hydrated(page)
        await afterwards?.(page)
        await expectUsable(page, route)
        expect(errors.filter((error) => !says?.test(error))).toEqual([])
      })
    }
  })
}

test.describe("with Google's script hanging", () => {
  test("the site's own plot takes the place of the map", async ({ page }) => {
    await page.clock.install()
    await giveMapKey(page)
    await answerGoogleMaps(page, () => undefined)
    await page.goto("/")
    await hydrated(page)
    const plot = page.getByRole("img", { name: home.branches.heading, exact: true })
    await page.locator("#branches").scrollIntoViewIfNeeded()
    await expect(async () => {
      await page.clock.fastForward(10_000)
      await expect(plot).toBeVisible({ timeout: 200 })
    }).toPass({ timeout: 20_000, intervals: [50] })
  })
})

test.describe("on a slow line", () => {
  for (const route of triedAmong([hollowProduct])) {
    test(`${route.path} can be read and left before its pictures and scripts are there`, async ({
      page,
    }) => {
      const line = await page.context().newCDPSession(page)
      await line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 400,
        downloadThroughput: 50_000,
        uploadThroughput: 50_000,
      })
      const errors = watchErrors(page)
      await page.goto(route.path, { waitUntil: "domcontentloaded" })
      await expectUsable(page, route)
      expect(errors).toEqual([])
    })
  }
})
