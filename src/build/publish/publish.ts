import { createHash } from "node:crypto"
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { EditorEnvironment } from "../../content/model/editor-environment"
import { notFoundPage } from "../../content/routes/fixed-pages"
import { pageDataId } from "../../content/routes/page-context"
import { analyticsScript, sharePictureAddress, sizeDataFile } from "../../content/routes/paths"
import { publishedFile, siteRedirects, type Route } from "../../content/routes/routes"
import { englishPath } from "../../kit/words/language"
import { colour, writeDrawings, type Drawing } from "../drawing/drawings"
import { inlineScripts } from "../hosting/content-policy"
import {
  headersFile,
  hostHeaders,
  redirectsFile,
  robotsFile,
  serverRulesFile,
  type ServerRules,
} from "../hosting/host-rules"
import { nginxFile } from "../hosting/nginx-file"
import {
  generatedFiles,
  readBuiltSite,
  writeTextFiles,
  type BuiltSite,
} from "../sources/generated-files"
import { serviceWorker, type CopiedPage } from "../worker/service-worker"
import { sharePicture } from "./SharePicture"

interface PublishOptions {
  /** By default that of the last run of Gatsby. */
  readonly site?: BuiltSite
  /** Gatsby's output, which is only read. */
  readonly from: string
  /** The folder to publish, replaced as a whole when everything is ready. */
  readonly to: string
  /** The cache of drawn pictures. */
  readonly pictureCache: string
  readonly environment: EditorEnvironment & { readonly GATSBY_GOOGLE_MAPS_API_KEY?: string }
  /** Whether the editor at /admin is part of the site. */
  readonly withEditor: boolean
}

/**
 * Writes the published site: Gatsby's pages at the addresses they are asked for, everything they load, and the files for hosts.
 * Two builds of the same content and code give the same bytes.
 *
 * @throws Error with a sentence when Gatsby has not made a page; the published folder is then left as it was
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { from, to, pictureCache, environment, withEditor } = options
  const { routes, company, settings } = options.site ?? readBuiltSite()
  const { assetsByChunkName } = readJson(join(from, "webpack.stats.json")) as {
    assetsByChunkName: Chunks
  }
  const integrity = sizesIntegrity()
  const pages = routes.map((route) => gatsbyPage(from, route, assetsByChunkName, integrity))
  const headers = hostHeaders({
    inlineScripts: sharedScripts(pages.map(({ html }) => html)),
    hasGoogleMap: Boolean(environment.GATSBY_GOOGLE_MAPS_API_KEY),
    formEndpoint: settings.inquiry.provider === "endpoint" ? settings.inquiry.endpoint : null,
    measurementEndpoint: settings.webVitalsEndpoint,
    analytics: settings.analytics && analyticsScript,
    environment,
  })
  const redirects = siteRedirects(routes)
  const notFound = routes.flatMap(({ path }) => (englishPath(path) === notFoundPage ? path : []))
  const offlinePages = pages.filter((_, index) => routes[index].offline === "always")

  const part = `${to}.part`
  rmSync(part, { recursive: true, force: true })
  writeTextFiles(part, {
    ...Object.fromEntries(pages.map(({ path, html }) => [publishedFile(path), html])),
    _headers: headersFile(headers),
    _redirects: redirectsFile(redirects),
    "_nginx.conf": nginxFile(headers, redirects, notFound),
    "robots.txt": robotsFile(settings.siteUrl),
    "site.webmanifest": webManifest(company),
    "sw.js": await serviceWorker(offlinePages, settings.offline.copies === "on"),
    [appDataFile]: '{"webpackCompilationHash":""}',
  })
  // All other files of Gatsby's folder are for Gatsby itself, or left from earlier builds.
  const copied = [
    ...["assets", "rss.xml", "sitemap-index.xml", "sitemap-0.xml"],
    ...pages.flatMap(({ data }) => data),
    ...namedPictures(from, pages),
  ]
  if (withEditor) copied.push("admin")
  for (const name of copied) cpSync(join(from, name), join(part, name), { recursive: true })
  cpSync("static", part, { recursive: true, filter: (file) => !file.endsWith(".md") })
  if (existsSync(generatedFiles)) cpSync(generatedFiles, part, { recursive: true })
  if (!withEditor) rmSync(join(part, "admin"), { recursive: true, force: true })
  await writeDrawings(part, pictureCache, sharePictures(routes, company.name))

  rmSync(to, { recursive: true, force: true })
  renameSync(part, to)
  const rules: ServerRules = { headers, redirects }
  writeFileSync(serverRulesFile(to), JSON.stringify(rules))
}

/** The scripts and styles of each chunk, by its name. */
type Chunks = Readonly<Record<string, readonly string[]>>

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"))
}

/**
 * Gatsby loads a page again when this file names another build than the page does, so that a page never gets the data of another.
 * Pages have their data with them, so the file names none.
 */
const appDataFile = "page-data/app-data.json"

/**
 * A page as `gatsby build` has written it, with its data in it: /about is about/index.html there.
 *
 * @throws Error when Gatsby has not made it
 */
function gatsbyPage(
  from: string,
  { path, language }: Route,
  chunks: Chunks,
  sizesIntegrity: string | undefined,
): CopiedPage {
  const isOwnFile = path === "/" || path === "/404"
  const file = isOwnFile ? publishedFile(path) : `${path.slice(1)}/index.html`
  if (!existsSync(join(from, file))) {
    throw new Error(
      `The site is not published: the route table lists ${path}, but Gatsby has made no page there.`,
    )
  }
  // Gatsby's runtime asks for the data of an unknown page under /404.html, and at the address /404 for its own.
  const isUnknown = path === "/404"
  const names = isUnknown ? ["404.html", "404"] : [path === "/" ? "index" : path.slice(1)]
  const data = names.map((name) => `page-data/${name}/page-data.json`)
  const pageData = readJson(join(from, data[0])) as { readonly componentChunkName: string }
  const html = withPriorities(
    readFileSync(join(from, file), "utf8"),
    chunks[`words-${language}`] ?? [],
  )
  return {
    path,
    html: isUnknown ? html : withData(html, { ...pageData, sizesIntegrity }),
    data: isUnknown ? data : [],
    // The styles are in the HTML.
    scripts: [
      ...[...chunks.app, ...(chunks[`words-${language}`] ?? [])],
      ...chunks[pageData.componentChunkName],
    ].filter((name) => name.endsWith(".js")),
  }
}

/**
 * The HTML with scripts that leave the line to letters and pictures, for which one waits. Gatsby puts them in after its own hooks for
 * the HTML. The words of the page come with them instead of one round trip later.
 *
 * @param words the addresses of their scripts
 * @see https://web.dev/articles/fetch-priority
 */
function withPriorities(html: string, words: readonly string[]): string {
  const preloads = words.map(
    (name) => `<link rel="preload" as="script" href="/${name}" fetchpriority="low">`,
  )
  return html
    .replaceAll(/(<script src="[^"]+" async)>/g, '$1 fetchpriority="low">')
    .replace(/(?=<script src=)/, preloads.join(""))
}

/** A page with its data in the element that is there for them; a page without scripts has none. */
function withData(html: string, data: object): string {
  const text = JSON.stringify(data).replaceAll("<", "\\u003c")
  return html.replace(`id="${pageDataId}" type="application/json">`, (start) => start + text)
}

/** The hash with which pages ask for the sizes, so that they get those of their own build. */
function sizesIntegrity(): string | undefined {
  const file = join(generatedFiles, sizeDataFile)
  if (!existsSync(file)) return undefined
  return `sha256-${createHash("sha256").update(readFileSync(file)).digest("base64")}`
}

/** The inline scripts that all pages with scripts have: Gatsby's, and the rules for preparing the next page. No other may run. */
export function sharedScripts(pages: readonly string[]): readonly string[] {
  const [first = [], ...others] = pages.map(inlineScripts).filter((scripts) => scripts.length > 0)
  return first.filter((text) => others.every((scripts) => scripts.includes(text)))
}

/** Pictures of Gatsby's that a text names: "static/0123456789abcdef0123456789abcdef/gate.avif". */
const picturesIn = (text: string) => [...new Set(text.match(/static\/[0-9a-f]{32}\/[\w./-]+/g))]

/**
 * The pictures that pages and their data name. A text may name one that is no more.
 *
 * @throws Error when one that a page shows is not there, as after a host has lost part of its cache
 */
function namedPictures(from: string, pages: readonly CopiedPage[]): string[] {
  const isThere = (file: string) => existsSync(join(from, file))
  const html = pages.map((page) => page.html).join("\n")
  const shown = picturesIn((html.match(/ (src|srcset|poster)="[^"]*"/gi) ?? []).join("\n"))
  const lost = shown.find((file) => !isThere(file))
  if (lost !== undefined) {
    throw new Error(
      `The site is not published: a page shows ${lost}, which Gatsby has not made. Delete the folders .cache and public, and build again.`,
    )
  }
  const data = pages.flatMap((page) => page.data.map((file) => readFileSync(join(from, file))))
  return picturesIn([html, ...data].join("\n")).filter(isThere)
}

/** The picture of every page for shared links, by its address. */
export function sharePictures(routes: readonly Route[], company: string): Map<string, Drawing> {
  return new Map(
    routes
      .filter(({ canonical }) => canonical === undefined)
      .map(({ path, card }) => {
        const shows = { ...card, company }
        return [sharePictureAddress(path), { shows, draw: () => sharePicture(shows) }]
      }),
  )
}

/** The site's entry on a phone's home screen. */
export function webManifest({
  name,
  tagline,
}: Pick<BuiltSite["company"], "name" | "tagline">): string {
  const icon = (file: string, size: number, purpose = "any") => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })
  const paper = colour("--paper")
  return JSON.stringify({
    name,
    short_name: name,
    description: tagline,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [icon("icon", 192), icon("icon", 512), icon("icon-maskable", 512, "maskable")],
  })
}
