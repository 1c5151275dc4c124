import { expect, test, type Locator, type Page } from "@playwright/test"
import { hydrated, open } from "./hydration"

const ringOf = (page: Page) => page.getByRole("button", { name: "Back to top" })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const room = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight)

async function scrollPageTo(page: Page, top: number) {
  await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top)
}

/** As a visitor who has answered the policy notice: it stays away. */
async function withoutNotice(page: Page) {
  await page.addInitScript(() => localStorage.setItem("policy", "seen"))
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

for (const [where, viewport] of [
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 412, height: 860 }],
] as const) {
  test.describe(`the ring on ${where}`, () => {
    test.use({ viewport, hasTouch: where === "a phone", isMobile: where === "a phone" })

    const presses = {
      "the mouse": (ring: Locator) => ring.click(),
      "a finger": (ring: Locator) => ring.tap(),
      "the keyboard": async (ring: Locator) => {
        await ring.focus()
        await ring.press("Enter")
      },
    }
    const hands = Object.entries(presses).filter(
      ([hand]) => hand !== (where === "a phone" ? "the mouse" : "a finger"),
    )

    test("shows how much of the page is read", async ({ page }) => {
      // The page is longer by the notice while it is there.
      await withoutNotice(page)
      await open(page, "/about")
      const ring = ringOf(page)
      await expect(ring).toBeHidden()
      for (const share of [50, 100]) {
        await scrollPageTo(page, ((await room(page)) * share) / 100)
        await expect(ring).toBeInViewport({ ratio: 1 })
        await expect.poll(() => drawnShare(ring)).toBe(share)
      }
      await scrollPageTo(page, 0)
      await expect(ring).toBeHidden()
    })

    for (const [hand, press] of hands) {
      for (const motion of ["no-preference", "reduce"] as const) {
        test(`goes to the top by ${hand} and leaves the focus there, with motion: ${motion}`, async ({
          page,
        }) => {
          await page.emulateMedia({ reducedMotion: motion })
          await page.goto("/about")
          await hydrated(page)
          for (const notice of ["shown", "answered"]) {
            await scrollPageTo(page, await room(page))
            const policy = page.getByRole("region", { name: "Privacy" })
            await expect(policy).toBeVisible({ visible: notice === "shown" })
            await press(ringOf(page))
            await expect.poll(() => scrolled(page), { message: `notice ${notice}` }).toBe(0)
            await expect(ringOf(page)).toBeHidden()
            await expect(page.locator("main")).toBeFocused()
            if (notice === "shown") {
              await scrollPageTo(page, await room(page))
              await policy.getByRole("button").click()
            }
          }
        })
      }
    }

    test("keeps the focus when one scrolls to the top by keyboard", async ({ page }) => {
      await withoutNotice(page)
      await open(page, "/about")
      await scrollPageTo(page, await room(page))
      await ringOf(page).focus()
      await page.keyboard.press("Home")
      await expect.poll(() => scrolled(page)).toBe(0)
      await expect(ringOf(page)).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(ringOf(page)).toBeHidden()
    })
  })
}
