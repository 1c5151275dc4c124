import { expect, test, type Page } from "@playwright/test"
import { pages } from "../site-content"
import { open, openWithStoppedClock, pass } from "./hydration"
import { everyPage, fullestProduct } from "./tried-pages"

/** The parts that stay on screen and can cover the page. */
const inFront =
  'header, nav[aria-label="Quick contact"], section[aria-label="Privacy"], button[aria-label^="Back to top"]'

/** Presses Tab and names what got the focus, with what is wrong with it; null when the focus left the page's last element. */
async function nextStop(page: Page): Promise<string[] | null> {
  await page.keyboard.press("Tab")
  return page.evaluate((standing) => {
    const { activeElement: element } = document
    if (!element || element === document.body) return null
    const hasOutline = (each: Element | null) => {
      if (!each) return false
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
      const isSeen = outlineStyle !== "none" && !/, 0\)$|transparent/.test(outlineColor)
      return isSeen && Number.parseFloat(outlineWidth) >= 2
    }
    const walked = window as Window & { stopBefore?: Element }
    const { stopBefore = document.documentElement } = walked
    walked.stopBefore = element
    const { top, left, width, height } = element.getBoundingClientRect()
    const shares = [0.1, 0.5, 0.9]
    const points = shares.flatMap((across) =>
      shares.map((down) => [left + width * across, top + height * down] as const),
    )
    const faults = {
      // A field in a frame with its unit marks the frame.
      "not marked": !hasOutline(element) && !hasOutline(element.parentElement),
      "out of sight": points.every(([x, y]) => {
        const front = document.elementFromPoint(x, y)?.closest(standing)
        return front === undefined || (front !== null && !front.contains(element))
      }),
      // A plain slide that was left may have made room for the slider by now; then it has no place to compare.
      "before the last stop":
        stopBefore.isConnected &&
        !(stopBefore.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    }
    const found = Object.entries(faults).filter(([, isTrue]) => isTrue)
    return [element.outerHTML.slice(0, 160), ...found.map(([fault]) => fault)]
  }, inFront)
}

/** Walks through the page by Tab. */
async function expectGoodStops(page: Page) {
  const stops: string[][] = []
  for (let stop = await nextStop(page); stop; stop = await nextStop(page)) {
    stops.push(stop)
    expect(stops.length, "the focus comes round").toBeLessThan(600)
  }
  expect(stops.length).toBeGreaterThan(20)
  expect(stops.filter(({ length }) => length > 1)).toEqual([])
}

const desktop = { width: 1280, height: 800 }
const phone = { width: 412, height: 915 }

/** With EVERY_PAGE=1 each page is walked through in both windows. */
const walks = everyPage
  ? pages.flatMap(({ path }) => [desktop, phone].map((viewport) => ({ path, viewport })))
  : [
      { path: "/", viewport: phone },
      { path: "/products", viewport: desktop },
      { path: fullestProduct, viewport: phone },
    ]

for (const { path, viewport } of walks) {
  test(`every Tab stop of ${path} at ${viewport.width} px shows that it has the focus, in sight and in order`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("policy", "seen"))
    await page.emulateMedia({ reducedMotion: "reduce" })
    await page.setViewportSize(viewport)
    await open(page, path)
    await expectGoodStops(page)
  })
}

test("the policy notice hides nothing that has the focus", async ({ page }) => {
  await page.setViewportSize(phone)
  await openWithStoppedClock(page, "/contact")
  await page.keyboard.press("Tab")
  await pass(page, 3000)
  await expect(page.getByRole("region", { name: "Privacy" })).toBeVisible()
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused()
  await expectGoodStops(page)
})
