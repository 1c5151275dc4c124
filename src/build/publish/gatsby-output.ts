import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { DomUtils, parseDocument } from "htmlparser2"
import { publishedFile } from "../../content/routes/routes"

/** What the publish stage looks for in the HTML of a page. */
interface PageMarkup {
  /** The whole texts of its inline scripts, data apart. */
  readonly inlineScripts: readonly string[]
  /** Addresses of the scripts it loads: "/assets/app-0123456789abcdef0123.js". */
  readonly scripts: readonly string[]
  /** Files of Gatsby's folder static/ that its elements load or link: "static/0123456789abcdef0123456789abcdef/gate.avif". */
  readonly media: readonly string[]
}

/** A page as `gatsby build` has written it. Paths of files are from Gatsby's folder. */
export interface GatsbyPage extends PageMarkup {
  readonly path: string
  readonly html: string
  /** Data files of the page and of the queries its components share. */
  readonly data: readonly string[]
  /** Scripts and style sheets of its template. */
  readonly template: readonly string[]
}

export const isAsset = (file: string) => /\.(js|css)$/.test(file)

/** Reads pages from the folder `gatsby build` has written: /about is about/index.html there. Undefined for one it lacks. */
export function gatsbyPages(folder: string): (path: string) => GatsbyPage | undefined {
  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>
  const chunks = json("webpack.stats.json").assetsByChunkName as Record<string, readonly string[]>
  return (path) => {
    const isOwnFile = path === "/" || path === "/404"
    const file = isOwnFile ? publishedFile(path) : `${path.slice(1)}/index.html`
    if (!existsSync(join(folder, file))) return undefined
    const html = read(file)
    // Gatsby's runtime asks for the data of an unknown page under /404.html, and at the address /404 for its own.
    const names = path === "/404" ? ["404.html", "404"] : [path === "/" ? "index" : path.slice(1)]
    const pageData = names.map((name) => `page-data/${name}/page-data.json`)
    const { staticQueryHashes, componentChunkName } = json(pageData[0])
    const shared = (staticQueryHashes as string[]).map((hash) => `page-data/sq/d/${hash}.json`)
    return {
      path,
      html,
      ...readMarkup(html),
      data: [...pageData, "page-data/app-data.json", ...shared],
      template: (chunks[componentChunkName as string] ?? []).filter(isAsset),
    }
  }
}

/** Script types that hold data and never run. */
const dataTypes = ["application/ld+json", "application/json"]

/** An address of Gatsby's, alone or in a list for several widths. A text that only mentions one has none. */
const media = /(?:^|,\s+)\/(static\/[0-9a-f]{32}\/[\w./-]+)/g

export function readMarkup(html: string): PageMarkup {
  const elements = DomUtils.findAll(() => true, parseDocument(html).children)
  const scripts = elements
    .filter(({ name, attribs }) => name === "script" && !dataTypes.includes(attribs.type))
    .map((each) => ({
      address: each.attribs.src ?? each.attribs.href ?? each.attribs["xlink:href"],
      text: DomUtils.textContent(each),
    }))
  return {
    scripts: scripts.flatMap(({ address }) => address ?? []),
    inlineScripts: scripts.flatMap(({ address, text }) => (address || !text.trim() ? [] : text)),
    media: elements
      .flatMap(({ attribs }) => Object.values(attribs))
      .flatMap((value) => Array.from(value.matchAll(media), ([, file]) => file)),
  }
}
