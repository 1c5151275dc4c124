import { expect, test, type Page } from "@playwright/test"
import { sizeLine, storedList } from "../stored-list"
import { hydrated } from "./hydration"

/** A list long enough that its pages are many screens. */
const sizes = ["shs-100x100x3", "ismb-200", "pipe-50nb-m", "isa-50x50x6", "shs-50x50x3", "ismc-100"]
const list = storedList(
  [...sizes, "shs-72x72x3.2", "rhs-100x50x4", "sheet-5x1250"].map((id) => sizeLine(id)),
)

/** Waits until the page has its full height: until its letters have come, and what the size tables tell of the list is on it. */
async function drawn(page: Page): Promise<void> {
  await hydrated(page)
  const result = page.getByText(/ISMB\s200|9 sizes, \S+\st$/)
  await expect(result.first()).toBeAttached()
  await page.evaluate(async () => void (await document.fonts.ready))
}

/** Waits until nothing on the page moves any more, and returns where it is scrolled to. */
async function settledPlace(page: Page): Promise<number> {
  let before = -1
  const isStill = async () => {
    const now = await page.evaluate(() => Math.round(scrollY) + document.body.scrollHeight)
    const wasSame = now === before
    before = now
    return wasSame
  }
  await expect.poll(isStill, { intervals: [150] }).toBe(true)
  return page.evaluate(() => scrollY)
}

/** The page is brought to its place once it is drawn, and stays there. */
async function expectPlace(page: Page, top: number) {
  const distance = async () => Math.abs((await settledPlace(page)) - top)
  await expect.poll(distance).toBeLessThanOrEqual(8)
}

test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })

for (const path of ["/inquiry", "/contact", "/delivery-check"]) {
  test(`${path} is where it was after Reload and Back`, async ({ page }) => {
    await page.addInitScript((stored) => {
      localStorage.setItem("inquiry-list", stored)
      localStorage.setItem("policy", "seen")
    }, list)
    await page.goto(path)
    await drawn(page)
    await page.evaluate(() => scrollTo({ top: 1900, behavior: "instant" }))
    const top = await settledPlace(page)
    expect(top).toBeGreaterThan(950)
    await page.reload()
    await drawn(page)
    await expectPlace(page, top)
    await page.goto("/privacy")
    await page.goBack()
    await drawn(page)
    await expectPlace(page, top)
  })
}

test("pressing a found size fills the calculator without reloading the page", async ({ page }) => {
  await page.goto("/products")
  await hydrated(page)
  await page.getByRole("searchbox").first().fill("137x137x4")
  await expect(page).toHaveURL(/q=137x137x4$/)
  let loads = 0
  page.on("load", () => loads++)
  await page.locator('main a[href="#weight"]').first().click()
  await expect(page.locator("#weight").getByRole("textbox").first()).toHaveValue("137")
  // A reload would have happened by now.
  await page.waitForTimeout(1500)
  expect(loads).toBe(0)
})
