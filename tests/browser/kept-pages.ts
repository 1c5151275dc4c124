import { expect, type Page } from "@playwright/test"

/** Waits until there are copies of these addresses. A page is stored last, after what it is made of. */
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
