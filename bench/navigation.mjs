/*
 * npm run bench:navigation: milliseconds from the tap on a link to the paint of the next page, on a slow phone: with Gatsby's
 * loader, with plain links, and with plain links and speculation rules that prefetch or prerender pages. The server slows down
 * the line, because the browser slows down only the current page and not what it prerenders. Writes
 * docs/measured-navigation.md. Options: --runs=3.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import http from "node:http"
import os from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { parseArgs } from "node:util"
import { projectRoot } from "../scripts/run-command.mjs"
import { startBrowser } from "./browser.mjs"
import { markdownTable, median, writeReport } from "./report.mjs"
import { copySite, served, serverRulesFile, withoutPolicy, withoutScripts } from "./sites.mjs"
import { phone } from "./visit.mjs"

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "3" } } })
const LATENCY_MS = 300
const BYTES_PER_MS = 200
const built = path.resolve(projectRoot, process.env.SITE_DIR || "site")
const scratch = mkdtempSync(path.join(os.tmpdir(), "site-ways-"))
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }))

/** A proxy that answers late and slowly. */
async function slowly({ address }) {
  let lineFreeAt = 0
  const server = http.createServer(async (request, response) => {
    const url = new URL(request.url, address)
    http.get(url, { headers: request.headers }, async (answer) => {
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

/** The built site without scripts, with speculation rules if an action is given. */
function plainSite(action) {
  const folder = path.join(scratch, action ?? "plain")
  copySite(built, folder, withoutScripts)
  withoutPolicy(folder)
  if (!action) return folder
  const speculation = { [action]: [{ where: { href_matches: "/*" }, eagerness: "moderate" }] }
  writeFileSync(path.join(folder, "speculation.json"), JSON.stringify(speculation))
  const rules = JSON.parse(readFileSync(serverRulesFile(folder), "utf8"))
  rules.headers.push(
    { path: "/*", headers: { "Speculation-Rules": '"/speculation.json"' } },
    { path: "/speculation.json", headers: { "Content-Type": "application/speculationrules+json" } },
  )
  writeFileSync(serverRulesFile(folder), JSON.stringify(rules))
  return folder
}

const ways = [
  ["Gatsby's loader", built],
  ["plain links", plainSite()],
  ["speculation rules, prefetch", plainSite("prefetch")],
  ["speculation rules, prerender", plainSite("prerender")],
]

const { browser } = await startBrowser()

/** Milliseconds from the touch of a finger to the paint of the next page; the finger stays down for 80 ms. */
async function tapToPaint(address, { rest }) {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
  await page.goto(`${address}/about`)
  await wait(rest)
  const link = page.locator('footer a[href="/ms-pipes"], main a[href="/ms-pipes"]').first()
  await link.scrollIntoViewIfNeeded()
  await wait(1000)
  const { x, y, width, height } = await link.boundingBox()
  const point = { x: x + width / 2, y: y + height / 2 }
  const begin = Date.now()
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] })
  await wait(80)
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await page.waitForURL(/ms-pipes$/, { waitUntil: "commit" })
  await page.locator("#sizes").first().waitFor({ state: "attached" })
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  )
  const hasLoader = await page.evaluate(() => Boolean(window.___loader))
  const painted = await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const [{ activationStart = 0 }] = performance.getEntriesByType("navigation")
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0
    return location.pathname === "/ms-pipes" && !window.___loader
      ? performance.timeOrigin + Math.max(first, activationStart)
      : Date.now()
  })
  const back = hasLoader ? await backToPaint(page) : undefined
  await context.close()
  return { tap: painted - begin, back }
}

/** Milliseconds from Back to the paint of the previous page, after Gatsby's loader has shown the current one. */
function backToPaint(page) {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const begin = performance.now()
        const look = () =>
          document.querySelector("#sizes")
            ? requestAnimationFrame(look)
            : requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)))
        history.back()
        look()
      }),
  )
}

const rows = []
for (const [name, folder] of ways) {
  const site = await served(folder)
  const address = await slowly(site)
  const seen = { settled: [], early: [] }
  for (let run = 0; run < Number(options.runs); run++) {
    seen.settled.push(await tapToPaint(address, { rest: 8000 }))
    seen.early.push(await tapToPaint(address, { rest: 0 }))
  }
  const middle = (visits, which) => Math.round(median(visits.map((visit) => visit[which])))
  const back = seen.settled[0].back === undefined ? "" : middle(seen.settled, "back")
  rows.push([name, middle(seen.settled, "tap"), middle(seen.early, "tap"), back])
  console.log(rows.at(-1).join(" | "))
  site.close()
}
const heads = ["way", "tap on a settled page, ms", "tap at once, ms", "Back, ms"]
await writeReport(
  path.join(projectRoot, "docs", "measured-navigation.md"),
  `# From a tap to the next page

Written by \`npm run bench:navigation\`: Chromium ${browser.version()}, a phone of 412 × 823 px, processor 4 × slower, a line that answers
after ${LATENCY_MS} ms with ${BYTES_PER_MS} bytes a millisecond, middle of ${options.runs}. From the touch of a finger, which stays for 80 ms, to the paint of the
next page. The plain pages have no scripts.

${markdownTable(heads, rows)}
`,
)
process.exit(0)
