import { expect, test } from "@playwright/test"
import { pages as budgets } from "../../bench/budgets.mjs"
import { watchTraffic } from "../../bench/traffic.mjs"
import { hydrated } from "./hydration"
import { routes } from "./site-routes"

test.use({
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
})

for (const { path } of routes) {
  test(`${path} costs a phone no more than its budget and does not shift while it loads`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: string[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & {
          value: number
          sources: { node: Node | null }[]
        })[]) {
          shifts.push(
            `${entry.value}: ${entry.sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120)).join(" | ")}`,
          )
        }
      }).observe({ type: "layout-shift", buffered: true })
    })
    const traffic = await watchTraffic(await page.context().newCDPSession(page))
    await page.goto(path)
    const early = traffic("load")
    await hydrated(page)
    await page.waitForLoadState("networkidle")
    await page.evaluate(() => document.fonts.ready)
    const late = traffic()
    const html = await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming)
          .encodedBodySize,
    )
    const htmlKB: Readonly<Record<string, number>> = budgets.htmlKB
    const scriptKB: Readonly<Record<string, number>> = budgets.scriptKB
    const pictures = early.files.filter(({ type }) => type === "Image").map(({ bytes }) => bytes)
    const spent = {
      "KB of HTML": [html / 1000, htmlKB[path] ?? budgets.htmlKB.every],
      "KB of JavaScript before load": [early.bytes.js / 1000, budgets.earlyScriptKB],
      "KB of the largest picture before load": [Math.max(0, ...pictures) / 1000, budgets.heroKB],
      "requests before load": [early.files.length, budgets.earlyRequests],
      "KB of JavaScript": [late.bytes.js / 1000, scriptKB[path] ?? budgets.scriptKB.every],
      "KB of fonts": [late.bytes.font / 1000, budgets.fontKB],
      "KB in all": [late.bytes.all / 1000, budgets.allKB],
    }
    const over = Object.entries(spent).filter(([, [value = NaN, most = 0]]) => !(value <= most))
    expect(over).toEqual([])
    // What was measured is a page with its styles, fonts and late scripts, not an empty answer.
    expect(
      Math.min(early.bytes.html, early.bytes.css, early.bytes.font, late.bytes.js),
    ).toBeGreaterThan(1000)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual(
      [],
    )
  })
}
