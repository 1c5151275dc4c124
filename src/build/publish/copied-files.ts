import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Route } from "../../routes/routes"
import type { GatsbyOutput } from "./gatsby-output"

export interface CopyOptions {
  readonly output: GatsbyOutput
  /** Gatsby's folder. */
  readonly from: string
  readonly routes: readonly Route[]
  /** Pages and the files the page steps have made, by their file. */
  readonly pageTexts: Readonly<Record<string, string>>
  readonly withEditor: boolean
}

/**
 * The files of Gatsby's folder that the site needs: scripts, style sheets and data of this build, pictures and films they
 * name, files of static/, sitemap, feed and editor. Everything else there is left from earlier builds or for Gatsby itself.
 *
 * @throws Error when something names a file that is not there
 */
export function gatsbyFiles({
  output,
  from,
  routes,
  pageTexts,
  withEditor,
}: CopyOptions): string[] {
  const data = [...new Set(routes.flatMap(({ path }) => output.dataFiles(path)))]
  const feeds = ["rss.xml", ...sitemapFiles(from)]
  const readable = [...data, ...output.assets, ...feeds]
  const media = new Set<string>()
  for (const text of Object.values(pageTexts)) addMedia(text, media)
  for (const file of readable) addMedia(readFileSync(join(from, file), "utf8"), media)
  const missing = [...media].filter((file) => !existsSync(join(from, file)))
  if (missing.length > 0) throw new Error(missingFiles(missing))
  return [
    ...readable,
    ...media,
    ...filesBelow("static").filter((file) => !file.endsWith(".md")),
    ...(withEditor ? editorFiles(from) : []),
  ]
}

/** Some names are enough to find out why; after a broken build hundreds can be missing. */
const SHOWN_NAMES = 5

function missingFiles(files: readonly string[]): string {
  const rest = files.length - SHOWN_NAMES
  const names = files.slice(0, SHOWN_NAMES).join(", ") + (rest > 0 ? ` and ${rest} more` : "")
  return `The site is not published: pages name files that do not exist: ${names}. Delete the folders .cache and public, and build again.`
}

/** Copies files by their path in one folder to the same path in another. */
export function copyFiles(files: readonly string[], from: string, to: string): void {
  const folders = new Set<string>()
  for (const file of files) {
    const folder = dirname(join(to, file))
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    copyFileSync(join(from, file), join(to, file))
  }
}

/** Adds the pictures, films and documents of Gatsby's folder static/ that a text names. */
function addMedia(text: string, media: Set<string>): void {
  for (const [address] of text.matchAll(/\/static\/[^\s"'()\\,<>?#]+/g)) {
    media.add(decodeURI(address).slice(1))
  }
}

/** The sitemap's index, and the files it names. */
function sitemapFiles(from: string): string[] {
  const index = "sitemap-index.xml"
  const named = readFileSync(join(from, index), "utf8").matchAll(/\/(sitemap-\d+\.xml)</g)
  return [index, ...Array.from(named, ([, file]) => file ?? "")]
}

/** The editor without source maps, which are several times its size. */
function editorFiles(from: string): string[] {
  return filesBelow(join(from, "admin"))
    .filter((file) => !/\.map$|\.LICENSE\.txt$/.test(file))
    .map((file) => `admin/${file}`)
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
    .map((file) => file.replaceAll("\\", "/"))
    .sort()
}
