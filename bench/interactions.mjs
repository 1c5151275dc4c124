import { setTimeout as wait } from "node:timers/promises"
import { takenOver, visit } from "./visit.mjs"

/** Interactions that visitors make on pages that allow them: a name and a function. */
const inputs = [
  { name: "tap menu", target: "header summary:visible", act: (place) => place.tap() },
  {
    name: "open products in the menu",
    target: "header nav details summary:visible",
    act: (place) => place.tap(),
  },
  { name: "close menu", target: "header summary:visible", act: (place) => place.tap() },
  {
    name: "next slide of the banner",
    target: "main section >> nth=0 >> button[aria-label='Next slide']:visible",
    act: (place) => place.tap(),
  },
  {
    name: "filter a table",
    target: "#size-filter",
    act: (place) => place.pressSequentially("100", { delay: 250 }),
  },
  {
    name: "search a size",
    target: "main input[type=search][name=q]:not(#size-filter)",
    act: (place) => place.pressSequentially("2 in", { delay: 250 }),
  },
  {
    name: "type in the form",
    target: 'form[name="inquiry"] input[name="name"]',
    act: (place) => place.pressSequentially("R. Sharma", { delay: 150 }),
  },
]

/**
 * The slowest response to an input on a settled page, with a CPU four times slower: milliseconds from the input to the next
 * paint, as measured by the browser (in steps of 8), and the input.
 */
export function slowestInput(browser, address) {
  return visit(browser, address, { cpu: 4 }, async ({ page }) => {
    await takenOver(page)
    await wait(1500)
    let slowest = { name: "none", duration: 0 }
    for (const { name, target, act } of inputs) {
      const place = page.locator(target).first()
      if (!(await place.isVisible())) continue
      await place.scrollIntoViewIfNeeded()
      await wait(300)
      const begin = await page.evaluate(() => performance.now())
      await act(place)
      await wait(600)
      const duration = await page.evaluate(
        (since) =>
          Math.max(
            0,
            ...window.seen.events
              .filter(({ startTime, interactionId }) => interactionId && startTime >= since)
              .map((event) => event.duration),
          ),
        begin,
      )
      if (duration > slowest.duration) slowest = { name, duration }
    }
    return slowest
  })
}

/**
 * Whether the menu opens for a visitor who taps it 200 ms after the first paint on a slow line and CPU, and how long that took.
 */
export function earlyTap(browser, address) {
  return visit(browser, address, { slow: true, cpu: 4, waitUntil: "commit" }, async ({ page }) => {
    await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint").length > 0,
    )
    await wait(200)
    const menu = page.locator("header summary:visible").first()
    await menu.tap()
    await wait(600)
    const isOpen = await menu.evaluate((summary) => summary.parentElement.open)
    const duration = await page.evaluate(() =>
      Math.max(0, ...window.seen.events.map((event) => event.duration)),
    )
    await wait(4000)
    const isStillOpen = await menu.evaluate((summary) => summary.parentElement.open)
    return { isHonoured: isOpen && isStillOpen, duration }
  })
}
