/*
 * npm run bench:peers: two pages of the built site beside the same pages made with Astro and with Gatsby as it comes: the
 * same words, pictures, fonts and styles. The peers are installed and built in a scratch folder and are no part of the
 * project. Writes docs/measured-peers.md. Options: --runs=5.
 */
import { spawnSync } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import os from "node:os"
import path from "node:path"
import { parseArgs } from "node:util"
import { packageCommand, projectRoot } from "../scripts/run-command.mjs"
import { startBrowser } from "./browser.mjs"
import { slowestInput } from "./interactions.mjs"
import { lighthouseScores } from "./lighthouse.mjs"
import { median, writeReport } from "./report.mjs"
import { served, withoutRules, withoutScripts } from "./sites.mjs"
import { largestPaint, untouched } from "./visit.mjs"

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "5" } } })
const built = path.resolve(projectRoot, process.env.SITE_DIR || "site")
const pages = ["/", "/structural-teel-tubes-and-pipes"]
const scratch = mkdtempSync(path.join(os.tmpdir(), "site-peers-"))
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }))

/** A page of the built site in parts, for others to build. */
function partsOf(route) {
  const html = withoutScripts(readFileSync(path.join(built, `${route.slice(1)}.html`), "utf8"))
  const [, title = ""] = /<title[^>]*>([^<]*)</.exec(html) ?? []
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  const [, body = ""] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, file]) =>
    readFileSync(path.join(built, file), "utf8"),
  )
  return {
    title,
    description,
    body,
    css: styles.join("\n"),
    name: route === "/" ? "index" : route.slice(1),
  }
}

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

function copyAssets(folder) {
  for (const name of ["static", "fonts"])
    cpSync(path.join(built, name), path.join(folder, name), { recursive: true })
}

function runIn(folder, command, ...args) {
  const env = {
    ...process.env,
    GATSBY_TELEMETRY_DISABLED: "1",
    ASTRO_TELEMETRY_DISABLED: "1",
    NODE_ENV: "production",
  }
  const { status } = spawnSync(command, args, {
    cwd: folder,
    env,
    stdio: ["ignore", "ignore", "inherit"],
  })
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${status}`)
}

function buildAstro() {
  const folder = path.join(scratch, "astro")
  write(folder, {
    "package.json": '{ "name": "peer", "private": true, "type": "module" }',
    "astro.config.mjs": 'export default { build: { format: "directory" } }',
  })
  for (const { name, title, description, body, css } of pages.map(partsOf)) {
    write(folder, {
      [`src/styles/${name}.css`]: css,
      [`src/content/${name}.html`]: body,
      [`src/pages/${name}.astro`]: `---
import "../styles/${name}.css"
import body from "../content/${name}.html?raw"
---
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><meta name="description" content="${description}"></head><body set:html={body} /></html>
`,
    })
  }
  copyAssets(path.join(folder, "public"))
  runIn(folder, "npm", "install", "--no-audit", "--no-fund", "astro@5")
  runIn(folder, process.execPath, path.join(folder, "node_modules/astro/astro.js"), "build")
  return path.join(folder, "dist")
}

function buildGatsby() {
  const folder = path.join(scratch, "gatsby")
  write(folder, {
    // Gatsby's command wants to see itself among the dependencies.
    "package.json": '{ "name": "peer", "private": true, "dependencies": { "gatsby": "*" } }',
    "gatsby-config.js":
      'module.exports = { trailingSlash: "never", adapter: { name: "none", adapt() {} } }',
  })
  for (const { name, title, description, body, css } of pages.map(partsOf)) {
    write(folder, {
      [`src/styles/${name}.css`]: css,
      [`src/pages/${name}.js`]: `import * as React from "react"
import "../styles/${name}.css"
export default function Page() {
  return <div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(body)} }} />
}
export const Head = () => <><html lang="en-IN" /><title>${title}</title><meta name="description" content="${description}" /></>
`,
    })
  }
  copyAssets(path.join(folder, "static"))
  symlinkSync(path.join(projectRoot, "node_modules"), path.join(folder, "node_modules"))
  runIn(folder, process.execPath, packageCommand("gatsby"), "build")
  return path.join(folder, "public")
}

console.log("Building the peers: about three minutes.")
const sites = [
  ["this site", built],
  ["Astro 5, no scripts", buildAstro()],
  ["Gatsby 5 as it comes", buildGatsby()],
]
const { browser, port } = await startBrowser()
for (const [, folder] of sites.slice(1)) withoutRules(folder)
const servers = await Promise.all(sites.map(([, folder]) => served(folder)))
const rows = []
for (const route of pages) {
  const paints = sites.map(() => [])
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [index, { address }] of servers.entries()) {
      paints[index].push(await largestPaint(browser, address + route))
    }
  }
  for (const [index, { address }] of servers.entries()) {
    const { early, late, html } = await untouched(browser, address + route)
    const { scores } = await lighthouseScores(address + route, port)
    const input = index === 0 ? await slowestInput(browser, address + route) : undefined
    const kB = (bytes) => (bytes / 1000).toFixed(1)
    rows.push([
      route,
      sites[index][0],
      Object.values(scores).join(" "),
      Math.round(median(paints[index])),
      kB(html),
      kB(early.js),
      kB(early.all),
      kB(late.all),
      input ? input.duration : "",
    ])
    console.log(rows.at(-1).join(" | "))
  }
}
const table = [
  [
    "page",
    "made with",
    "Lighthouse",
    "largest paint, ms",
    "HTML, KB",
    "JS before load, KB",
    "all before load, KB",
    "all after 10 s, KB",
    "input, ms",
  ],
  Array(9).fill("---"),
  ...rows,
]
await writeReport(
  path.join(projectRoot, "docs", "measured-peers.md"),
  `# Beside the same pages made otherwise

Written by \`npm run bench:peers\`, measured as in [measured-pages.md](measured-pages.md): the same words, pictures, fonts and
styles. The peers only show the page: they have no slider, calculator, filter or list, so their after 10 s is less work.
Gatsby as it comes writes all styles into the page: one wait less before the first paint, and twice the HTML on every page.
The Astro pages preload no font.

${table.map((row) => `| ${row.join(" | ")} |`).join("\n")}
`,
)
process.exit(0)
