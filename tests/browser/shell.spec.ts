import { expect, test, type Page } from "@playwright/test"
import { menuEntries, navigation } from "../site-content"
import { hydrated, open } from "./hydration"
import { mainMenu } from "./page-parts"
import { fullestProduct } from "./tried-pages"

const phone = { width: 412, height: 915 }
const desktop = { width: 1440, height: 900 }

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls without the smoothness of a hand, in pixels from the top, and lets the browser draw it. */
async function scrollPageTo(page: Page, top: number) {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: "instant" })
    // The position is stored one frame after the scroll.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }, top)
}

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true })

  test("the menu opens under a finger; choosing a page goes there and closes it, also the page one is on", async ({
    page,
  }) => {
    await open(page, "/")
    const head = page.getByRole("banner")
    const button = head.locator("summary").filter({ hasText: "Menu" }).first()
    const panel = head.getByRole("navigation", { name: "Menu" })
    const [entry = "", entryPath = ""] = menuEntries.at(-1) ?? []
    const about = panel.getByRole("link", { name: navigation.about.label, exact: true })
    for (const [link, path] of [
      [panel.getByText(entry, { exact: true }), entryPath],
      // Below the open list of products: one tap reaches it.
      [panel.getByRole("link", { name: navigation.csr.label, exact: true }), navigation.csr.to],
      [about, navigation.about.to],
      [about, navigation.about.to],
    ] as const) {
      await button.tap()
      if (link !== about) await panel.getByText(navigation.products.label).tap()
      await link.tap()
      await expect(page).toHaveURL(path)
      await expect(panel).toBeHidden()
    }
  })

  test("the action bar is under the thumb, and not on desktops", async ({ page }) => {
    await open(page, fullestProduct)
    const bar = page.getByRole("navigation", { name: "Quick contact" })
    await expect(bar).toBeInViewport({ ratio: 1 })
    const box = await bar.boundingBox()
    expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(phone.height - 20)
    await page.setViewportSize(desktop)
    await expect(bar).toBeHidden()
  })
})

test.describe("the policy notice", () => {
  const noticeOf = (page: Page) => page.getByRole("region", { name: "Privacy" })

  test("leaves room for itself at the end of the page and stands above the action bar", async ({
    page,
  }) => {
    for (const [size, textSize] of [
      [phone, "100%"],
      [phone, "200%"],
      [desktop, "100%"],
    ] as const) {
      await page.setViewportSize(size)
      await open(page, "/ms-pipes")
      await page.addStyleTag({ content: `html { font-size: ${textSize} }` })
      await scrollPageTo(page, await page.evaluate(() => document.body.scrollHeight))
      const { y = 0, height = 0 } = (await noticeOf(page).boundingBox()) ?? {}
      const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox()
      expect(Number(last?.y) + Number(last?.height)).toBeLessThanOrEqual(y)
      const nav = page.getByRole("navigation", { name: "Quick contact" })
      const bar = (await nav.count()) > 0 ? await nav.boundingBox() : null
      // It may stand on the line above the bar.
      expect(y + height).toBeLessThanOrEqual((bar?.y ?? size.height) + 1)
    }
  })
})

test("a new page begins at its top, Back and Forward return to the place, and one named in the address wins until the visitor scrolls on", async ({
  page,
}) => {
  // The page is longer by the notice while it is there.
  await page.addInitScript(() => localStorage.setItem("policy", "seen"))
  await open(page, "/about")
  await scrollPageTo(page, 500)
  // In the head, which stays in sight however far the page is scrolled. A locator's click would scroll first.
  const link = mainMenu(page).getByRole("link", { name: navigation.csr.label })
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(page).toHaveURL(navigation.csr.to)
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollPageTo(page, 400)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(500)
  await page.goForward()
  await expect(page).toHaveURL(navigation.csr.to)
  await expect.poll(() => scrolled(page)).toBe(400)
  await open(page, "/about")
  expect(await scrolled(page)).toBe(0)

  await page.goto("/contact")
  await page.goto("/about#branches")
  await expect(page.locator("#branches")).toBeInViewport()
  expect(await scrolled(page)).toBeGreaterThan(500)
  const place = await scrolled(page)
  await page.goto("/csr-initiative")
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(place)
  await scrollPageTo(page, 100)
  await hydrated(page)
  expect(await scrolled(page)).toBe(100)
})
