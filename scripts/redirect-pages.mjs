/*
 * node scripts/redirect-pages.mjs: for hosts that do not read `_redirects`, such as GitHub Pages.
 * Writes a small page to each address that public/_redirects sends on. It leads to the new one at
 * once, also without scripts, and tells search engines to keep that instead.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "./run-command.mjs"
import { parseRedirects } from "./host-rules.mjs"

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The page that sends visitors on to another address. */
export function redirectPage(to) {
  const address = escaped(to)
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
</head>
<body><p>This page has moved. <a href="${address}">Go to it</a></p></body>
</html>
`
}

/**
 * Writes the pages into a built site and answers with their addresses. A rule for many addresses
 * cannot be a page, and one for an address that has a page is left alone.
 */
export function writeRedirectPages(folder) {
  const rules = parseRedirects(readFileSync(path.join(folder, "_redirects"), "utf8"))
  return rules
    .filter(({ from, status }) => status >= 300 && status < 400 && !from.endsWith("*"))
    .map(({ from, to }) => ({ from, to, file: path.join(folder, from, "index.html") }))
    .filter(({ file }) => !existsSync(file))
    .map(({ from, to, file }) => {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, redirectPage(to))
      return from
    })
}

if (process.argv[1] === import.meta.filename) {
  const written = writeRedirectPages(path.join(projectRoot, "public"))
  console.log(`Pages that lead on: ${written.length}`)
}
