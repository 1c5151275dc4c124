import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"
import { tsImport } from "tsx/esm/api"

const source = (file) => tsImport(`../${file}`, import.meta.url)
const { createStaticServer } = await source("scripts/static-server.ts")
const { serverRulesFile } = await source("src/build/publish/server-rules.ts")

/** A page without its scripts and prefetches. */
export function withoutScripts(html) {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\bas="script"[^>]*>/g, "")
}

/** The text of all style sheets of a page of a built site, in their order. */
export function wholeStyles(html, built) {
  const [, files = ""] = /data-styles="([^"]*)"/.exec(html) ?? []
  return files
    .split(" ")
    .filter(Boolean)
    .map((file) => readFileSync(path.join(built, file), "utf8"))
    .join("")
}

/** The font faces of a page, which only its inline styles have. */
export const fontFaces = (html) => (html.match(/@font-face\s*{[^}]*}/g) ?? []).join("")

/**
 * The fastest possible page with these texts, fonts and pictures: all styles inline, no font preloaded, no script. The offline
 * page has only inline styles anyway.
 */
export function limitOf(html, built) {
  const styles = wholeStyles(html, built)
  const page = withoutScripts(html).replace(/<link\b[^>]*\bas="font"[^>]*>/g, "")
  return styles
    ? page.replace(/<style>[\s\S]*?<\/style>/, () => `<style>${fontFaces(html)}${styles}</style>`)
    : page
}

/** A page that loads its scripts during parsing, as Gatsby's own pages do. */
export function withEarlyScripts(html) {
  return html.replace(
    /<script data-page="([^"]*)" data-styles="([^"]*)" data-scripts="([^"]*)">[\s\S]*?<\/script>/,
    (_, page, styles, scripts) =>
      `<script data-scripts>window.pagePath=${JSON.stringify(page)}</script>` +
      styles
        .split(" ")
        .map((file) => `<link rel="stylesheet" href="${file}">`)
        .join("") +
      scripts
        .split(" ")
        .map(
          (file) =>
            `<link rel="preload" as="script" href="${file}"><script src="${file}" async></script>`,
        )
        .join(""),
  )
}

/** Copies the pages of a site into another folder and changes them. All other files are links to the originals. */
export function copySite(from, to, change) {
  copyPages(from, to, change)
  copyFileSync(serverRulesFile(from), serverRulesFile(to))
}

function copyPages(from, to, change) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name)
    const target = path.join(to, entry.name)
    if (entry.isDirectory() && !["static", "page-data", "admin", "fonts"].includes(entry.name)) {
      copyPages(source, target, change)
    } else if (entry.name.endsWith(".html")) {
      writeFileSync(target, change(readFileSync(source, "utf8")))
    } else {
      symlinkSync(source, target)
    }
  }
}

/** Removes the policy from a copy of a site, so that inline scripts run. */
export function withoutPolicy(folder) {
  const file = serverRulesFile(folder)
  const rules = JSON.parse(readFileSync(file, "utf8"))
  for (const { headers } of rules.headers) delete headers["Content-Security-Policy"]
  writeFileSync(file, JSON.stringify(rules))
}

/** Makes a folder built by another tool servable, without headers and redirects. */
export function withoutRules(folder) {
  writeFileSync(serverRulesFile(folder), JSON.stringify({ headers: [], redirects: [] }))
}

/** Serves a folder on a free local port. Returns the address and a function that stops the server. */
export async function served(directory) {
  const server = createStaticServer({ directory })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${server.address().port}`, close }
}
