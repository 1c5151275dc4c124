import { request } from "node:http"
import { chromium, type Browser } from "@playwright/test"
import type { RunningHost } from "./hosts"
import type { PublishedSite } from "./published-site"

export interface Answer {
  readonly status: number
  /** Every header as often as it came, by its name in lower case. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  /** The bytes as they came, compressed or not. */
  readonly body: Buffer
  /** Where a redirect leads, without the address of the host itself: "/about". */
  readonly leadsTo: string | undefined
}

/** Asks a server for an address. Follows no redirect and unpacks nothing. */
export function ask(
  origin: string,
  address: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(address, origin), { headers, timeout: 30_000 }, (response) => {
      const parts: Buffer[] = []
      response.on("data", (part: Buffer) => parts.push(part))
      response.on("error", reject)
      response.on("end", () => {
        const found = new Map<string, string[]>()
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = (response.rawHeaders[index] ?? "").toLowerCase()
          found.set(name, [...(found.get(name) ?? []), response.rawHeaders[index + 1] ?? ""])
        }
        resolve({
          status: response.statusCode ?? 0,
          headers: found,
          body: Buffer.concat(parts),
          leadsTo: found.get("location")?.[0]?.replace(origin, ""),
        })
      })
    })
    asked.on("timeout", () => asked.destroy(new Error(`${address} was not answered in 30 s`)))
    asked.on("error", reject)
    asked.end()
  })
}

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const { browserFlags, systemBrowser } = await import("../../scripts/browser.mjs")
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

/**
 * Visits the page of a product once in a real browser, stops the host, and opens it again: the page must come, and its
 * scripts must answer a keyboard.
 */
export function opensOffline(host: RunningHost, site: PublishedSite): Promise<string[]> {
  return withBrowser(async (browser) => {
    const path = String(
      site.pages.find((page) => page !== "/" && site.read(`${page}.html`).includes("size-filter")),
    )
    const address = `${host.origin}${path}`
    const visitor = await browser.newContext()
    const page = await visitor.newPage()
    await page.goto(address)
    const title = await page.title()
    // The worker copies the page first, then its scripts.
    const isKept = () =>
      page.evaluate(async (at) => {
        const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
        const scripts = loaded.filter((name) => /\/assets\/[^?]+\.js$/.test(name))
        const copies = await Promise.all([at, ...scripts].map((each) => caches.match(each)))
        return copies.every(Boolean)
      }, path)
    const deadline = Date.now() + 60_000
    while (!(await isKept())) {
      if (Date.now() > deadline)
        return [`${path} is not kept by the worker a minute after the visit`]
      await page.waitForTimeout(200)
    }
    await page.close()
    await host.stop()

    const again = await visitor.newPage()
    const response = await again.goto(address).catch(() => null)
    if (response?.status() !== 200 || (await again.title()) !== title) {
      return [`${path} does not open without the host: ${response?.status() ?? "no answer"}`]
    }
    await again.locator("#size-filter").pressSequentially("1")
    const status = again.locator(`#sizes [role=status]:has-text("sizes")`)
    return status.waitFor({ timeout: 30_000 }).then(
      () => [],
      () => [`${path} opens without the host, but its scripts do not work`],
    )
  })
}
