import { expect, type Page, type Request } from "@playwright/test"
import { hydratedMark } from "../../src/kit/page"
import { drawn } from "./stopped-clock"

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
