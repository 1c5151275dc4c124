/*
 * npm run bench:navigation: milliseconds from a tap on a link to the largest paint of the next page, and from Back to the first
 * frame of the previous one, on a slow line, with this processor as it is and slowed down four times. It needs Chromium with
 * windows: the headless shell prepares no pages. It is driven by puppeteer-core, because Playwright switches preparing off. The
 * server slows down the line, because the browser slows down only the current page and not the one it prepares. Writes
 * docs/measured-navigation.md. Options: --runs=5.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs"
import http from "node:http"
import os from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import puppeteer from "puppeteer-core"
import { projectRoot } from "../scripts/run-command.mjs"
import { markdownTable, writeReport } from "./report.mjs"
import { copySite, served, withoutPolicy } from "./sites.mjs"
import { phone } from "./visit.mjs"

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } })
const LATENCY_MS = 300
const BYTES_PER_MS = 200
const built = path.resolve(projectRoot, process.env.SITE_DIR || "site")
const executablePath = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"]
  .filter(Boolean)
  .find(existsSync)
if (!executablePath) {
  throw new Error("Install Chromium with windows and name it with CHROMIUM_PATH=/path/to/chromium.")
}

/** What the pages report: milliseconds since 1970 of each event. */
let seen = {}

/** A proxy that answers late and slowly, and takes the reports of pages. */
async function slowly({ address }) {
  let lineFreeAt = 0
  const server = http.createServer((request, response) => {
    const url = new URL(request.url, address)
    if (url.pathname === "/seen") {
      for (const [event, at] of url.searchParams) seen[event] = Number(at)
      return response.end()
    }
    return http.get(url, { headers: request.headers }, async (answer) => {
      const chunks = []
      for await (const chunk of answer) chunks.push(chunk)
      const body = Buffer.concat(chunks)
      const now = performance.now()
      lineFreeAt = Math.max(lineFreeAt, now + LATENCY_MS) + body.length / BYTES_PER_MS
      await wait(lineFreeAt - now)
      response.writeHead(answer.statusCode, answer.headers)
      response.end(body)
    })
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${server.address().port}`
}

/**
 * Runs in each page and reports to the proxy, because a connection to the browser may lose a page that takes the place of another.
 * The next page reports its paints, those of a prepared one at the earliest when it was shown, and goes back after two seconds.
 */
function report() {
  const tell = (event, at) => navigator.sendBeacon(`/seen?${event}=${at}`)
  if (location.pathname === "/about") {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) requestAnimationFrame(() => setTimeout(() => tell("back", Date.now())))
    })
    return
  }
  const goBack = () =>
    setTimeout(() => {
      tell("left", Date.now())
      history.back()
    }, 2000)
  const shown = () =>
    performance.timeOrigin + performance.getEntriesByType("navigation")[0].activationStart
  const notePaints = (list) => {
    for (const { startTime } of list.getEntries()) {
      tell("painted", Math.max(performance.timeOrigin + startTime, shown()))
    }
  }
  for (const type of ["paint", "largest-contentful-paint"]) {
    new PerformanceObserver(notePaints).observe({ type, buffered: true })
  }
  if (document.prerendering) document.addEventListener("prerenderingchange", goBack)
  else addEventListener("load", goBack)
}

/** The built site with reporting pages. */
function reportingSite() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "site-ways-"))
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }))
  copySite(built, folder, (html) => html.replace("<head>", `<head><script>(${report})()</script>`))
  withoutPolicy(folder)
  return folder
}

/**
 * Presses a link on the page about the company and waits until the next page has gone back. `points` moves the mouse to it
 * first; `slower` is by how much the processor is slowed down.
 */
async function visit(address, { points, slower }) {
  seen = {}
  const browser = await puppeteer.launch({ executablePath, args: ["--no-sandbox"] })
  const page = await browser.newPage()
  const { viewport, deviceScaleFactor } = phone
  await page.setViewport({ ...viewport, deviceScaleFactor, isMobile: true, hasTouch: true })
  await page.emulateCPUThrottling(slower)
  await page.goto(`${address}/about`, { waitUntil: "load" })
  await wait(6000)
  const link = await page.$('footer a[href="/ms-pipes"]')
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  await wait(1000)
  const box = await link.boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (points) {
    await page.mouse.move(x, y)
    await wait(5000)
  }
  const touch = await page.touchscreen.touchStart(x, y)
  await wait(80)
  const pressed = Date.now()
  // The next page may take over before the browser has answered.
  touch.end().catch(() => undefined)
  for (let tries = 0; tries < 60 && !seen.back; tries++) await wait(100)
  const version = await browser.version()
  await browser.close()
  return { version, tap: seen.painted - pressed, back: seen.back - seen.left }
}

/** The value that three of four visits keep to. */
const p75 = (visits, which) =>
  Math.round(
    visits.map((each) => each[which]).sort((a, b) => a - b)[Math.ceil(visits.length * 0.75) - 1],
  )

const site = await served(reportingSite())
const address = await slowly(site)
const prepared = "prepared by the browser, which expects it to be the next one"
const unprepared = "not prepared: the touch itself begins it"
const rows = []
let version
for (const [name, processor, how] of [
  [prepared, "as it is", { points: true, slower: 1 }],
  [unprepared, "as it is", { points: false, slower: 1 }],
  [prepared, "4 × slower", { points: true, slower: 4 }],
  [unprepared, "4 × slower", { points: false, slower: 4 }],
]) {
  const visits = []
  for (let run = 0; run < Number(options.runs); run++) {
    visits.push(await visit(address, how))
    ;({ version } = visits.at(-1))
    console.log(name, processor, visits.at(-1))
  }
  rows.push([name, processor, p75(visits, "tap"), how.points ? p75(visits, "back") : ""])
}
const heads = ["next page", "processor", "tap to largest paint, ms", "Back to paint, ms"]
await writeReport(
  path.join(projectRoot, "docs", "measured-navigation.md"),
  `# From a tap to the next page

Written by \`npm run bench:navigation\`: ${version}, a phone of 412 × 823 px, a line that answers after ${LATENCY_MS} ms
with ${BYTES_PER_MS} bytes a millisecond, ${options.runs} visits each, the third of four (p75). From the end of a touch to the largest paint of the
next page; from Back to the first frame of the page that the browser had kept.

Which links a phone's browser prepares is its own choice: Chrome on Android takes those in the middle of the screen once scrolling
ends. This browser has no such rule, so here a mouse points at the link first.

${markdownTable(heads, rows)}
`,
)
process.exit(0)
