/*
 * npm run bench:pages: what every page of the built site costs a visitor on a phone, against the budgets of budgets.mjs.
 * Routes as arguments measure only those; all together write docs/measured-pages.md. The exit code is 1 when a budget is
 * broken. Options:
 *   --continue    keeps what an interrupted run of the same build has measured
 *   --runs=5      how often the paints of a page and of its limit are measured
 *   --devtools    Lighthouse with every request and task really slowed down, instead of calculated
 *   --early       the same build with its scripts started at once, as Gatsby itself would have them
 *   --out=file    writes the table there
 *
 * The paints are compared with those of the page's limit, the same page with all its styles inside it and without any script,
 * in turns, on a line and a processor that the browser really slows down: calculated throttling would not see what late
 * scripts do to a later paint.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { projectRoot } from "../scripts/run-command.mjs"
import { startBrowser } from "./browser.mjs"
import { pages as budgets } from "./budgets.mjs"
import { earlyTap, slowestInput } from "./interactions.mjs"
import { lighthouseScores } from "./lighthouse.mjs"
import { brokenBudgets, deviceOf, median, reportOf, siteAddresses, writeReport } from "./report.mjs"
import { copySite, limitOf, served, withEarlyScripts, withoutPolicy } from "./sites.mjs"
import { paints, untouched } from "./visit.mjs"

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    continue: { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    devtools: { type: "boolean", default: false },
    early: { type: "boolean", default: false },
    out: { type: "string" },
  },
})
const built = path.resolve(projectRoot, process.env.SITE_DIR || "site")
const known = siteAddresses()
const strange = positionals.filter((route) => !known.includes(route))
if (strange.length > 0) {
  console.error(`There is no page ${strange.join(", ")}. The pages are: ${known.join(" ")}`)
  process.exit(1)
}
const routes = positionals.length > 0 ? positionals : known

const scratch = mkdtempSync(path.join(os.tmpdir(), "site-limit-"))
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }))
copySite(built, path.join(scratch, "limit"), (html) => limitOf(html, built))
withoutPolicy(path.join(scratch, "limit"))
if (options.early) {
  copySite(built, path.join(scratch, "early"), withEarlyScripts)
  withoutPolicy(path.join(scratch, "early"))
}

const site = await served(options.early ? path.join(scratch, "early") : built)
const limit = await served(path.join(scratch, "limit"))
const { browser, port } = await startBrowser()

/** Everything that is measured of one page. */
async function measured(route) {
  const address = site.address + route
  const seen = { page: [], limit: [] }
  const visits = [
    async () => seen.page.push(await paints(browser, address)),
    async () => seen.limit.push(await paints(browser, limit.address + route)),
  ]
  for (let run = 0; run < Number(options.runs); run++) {
    for (const visit of visits) await visit()
    // Neither of the two is always the one that comes to a busier or a quieter machine.
    visits.reverse()
  }
  const middle = (visits) => ({
    first: median(visits.map(({ first }) => first)),
    largest: median(visits.map(({ largest }) => largest)),
  })
  return {
    route,
    paint: middle(seen.page),
    limit: middle(seen.limit),
    ...(await untouched(browser, address)),
    input: await slowestInput(browser, address),
    tap: await earlyTap(browser, address),
    ...(await lighthouseScores(address, port, options.devtools ? "devtools" : "simulate")),
  }
}

const way = options.early ? "early" : options.devtools ? "devtools" : "asShipped"
const store = path.join(projectRoot, "node_modules", ".cache", `measured-pages-${way}.json`)
const run = readFileSync(path.join(built, "index.html"), "utf8")

/** What was measured before of the same build, by route. */
function measuredBefore() {
  try {
    const before = JSON.parse(readFileSync(store, "utf8"))
    return before.run === run ? before.pages : {}
  } catch {
    return {}
  }
}

const kept = options.continue ? measuredBefore() : {}
const results = []
const broken = []
for (const [index, route] of routes.entries()) {
  const result = kept[route] ?? (await measured(route))
  kept[route] = result
  mkdirSync(path.dirname(store), { recursive: true })
  writeFileSync(store, JSON.stringify({ run, pages: kept }))
  const faults = brokenBudgets(result, budgets)
  results.push(result)
  broken.push(...faults)
  const { scores, paint, limit: least, input } = result
  console.log(
    `${index + 1} of ${routes.length} ${route}: ${Object.values(scores).join("/")}, paints ${Math.round(paint.first)} and ${Math.round(paint.largest)} ms (limit ${Math.round(least.first)} and ${Math.round(least.largest)}), input ${input.duration} ms`,
  )
  for (const fault of faults) console.log(`  over budget: ${fault}`)
}
await browser.close()
site.close()
limit.close()

const report = reportOf(results, broken, {
  runs: Number(options.runs),
  browser: browser.version(),
  device: deviceOf(results),
  way,
})
const file =
  options.out ??
  (positionals.length === 0 && !options.early && !options.devtools
    ? "docs/measured-pages.md"
    : undefined)
if (file) await writeReport(path.resolve(projectRoot, file), report)
else console.log(`\n${report}`)
console.log(broken.length === 0 ? "Every budget holds." : `${broken.length} over budget.`)
process.exit(broken.length === 0 ? 0 : 1)
