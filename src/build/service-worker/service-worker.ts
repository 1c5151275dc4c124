import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"

export const OFFLINE_PAGE = "/offline"
const scripts = "src/build/service-worker"

/** Pages every visitor can open without network: who to call, and the own list. */
const alwaysKeptPages = [OFFLINE_PAGE, "/contact", "/inquiry"]

/**
 * The text of /sw.js for a built site, or of the script that clears and removes an earlier one. Plain lines and no library:
 * what the site needs of one is three short rules, and a bundle of them is ten times as long. The version follows from
 * the pages, so that a build that changes nothing is no update.
 */
export function serviceWorker(folder: string, isOn: boolean): string {
  const text = (name: string) => readFileSync(join(scripts, name), "utf8")
  if (!isOn) return text("off.js")
  const site = {
    version: versionOf(folder),
    offlinePage: OFFLINE_PAGE,
    alwaysKept: [...new Set(alwaysKeptPages.flatMap((page) => [page, ...filesOf(folder, page)]))],
  }
  return text("worker.js").replace("= SITE", () => `= ${JSON.stringify(site)}`)
}

/**
 * Leaves the page that stands in for others plain: React would move to the page's own address, and the visitor could not
 * try the wanted one again.
 */
export function takeScriptsOut(folder: string, page: string): void {
  const file = join(folder, page, "index.html")
  const html = readFileSync(file, "utf8")
  writeFileSync(file, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, ""))
}

/** Changes when any page or its data does. */
function versionOf(folder: string): string {
  const hash = createHash("sha256")
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(\.html|page-data\.json)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !name.startsWith("admin/"))
  for (const name of files.sort()) hash.update(name).update(readFileSync(join(folder, name)))
  return hash.digest("hex").slice(0, 20)
}

interface PageData {
  readonly componentChunkName: string
  readonly staticQueryHashes: readonly string[]
}

/** The styles, scripts and data a page is made of. Fonts and pictures it has in common with others come with those. */
function filesOf(folder: string, page: string): string[] {
  const html = readFileSync(join(folder, page, "index.html"), "utf8")
  const linked = [...html.matchAll(/\/[\w.~-]+[-.][0-9a-f]{20}\.(?:js|css)/g)].map(([file]) => file)
  const data = `/page-data${page}/page-data.json`
  if (!html.includes("data-scripts=") || !existsSync(join(folder, data))) return linked
  const { componentChunkName, staticQueryHashes } = readJson(join(folder, data)) as PageData
  const stats = readJson(join(folder, "webpack.stats.json")) as {
    readonly assetsByChunkName: Readonly<Record<string, readonly string[]>>
  }
  const chunks = stats.assetsByChunkName[componentChunkName] ?? []
  return [
    ...linked,
    ...chunks.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`),
    data,
    "/page-data/app-data.json",
    ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
  ]
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}
