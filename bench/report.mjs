import { writeFileSync } from "node:fs"
import os from "node:os"
import { format } from "oxfmt"
import { tsImport } from "tsx/esm/api"

const source = (file) => tsImport(`../src/${file}`, import.meta.url)
const { readEntries } = await source("content-check/read-files.ts")
const { siteRoutes } = await source("routes/routes.ts")

/** Writes a report into the repository, formatted. */
export async function writeReport(file, markdown) {
  const { code } = await format(file, markdown)
  writeFileSync(file, code)
}

/** A table in Markdown. */
export function markdownTable(heads, rows) {
  const row = (cells) => `| ${cells.join(" | ")} |`
  return [heads, heads.map(() => "---"), ...rows].map(row).join("\n")
}

export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** The addresses of the site, from the route table. */
export function siteAddresses() {
  return siteRoutes(readEntries("content")).map(({ path: address }) => address)
}

const kB = (bytes) => bytes / 1000

const ratio = ({ paint, limit }, which) => paint[which] / limit[which]

/** The budgets that one page exceeds, each as a sentence. */
export function brokenBudgets(page, budgets) {
  const { route, early, late, scores } = page
  const limits = [
    ["HTML", kB(page.html), budgets.htmlKB[route] ?? budgets.htmlKB.every, "KB"],
    ["elements", page.elements, budgets.elements, ""],
    ["JavaScript before load", kB(early.js), budgets.earlyScriptKB, "KB"],
    ["requests before load", page.earlyRequests, budgets.earlyRequests, ""],
    ["JavaScript after 10 s", kB(late.js), budgets.scriptKB[route] ?? budgets.scriptKB.every, "KB"],
    ["fonts", kB(late.font), budgets.fontKB, "KB"],
    ["all after 10 s", kB(late.all), budgets.allKB, "KB"],
    ["largest picture before load", kB(page.largestPicture), budgets.heroKB, "KB"],
    ["layout shift", page.shift, budgets.layoutShift, ""],
    ["first paint to that of the limit", ratio(page, "first"), budgets.firstPaintRatio, ""],
    ["largest paint to that of the limit", ratio(page, "largest"), budgets.largestPaintRatio, ""],
    [`input (${page.input.name})`, page.input.duration, budgets.interactionMs, "ms"],
    ["hydration's longest task", page.longestHydration, budgets.hydrationMs, "ms"],
    ["longest task", page.longestTask, budgets.taskMs, "ms"],
    ["blocked", page.blocked, budgets.blockedMs, "ms"],
  ]
  const over = limits
    .filter(([, value, limit]) => value > limit)
    .map(
      ([what, value, limit, unit]) =>
        `${route}: ${what} ${Number(value.toFixed(2))} ${unit}, at most ${limit}`,
    )
  if (page.latePaint) over.push(`${route}: the scripts paint what is largest: ${page.latePaint}`)
  if (!page.tap.isHonoured) over.push(`${route}: a tap 200 ms after the first paint is lost`)
  const short = Object.entries(scores)
    .filter(([, score]) => score < budgets.lighthouse)
    .map(([name, score]) => `${route}: ${name} ${score} (${page.faults.join(", ")})`)
  return [...over, ...short]
}

const columns = [
  ["page", ({ route }) => route],
  ["Lighthouse", ({ scores }) => Object.values(scores).join(" ")],
  ["blocked, ms", ({ blocked }) => Math.round(blocked)],
  ["first paint, ms", ({ paint }) => Math.round(paint.first)],
  ["limit, ms", ({ limit }) => Math.round(limit.first)],
  ["ratio", (page) => ratio(page, "first").toFixed(2)],
  ["largest paint, ms", ({ paint }) => Math.round(paint.largest)],
  ["limit, ms", ({ limit }) => Math.round(limit.largest)],
  ["ratio", (page) => ratio(page, "largest").toFixed(2)],
  ["at once, ms", ({ atOnce }) => Math.round(atOnce.largest)],
  ["elements", ({ elements }) => elements],
  ["HTML", ({ html }) => kB(html).toFixed(1)],
  ["fonts", ({ early }) => kB(early.font).toFixed(1)],
  ["pictures", ({ early }) => kB(early.image).toFixed(1)],
  ["JS", ({ early }) => kB(early.js).toFixed(1)],
  ["requests", ({ earlyRequests }) => earlyRequests],
  ["JS, 10 s", ({ late }) => kB(late.js).toFixed(1)],
  ["all, 10 s", ({ late }) => kB(late.all).toFixed(1)],
  ["input, ms", ({ input }) => input.duration],
  ["at", ({ input }) => input.name],
  ["early tap, ms", ({ tap }) => (tap.isHonoured ? tap.duration : "lost")],
  ["hydration, ms", ({ longestHydration }) => Math.round(longestHydration)],
  ["other task, ms", ({ longestTask }) => Math.round(longestTask)],
  ["CLS", ({ shift }) => shift.toFixed(2)],
]

/** Describes the machine, and how much Lighthouse slowed it down. */
export function deviceOf(results) {
  const { index, slowdown } = results.at(-1)
  const processor = `${os.cpus().length} × ${os.cpus()[0]?.model.trim()}`
  return `${processor}, Lighthouse's index ${Math.round(index)}, for Lighthouse ${slowdown.toFixed(1)} × slower`
}

/** The table of pages as Markdown, and how it was measured. `alike` names the pages each stands for. */
export function reportOf(pages, broken, { runs, browser, device, alike }) {
  const others = [...alike].filter(([, pages]) => pages)
  const kinds = others.map(([route, pages]) => `${route} also for ${pages}`).join("; ")
  return `# What pages cost

Written by \`npm run bench:pages\`: Chromium ${browser}, a phone of 412 × 823 px at 2.625, the production build served with
brotli. Measured on ${device}. KB are 1000 bytes of body as they travel.
${others.length > 0 ? `\nOne page of each kind: ${kinds}.\n` : ""}
- Lighthouse: performance, accessibility, best practices, SEO, as on a phone. Blocked: its total blocking time.
- Paints: middle of ${runs} visits on a line of 1.6 Mbit/s and 150 ms, processor 4 × slower, both really slowed down, in turns
  with the limit: the same page with all its styles inside it, no font asked for ahead and no script. At once: the same page
  with its scripts asked for while it is read, as Gatsby itself has them.
- Elements: after ten seconds. HTML to requests: until the load event; the HTML has the styles in it. 10 s: ten seconds later, nothing touched, without what the service worker keeps.
- Input: the slowest from an input to the next paint, processor 4 × slower, and where. Early tap: the menu, tapped 200 ms
  after the first paint on that line.
- Hydration: the longest task from the arrival of the scripts until they have taken over. Other: the longest later one.
  0 means none above 50 ms. Processor 4 × slower.

${markdownTable(
  columns.map(([title]) => title),
  pages.map((page) => columns.map(([, cell]) => cell(page))),
)}

${budgetsText(broken)}
`
}

/** The end of a report: which of its budgets are broken. @param {readonly string[]} broken */
export function budgetsText(broken) {
  if (broken.length === 0) return "Every budget of `bench/budgets.mjs` holds."
  return `Over budget:\n\n${broken.map((line) => `- ${line}`).join("\n")}`
}
