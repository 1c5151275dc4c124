/*
 * npm run bench:build: how long a build takes with 250 and 1,000 further text pages, without cache and after an edit of one of
 * them, and the same content in plain Gatsby and in Eleventy. Other numbers as arguments. Earlier results for the same commit
 * are kept, so that a long run can be made in parts. Writes docs/measured-build.md. The exit code is 1 over a budget of
 * budgets.mjs.
 */
import { execFileSync, spawn } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { ensureInstalled } from "../scripts/install.mjs"
import { packageCommand, projectRoot } from "../scripts/run-command.mjs"
import * as budgets from "./budgets.mjs"
import { writeReport } from "./report.mjs"
import { addTextPages } from "./text-pages.mjs"

const given = process.argv.slice(2).map(Number)
const counts = given.length > 0 ? given : [250, 1000]
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

/** Runs a command. Returns its seconds and peak memory in MB. Throws when it fails. */
function measured(command, args, cwd, env = {}) {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const log = fs.openSync(path.join(scratch, "last.log"), "w")
    const child = spawn(command, args, {
      cwd,
      stdio: ["ignore", log, log],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", ...env },
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

/** A build without cache, then one after an edit. */
async function coldAndWarm(build, file) {
  const cold = await build()
  edit(file, cold.seconds)
  return { cold, warm: await build() }
}

/** This site with `count` further pages, in a copy of the project. */
async function measureSite(count) {
  const folder = path.join(scratch, "site")
  fs.rmSync(folder, { recursive: true, force: true })
  for (const file of git("ls-files").split("\n")) {
    if (file.startsWith("tests/")) continue
    fs.cpSync(path.join(projectRoot, file), path.join(folder, file))
  }
  fs.symlinkSync(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"))
  const file = addTextPages(path.join(folder, "content"), count)
  const env = { SKIP_CMS: "1" }
  return coldAndWarm(() => measured(process.execPath, ["scripts/build.mjs"], folder, env), file)
}

/** Only products and posts, in one plain layout, from a folder next to this file. */
function copyPeer(name, count) {
  const folder = path.join(scratch, name)
  for (const old of ["content", "public", ".cache"]) {
    fs.rmSync(path.join(folder, old), { recursive: true, force: true })
  }
  fs.cpSync(path.join(projectRoot, "bench", name), folder, { recursive: true })
  fs.cpSync(path.join(projectRoot, "content"), path.join(folder, "content"), { recursive: true })
  return { folder, file: addTextPages(path.join(folder, "content"), count) }
}

/** The same content in plain Gatsby. */
async function measureGatsby(count) {
  const { folder, file } = copyPeer("gatsby", count)
  const modules = path.join(folder, "node_modules")
  if (!fs.existsSync(modules)) fs.symlinkSync(path.join(projectRoot, "node_modules"), modules)
  const command = packageCommand("gatsby")
  return coldAndWarm(() => measured(process.execPath, [command, "build"], folder), file)
}

/** The same content in Eleventy. */
async function measureEleventy(count) {
  const { folder, file } = copyPeer("eleventy", count)
  if (!fs.existsSync(path.join(folder, "node_modules"))) {
    await measured("npm", ["install", "--no-audit", "--no-fund"], folder)
  }
  return coldAndWarm(() => measured("npm", ["run", "build"], folder), file)
}

/** Builds to measure, by the key of their result. */
const makers = {
  site: { name: "this site", measure: measureSite },
  gatsby: { name: "Gatsby alone", measure: measureGatsby },
  eleventy: { name: "Eleventy", measure: measureEleventy },
}

const perPage = (results, of) => {
  const [first, last] = [results[0], results.at(-1)]
  return ((of(last) - of(first)) / (last.count - first.count)) * 1000
}

function report(results, commit) {
  const row = (name, key) =>
    results.map(({ count, [key]: { cold, warm } }) => {
      const cells = [
        name,
        count.toLocaleString("en"),
        `${cold.seconds.toFixed(1)} s`,
        `${warm.seconds.toFixed(1)} s`,
        `${Math.round(Math.max(cold.memory, warm.memory))} MB`,
      ]
      return `| ${cells.join(" | ")} |`
    })
  const spread = `${results[0].count.toLocaleString("en")} → ${results.at(-1).count.toLocaleString("en")}`
  const slope = (key, run) => perPage(results, (result) => result[key][run].seconds)
  const text = [
    "# Build time by number of pages",
    "",
    `Measured by \`npm run bench:build\` on ${os.cpus().length} cores, commit ${commit}. Half of the pages are products, half posts, all of`,
    "text alone; the rest of the site, with its pictures, is built with them. The editor is left out. Gatsby alone (Gatsby as it",
    "comes, with the same content plugins) and Eleventy render the same texts in one plain layout, without pictures, share",
    "pictures, styles and checks.",
    "",
    "| | text pages | nothing cached | after one edit | most memory |",
    "| --- | --- | --- | --- | --- |",
    ...Object.entries(makers).flatMap(([key, { name }]) => row(name, key)),
    "",
    "| time for each further page | pages | nothing cached | after one edit |",
    "| --- | --- | --- | --- |",
    ...Object.entries(makers).map(
      ([key, { name }]) =>
        `| ${name} | ${spread} | ${slope(key, "cold").toFixed(2)} ms | ${slope(key, "warm").toFixed(2)} ms |`,
    ),
    "",
  ].join("\n")
  return { text, slope: slope("site", "cold"), slopeAfterEdit: slope("site", "warm") }
}

// The copies use this project's packages: no installation.
await ensureInstalled()
fs.mkdirSync(scratch, { recursive: true })
const commit = git("rev-parse", "--short", "HEAD")
const store = path.join(scratch, `${commit}.json`)
const known = fs.existsSync(store) ? JSON.parse(fs.readFileSync(store, "utf8")) : {}
for (const count of counts) {
  console.log(`${count} pages …`)
  known[count] = { count }
  for (const [key, { name, measure }] of Object.entries(makers)) {
    const { cold, warm } = (known[count][key] = await measure(count))
    console.log(
      `  ${name}: ${cold.seconds.toFixed(1)} s, after an edit ${warm.seconds.toFixed(1)} s`,
    )
  }
  fs.writeFileSync(store, JSON.stringify(known))
}

const results = Object.values(known).sort((one, other) => one.count - other.count)
if (results.length < 2) {
  console.log("Two numbers of pages are needed to say what a further page takes.")
  process.exit()
}
const { text, slope, slopeAfterEdit } = report(results, commit)
await writeReport(path.join(projectRoot, "docs/measured-build.md"), text)
console.log(`\n${text}`)

const { millisecondsPerPage, millisecondsPerPageAfterEdit, secondsAfterEdit } = budgets.build
const after = results[0].site.warm.seconds
const broken = [
  slope > millisecondsPerPage &&
    `A further page takes ${slope.toFixed(2)} ms; the budget is ${millisecondsPerPage} ms.`,
  slopeAfterEdit > millisecondsPerPageAfterEdit &&
    `A further page takes ${slopeAfterEdit.toFixed(2)} ms after an edit; the budget is ${millisecondsPerPageAfterEdit} ms.`,
  after > secondsAfterEdit &&
    `A build after an edit takes ${after.toFixed(1)} s; the budget is ${secondsAfterEdit} s.`,
].filter(Boolean)
for (const sentence of broken) console.error(sentence)
process.exitCode = broken.length > 0 ? 1 : 0
