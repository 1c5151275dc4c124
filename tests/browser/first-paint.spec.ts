import { expect, test } from "@playwright/test"
import { hydrated } from "./hydration"
import { contentFile } from "../site-content"
import { mainMenu } from "./site-shell"
import { hollowProduct } from "./tried-pages"

/** What a visitor sees move on a page, by its share of the window: see https://web.dev/articles/cls */
declare global {
  interface Window {
    moved: number
  }
}

const { csr } = contentFile<{ csr: { label: string } }>("site/navigation.json")

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.moved += entry.value
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
})

for (const path of ["/", hollowProduct, "/contact"]) {
  test(`nothing on ${path} moves when its fonts, style sheets and scripts come`, async ({
    page,
  }) => {
    const fonts = page.waitForResponse(/\.woff2$/)
    await page.goto(path)
    await fonts
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    expect(await page.evaluate(() => window.moved)).toBeLessThan(0.005)
  })
}

test("fonts that come too late for the first page are those of the next one", async ({ page }) => {
  const entry = mainMenu(page).getByRole("link", { name: csr.label })
  const widthOfEntry = async () => (await entry.boundingBox())?.width
  const fonts = page.waitForResponse(/\.woff2$/)
  await page.goto("/about")
  await fonts
  await hydrated(page)
  await page.waitForLoadState("networkidle")
  const before = await widthOfEntry()
  await entry.click()
  await expect(page).toHaveURL(/csr/)
  await expect.poll(widthOfEntry).not.toBe(before)
})
