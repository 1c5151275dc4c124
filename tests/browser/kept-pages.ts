import { expect, type Page } from "@playwright/test"
import { hydrated } from "./hydration"

/** Waits until the page shown could be read without network: until there are copies of it and of its scripts, styles and data. */
export async function expectShownKept(page: Page): Promise<void> {
  await hydrated(page)
  const { pathname } = new URL(page.url())
  const parts = await page.evaluate(() => {
    // What a page asks for once it hydrates is a script of the document while it is on its way.
    const asked = Array.from(document.scripts, ({ src }) => src).filter(Boolean)
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name)
    return [...asked, ...loaded].map((address) => new URL(address).pathname)
  })
  await expectKept(page, pathname, ...parts.filter((path) => /^\/(assets|page-data)\//.test(path)))
}

/** Waits until there are copies of these addresses. */
export async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect
    .poll(() => missing(page, paths), {
      message: "the pages are kept",
      intervals: [100],
    })
    .toEqual([])
}

async function missing(page: Page, paths: readonly string[]): Promise<string[]> {
  const kept = await keptAddresses(page)
  return paths.filter((path) => !kept.includes(path))
}

/** Every address of which the browser has a copy, with its query. */
export async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url)
        found.push(pathname + search)
      }
    }
    return found
  })
}

/** The text of every copy the browser has. */
export async function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) {
      for (const response of await (await caches.open(name)).matchAll()) {
        found.push(await response.text())
      }
    }
    return found
  })
}

/** The text of the copy at an address, or nothing. */
export async function copyOf(page: Page, path: string): Promise<string> {
  return page.evaluate(async (at) => (await (await caches.match(at))?.text()) ?? "", path)
}
