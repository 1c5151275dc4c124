/*
 * npm run bench: what a visitor on a phone waits for. Measures pages of the built site beside those of other builds, in turns, so
 * that all meet the same machine; then what the presses of a buyer wait for; then asks Lighthouse, which is fetched. Seconds of
 * different machines cannot be compared; the ratios can.
 *
 *   npm run bench -- --beside=../before/site --runs=5 /contact
 *
 * Routes: those to measure. --beside: folders of other builds, with commas between. --only=pages, visit or lighthouse. --2g: on
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
const limits = {
  ...{ first: 1.03, largest: 1.08, blocked: 1.5 },
  ...{ press: 1.3, slowest: 200, lighthouse: 99 },
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    beside: { type: "string", default: "" },
    only: { type: "string", default: "pages,visit,lighthouse" },
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
    return { name: folder, address: `http://127.0.0.1:${server.address().port}`, scripts: true }
  }),
)
/** The limit: the same pages without scripts, which no page can be faster than. */
const limit = { ...sites[0], name: "without scripts", scripts: false }

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** A page of a phone in a browser of its own, really slowed down, with what it has noticed of itself. */
async function phone({ scripts }) {
  const { viewport, ...device } = devices["Pixel 7"]
  const context = await browser.newContext({
    ...device,
    viewport: { ...viewport, width: 412 },
    locale: "en-IN",
    serviceWorkers: "block",
  })
  if (!scripts) await context.route("**/*.js", (route) => route.abort())
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript(() => {
    const seen = { largest: 0, element: "", shift: 0, blocked: 0 }
    window.seen = seen
    const watch = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
      })
    watch("largest-contentful-paint", ({ startTime, element, url }) => {
      seen.largest = startTime
      seen.element = `${element?.localName} ${url.split("/").pop() || element?.textContent.slice(0, 30)}`
    })
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

/**
 * A first visit of ten seconds: paints, with the element of the largest, and blocked time in ms, the processor's time in ms, KB of all
 * and of scripts.
 */
async function visit(site, route) {
  const { context, page, session, traffic } = await phone(site)
  await page.goto(site.address + route, { timeout: 120_000 })
  await wait(10_000)
  const seen = await page.evaluate(() => ({
    ...window.seen,
    first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
  }))
  const { metrics } = await session.send("Performance.getMetrics")
  const processor = metrics.find(({ name }) => name === "TaskDuration").value * 1000
  const kbOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const files = traffic()
  await context.close()
  const scripts = kbOf(files.filter(({ type }) => type === "Script"))
  return { ...seen, processor, kb: kbOf(files), scripts }
}

const figures = ["first", "largest", "blocked", "processor", "kb", "scripts", "shift"]

/** The middle of several first visits to a page of each site, in turns. */
async function compared(route) {
  const turn = [...sites, limit].map((site) => ({ site, visits: [] }))
  const inTurn = [...turn]
  for (let at = 0; at < Number(options.runs); at++) {
    for (const { site, visits } of inTurn) visits.push(await visit(site, route))
    inTurn.reverse()
  }
  return turn.map(({ site, visits }) => ({
    ...Object.fromEntries(figures.map((name) => [name, median(visits.map((each) => each[name]))])),
    name: site.name,
    element: visits.at(-1).element,
  }))
}

const shown = (row) => [
  row.name,
  ...figures.map((name) => row[name].toFixed(name === "shift" ? 3 : 0)),
  row.element,
]

/** Reports when a figure of this site is more than the limit's times that of the page without scripts, or its sum that of a build. */
function expectAtMost(name, what, own, other) {
  const ratio = own[name] / other[name]
  console.log(`${name} of ${what}: ${ratio.toFixed(2)} of ${other.name}`)
  if (ratio > limits[name]) broken.push(`${name} of ${what}: ${ratio.toFixed(2)} of ${other.name}`)
}

async function comparePages() {
  console.log(["page", "site", ...figures, "element of the largest"].join(" | "))
  const rows = []
  for (const route of routes) {
    const row = await compared(route)
    rows.push(row)
    row.forEach((each) => console.log([route, ...shown(each)].join(" | ")))
    expectAtMost("largest", route, row[0], row.at(-1))
  }
  const sums = sites.map(({ name }, site) => ({
    name,
    ...Object.fromEntries(
      figures.map((figure) => [figure, rows.reduce((sum, row) => sum + row[site][figure], 0)]),
    ),
  }))
  for (const other of sums.slice(1))
    for (const name of ["first", "largest", "blocked"])
      expectAtMost(name, "all pages", sums[0], other)
}

const dozen = ["ISMB 200 - 2 ton", "50x50x3 - 20 pcs", "100x100x4 pipe 10 nos", "ISMC 100 12 nos"]
  .flatMap((line) => [line, `${line} urgent`, `GI ${line}`])
  .join("\n")

/**
 * What a buyer does on a phone, each with the longest time to the next paint that the browser's own event timing names, in ms: finds a
 * size, picks a row, weighs, adds, pastes twelve lines, answers, changes a quantity, keeps the list, sends it, plans cuts.
 */
async function buyersVisit(site) {
  const { context, page, session } = await phone(site)
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
  })
  await context.route("https://wa.me/**", (route) => route.fulfill({ body: "" }))
  await page.addInitScript(() => {
    window.answers = []
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries())
        if (interactionId > 0) window.answers.push(duration)
    }).observe({ type: "event", durationThreshold: 16, buffered: true })
    localStorage.setItem("policy", "ok")
  })
  const steps = []
  const step = async (name, act) => {
    await act()
    await wait(1500)
    const answers = await page.evaluate(() => window.answers.splice(0))
    steps.push([name, Math.max(0, ...answers)])
  }
  const open = async (route) => {
    await page.goto(site.address + route)
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" })
    await wait(2000)
  }
  await page.goto("about:blank")
  await page.setContent("<input autofocus>")
  await wait(1500)
  await step("a bare key", () => page.keyboard.press("a"))
  await open("/products")
  const search = page.getByRole("searchbox").first()
  await step("open the finder", () => search.tap())
  await step("find", () => page.keyboard.type("ismb 200", { delay: 120 }))
  await open(hollow)
  await step("pick a row", () => page.locator("th button[aria-expanded=false]").nth(4).tap())
  const amount = page.locator("#weight").getByLabel("Quantity", { exact: true })
  await step("weigh", async () => {
    await amount.tap()
    await page.keyboard.type("5", { delay: 120 })
  })
  await step("add", () =>
    page
      .locator("#weight")
      .getByRole("link", { name: /^Add to inquiry/ })
      .tap(),
  )
  await open("/inquiry")
  const box = page.getByRole("textbox", { name: "Your list", exact: true })
  await step("paste", async () => {
    await box.tap()
    await page.keyboard.insertText(dozen)
  })
  await step("put on the list", () => page.getByRole("button", { name: "Put on the list" }).tap())
  const question = page.getByLabel(/^What is meant by/).first()
  await step("answer", async () => {
    await question.focus()
    await page.keyboard.press("ArrowDown")
  })
  await step("change a quantity", async () => {
    await page.locator("[id^=inquiry-line-] input").first().tap()
    await page.keyboard.type("7", { delay: 120 })
  })
  await step("more ways", () => page.getByText("More ways").tap())
  await step("keep", () => page.getByRole("button", { name: "Keep this list" }).tap())
  await step("send", () => page.locator("#inquiry-total a[href*='wa.me']").tap())
  await open("/cutting-list")
  await step("plan", async () => {
    for (const [name, typed] of [
      ["Section", "ISMC 100"],
      ["Length", "2900"],
      ["Nos", "4"],
    ]) {
      await page.getByRole("textbox", { name: `${name}, row 1` }).tap()
      await page.keyboard.type(typed, { delay: 120 })
    }
  })
  await context.close()
  return steps
}

/** The middle of several visits, press by press. */
async function askVisit() {
  const visits = []
  for (let at = 0; at < Number(options.runs); at++) visits.push(await buyersVisit(sites[0]))
  const steps = visits[0].map(([name], at) => [name, median(visits.map((each) => each[at][1]))])
  console.log(steps.map(([name, ms]) => `${name} ${ms}`).join(", "))
  const [[, bare], ...presses] = steps
  const sorted = presses.map(([, ms]) => ms).sort((one, other) => one - other)
  const most = sorted[Math.ceil(sorted.length * 0.75) - 1]
  console.log(
    `A visit's presses: ${most} ms at p75, ${sorted.at(-1)} ms at most, a bare key ${bare}`,
  )
  if (most > limits.press * bare || sorted.at(-1) > limits.slowest) broken.push("a buyer's presses")
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

/** Lighthouse's four scores on a phone, with the largest paint and the blocked time it estimates: the middle of runs in turns. */
async function askLighthouse() {
  const lighthouse = await fetchedLighthouse()
  for (const route of routes) {
    const runs = sites.map(() => [])
    for (let at = 0; at < Number(options.runs); at++) {
      for (const [index, { address }] of sites.entries()) {
        const { lhr } = await lighthouse(address + route, {
          port,
          output: "json",
          logLevel: "error",
        })
        const scores = Object.values(lhr.categories).map(({ score }) => Math.round(score * 100))
        const paint = lhr.audits["largest-contentful-paint"].numericValue
        const blocked = lhr.audits["total-blocking-time"].numericValue
        runs[index].push([...scores, Math.round(paint), Math.round(blocked)])
      }
    }
    for (const [index, { name }] of sites.entries()) {
      const middle = runs[index][0].map((_, at) => median(runs[index].map((each) => each[at])))
      const [speed, ...others] = middle.slice(0, 4)
      const [paint, blocked] = middle.slice(4)
      console.log(
        `${route} of ${name}: ${speed} ${others.join(" ")}, largest paint ${paint} ms, blocked ${blocked} ms`,
      )
      if (index === 0 && (speed < limits.lighthouse || others.some((score) => score < 100)))
        broken.push(`Lighthouse of ${route}`)
    }
  }
}

console.log(
  `Chromium ${browser.version()}, ${os.cpus().length} processors, load ${os.loadavg()[0].toFixed(1)}`,
)
if (asked.includes("pages")) await comparePages()
if (asked.includes("visit")) await askVisit()
if (asked.includes("lighthouse")) await askLighthouse()
for (const line of broken) console.error(`Over a limit: ${line}`)
process.exit(broken.length > 0 ? 1 : 0)
