import { setTimeout as wait } from "node:timers/promises"
import { watchTraffic } from "./traffic.mjs"

/** Lighthouse's mid-range phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
  locale: "en-IN",
}

/** Lighthouse's slow 4G, applied to each request by the browser: 150 ms round trip at 1.6 Mbit/s. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

/** Runs in the page before its own code: records paints, shifts and long tasks. */
function keepTimings() {
  const seen = { paint: 0, shift: 0, tasks: [], events: [], hydrated: 0 }
  window.seen = seen
  const watch = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    })
  watch("largest-contentful-paint", (entry) => {
    seen.paint = entry.startTime
    seen.painted = entry.element?.outerHTML.slice(0, 80)
  })
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value
  })
  watch("longtask", ({ startTime, duration }) => seen.tasks.push({ startTime, duration }))
  watch(
    "event",
    ({ name, duration, interactionId, startTime }) =>
      seen.events.push({ name, duration, interactionId, startTime }),
    { durationThreshold: 16 },
  )
  window.addEventListener("hydrated", () => (seen.hydrated = performance.now()))
}

/**
 * Opens a page as a first-time visitor. `use` gets the page after `load` or another event (`waitUntil`), and the visit ends
 * with it.
 */
export async function visit(
  browser,
  address,
  { slow = false, cpu = 1, waitUntil = "load" } = {},
  use,
) {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(keepTimings)
    const traffic = await watchTraffic(session)
    if (slow) await session.send("Network.emulateNetworkConditions", slow4G)
    if (cpu > 1) await session.send("Emulation.setCPUThrottlingRate", { rate: cpu })
    await page.goto(address, { waitUntil, timeout: 60_000 })
    return await use({ page, session, traffic })
  } finally {
    await context.close()
  }
}

const timings = (page) =>
  page.evaluate(() => {
    const [{ loadEventStart, encodedBodySize }] = performance.getEntriesByType("navigation")
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0
    return { ...window.seen, load: loadEventStart, html: encodedBodySize, first }
  })

/** Waits for hydration. A page without scripts is ready at once. */
export async function takenOver(page) {
  const isToBe = await page.evaluate(() => document.querySelector("[data-scripts]") !== null)
  if (isToBe) await page.waitForFunction(() => window.seen.hydrated > 0)
}

/** Milliseconds until the first and the largest paint on a slow line and CPU. */
export function paints(browser, address) {
  return visit(browser, address, { slow: true, cpu: 4 }, async ({ page }) => {
    // Paints after the scripts have loaded count, too: a late, larger paint would be theirs.
    await takenOver(page)
    // A visible lazy picture may load after the load event. Some compared pages never fall silent.
    await Promise.race([page.waitForLoadState("networkidle"), wait(10_000)])
    await wait(500)
    const { first, paint: largest } = await timings(page)
    return { first, largest }
  })
}

/** What a page costs in ten seconds without interaction, with a CPU four times slower. */
export function untouched(browser, address) {
  return visit(browser, address, { cpu: 4 }, async ({ page, traffic }) => {
    const early = traffic("load")
    await wait(10_000)
    const late = traffic()
    const { html, shift, hydrated, first, paint, painted, tasks } = await timings(page)
    const elements = await page.evaluate(() => document.querySelectorAll("*").length)
    const longest = (isMeant) =>
      Math.max(0, ...tasks.filter(isMeant).map(({ duration }) => duration))
    return {
      html,
      elements,
      shift,
      // A larger paint caused by scripts makes the page late, however fast it was before.
      latePaint: hydrated > 0 && paint > hydrated ? painted : "",
      early: early.bytes,
      earlyRequests: early.files.length,
      largestPicture: Math.max(
        0,
        ...early.files.filter(({ type }) => type === "Image").map(({ bytes }) => bytes),
      ),
      late: late.bytes,
      longestHydration: longest(({ startTime }) => startTime > first && startTime <= hydrated),
      longestTask: longest(({ startTime }) => startTime > Math.max(first, hydrated)),
    }
  })
}
