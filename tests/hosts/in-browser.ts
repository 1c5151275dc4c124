import { chromium, type Browser, type Page } from "@playwright/test"
import { browserFlags, systemBrowser } from "../../scripts/system-browser.cjs"
import type { RunningHost } from "./hosts"
import type { PublishedSite } from "./published-site"

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: systemBrowser(), args: browserFlags })
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}

/** A sentence if the editor does not open at an address. A published editor that is not set up must say so. */
export function editorOpens(address: string): Promise<string | undefined> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage()
    await page.goto(address)
    const opened = page.getByRole("button", { name: /Login/ }).or(page.getByRole("alert"))
    try {
      await opened.first().waitFor({ timeout: 60_000 })
      return undefined
    } catch {
      return `${address} loads, but no editor appears`
    }
  })
}

/** The field for looking for a size on the page of a product. */
const filter = "#size-filter"

/**
 * Visits the page of a product once in a real browser, stops the host, and opens it again: the page must come, and its
 * scripts must answer a keyboard.
 */
export function opensOffline(host: RunningHost, site: PublishedSite): Promise<string[]> {
  return withBrowser(async (browser) => {
    const path = site.pages.find((page) =>
      site.read(page === "/" ? "/index.html" : `${page}.html`).includes(filter.slice(1)),
    )
    if (!path) return [`no page has the field ${filter}`]
    const visitor = await browser.newContext()
    const page = await visitor.newPage()
    await page.goto(`${host.origin}${path}`)
    const title = await page.title()
    try {
      await isKept(page, path)
    } catch {
      await host.stop()
      return [`${path} is not kept by the worker a minute after the visit`]
    }
    await page.close()
    await host.stop()

    const again = await visitor.newPage()
    const response = await again.goto(`${host.origin}${path}`).catch(() => null)
    if (response?.status() !== 200 || (await again.title()) !== title) {
      return [
        `${path} does not open without the host: ${response?.status() ?? "no answer"}, titled ${await again.title().catch(String)}`,
      ]
    }
    await again.locator(filter).pressSequentially("1")
    try {
      await again.locator(`#sizes [role=status]:has-text("sizes")`).waitFor({ timeout: 30_000 })
      return []
    } catch {
      return [`${path} opens without the host, but its scripts do not work`]
    }
  })
}

/** Waits until the worker has copied a page and adds nothing more for two seconds. */
async function isKept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("keydown")))
  const isCopied = () =>
    page.evaluate(async (address) => (await caches.match(address)) !== undefined, path)
  const deadline = Date.now() + 60_000
  while (!(await isCopied())) {
    if (Date.now() > deadline) throw new Error(`${path} is not kept`)
    await page.waitForTimeout(500)
  }
  const count = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const each = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).length),
      )
      return each.reduce((sum, length) => sum + length, 0)
    })
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(2000)
  }
}
