import { expect, test, type Page } from "@playwright/test"
import { hydrated } from "./hydration"
import { contentFile } from "../site-content"
import { mainMenu, productsMenu } from "./site-shell"
import { drawn } from "./stopped-clock"
import { hollowProduct } from "./tried-pages"

const home = contentFile<{ heading: string; slides: { name: string }[] }>("site/home.json")
const phone = { width: 412, height: 915 }

/** Opens a page whose scripts are on their way. Answers with what lets them arrive and take over. */
async function openBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/(framework|app)-\w+\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(path, { waitUntil: "domcontentloaded" })
  return async () => {
    arrive()
    await hydrated(page)
  }
}

test("a link leads on", async ({ page }) => {
  await openBeforeScripts(page, "/about")
  await mainMenu(page).getByRole("link", { name: "CSR Initiative" }).click()
  await expect(page).toHaveURL("/csr-initiative")
})

test("the products menu of a desktop opens, and stays open when the scripts come", async ({
  page,
}) => {
  const scripts = await openBeforeScripts(page, "/about")
  const { summary, links } = productsMenu(page)
  await summary.click()
  await expect(links.first()).toBeVisible()
  await scripts()
  await expect(links.first()).toBeVisible()
})

/** Moves one finger along a line. */
async function swipe(page: Page, { from, to, y }: { from: number; to: number; y: number }) {
  const touch = await page.context().newCDPSession(page)
  const steps = Array.from({ length: 15 }, (_, step) => from + ((to - from) * step) / 14)
  for (const [index, x] of steps.entries()) {
    await touch.send("Input.dispatchTouchEvent", {
      type: index === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x, y }],
    })
    await drawn(page)
  }
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
}

test.describe("by finger", () => {
  test.use({ viewport: phone, hasTouch: true })

  test("the banner goes on from the slide one has swiped to, and the menu stays open when the scripts come", async ({
    page,
  }) => {
    const scripts = await openBeforeScripts(page, "/")
    const banner = page.getByRole("region", { name: home.heading, exact: true })
    const second = banner.locator('[aria-roledescription="slide"]').nth(1)
    await swipe(page, { from: 350, to: 60, y: 200 })
    await expect(second).toBeInViewport({ ratio: 0.5 })
    await expect(second.getByRole("img").first()).toHaveJSProperty("complete", true)
    const head = page.getByRole("banner")
    await head.locator("summary").filter({ hasText: "Menu" }).tap()
    const panel = head.getByRole("navigation", { name: "Menu" })
    await expect(panel).toBeVisible()
    await scripts()
    await expect(panel).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(panel).toBeHidden()
    await expect(banner.getByText(`2 / ${home.slides.length}`)).toBeVisible()
    await expect(second).toBeInViewport({ ratio: 0.5 })
    await swipe(page, { from: 350, to: 60, y: 200 })
    await expect(banner.getByText(`3 / ${home.slides.length}`)).toBeVisible()
  })
})

test.describe("at the end of a page", () => {
  test.use({ viewport: phone })

  test("what is in view stays in place when the scripts change what is above", async ({ page }) => {
    const scripts = await openBeforeScripts(page, "/inquiry")
    const list = page.locator("main > section").nth(1)
    const footer = page.getByRole("contentinfo")
    await footer.getByRole("link").last().scrollIntoViewIfNeeded()
    await drawn(page)
    const [height, before] = [(await list.boundingBox())?.height, await footer.boundingBox()]
    await scripts()
    await expect.poll(async () => (await list.boundingBox())?.height).not.toBe(height)
    await expect(page.locator("[data-pending]")).toBeAttached()
    await drawn(page)
    // A page scrolls by whole pixels, while its parts may be of any height.
    const moved = ((await footer.boundingBox())?.y ?? NaN) - (before?.y ?? NaN)
    expect(Math.abs(moved)).toBeLessThanOrEqual(1)
  })
})

test("a size typed above the tables filters them when the scripts come", async ({ page }) => {
  const scripts = await openBeforeScripts(page, hollowProduct)
  const filter = page.locator("#size-filter")
  await filter.pressSequentially("100x100")
  const rows = page.locator("#sizes :is(li, tbody tr):not([hidden])")
  const all = await rows.count()
  await scripts()
  await expect(filter).toHaveValue("100x100")
  await expect(page.locator("#sizes").getByRole("status")).toContainText("sizes")
  expect(await rows.count()).toBeLessThan(all)
})

test("a size typed into the size finder is found when the scripts come", async ({ page }) => {
  const scripts = await openBeforeScripts(page, "/products")
  const size = page.getByLabel("Size", { exact: true })
  await size.pressSequentially("100x100x4")
  await scripts()
  await expect(size).toHaveValue("100x100x4")
  await expect(page.locator("#sizes")).toContainText("100 × 100 × 4")
})

test("what is typed into the form is still there when the scripts come", async ({ page }) => {
  const scripts = await openBeforeScripts(page, "/contact")
  const form = page.locator('form[name="inquiry"]')
  await form.locator('[name="name"]').pressSequentially("R. Sharma")
  await form.locator('[name="message"]').pressSequentially("20 pieces")
  await form.locator('[name="consent"]').check()
  await scripts()
  await expect(form.locator('[name="name"]')).toHaveValue("R. Sharma")
  await form.locator('[name="message"]').pressSequentially(" of 100 x 100 x 4")
  await expect(form.locator('[name="message"]')).toHaveValue("20 pieces of 100 x 100 x 4")
  await expect(form.locator('[name="consent"]')).toBeChecked()
})

test("a size that is added leads to the list, with the size on it", async ({ page }) => {
  const scripts = await openBeforeScripts(page, hollowProduct)
  await page.locator("#sizes details summary").first().click()
  await page.locator('#sizes a[href*="/inquiry?add="]').first().click()
  await expect(page).toHaveURL(/\/inquiry/)
  await scripts()
  await expect(page.getByRole("banner").getByRole("link", { name: /1 line/ })).toBeVisible()
})
