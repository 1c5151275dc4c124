import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { pathsBelow } from "../../content/check/read-files"
import { publishedFile } from "../../content/routes/routes"

/** What `gatsby build` has written, read only. Paths are from its folder. */
export interface GatsbyOutput {
  readonly folder: string
  /** The HTML of a page: Gatsby writes /about as about/index.html, and /404 as 404.html. Undefined if there is none. */
  html(path: string): string | undefined
  /** Data files of a page and of the queries its components share. */
  dataFiles(path: string): string[]
  /** Scripts and style sheets of a page's template. */
  templateFiles(path: string): readonly string[]
  /** Scripts and style sheets of this build. */
  readonly assets: readonly string[]
}

/** Reads the folder `gatsby build` has written. */
export function gatsbyOutput(folder: string): GatsbyOutput {
  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const json = (file: string) => JSON.parse(read(file)) as Record<string, unknown>
  const chunks = json("webpack.stats.json").assetsByChunkName as Record<string, readonly string[]>
  return {
    folder,
    html(path) {
      const file = publishedFile(path)
      const written = ["/", "/404"].includes(path) ? file : `${path.slice(1)}/index.html`
      return existsSync(join(folder, written)) ? read(written) : undefined
    },
    dataFiles(path) {
      const shared = json(pageDataFile(path)).staticQueryHashes as readonly string[]
      return [
        pageDataFile(path),
        // At the address /404 itself the runtime asks for the data here.
        ...(path === "/404" ? ["page-data/404/page-data.json"] : []),
        "page-data/app-data.json",
        ...shared.map((hash) => `page-data/sq/d/${hash}.json`),
      ]
    },
    templateFiles(path) {
      const template = json(pageDataFile(path)).componentChunkName as string
      return (chunks[template] ?? []).filter((file) => isAsset.test(file))
    },
    assets: pathsBelow(join(folder, "assets"))
      .map((file) => `assets/${file}`)
      .filter((file) => isAsset.test(file)),
  }
}

const isAsset = /\.(js|css)$/

/** Gatsby's runtime asks for the data of an unknown page under /404.html. */
function pageDataFile(path: string): string {
  const name = path === "/" ? "index" : path === "/404" ? "404.html" : path.slice(1)
  return `page-data/${name}/page-data.json`
}
