import lighthouse from "lighthouse"
import { throttling } from "lighthouse/core/config/constants.js"

const categories = ["performance", "accessibility", "best-practices", "seo"]

/**
 * Lighthouse's four categories of a page, 0 to 100, as on a phone, with what costs points. A performance below 100 is
 * measured twice more and the middle one counts, as Lighthouse itself advises for a busy machine.
 *
 * @param port where the browser takes the DevTools protocol
 */
export async function lighthouseScores(address, port) {
  const runs = [await run(address, port)]
  if (runs[0].scores.performance < 100) {
    runs.push(await run(address, port), await run(address, port))
  }
  runs.sort((one, other) => one.scores.performance - other.scores.performance)
  return runs[Math.floor(runs.length / 2)]
}

/** What Lighthouse now and then loses on a good page: the beginning of its recording, or the first paint. */
const lostRecording = ["NO_NAVSTART", "NO_FCP", "NO_LCP", "NO_TRACING_STARTED"]

/** The index of a slow computer, as Lighthouse measures it. A faster one is slowed down to it. */
const SLOW_INDEX = 1400

/** How many times slower the processor is made: Lighthouse's four, and more where this machine is a fast one. */
let slowdown = 4

async function run(address, port, isRepeated = false) {
  const html = await (await fetch(address)).text()
  const { lhr } = await lighthouse(
    address,
    {
      port,
      output: "json",
      logLevel: "error",
      onlyCategories: categories,
      // What a page asks for by itself is no fault of it.
      skipAudits: /<meta name="robots" content="noindex/.test(html) ? ["is-crawlable"] : [],
      throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier: slowdown },
    },
    undefined,
  )
  if (!isRepeated && lostRecording.includes(lhr.runtimeError?.code)) {
    return run(address, port, true)
  }
  const wanted = Math.max(4, (4 * lhr.environment.benchmarkIndex) / SLOW_INDEX)
  // The first run tells how fast the machine is; it counts only where that changes nothing.
  if (wanted > slowdown * 1.1) {
    slowdown = wanted
    return run(address, port, isRepeated)
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
