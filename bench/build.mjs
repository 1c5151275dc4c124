/*
 * npm run bench:build: how long a build takes with 250 and 1,000 further text pages, without cache and after an edit of one of
 * them. Other numbers as arguments, at least two. Writes docs/measured-build.md. The exit code is 1 over a budget of
 * budgets.mjs.
 */
import { execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { ensureInstalled } from "../scripts/install.mjs"
import { projectRoot } from "../scripts/run-command.mjs"
import * as budgets from "./budgets.mjs"
import { budgetsText, markdownTable, writeReport } from "./report.mjs"
import { addTextPages } from "./text-pages.mjs"

const scratch = path.join(os.tmpdir(), "site-build-bench")
const git = (...args) => execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).trim()

/** Memory of a process and its descendants, in MB. */
function memoryOf(root) {
  const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number))
  const family = new Set([root])
  for (let size = 0; size !== family.size;) {
    size = family.size
    for (const [pid, parent] of rows) if (family.has(parent)) family.add(pid)
  }
  const kilobytes = rows.reduce((sum, [pid, , rss]) => sum + (family.has(pid) ? rss : 0), 0)
  return kilobytes / 1024
}

/** Builds the site in a folder. Returns its seconds and peak memory in MB. Throws when the build fails. */
function measuredBuild(folder) {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const log = fs.openSync(path.join(scratch, "last.log"), "w")
    const child = spawn(process.execPath, ["scripts/build.mjs"], {
      cwd: folder,
      stdio: ["ignore", log, log],
      env: { ...process.env, SKIP_CMS: "1" },
    })
    let memory = 0
    const timer = setInterval(() => (memory = Math.max(memory, memoryOf(child.pid))), 250)
    child.once("error", reject)
    child.once("exit", (code) => {
      clearInterval(timer)
      fs.closeSync(log)
      if (code === 0) resolve({ seconds: (performance.now() - start) / 1000, memory })
      else reject(new Error(fs.readFileSync(path.join(scratch, "last.log"), "utf8").slice(-4000)))
    })
  })
}

function edit(file, seconds) {
  const entry = JSON.parse(fs.readFileSync(file, "utf8"))
  entry.summary = `Edited after ${Math.round(seconds)} seconds. ${entry.summary}`.slice(0, 240)
  fs.writeFileSync(file, `${JSON.stringify(entry, null, 2)}\n`)
}

/** The site with `count` further pages, in a copy of the project: a build without cache, then one after an edit. */
async function measureSite(count) {
  const folder = path.join(scratch, "site")
  fs.rmSync(folder, { recursive: true, force: true })
  for (const file of git("ls-files").split("\n")) {
    if (file.startsWith("tests/")) continue
    fs.cpSync(path.join(projectRoot, file), path.join(folder, file))
  }
  fs.symlinkSync(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"))
  const file = addTextPages(path.join(folder, "content"), count)
  const cold = await measuredBuild(folder)
  edit(file, cold.seconds)
  return { count, cold, warm: await measuredBuild(folder) }
}

/** Seconds for each further page between the smallest and the largest number. @param run "cold" or "warm" */
function slope(results, run) {
  const [first, last] = [results[0], results.at(-1)]
  return (last[run].seconds - first[run].seconds) / (last.count - first.count)
}

/** What takes longer than its budget, a line each. */
function overBudget(results) {
  const { millisecondsPerPage, millisecondsPerPageAfterEdit, secondsAfterEdit } = budgets.build
  return [
    ["a further page", slope(results, "cold") * 1000, millisecondsPerPage, "ms"],
    [
      "a further page after an edit",
      slope(results, "warm") * 1000,
      millisecondsPerPageAfterEdit,
      "ms",
    ],
    ["a build after an edit", results[0].warm.seconds, secondsAfterEdit, "s"],
  ]
    .filter(([, value, limit]) => value > limit)
    .map(
      ([what, value, limit, unit]) =>
        `${what} ${value.toFixed(2)} ${unit}, at most ${limit} ${unit}`,
    )
}

function report(results, commit, broken) {
  const rows = results.map(({ count, cold, warm }) => [
    count.toLocaleString("en"),
    `${cold.seconds.toFixed(1)} s`,
    `${warm.seconds.toFixed(1)} s`,
    `${Math.round(Math.max(cold.memory, warm.memory))} MB`,
  ])
  const further = ["cold", "warm"].map((run) => `${(slope(results, run) * 1000).toFixed(2)} ms`)
  return `# Build time by number of pages

Measured by \`npm run bench:build\` on ${os.cpus().length} cores, commit ${commit}. Half of the pages are products, half posts, all of
text alone; the rest of the site, with its pictures, is built with them. The editor is left out.

${markdownTable(
  ["text pages", "nothing cached", "after one edit", "most memory"],
  [...rows, ["each further page", ...further, ""]],
)}

${budgetsText(broken)}
`
}

const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [250, 1000]
if (counts.length < 2) {
  console.error("Two numbers of pages are needed to say what a further page takes.")
  process.exit(1)
}
// The copies use this project's packages: no installation.
await ensureInstalled()
fs.mkdirSync(scratch, { recursive: true })
const results = []
for (const count of counts.sort((one, other) => one - other)) {
  console.log(`${count} pages …`)
  const result = await measureSite(count)
  const { cold, warm } = result
  console.log(`  ${cold.seconds.toFixed(1)} s, after an edit ${warm.seconds.toFixed(1)} s`)
  results.push(result)
}
const broken = overBudget(results)
const text = report(results, git("rev-parse", "--short", "HEAD"), broken)
await writeReport(path.join(projectRoot, "docs/measured-build.md"), text)
console.log(`\n${text}`)
process.exitCode = broken.length > 0 ? 1 : 0
