import lighthouse from "lighthouse"
import { throttling } from "lighthouse/core/config/constants.js"

const categories = ["performance", "accessibility", "best-practices", "seo"]

/**
 * Lighthouse's four categories of a page, 0 to 100, on a phone, and what costs points. If performance is below 100, measures
 * twice more and takes the median, as Lighthouse advises for a busy machine.
 *
 * @param port DevTools port of the browser
 */
export async function lighthouseScores(address, port) {
  const runs = [await run(address, port)]
  if (runs[0].scores.performance < 100) {
    runs.push(await run(address, port), await run(address, port))
  }
  runs.sort((one, other) => one.scores.performance - other.scores.performance)
  return runs[Math.floor(runs.length / 2)]
}

/** Errors that Lighthouse sometimes has with a good page: it misses the start of its recording, or the first paint. */
const lostRecording = ["NO_NAVSTART", "NO_FCP", "NO_LCP", "NO_TRACING_STARTED"]

/** The CPU index of a slow computer in Lighthouse. A faster one is slowed down to it. */
const SLOW_INDEX = 1400

/** How much to slow down the CPU: Lighthouse's four times, and more while this machine is fast. */
let slowdown = 4

async function run(address, port, repeats = 2) {
  const html = await (await fetch(address)).text()
  const { lhr } = await lighthouse(
    address,
    {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: categories,
      // Requests the page makes by itself are not its fault.
      skipAudits: /<meta name="robots" content="noindex/.test(html) ? ["is-crawlable"] : [],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    },
    undefined,
  )
  if (repeats > 0 && lostRecording.includes(lhr.runtimeError?.code)) {
    return run(address, port, repeats - 1)
  }
  // A run measures the machine, too, and does not count when it was slowed down too little or too much: the speed of a shared
  // processor changes between runs.
  const wanted = Math.max(4, (4 * lhr.environment.benchmarkIndex) / SLOW_INDEX)
  if (repeats > 0 && Math.abs(wanted / slowdown - 1) > 0.1) {
    slowdown = wanted
    return run(address, port, repeats - 1)
  }
  if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`)
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round(lhr.categories[name].score * 100)]),
  )
  const faults = categories.flatMap((name) =>
    lhr.categories[name].auditRefs
      .map(({ id, weight }) => ({ ...lhr.audits[id], weight }))
      .filter(({ weight, score }) => weight > 0 && score !== null && score < 0.995)
      .map(({ id, displayValue }) => `${id}${displayValue ? ` ${displayValue}` : ""}`),
  )
  return {
    scores,
    faults,
    blocked: lhr.audits["total-blocking-time"].numericValue,
    index: lhr.environment.benchmarkIndex,
    slowdown,
  }
}
