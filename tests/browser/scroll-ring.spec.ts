import { expect, test, type Page } from "@playwright/test"
import { open } from "./hydration"

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls without the smoothness of a hand, so many per cent of the way to the end. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const room = document.documentElement.scrollHeight - innerHeight
    window.scrollTo({ top: (room * part) / 100, behavior: "instant" })
  }, share)

for (const [where, viewport, hand] of [
  ["a desktop", { width: 1440, height: 900 }, "the mouse"],
  ["a phone", { width: 412, height: 860 }, "a finger"],
] as const) {
  test.describe(`on ${where}`, () => {
    const isPhone = where === "a phone"
    test.use({ viewport, hasTouch: isPhone, isMobile: isPhone })

    test(`the ring shows how much is read, goes to the top by ${hand} and by the keyboard, and leaves the focus there`, async ({
      page,
    }) => {
      await open(page, "/about")
      const ring = page.getByRole("button", { name: "Back to top" })
      const policy = page.getByRole("region", { name: "Privacy" })
      for (const [notice, reducedMotion] of [
        ["shown", "no-preference"],
        ["answered", "reduce"],
      ] as const) {
        await page.emulateMedia({ reducedMotion })
        await scrollTo(page, 100)
        await expect(policy).toBeVisible()
        if (notice === "answered") await policy.getByRole("button").click()
        if (notice === "answered") await ring.press("Enter")
        else await (isPhone ? ring.tap() : ring.click())
        await expect.poll(() => scrolled(page)).toBe(0)
        await expect(ring).toBeHidden()
        await expect(page.locator("main")).toBeFocused()
      }

      /** The share of its circle that is drawn, in per cent. */
      const drawnShare = () =>
        ring
          .locator("circle")
          .last()
          .evaluate((circle) => {
            const [offset] = /-?[\d.]+/.exec(getComputedStyle(circle).strokeDashoffset) ?? []
            return Math.round(100 - Number(offset))
          })
      for (const share of [50, 100]) {
        await scrollTo(page, share)
        await expect(ring).toBeInViewport({ ratio: 1 })
        await expect.poll(drawnShare).toBe(share)
      }
      await ring.focus()
      await page.keyboard.press("Home")
      await expect.poll(() => scrolled(page)).toBe(0)
      await expect(ring).toBeFocused()
      await page.keyboard.press("Tab")
      await expect(ring).toBeHidden()
    })
  })
}
