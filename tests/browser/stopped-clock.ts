import { expect, type Locator, type Page } from "@playwright/test"

/** Lets the page draw what its clock or a press has changed: React's own tasks do not depend on the clock. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise<void>((resolve) => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => resolve()
        channel.port2.postMessage(null)
      })
    }
  })
}

/** How far (ms) a stopped clock is moved at a time. Each step asks the page twice. */
const STEP_MS = 1000

/**
 * Moves a stopped clock on by so many milliseconds, with every timer that falls due on the way.
 * In steps, because a timer that React sets after it has drawn would otherwise begin only at the end.
 */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP_MS) {
    await page.clock.runFor(Math.min(left, STEP_MS))
    await drawn(page)
  }
}

/** Moves a stopped clock on, 20 ms at a time, only until the check passes: less than 20 ms of what it began are over then. */
export async function passUntil(page: Page, check: () => Promise<boolean>, what: string) {
  await expect(async () => {
    await pass(page, 20)
    expect(await check(), what).toBe(true)
  }).toPass({ intervals: [20] })
}

/** Presses a button on a page with a stopped clock, and advances the clock by the few milliseconds some handlers wait. */
export async function press(button: Locator): Promise<void> {
  await button.click()
  await pass(button.page(), 10)
}
