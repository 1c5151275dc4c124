import { expect, test, type Locator, type Page } from "@playwright/test"
import { open } from "./hydration"

const ringOf = (page: Page) => page.getByRole("button", { name: "Back to top" })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const room = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

async function scrollPageTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top)
}

/** The share of its circle that is drawn, in per cent. */
const drawnShare = (ring: Locator) =>
  ring
    .locator("circle")
    .last()
    .evaluate((circle) => {
      const offset = /-?[\d.]+/.exec(getComputedStyle(circle).strokeDashoffset)
      return Math.round(100 - Number(offset?.[0] ?? NaN))
    })

const handOf = {
  "a desktop": ["the mouse", (ring: Locator) => ring.click()],
  "a phone": ["a finger", (ring: Locator) => ring.tap()],
} as const

async function pressEnter(ring: Locator) {
  await ring.focus()
  await ring.press("Enter")
}

for (const [where, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 412, height: 860 }],
] as const) {
  test.describe(`the ring on ${where}`, () => {
    test.use({ viewport, hasTouch: where === "a phone", isMobile: where === "a phone" })

    const [hand, press] = handOf[where]
    const hands = { [hand]: press, "the keyboard": pressEnter }

    test(`goes to the top by ${hand} and by the keyboard, and leaves the focus there`, async ({
      page,
    }) => {
      await open(page, "/about")
      const ring = ringOf(page)
      const policy = page.getByRole("region", { name: "Privacy" })
      for (const notice of ["shown", "answered"]) {
        for (const motion of ["no-preference", "reduce"] as const) {
          await page.emulateMedia({ reducedMotion: motion })
          for (const [by, pressRing] of Object.entries(hands)) {
            const state = `by ${by}, with motion: ${motion}, notice ${notice}`
            await test.step(state, async () => {
              await scrollPageTo(page, await room(page))
              await expect(policy).toBeVisible({ visible: notice === "shown" })
              await pressRing(ring)
              await expect.poll(() => scrolled(page), { message: state }).toBe(0)
              await expect(ring).toBeHidden()
              await expect(page.locator("main")).toBeFocused()
            })
          }
        }
        if (notice === "answered") continue
        await scrollPageTo(page, await room(page))
        await policy.getByRole("button").click()
      }

      await test.step("it shows how much of the page is read", async () => {
        for (const share of [50, 100]) {
          await scrollPageTo(page, ((await room(page)) * share) / 100)
          await expect(ring).toBeInViewport({ ratio: 1 })
          await expect.poll(() => drawnShare(ring)).toBe(share)
        }
        await scrollPageTo(page, 0)
        await expect(ring).toBeHidden()
      })

      await test.step("it keeps the focus when one scrolls to the top by keyboard", async () => {
        await scrollPageTo(page, await room(page))
        await ring.focus()
        await page.keyboard.press("Home")
        await expect.poll(() => scrolled(page)).toBe(0)
        await expect(ring).toBeFocused()
        await page.keyboard.press("Tab")
        await expect(ring).toBeHidden()
      })
    })
  })
}
