/*
 * npm run bench: when a visitor on a phone sees a page, beside the same page as plain Gatsby writes it (public/) and as Astro
 * would, measured in turns, so that all meet the same machine. Writes docs/measured-pages.md. Routes as arguments measure only
 * those, and nothing is written. The exit code is 1 when a limit of docs/measured.md is broken. Options: --runs=5, --without-astro
 *
 * Line (1.6 Mbit/s, 150 ms) and processor (4 times slower) are really slowed down by the browser. Lighthouse and Astro are fetched.
 */
import { writeFileSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { chromium } from "@playwright/test"
import { format } from "oxfmt"
import { tsImport } from "tsx/esm/api"
import { browserFlags, ensureBrowser } from "../scripts/browser.mjs"
import getPort from "get-port"
import { projectRoot } from "../scripts/run-command.mjs"
import { builtWithAstro, fetchedPackages } from "./astro.mjs"
import { watchTraffic } from "./traffic.mjs"

const { createStaticServer } = await tsImport("../scripts/static-server.ts", import.meta.url)

const kinds = [
  "/",
  "/structural-teel-tubes-and-pipes",
  "/products",
  "/inquiry",
  "/contact",
  "/about",
  "/blog",
]
const limits = {
  laterThanGatsby: 1.05,
  laterThanAstro: 1.05,
  lighthouse: 98,
  homeKB: 280,
  shift: 0.01,
}

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    "without-astro": { type: "boolean", default: false },
  },
})
const routes = positionals.length > 0 ? positionals : kinds
const built = path.join(projectRoot, "site")

const port = await getPort({ port: 9330 })
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: [...browserFlags, `--remote-debugging-port=${port}`],
})
const device = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2.625,
  isMobile: true,
  hasTouch: true,
}
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (0.75e6 * 0.9) / 8,
}

/** Serves a folder on a free port; answers with its address. */
async function served(directory, rules) {
  const server = createStaticServer(directory, rules)
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${server.address().port}`
}

/** Opens a page as a first visit: its paints in ms, what moved, and the bytes of all it fetched in ten seconds. */
async function visit(address) {
  const context = await browser.newContext({ ...device, locale: "en-IN", serviceWorkers: "block" })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(() => {
      const seen = { largest: 0, shift: 0 }
      window.seen = seen
      const watch = (type, take) =>
        new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
          type,
          buffered: true,
        })
      watch("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime))
      watch(
        "layout-shift",
        ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value),
      )
    })
    const traffic = await watchTraffic(session)
    await session.send("Network.emulateNetworkConditions", slow4G)
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 })
    await page.goto(address, { timeout: 60_000 })
    await wait(10_000)
    const seen = await page.evaluate(() => ({
      ...window.seen,
      first: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    }))
    return { ...seen, bytes: traffic().bytes.all }
  } finally {
    await context.close()
  }
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** The middle of several visits to a page of each site, in turns. */
async function compared(route) {
  const seen = sites.map(() => [])
  const turn = [...sites.entries()]
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [index, { address }] of turn) seen[index].push(await visit(address + route))
    turn.reverse()
  }
  return seen.map((visits) => {
    const of = (key) => median(visits.map((each) => each[key]))
    return { first: of("first"), largest: of("largest"), shift: of("shift"), bytes: of("bytes") }
  })
}

const lighthouseFolder = await fetchedPackages("lighthouse", ["lighthouse@12.8.2"])
const { default: lighthouse } = await import(
  pathToFileURL(path.join(lighthouseFolder, "node_modules/lighthouse/core/index.js")).href
)

/** Lighthouse's four scores on a phone: the best of two runs, because a busy machine only makes them worse. */
async function scores(address) {
  const run = async () => {
    const { lhr } = await lighthouse(address, { port, output: "json", logLevel: "error" })
    return Object.values(lhr.categories).map(({ score }) => Math.round(score * 100))
  }
  const one = await run()
  const other = await run()
  return one.map((score, index) => Math.max(score, other[index]))
}

const none = { headers: [], redirects: [] }
const sites = [
  { name: "this site", address: await served(built) },
  { name: "plain Gatsby", address: await served(path.join(projectRoot, "public"), none) },
]
if (!options["without-astro"]) {
  const files = routes.map((route) => (route === "/" ? "index.html" : `${route.slice(1)}.html`))
  sites.push({ name: "Astro", address: await served(await builtWithAstro(built, files), none) })
}

const rows = []
const broken = []
for (const route of routes) {
  const [own, ...others] = await compared(route)
  const points = await scores(sites[0].address + route)
  rows.push([
    route,
    points.join(" "),
    ...[own, ...others].map(
      ({ first, largest }) => `${Math.round(first)} / ${Math.round(largest)}`,
    ),
    (own.bytes / 1000).toFixed(0),
    own.shift.toFixed(3),
  ])
  console.log(rows.at(-1).join(" | "))
  const [gatsby, astro] = others
  const over = [
    [
      own.first > gatsby.first * limits.laterThanGatsby,
      "the first paint is later than plain Gatsby's",
    ],
    [
      own.largest > gatsby.largest * limits.laterThanGatsby,
      "the largest paint is later than plain Gatsby's",
    ],
    [
      astro && own.largest > astro.largest * limits.laterThanAstro,
      "the largest paint is later than Astro's",
    ],
    [
      points.some((score, index) => score < (index === 0 ? limits.lighthouse : 100)),
      `Lighthouse: ${points.join(" ")}`,
    ],
    [route === "/" && own.bytes / 1000 > limits.homeKB, `fetches more than ${limits.homeKB} KB`],
    [own.shift > limits.shift, `moves by ${own.shift.toFixed(3)}`],
  ]
  broken.push(...over.flatMap(([isOver, sentence]) => (isOver ? [`${route}: ${sentence}`] : [])))
}
const heads = [
  "page",
  "Lighthouse",
  ...sites.map(({ name }) => `${name}, ms`),
  "KB in 10 s",
  "moved",
]
const table = [heads, heads.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`)
const report = `# What a visitor on a phone waits for

Written by \`npm run bench\`: Chromium ${browser.version()}, ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}. First and largest paint, middle of
${options.runs} first visits in turns, on a line of 1.6 Mbit/s and 150 ms with the processor 4 times slower, both really slowed down; Brotli. Plain
Gatsby: the same build as Gatsby writes it. Astro: the same words, pictures, fonts and styles, which stand in the page, without scripts.

${table.join("\n")}

${broken.length === 0 ? "Every limit holds." : `Over a limit:\n\n${broken.map((line) => `- ${line}`).join("\n")}`}
`
if (positionals.length === 0) {
  const file = path.join(projectRoot, "docs/measured-pages.md")
  writeFileSync(file, (await format(file, report)).code)
}
for (const line of broken) console.error(line)
process.exit(broken.length > 0 ? 1 : 0)
