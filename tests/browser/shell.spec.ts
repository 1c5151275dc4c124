import { expect, test, type Page } from "@playwright/test"
import { menuEntries, navigation, products } from "../site-content"
import { allStops } from "./focus-stops"
import { hydrated, open, openWithStoppedClock } from "./hydration"
import { mainMenu, productsMenu } from "./site-shell"
import { pass } from "./stopped-clock"
import { fullestProduct, hollowProduct } from "./tried-pages"

const phone = { width: 412, height: 915 }

/** How long the policy notice waits. */
const noticeDelayMs = 3000

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls without the smoothness of a hand, in pixels from the top, and lets the browser draw it. */
async function scrollPageTo(page: Page, top: number) {
  await page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: "instant" })
    // The position is stored one frame after the scroll.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  }, top)
}

test.describe("the products menu", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test("opens and closes by mouse and by keyboard, leads to a page, and marks where one is", async ({
    page,
  }) => {
    await open(page, "/about")
    const { menu, summary, links } = productsMenu(page)
    await test.step("by mouse; it closes when one clicks beside it", async () => {
      await expect(links).toHaveCount(0)
      await summary.click()
      for (const [name] of menuEntries) {
        await expect(menu.getByText(name, { exact: true })).toBeVisible()
      }
      await summary.click()
      await expect(links).toHaveCount(0)

      await summary.click()
      await expect(links.first()).toBeVisible()
      await page.mouse.click(3, 790)
      await expect(links).toHaveCount(0)
      await expect(page).toHaveURL("/about")
    })

    await test.step("opens by Enter, closes by Escape and when the focus leaves it", async () => {
      await summary.focus()
      await page.keyboard.press("Enter")
      await expect(links.first()).toBeVisible()
      await page.keyboard.press("Tab")
      await expect(links.first()).toBeFocused()
      await page.keyboard.press("Escape")
      await expect(links).toHaveCount(0)
      await expect(summary).toBeFocused()

      await page.keyboard.press("Enter")
      await expect(links.first()).toBeVisible()
      await links.last().focus()
      await page.keyboard.press("Tab")
      await expect(links).toHaveCount(0)
      await expect(mainMenu(page).getByRole("link", { name: navigation.csr.label })).toBeFocused()
    })

    await test.step("leads to a page, closes and marks where one is", async () => {
      for (const [name, path] of menuEntries.slice(0, 2)) {
        await summary.click()
        await links.filter({ has: page.getByText(name, { exact: true }) }).click()
        await expect(page).toHaveURL(path)
        await expect(links).toHaveCount(0)
        await expect(summary).toHaveAttribute("aria-current", "true")
        await expect(menu.locator('[aria-current="page"]')).toHaveAttribute("href", path)
        await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveCount(1)
      }
    })
  })
})

test.describe("the menu of phones", () => {
  test.use({ viewport: phone, hasTouch: true })

  const menuOf = (page: Page) => {
    const menu = page.getByRole("banner").locator("details").filter({ hasText: "Menu" })
    return {
      menu: menu.first(),
      button: menu.first().locator("summary").first(),
      panel: page.getByRole("banner").getByRole("navigation", { name: "Menu" }),
    }
  }
  const [entry = "", entryPath = ""] = menuEntries.at(-1) ?? []

  test("opens under a finger; choosing a page goes there and closes it, also the page one is on", async ({
    page,
  }) => {
    await open(page, "/")
    await expect(mainMenu(page)).toBeHidden()
    const { button, panel } = menuOf(page)
    await expect(panel).toBeHidden()
    await button.tap()
    await panel.getByText(navigation.products.label).tap()
    await panel.getByText(entry, { exact: true }).tap()
    await expect(page).toHaveURL(entryPath)
    await expect(panel).toBeHidden()
    await button.tap()
    await expect(panel.getByText(entry, { exact: true })).toBeHidden()
    const about = panel.getByRole("link", { name: navigation.about.label, exact: true })
    await about.tap()
    await expect(page).toHaveURL(navigation.about.to)
    await expect(panel).toBeHidden()
    await button.tap()
    await about.tap()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL(navigation.about.to)
  })

  test("an entry below the open list of products is reached by one tap", async ({ page }) => {
    await open(page, "/")
    const { button, panel } = menuOf(page)
    await button.tap()
    await panel.getByText(navigation.products.label).tap()
    await panel.getByRole("link", { name: navigation.csr.label, exact: true }).tap()
    await expect(page).toHaveURL(navigation.csr.to)
  })
})

test("the first Tab stop skips to the content", async ({ page }) => {
  await open(page, "/about")
  await page.keyboard.press("Tab")
  const skip = page.getByRole("link", { name: "Skip to content" })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press("Enter")
  await expect(page.locator("main")).toBeFocused()
  await page.keyboard.press("Tab")
  await expect(page.locator("main :focus")).toHaveCount(1)
})

test.describe("the policy notice", () => {
  const noticeOf = (page: Page) => page.getByRole("region", { name: "Privacy" })

  test("never comes back once it was answered, not even on another visit", async ({ page }) => {
    await openWithStoppedClock(page, "/about")
    await pass(page, noticeDelayMs)
    await noticeOf(page).getByRole("button").click()
    await expect(noticeOf(page)).toBeHidden()
    await page.reload()
    await page.clock.resume()
    await hydrated(page)
    await page.clock.fastForward(2 * noticeDelayMs)
    await scrollPageTo(page, 700)
    await expect(noticeOf(page)).toBeHidden()
  })

  for (const [where, viewport] of [
    ["a desktop", { width: 1280, height: 800 }],
    ["a phone", phone],
  ] as const) {
    test(`covers neither the action bar nor what has the focus, on ${where}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await openWithStoppedClock(page, "/contact")
      await page.keyboard.press("Tab")
      await pass(page, noticeDelayMs)
      await expect(noticeOf(page)).toBeVisible()
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
      const bar = page.getByRole("navigation", { name: "Quick contact" })
      if (viewport === phone) {
        const [notice, actions] = [await noticeOf(page).boundingBox(), await bar.boundingBox()]
        expect(Number(notice?.y) + Number(notice?.height)).toBeLessThanOrEqual(
          Number(actions?.y) + 1,
        )
      }
      const stops = await allStops(page)
      expect(stops.length).toBeGreaterThan(20)
      expect(stops.filter(({ inSight }) => !inSight)).toEqual([])
    })
  }

  for (const [path, viewport] of [
    ["/inquiry?add=shs-100x100x3", phone],
    ["/inquiry?add=shs-100x100x3", { width: 1440, height: 900 }],
    ["/ms-pipes", phone],
    ["/ms-pipes", { width: 1440, height: 900 }],
  ] as const) {
    test(`lies on no control and on no result at ${viewport.width} px: ${path}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await open(page, path)
      await expect(page.locator("section[aria-label=Privacy]")).toBeAttached()
      const height = await page.evaluate(() => document.body.scrollHeight)
      let timesSeen = 0
      for (let top = 0; top < height; top += 120) {
        await scrollPageTo(page, top)
        const [isSeen, covered] = await page
          .locator("section[aria-label=Privacy]")
          .evaluate(async (notice) => {
            for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
            const own = notice.getBoundingClientRect()
            if (!notice.checkVisibility({ visibilityProperty: true })) return [false, []]
            const controls = [...document.querySelectorAll("main :is(button, input, select, .btn)")]
            return [
              true,
              controls.flatMap((each) => {
                const { left, right, top, bottom, width } = each.getBoundingClientRect()
                const isUnder =
                  left < own.right && right > own.left && top < own.bottom && bottom > own.top
                return width > 0 && isUnder ? [each.outerHTML.slice(0, 80)] : []
              }),
            ]
          })
        if (isSeen) timesSeen += 1
        expect(covered, `${top} px`).toEqual([])
      }
      expect(timesSeen).toBeGreaterThan(0)
    })
  }
})

test.describe("where a page begins", () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  // The page is longer by the notice while it is there.
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("policy", "seen")))

  /** Presses a link in the head, which stays in sight however far the page is scrolled. A locator's click would scroll first. */
  async function pressCsr(page: Page) {
    const link = mainMenu(page).getByRole("link", { name: navigation.csr.label })
    const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
    await page.mouse.click(x + width / 2, y + height / 2)
  }

  test("a new page begins at its top, and Back returns to the previous place", async ({ page }) => {
    await open(page, "/about")
    expect(await scrolled(page)).toBe(0)
    await scrollPageTo(page, 500)
    await pressCsr(page)
    await expect(page).toHaveURL(navigation.csr.to)
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport()
    await expect.poll(() => scrolled(page)).toBe(0)

    await scrollPageTo(page, 400)
    await page.goBack()
    await expect(page).toHaveURL("/about")
    await expect.poll(() => scrolled(page)).toBe(500)
    await page.goForward()
    await expect(page).toHaveURL(navigation.csr.to)
    await expect.poll(() => scrolled(page)).toBe(400)
  })

  test("a place named in the address wins over the top", async ({ page }) => {
    const branches = page.locator("#branches")
    await open(page, "/about#branches")
    await expect(branches).toBeInViewport()
    expect(await scrolled(page)).toBeGreaterThan(0)
  })

  test("scripts leave a page opened a second time at its top, and a reloaded one where it was", async ({
    page,
  }) => {
    await open(page, "/about")
    await scrollPageTo(page, 1500)
    await open(page, "/contact")
    await open(page, "/about")
    expect(await scrolled(page)).toBe(0)
    await scrollPageTo(page, 1200)
    await page.reload()
    await hydrated(page)
    expect(await scrolled(page)).toBe(1200)
  })

  test("scripts do not call a visitor back who has scrolled on from the place the address names", async ({
    page,
  }) => {
    await page.goto("/about#branches")
    expect(await scrolled(page)).toBeGreaterThan(500)
    await scrollPageTo(page, 100)
    await hydrated(page)
    expect(await scrolled(page)).toBe(100)
  })

  test.describe("on a phone", () => {
    test.use({ viewport: phone, hasTouch: true })

    test("Back from a place within a page returns to where the link to it was tapped", async ({
      page,
    }) => {
      await open(page, hollowProduct)
      const link = page.locator('main a[href="#sizes"]').first()
      await scrollPageTo(page, 120)
      await link.scrollIntoViewIfNeeded()
      const from = await scrolled(page)
      await scrollPageTo(page, from)
      await link.tap()
      await expect(page).toHaveURL(/#sizes$/)
      await expect.poll(() => scrolled(page)).not.toBe(from)
      await page.goBack()
      await expect.poll(() => scrolled(page)).toBe(from)
    })
  })
})

test.describe("the action bar", () => {
  const barOf = (page: Page) => page.getByRole("navigation", { name: "Quick contact" })

  test("is under the thumb on phones, about the product one looks at, and not on desktops", async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await open(page, fullestProduct)
    const bar = barOf(page)
    await expect(bar).toBeInViewport({ ratio: 1 })
    const box = await bar.boundingBox()
    expect(Number(box?.y) + Number(box?.height)).toBeGreaterThan(phone.height - 20)
    for (const target of await bar.getByRole("link").all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    const slug = products.find(({ url }) => url === fullestProduct)?.slug
    await bar.getByRole("link").last().click()
    await expect(page).toHaveURL(new RegExp(`/contact\\?product=${slug}`))
    await page.setViewportSize({ width: 1024, height: 800 })
    await expect(bar).toBeHidden()
  })
})
