import { expect, type Locator, type Page, type Request } from "@playwright/test"
import { hydratedMark } from "../../src/kit/page"

const hydratedPage = (page: Page) => page.locator(`html[${hydratedMark}]`)

/** Waits until the scripts of the page have taken over, and what they begin with has begun. */
export async function hydrated(page: Page): Promise<void> {
  await expect(hydratedPage(page), "the page hydrates").toBeAttached()
  await drawn(page)
}

/** Opens a page and waits until its scripts have taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** As `open`, with a stopped clock, which advances only as far as the scripts need. */
export async function openWithStoppedClock(page: Page, path: string): Promise<void> {
  await page.clock.install({ time: "2026-01-05T10:00:00+05:30" })
  await page.clock.pauseAt("2026-01-05T10:00:01+05:30")
  await page.goto(path)
  await expect(async () => {
    await page.clock.runFor(5)
    expect(await hydratedPage(page).count()).toBe(1)
  }).toPass({ intervals: [50] })
  await drawn(page)
}

/**
 * Listens from now on, so call it before the page is opened. What it returns waits until nothing has been under way for half a
 * second: Playwright's own state "networkidle" can be lost for good (microsoft/playwright#42598).
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  let changed = Date.now()
  const ended = (request: Request) => {
    underWay.delete(request)
    changed = Date.now()
  }
  page.on("request", (request) => underWay.add(request))
  page.on("requestfinished", ended)
  page.on("requestfailed", ended)
  const notYet = () => {
    if (underWay.size > 0) return [...underWay].map((request) => request.url())
    return Date.now() - changed < 500 ? ["nothing, but only for a moment"] : []
  }
  return () => expect.poll(notYet, "what the page still fetches").toEqual([])
}

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
