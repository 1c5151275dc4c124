import { expect, test, type Page } from "@playwright/test"
import { contentFile } from "../site-content"
import { open } from "./hydration"
import { mainMenu } from "./site-shell"
import { hollowProduct } from "./tried-pages"

const { contact, csr } =
  contentFile<Record<"contact" | "csr", { label: string; to: string }>>("site/navigation.json")

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

/** Whether an element's text is in a font of the site, not in one of the device. */
async function isInSiteFont(page: Page, selector: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont)
}

test.describe("with the worker", () => {
  test.use({ serviceWorkers: "allow" })

  test("the second page is in the fonts that the first one kept", async ({ page }) => {
    await open(page, "/about")
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const named = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
          const kept = await Promise.all(named.map((cache) => cache.keys()))
          return kept.flat().filter(({ url }) => /\/fonts\/.*-core2-/.test(url)).length
        }),
      )
      .toBe(3)
    await mainMenu(page).getByRole("link", { name: csr.label }).click()
    await expect(page).toHaveURL(/csr/)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    expect(await isInSiteFont(page, "h1")).toBe(true)
    expect(await isInSiteFont(page, "main p")).toBe(true)
  })
})
