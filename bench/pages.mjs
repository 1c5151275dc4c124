/*
 * npm run bench:pages: what a page of each kind costs a visitor on a phone, against the budgets of budgets.mjs, written to
 * docs/measured-pages.md. Routes as arguments measure only those, and nothing is written. The exit code is 1 when a budget is
 * broken. Options:
 *   --every       every page of the site instead of one of each kind
 *   --continue    keeps what an interrupted run of the same build has measured
 *   --runs=3      how often the paints of a page and of its limit are measured
 *   --out=file    writes the table there
 *
 * The paints are compared, in turns, with those of the page's limit, the same page with all its styles inside it and without
 * any script, and with those of the page with its scripts at once, as Gatsby itself would have them. Line and processor are
 * really slowed down by the browser: calculated throttling would not see what late scripts do to a later paint.
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

/** One page of each kind, and the others it stands for. */
const kinds = new Map([
  ["/", ""],
  ["/structural-teel-tubes-and-pipes", "the products with size tables"],
  ["/product/hr-coil", "the products without size tables"],
  ["/products", ""],
  ["/contact", ""],
  ["/inquiry", "/delivery-check"],
  ["/about", "/value-added-product"],
  ["/branches/raipur", "the branches"],
  ["/blog", "the posts and all pages of text"],
])

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: "boolean", default: false },
    continue: { type: "boolean", default: false },
    runs: { type: "string", default: "3" },
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
const chosen = options.every ? known : [...kinds.keys()]
const routes = positionals.length > 0 ? positionals : chosen

const scratch = mkdtempSync(path.join(os.tmpdir(), "site-limit-"))
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }))
/** Serves a copy of the site with changed pages. */
async function changedSite(name, change) {
  const folder = path.join(scratch, name)
  copySite(built, folder, change)
  withoutPolicy(folder)
  return served(folder)
}

const site = await served(built)
const limit = await changedSite("limit", (html) => limitOf(html, built))
const atOnce = await changedSite("at-once", withEarlyScripts)
const { browser, port } = await startBrowser()

/** All measurements of one page. */
async function measured(route) {
  const address = site.address + route
  const seen = { page: [], limit: [], atOnce: [] }
  const visits = Object.entries({ page: site, limit, atOnce }).map(
    ([way, server]) =>
      async () =>
        seen[way].push(await paints(browser, server.address + route)),
  )
  for (let run = 0; run < Number(options.runs); run++) {
    for (const visit of visits) await visit()
    // In turns, so that none always meets a busier or quieter machine.
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
    atOnce: middle(seen.atOnce),
    ...(await untouched(browser, address)),
    input: await slowestInput(browser, address),
    tap: await earlyTap(browser, address),
    ...(await lighthouseScores(address, port)),
  }
}

const store = path.join(projectRoot, "node_modules", ".cache", "measured-pages.json")
const run = readFileSync(path.join(built, "index.html"), "utf8")

/** Earlier results for the same build, by route. */
function measuredBefore() {
  try {
    const before = JSON.parse(readFileSync(store, "utf8"))
    return before.run === run ? before.pages : {}
  } catch {
    return {}
  }
}

const byRoute = options.continue ? measuredBefore() : {}
const results = []
const broken = []
for (const [index, route] of routes.entries()) {
  const result = byRoute[route] ?? (await measured(route))
  byRoute[route] = result
  mkdirSync(path.dirname(store), { recursive: true })
  writeFileSync(store, JSON.stringify({ run, pages: byRoute }))
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
for (const server of [site, limit, atOnce]) server.close()

const report = reportOf(results, broken, {
  runs: Number(options.runs),
  browser: browser.version(),
  device: deviceOf(results),
  alike: options.every ? new Map() : kinds,
})
const file = options.out ?? (positionals.length === 0 ? "docs/measured-pages.md" : undefined)
if (file) await writeReport(path.resolve(projectRoot, file), report)
else console.log(`\n${report}`)
console.log(broken.length === 0 ? "Every budget holds." : `${broken.length} over budget.`)
process.exit(broken.length === 0 ? 0 : 1)
