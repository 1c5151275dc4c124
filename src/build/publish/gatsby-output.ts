import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { publishedFile } from "../../routes/routes"

interface PageData {
  readonly componentChunkName: string
  readonly staticQueryHashes: readonly string[]
}

/** What the publish stage needs of Gatsby's output, read only. */
export interface GatsbyOutput {
  /** The HTML of a page. Throws if Gatsby has not made it. */
  html(path: string): string
  /** Data files of a page and of the queries its components share. */
  dataFiles(path: string): string[]
  /** The template of a page, by name. */
  template(path: string): string
  /** Scripts and style sheets of the template of a page. */
  templateFiles(path: string): string[]
  /**
   * The style sheets of a page: the one every page shares, then that of its template, which builds on it, then that of its
   * later part.
   */
  styleSheets(path: string): string[]
  /** The text of a file. */
  text(file: string): string
  /** Scripts and style sheets that a script of Gatsby may load later, directly or through another one. */
  laterFiles(file: string): string[]
  /** The scripts pages start with: those every page shares and those of each template. */
  readonly startingScripts: readonly string[]
  /** All scripts and style sheets of this build; the folder also contains those of earlier builds. */
  readonly assets: readonly string[]
}

/** File names by webpack, with a hash of the content. */
const assetName = /^assets\/.*[-.]([0-9a-f]{8})\.(js|css)$/

const runtimeName = /^assets\/webpack-runtime-[0-9a-f]{8}\.js$/

/** Reads the folder `gatsby build` has written. */
export function gatsbyOutput(folder: string): GatsbyOutput {
  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const chunks = readChunks(read("webpack.stats.json"))
  const build = readBuild(folder, chunks, read)
  const { assets } = build
  const known = new Map<string, PageData>()
  const pageData = (path: string): PageData => {
    const found = known.get(path)
    if (found) return found
    const { componentChunkName, staticQueryHashes } = JSON.parse(
      read(pageDataFile(path)),
    ) as PageData
    // Not the rest, which is the whole content of the page.
    const data = { componentChunkName, staticQueryHashes }
    known.set(path, data)
    return data
  }
  const template = (path: string) => pageData(path).componentChunkName
  const filesOf = (chunk: string) =>
    (chunks.get(chunk) ?? []).filter((file) => assetName.test(file))
  return {
    html(path) {
      const file = gatsbyFile(path)
      if (!existsSync(join(folder, file))) {
        throw new Error(
          `The route table lists ${path}, but Gatsby has made no page there: see src/build/pages/content-pages.ts.`,
        )
      }
      return read(file)
    },
    dataFiles: (path) => [
      pageDataFile(path),
      // At the address /404 itself the runtime requests the data here, and hydrates nothing without it.
      ...(path === "/404" ? ["page-data/404/page-data.json"] : []),
      "page-data/app-data.json",
      ...pageData(path).staticQueryHashes.map((hash) => `page-data/sq/d/${hash}.json`),
    ],
    template,
    templateFiles: (path) => filesOf(template(path)),
    styleSheets: (path) => {
      const page = ["app", template(path)].flatMap(filesOf)
      const later = partsOf(filesOf(template(path)), chunks, build).flatMap(filesOf)
      return [...new Set([...page, ...later])].filter((file) => file.endsWith(".css"))
    },
    text: read,
    laterFiles: (file) => {
      if (!assets.includes(file)) return []
      return [...filesLoadedBy(file, isApp.test(file) ? withoutPages(build, chunks) : build)]
    },
    startingScripts: [...new Set([...chunks.values()].flat())].filter(
      (file) => file.endsWith(".js") && assetName.test(file),
    ),
    assets,
  }
}

/** Webpack's call for a chunk by its number: e(446). */
const chunkCall = /\.e\((\d+)\)/g

/**
 * Scripts and style sheets of the chunks a script loads, directly or through other chunks. Webpack's runtime lists the hash of
 * each chunk by number, and the hash is part of the names of its files.
 */
function filesLoadedBy(file: string, build: Build, found = new Set<string>()): Set<string> {
  for (const [, number] of build.read(file).matchAll(chunkCall)) {
    const hashes = build.runtime.matchAll(new RegExp(`\\b${number}:"([0-9a-f]{8})"`, "g"))
    for (const [, hash = ""] of hashes) {
      for (const chunk of build.assets.filter((asset) => asset.includes(hash))) {
        if (found.has(chunk)) continue
        found.add(chunk)
        if (chunk.endsWith(".js")) filesLoadedBy(chunk, build, found)
      }
    }
  }
  return found
}

/** The chunks with later parts of pages that the scripts of a template load; see src/components/Later/later.tsx */
function partsOf(
  files: readonly string[],
  chunks: ReadonlyMap<string, readonly string[]>,
  build: Build,
): string[] {
  const loaded = new Set(files)
  for (const file of files) if (file.endsWith(".js")) filesLoadedBy(file, build, loaded)
  return [...chunks].flatMap(([name, own]) =>
    name.startsWith("part---") && own.every((file) => loaded.has(file)) ? [name] : [],
  )
}

/** Gatsby writes /about as about/index.html, and /404 also as 404.html. */
function gatsbyFile(path: string): string {
  if (path === "/404") return "404.html"
  return path === "/" ? "index.html" : `${path.slice(1)}/index.html`
}

/** Gatsby's runtime requests the data of an unknown page under /404.html. */
function pageDataFile(path: string): string {
  const name = path === "/" ? "index" : path === "/404" ? publishedFile(path) : path.slice(1)
  return `page-data/${name}/page-data.json`
}

const isApp = /^assets\/app-/

/** The app can load every page, but no page needs the others. */
function withoutPages(build: Build, chunks: ReadonlyMap<string, readonly string[]>): Build {
  const ofPages = new Set(
    [...chunks].flatMap(([name, files]) => (/^(component|part)---/.test(name) ? files : [])),
  )
  return { ...build, assets: build.assets.filter((asset) => !ofPages.has(asset)) }
}

/** The files of each chunk, from webpack's statistics. */
function readChunks(stats: string): ReadonlyMap<string, readonly string[]> {
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Readonly<Record<string, readonly string[]>>
  }
  return new Map(Object.entries(assetsByChunkName))
}

/** The scripts and style sheets of a build, and which of them load which. */
interface Build {
  readonly assets: readonly string[]
  /** The code of webpack's runtime. */
  readonly runtime: string
  readonly read: (file: string) => string
}

/**
 * The statistics name the files that pages start with, including the runtime among those of `app`. The runtime holds the hashes
 * of chunks that load later.
 */
function readBuild(
  folder: string,
  chunks: ReadonlyMap<string, readonly string[]>,
  read: (file: string) => string,
): Build {
  const named = new Set([...chunks.values()].flat())
  const runtime = [...named]
    .filter((file) => runtimeName.test(file))
    .map(read)
    .join("")
  const assets = readdirSync(join(folder, "assets"))
    .map((file) => `assets/${file}`)
    .filter((file) => {
      const hash = assetName.exec(file)?.[1]
      return hash !== undefined && (named.has(file) || runtime.includes(hash))
    })
    .sort()
  return { assets, runtime, read }
}
