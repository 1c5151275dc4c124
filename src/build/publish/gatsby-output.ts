import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { publishedFile } from "../../content/routes/routes"
import { readMarkup, type PageMarkup } from "./page-markup"

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
    const name = path === "/" ? "index" : path === "/404" ? "404.html" : path.slice(1)
    const pageData = `page-data/${name}/page-data.json`
    const { staticQueryHashes, componentChunkName } = json(pageData)
    const shared = staticQueryHashes as readonly string[]
    return {
      path,
      html,
      ...readMarkup(html),
      data: [
        pageData,
        ...(path === "/404" ? ["page-data/404/page-data.json"] : []),
        "page-data/app-data.json",
        ...shared.map((hash) => `page-data/sq/d/${hash}.json`),
      ],
      template: (chunks[componentChunkName as string] ?? []).filter(isAsset),
    }
  }
}
