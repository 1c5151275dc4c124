import { expect, test, type Page } from "@playwright/test"
import { contentFile } from "../site-content"
import { open } from "./hydration"
import { hollowProduct } from "./tried-pages"

/** Opens a page and returns what it has fetched and run since. */
async function watched(page: Page, path: string) {
  const fetched: string[] = []
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname))
  await page.coverage.startJSCoverage({ resetOnNavigation: false })
  await open(page, path)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return {
    tables: () => fetched.filter((each) => each.includes("sizes.json")).length,
    /** How many scripts with the vocabulary of the reader have run, so far. */
    readers: async () => {
      const scripts = await page.coverage.stopJSCoverage()
      await page.coverage.startJSCoverage({ resetOnNavigation: false })
      return scripts.filter(({ source }) => source?.includes("chaukor")).length
    },
  }
}

test("a product's page that is only read fetches no catalogue and runs no reader; its search does at the first focus", async ({
  page,
}) => {
  const seen = await watched(page, hollowProduct)
  expect(seen.tables()).toBe(0)
  expect(await seen.readers()).toBe(0)
  await page.getByRole("searchbox").first().focus()
  await page.keyboard.type("80x80x4")
  await expect.poll(seen.readers).toBeGreaterThan(0)
})

const { paste } = contentFile<{ paste: { label: string } }>("site/inquiry-page.json")

test("without a list /inquiry fetches no catalogue until the box is used", async ({ page }) => {
  const seen = await watched(page, "/inquiry")
  expect(seen.tables()).toBe(0)
  expect(await seen.readers()).toBe(0)
  await page.getByRole("textbox", { name: paste.label, exact: true }).focus()
  await expect.poll(seen.tables).toBe(1)
})
