import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { pathsBelow } from "../../content-check/read-files"
import type { Route } from "../../routes/routes"
import type { GatsbyOutput } from "./gatsby-output"

interface CopyOptions {
  readonly output: GatsbyOutput
  /** Gatsby's output folder. */
  readonly from: string
  readonly routes: readonly Route[]
  /** Contents of pages and of files made by the page steps, by path. */
  readonly pageTexts: Readonly<Record<string, string>>
  readonly withEditor: boolean
}

/**
 * The files of Gatsby's output that the site needs: scripts, style sheets and data of this build, the pictures and films they
 * name, static files, sitemap, feed and editor. The rest is left over from earlier builds or for Gatsby itself.
 *
 * @throws Error when something names a file that does not exist
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
    ...pathsBelow("static").filter((file) => !file.endsWith(".md")),
    ...(withEditor ? editorFiles(from) : []),
  ]
}

/** A few names are enough to find the cause; a broken build can miss hundreds of files. */
const SHOWN_NAMES = 5

function missingFiles(files: readonly string[]): string {
  const rest = files.length - SHOWN_NAMES
  const names = files.slice(0, SHOWN_NAMES).join(", ") + (rest > 0 ? ` and ${rest} more` : "")
  return `The site is not published: pages name files that do not exist: ${names}. Delete the folders .cache and public, and build again.`
}

/** Copies files of Gatsby's output into another folder, under their short names. */
export function copyFiles(files: readonly string[], from: string, to: string): void {
  const folders = new Set<string>()
  for (const file of files) {
    const copy = join(to, shortNames(file))
    const folder = dirname(copy)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
    if (file.startsWith("page-data/")) {
      writeFileSync(copy, shortNames(readFileSync(join(from, file), "utf8")))
    } else {
      copyFileSync(join(from, file), copy)
    }
  }
}

/**
 * Shortens the names of folders of pictures in a path or a text. Gatsby names each by 32 digits, which take most of the bytes of
 * a picture in a compressed page. Ten tell them apart.
 */
export function shortNames(text: string): string {
  return text.replace(/(static\/[0-9a-f]{10})[0-9a-f]{22}\//g, "$1/")
}

/** Adds the files of Gatsby's folder static/ (pictures, films, documents) that a text names. */
function addMedia(text: string, media: Set<string>): void {
  for (const [address] of text.matchAll(/\/static\/[^\s"'()\\,<>?#]+/g)) {
    media.add(decodeURI(address).slice(1))
  }
}

/** The sitemap index and the files it names. */
function sitemapFiles(from: string): string[] {
  const index = "sitemap-index.xml"
  const named = readFileSync(join(from, index), "utf8").matchAll(/\/(sitemap-\d+\.xml)</g)
  return [index, ...Array.from(named, ([, file]) => file ?? "")]
}

/** The editor, without source maps that are several times its size. */
function editorFiles(from: string): string[] {
  return pathsBelow(join(from, "admin"))
    .filter((file) => !/\.map$|\.LICENSE\.txt$/.test(file))
    .map((file) => `admin/${file}`)
}
