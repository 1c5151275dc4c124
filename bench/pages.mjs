/*
 * npm run bench: what a visitor on a phone waits for. Measures pages of the built site beside those of other builds, in turns, so
 * that all meet the same machine, then asks Lighthouse, which is fetched. Seconds of different machines cannot be compared; the
 * ratios can.
 *
 *   npm run bench -- --beside=../before/site --runs=5 /contact
 *
 * Routes: those to measure. --beside: folders of other builds, with commas between. --only=pages or lighthouse. --2g: on
 * 400 kbit/s and 400 ms with the processor 6 times slower, instead of 1.6 Mbit/s, 150 ms and 4 times. The exit code is 1 when a limit
 * is broken.
 */
import os from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { existsSync, mkdirSync, writeFileSync } from "node:fs"
import { chromium, devices } from "@playwright/test"
import { tsImport } from "tsx/esm/api"
import { browserFlags, ensureBrowser } from "../scripts/browser.mjs"
import { freePort, projectRoot, run } from "../scripts/run-command.mjs"
import { watchTraffic } from "./traffic.mjs"

const { createStaticServer } = await tsImport("../scripts/static-server.ts", import.meta.url)

const hollow = "/structural-teel-tubes-and-pipes"
const limits = { blocked: 1.5, paint: 1.03, lighthouse: 98 }

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string", default: "" },
    only: { type: "string", default: "pages,lighthouse" },
    "2g": { type: "boolean", default: false },
  },
})
const routes = positionals.length > 0 ? positionals : ["/", hollow, "/contact", "/inquiry"]
const asked = options.only.split(",")
const folders = [path.join(projectRoot, "site"), ...options.beside.split(",").filter(Boolean)]
const slow = options["2g"]
  ? { kbits: 400, latency: 400, rate: 6 }
  : { kbits: 1600, latency: 150, rate: 4 }
const port = await freePort(9330)
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${port}`],
})
const broken = []
const sites = await Promise.all(
  folders.map(async (folder) => {
    const server = createStaticServer(path.resolve(folder), { headers: [], redirects: [] })
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
    return { name: folder, address: `http://127.0.0.1:${server.address().port}` }
  }),
)

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** A page of a phone in a browser of its own, really slowed down, with what it has noticed of itself. */
async function phone() {
  const { viewport, ...device } = devices["Pixel 7"]
  const context = await browser.newContext({
    ...device,
    viewport: { ...viewport, width: 412 },
    locale: "en-IN",
    serviceWorkers: "block",
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, blocked: 0 }
    window.seen = seen
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      })
    watch("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime))
    watch("layout-shift", ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value))
    watch("longtask", ({ duration }) => (seen.blocked += Math.max(0, duration - 50)))
  })
  const traffic = await watchTraffic(session)
  const throughput = (slow.kbits * 1000 * 0.9) / 8
  const line = {
    latency: slow.latency * 3.75,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  }
  await session.send("Network.emulateNetworkConditions", { offline: false, ...line })
  await session.send("Emulation.setCPUThrottlingRate", { rate: slow.rate })
  await session.send("Performance.enable")
  return { context, page, session, traffic }
}

/** A first visit: paints and blocked time in ms, the processor's time in ms, KB of all and of scripts in ten seconds. */
async function visit(address) {
  const { context, page, session, traffic } = await phone()
  await page.goto(address, { timeout: 120_000 })
  await wait(10_000)
  const seen = await page.evaluate(() => ({
    ...window.seen,
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }))
  const { metrics } = await session.send("Performance.getMetrics")
  const processor = metrics.find(({ name }) => name === "TaskDuration").value * 1000
  const { bytes } = traffic()
  await context.close()
  return { ...seen, processor, kb: bytes.all / 1000, scripts: bytes.js / 1000 }
}

const figures = ["first", "largest", "blocked", "processor", "kb", "scripts", "shift"]

/** The middle of several first visits to a page of each site, in turns. */
async function compared(route) {
  const seen = sites.map(() => [])
  const turn = [...sites.entries()]
  for (let at = 0; at < Number(options.runs); at++) {
    for (const [index, { address }] of turn) seen[index].push(await visit(address + route))
    turn.reverse()
  }
  return seen.map((visits) =>
    Object.fromEntries(figures.map((name) => [name, median(visits.map((each) => each[name]))])),
  )
}

const shown = (row) => figures.map((name) => row[name].toFixed(name === "shift" ? 3 : 0))

/** Reports when a figure of this site, over all pages, is more than some times that of another. */
function expectAtMost(times, rows, name) {
  const sum = (site) => rows.reduce((all, row) => all + row[site][name], 0)
  for (let site = 1; site < sites.length; site++) {
    const ratio = sum(0) / sum(site)
    console.log(`${name}: ${ratio.toFixed(2)} of ${sites[site].name}`)
    if (ratio > times) broken.push(`${name}: ${ratio.toFixed(2)} of ${sites[site].name}`)
  }
}

async function comparePages() {
  console.log(["page", "site", ...figures].join(" | "))
  const rows = []
  for (const route of routes) {
    const row = await compared(route)
    rows.push(row)
    row.forEach((each, at) => console.log([route, sites[at].name, ...shown(each)].join(" | ")))
  }
  for (const [name, times] of [
    ["first", limits.paint],
    ["largest", limits.paint],
    ["blocked", limits.blocked],
    ["processor", Infinity],
  ])
    expectAtMost(times, rows, name)
}

/** Installs Lighthouse into a folder of node_modules/.cache, where it stays. The project does not need it. */
async function fetchedLighthouse() {
  const folder = path.join(projectRoot, "node_modules/.cache/lighthouse")
  const core = path.join(folder, "node_modules/lighthouse/core/index.js")
  if (!existsSync(core)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n')
    const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "lighthouse@12.8.2"]
    if ((await run("npm", args, { cwd: folder })) !== 0) {
      throw new Error("Lighthouse could not be fetched: is there a network?")
    }
  }
  return (await import(pathToFileURL(core).href)).default
}

/** Lighthouse's four scores on a phone, and the largest paint it reckons: the middle of the runs. */
async function askLighthouse() {
  const lighthouse = await fetchedLighthouse()
  for (const route of routes) {
    const runs = []
    for (let at = 0; at < Number(options.runs); at++) {
      const given = { port, output: "json", logLevel: "error" }
      const { lhr } = await lighthouse(sites[0].address + route, given)
      const scores = Object.values(lhr.categories).map(({ score }) => Math.round(score * 100))
      runs.push([...scores, Math.round(lhr.audits["largest-contentful-paint"].numericValue)])
    }
    const [speed, ...others] = runs[0].map((_, at) => median(runs.map((each) => each[at])))
    console.log(`${route}: ${speed} ${others.slice(0, 3).join(" ")}, largest paint ${others[3]} ms`)
    if (speed < limits.lighthouse || others.slice(0, 3).some((score) => score < 100))
      broken.push(`Lighthouse of ${route}`)
  }
}

console.log(
  `Chromium ${browser.version()}, ${os.cpus().length} processors, load ${os.loadavg()[0].toFixed(1)}`,
)
if (asked.includes("pages")) await comparePages()
if (asked.includes("lighthouse")) await askLighthouse()
for (const line of broken) console.error(`Over a limit: ${line}`)
process.exit(broken.length > 0 ? 1 : 0)
