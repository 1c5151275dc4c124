import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { parse, type HTMLElement } from "node-html-parser"
import { languageOf, type Language } from "../../src/kit/words/language"
import { shownText } from "../html"

/* The published site, read from its folder without server or browser. Only this file knows where a page is in the folder. */

/** The folder a host publishes; SITE_DIR names another one, as for npm run serve. */
export const publishedFolder = path.resolve(__dirname, "../..", process.env.SITE_DIR || "site")

/** The file a host answers with at an address of this site, "/about" or "/mark.svg"; undefined when there is none. */
export function fileAt(address: string): string | undefined {
  const [pathname = ""] = address.split(/[?#]/)
  const file = path.join(publishedFolder, decodeURIComponent(pathname))
  const page = pathname === "/" ? path.join(file, "index.html") : `${file}.html`
  const found = path.extname(pathname) ? file : page
  return existsSync(found) ? found : undefined
}

/** The address of a page, from its file's path inside the folder. */
function addressOf(file: string): string {
  return `/${file.replaceAll(path.sep, "/").replace(/(^index)?\.html$/, "")}`
}

/** The folder of the editor, which has no page of the site. */
const noPages = /^admin\b/

export interface BuiltPage {
  readonly path: string
  readonly html: string
  readonly root: HTMLElement
}

/** Every HTML page of the published folder but the editor, each parsed once. */
export const builtPages: readonly BuiltPage[] = readdirSync(publishedFolder, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(({ parentPath, name }) => path.relative(publishedFolder, path.join(parentPath, name)))
  .filter((file) => !noPages.test(file))
  .map((file) => {
    const html = readFileSync(path.join(publishedFolder, file), "utf8")
    return { path: addressOf(file), html, root: parse(html, { comment: false }) }
  })
  .sort((one, other) => one.path.localeCompare(other.path))

/** The pages of each language. */
export const pagesIn = (language: Language) =>
  builtPages.filter(({ path: at }) => languageOf(at) === language)

/** One page by its address. Throws when the build has none there. */
export function builtPage(address: string): BuiltPage {
  const page = builtPages.find(({ path: at }) => at === address)
  if (!page) throw new Error(`The build has no page at ${address}`)
  return page
}

/** A file of the published folder as text, by its address. Throws when it is not there. */
export function publishedText(address: string): string {
  const file = fileAt(address)
  if (!file) throw new Error(`The build has no file at ${address}`)
  return readFileSync(file, "utf8")
}

/** The band of a page under a heading: the innermost section that holds it. Throws when there is no such heading. */
export function band({ path: at, root }: BuiltPage, heading: string): HTMLElement {
  const title = root
    .querySelectorAll("main h1, main h2, main h3")
    .find((each) => shownText(each) === heading)
  const section = title?.closest("section") as HTMLElement | null | undefined
  if (!section) throw new Error(`${at} has no section headed “${heading}”`)
  return section
}

/** Pages that break a promise, each with its fault, to compare with an empty list. */
export function faultyPages(
  pages: readonly BuiltPage[],
  faultsOf: (page: BuiltPage) => readonly unknown[],
): Record<string, readonly unknown[]> {
  return Object.fromEntries(
    pages.map((page) => [page.path, faultsOf(page)] as const).filter(([, faults]) => faults.length),
  )
}
