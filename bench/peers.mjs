/*
 * npm run bench:peers: compares pages of the built site with the same pages made with Astro and with plain Gatsby: the same
 * texts, pictures, fonts and styles, inline and as files. The peers are installed and built in a scratch folder and are not
 * part of the project. Writes docs/measured-peers.md. The exit code is 1 if this site is not faster by a tenth. Options:
 * --runs=3.
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
import { peers as budget } from "./budgets.mjs"
import { budgetsText, markdownTable, median, writeReport } from "./report.mjs"
import { fontFaces, served, wholeStyles, withoutRules, withoutScripts } from "./sites.mjs"
import { paints, visit } from "./visit.mjs"

const { values: options } = parseArgs({ options: { runs: { type: "string", default: "3" } } })
const built = path.resolve(projectRoot, process.env.SITE_DIR || "site")
const pages = ["/", "/structural-teel-tubes-and-pipes", "/contact", "/about", "/blog"]
const scratch = mkdtempSync(path.join(os.tmpdir(), "site-peers-"))
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }))

/** A page of the built site in parts, for the peers to build. */
function partsOf(route) {
  const name = route === "/" ? "index" : route.slice(1)
  const whole = readFileSync(path.join(built, `${name}.html`), "utf8")
  const html = withoutScripts(whole)
  const [, title = ""] = /<title[^>]*>([^<]*)</.exec(html) ?? []
  const [, description = ""] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
  const [, body = ""] = /<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  return { title, description, body, css: fontFaces(whole) + wholeStyles(whole, built), name }
}

function write(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
}

function copyAssets(folder) {
  // The server shows the page 404 where a peer has no icon, for instance.
  for (const name of ["static", "fonts", "404.html"])
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

/** @param styling "always" for inline styles, "never" for files */
function buildAstro(styling) {
  const folder = path.join(scratch, `astro-${styling}`)
  write(folder, {
    "package.json": '{ "name": "peer", "private": true, "type": "module" }',
    // The server keeps addresses that begin with "_", as Astro's do, to itself.
    "astro.config.mjs": `export default { build: { format: "directory", assets: "assets", inlineStylesheets: "${styling}" } }`,
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
  // Astro needs a newer Node than this project.
  runIn(folder, "npm", "install", "--no-audit", "--no-fund", "astro@latest", "node@24")
  runIn(
    folder,
    path.join(folder, "node_modules/node/bin/node"),
    path.join(folder, "node_modules/astro/bin/astro.mjs"),
    "build",
  )
  return path.join(folder, "dist")
}

function buildGatsby() {
  const folder = path.join(scratch, "gatsby")
  write(folder, {
    // Gatsby's command checks that it is among the dependencies.
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

/** Gatsby's pages with links to their styles instead of inline styles. */
function withStyleFiles(folder) {
  const linked = path.join(scratch, "gatsby-linked")
  cpSync(folder, linked, { recursive: true })
  for (const { name } of pages.map(partsOf)) {
    const file = path.join(linked, name === "index" ? "index.html" : `${name}/index.html`)
    const html = readFileSync(file, "utf8").replace(
      /<style data-href="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g,
      (_, href, css) => {
        writeFileSync(path.join(linked, href), css)
        return `<link rel="stylesheet" href="${href}">`
      },
    )
    writeFileSync(file, html)
  }
  return linked
}

console.log("Building the peers: about three minutes.")
const gatsby = buildGatsby()
const sites = [
  ["this site", built],
  ["Astro, styles in the page", buildAstro("always")],
  ["Astro, styles as files", buildAstro("never")],
  ["Gatsby, styles in the page", gatsby],
  ["Gatsby, styles as files", withStyleFiles(gatsby)],
]
const { browser } = await startBrowser()
for (const [, folder] of sites.slice(1)) withoutRules(folder)
const servers = await Promise.all(sites.map(([, folder]) => served(folder)))
const kB = (bytes) => (bytes / 1000).toFixed(1)

/** The rows of one page, and how far this site is ahead of the fastest peer. */
async function compared(route) {
  const seen = sites.map(() => [])
  for (let run = 0; run < Number(options.runs); run++) {
    for (const [index, { address }] of servers.entries()) {
      seen[index].push(await paints(browser, address + route))
    }
  }
  const of = (index, which) => median(seen[index].map((visit) => visit[which]))
  const rows = []
  for (const [index, { address }] of servers.entries()) {
    const { html, js, all } = await visit(browser, address + route, {}, ({ traffic }) =>
      Promise.resolve(traffic("load").bytes),
    )
    const [first, largest] = [of(index, "first"), of(index, "largest")].map(Math.round)
    const bytes = [html, js, all].map(kB)
    rows.push([route, sites[index][0], first, largest, ...bytes])
    console.log(rows.at(-1).join(" | "))
  }
  const quickest = Math.min(...sites.slice(1).map((_, peer) => of(peer + 1, "largest")))
  return { route, rows, share: of(0, "largest") / quickest }
}

const results = []
for (const route of pages) results.push(await compared(route))
const heads = [
  "page",
  "made with",
  "first paint, ms",
  "largest paint, ms",
  "HTML, KB",
  "JS before load, KB",
  "all before load, KB",
]
const versions = [
  `Astro ${JSON.parse(readFileSync(path.join(scratch, "astro-always/node_modules/astro/package.json"), "utf8")).version}`,
  `Gatsby ${JSON.parse(readFileSync(path.join(projectRoot, "node_modules/gatsby/package.json"), "utf8")).version}`,
]
const { largestPaintShare: most } = budget
const broken = results
  .filter(({ share }) => share > most)
  .map(
    ({ route, share }) =>
      `${route}: share of the fastest peer ${share.toFixed(2)}, at most ${most}`,
  )
await writeReport(
  path.join(projectRoot, "docs", "measured-peers.md"),
  `# Compared with the same pages in Astro and plain Gatsby

Written by \`npm run bench:peers\`, measured as in [measured-pages.md](measured-pages.md), middle of ${options.runs} visits in turns, Chromium
${browser.version()}, ${versions.join(", ")}: the same words, pictures, fonts and styles. The peers only show the page: they have no
slider, calculator, filter or list.

${markdownTable(
  heads,
  results.flatMap(({ rows }) => rows),
)}

Largest paint of this site divided by that of the fastest peer: ${results.map(({ route, share }) => `${route} ${share.toFixed(2)}`).join(", ")}.

${budgetsText(broken)}
`,
)
for (const line of broken) console.error(line)
process.exit(broken.length > 0 ? 1 : 0)
