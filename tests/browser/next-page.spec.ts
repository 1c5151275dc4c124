import { expect, test, type Page } from "@playwright/test"
import { contentFile } from "../site-content"
import { hollowProduct } from "./tried-pages"

const { contact } = contentFile<{ contact: { label: string; to: string } }>("site/navigation.json")

/** Opens a page whose scripts do not arrive, and keeps the addresses of the pages that the browser prepares. */
async function preparedFrom(page: Page, path: string): Promise<readonly string[]> {
  const prepared: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on("Preload.prerenderStatusUpdated", ({ key }) => {
    const { pathname, search } = new URL(key.url)
    prepared.push(pathname + search)
  })
  await session.send("Preload.enable")
  await page.route("**/*.js", (route) => route.abort())
  await page.goto(path)
  return prepared
}

test("the browser prepares the page behind a link under the mouse, but adds no size by that", async ({
  page,
}) => {
  const prepared = await preparedFrom(page, hollowProduct)
  await page.locator('main a[href*="?add="]').first().hover()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  await page.getByRole("banner").getByRole("link", { name: contact.label, exact: true }).hover()
  await expect.poll(() => [...new Set(prepared)]).toEqual([contact.to])
})
