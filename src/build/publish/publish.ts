import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { pathsBelow, readEntries } from "../../content/check/read-files"
import type { EditorEnvironment } from "../../content/model/editor-environment"
import { notFoundPage, offlinePage } from "../../content/routes/fixed-pages"
import { analyticsScript, sharePictureAddress } from "../../content/routes/paths"
import { publishedFile, siteRedirects, siteRoutes, type Route } from "../../content/routes/routes"
import { englishPath, languageOf, languages, pathIn } from "../../site/words/language"
import { colour, writeDrawings, type Drawing } from "../drawing/drawings"
import {
  headersFile,
  hostHeaders,
  redirectsFile,
  serverRulesFile,
  type ServerRules,
} from "../hosting/host-rules"
import { nginxFile } from "../hosting/nginx-file"
import { generatedFiles, writeTextFiles } from "../sources/generated-files"
import { serviceWorker, type CopiedAhead } from "../worker/service-worker"
import { gatsbyPages, isAsset, type GatsbyPage } from "./gatsby-output"
import { sharePicture } from "./SharePicture"

interface PublishOptions {
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

/** The entries that the publish stage reads. The content check has already approved them. */
interface Settings {
  readonly siteUrl: string
  readonly inquiry: { readonly provider: string; readonly endpoint?: string }
  readonly webVitalsEndpoint?: string
  readonly analytics?: string
  readonly offline: { readonly copies: string }
}
interface Company {
  readonly name: string
  readonly tagline: string
}

/**
 * Writes the published site: Gatsby's pages at the addresses they are asked for, everything they load, and the files for hosts.
 * Two builds of the same content and code give the same bytes.
 *
 * @throws Error with a sentence for each fault; the published folder is then left as it was
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { from, to, pictureCache, environment, withEditor } = options
  const entries = readEntries("content")
  const settings = entries.get("site/settings.json") as Settings
  const company = entries.get("site/company.json") as Company
  const routes = siteRoutes(entries)
  const pages = readPages(from, routes)
  const analytics = settings.analytics && analyticsScript
  const headers = hostHeaders({
    inlineScripts: sharedScripts(pages, analytics),
    hasGoogleMap: Boolean(environment.GATSBY_GOOGLE_MAPS_API_KEY),
    formEndpoint: settings.inquiry.provider === "endpoint" ? settings.inquiry.endpoint : null,
    measurementEndpoint: settings.webVitalsEndpoint,
    analytics,
    environment,
  })
  const redirects = siteRedirects(routes)
  const notFound = routes.flatMap(({ path }) => (englishPath(path) === notFoundPage ? path : []))
  const kept = pages.filter((_, index) => routes[index].offline === "always")
  const files = gatsbyFiles(from, pages, withEditor)

  const part = `${to}.part`
  rmSync(part, { recursive: true, force: true })
  writeTextFiles(part, {
    ...Object.fromEntries(pages.map(({ path, html }) => [publishedFile(path), html])),
    _headers: headersFile(headers),
    _redirects: redirectsFile(redirects),
    "_nginx.conf": nginxFile(headers, redirects, notFound),
    // Everything but the editor.
    "robots.txt": `User-agent: *\nDisallow: /admin/\n\nSitemap: ${settings.siteUrl}/sitemap-index.xml\n`,
    "site.webmanifest": webManifest(company),
    "sw.js": await serviceWorker(
      copiedAhead(kept),
      kept.map(({ html }) => html).join(""),
      settings.offline.copies === "on",
    ),
  })
  for (const file of files) {
    mkdirSync(dirname(join(part, file)), { recursive: true })
    copyFileSync(join(from, file), join(part, file))
  }
  if (existsSync(generatedFiles)) cpSync(generatedFiles, part, { recursive: true })
  if (!withEditor) rmSync(join(part, "admin"), { recursive: true, force: true })
  await writeDrawings(part, pictureCache, sharePictures(routes, company.name))

  rmSync(to, { recursive: true, force: true })
  renameSync(part, to)
  const rules: ServerRules = { headers, redirects }
  writeFileSync(serverRulesFile(to), JSON.stringify(rules))
}

/** @throws Error with the first sentences: after an upgrade of Gatsby every page may have the same fault */
function stopFor(sentences: readonly string[]): void {
  if (sentences.length === 0) return
  const rest = sentences.length > 10 ? [`And ${sentences.length - 10} more like these.`] : []
  throw new Error(["The site is not published.", ...sentences.slice(0, 10), ...rest].join("\n"))
}

/**
 * The pages of the route table, in its order.
 *
 * @throws Error when Gatsby has not made one, or one shows or links a file that does not exist
 */
function readPages(from: string, routes: readonly Route[]): GatsbyPage[] {
  const pageAt = gatsbyPages(from)
  const faults: string[] = []
  const pages = routes.flatMap(({ path }) => {
    const page = pageAt(path)
    if (!page) faults.push(`The route table lists ${path}, but Gatsby has made no page there.`)
    const lost = page?.media.filter((file) => !existsSync(join(from, file))) ?? []
    faults.push(
      ...lost.map((file) => `The page ${path} names a file that does not exist: ${file}.`),
    )
    return page ?? []
  })
  stopFor(faults)
  return pages
}

const isOwn = (script: string) => script.startsWith("/assets/")

/**
 * The inline scripts that all pages with Gatsby's scripts share: its own, and the rules for preparing the next page.
 *
 * @throws Error when a page has another one, or a script of another site
 */
export function sharedScripts(
  pages: readonly Pick<GatsbyPage, "path" | "scripts" | "inlineScripts">[],
  analytics?: string,
): readonly string[] {
  const [first, ...others] = pages.filter(({ scripts }) => scripts.some(isOwn))
  const shared = (first?.inlineScripts ?? []).filter((text) =>
    others.every(({ inlineScripts }) => inlineScripts.includes(text)),
  )
  const isKnown = (script: string) =>
    isOwn(script) || script === analytics || shared.includes(script)
  stopFor(
    pages.flatMap(({ path, scripts, inlineScripts }) =>
      [...scripts, ...inlineScripts]
        .filter((script) => !isKnown(script))
        .map(
          (script) =>
            `The page ${path} contains a script that does not belong to the site: ${script.trim().slice(0, 60)}`,
        ),
    ),
  )
  return shared
}

/** The files of Gatsby's output that the site needs besides its pages. The rest is left from earlier builds or for Gatsby itself. */
function gatsbyFiles(from: string, pages: readonly GatsbyPage[], withEditor: boolean): string[] {
  const below = (folder: string) =>
    pathsBelow(join(from, folder)).map((file) => `${folder}/${file}`)
  const data = [...new Set(pages.flatMap((page) => page.data))]
  const inData = data.flatMap(
    (file) => readFileSync(join(from, file), "utf8").match(/static\/[0-9a-f]{32}\/[\w./-]+/g) ?? [],
  )
  const pictures = [...pages.flatMap(({ media }) => media), ...inData]
  return [
    ...data,
    ...below("assets").filter(isAsset),
    ...[...new Set(pictures)].filter((file) => existsSync(join(from, file))),
    ...pathsBelow("static").filter((file) => !file.endsWith(".md")),
    "rss.xml",
    ...readdirSync(from).filter((file) => /^sitemap-\w+\.xml$/.test(file)),
    // Its source maps are several times its size.
    ...(withEditor ? below("admin").filter((file) => !/\.map$|\.LICENSE\.txt$/.test(file)) : []),
  ]
}

/** By language: the page shown without network, then the pages that open without a visit, with what their scripts need. */
function copiedAhead(pages: readonly GatsbyPage[]): CopiedAhead {
  const ahead = languages.flatMap((language) => {
    const offline = pathIn(language, offlinePage)
    const own = pages.filter(({ path }) => languageOf(path) === language && path !== offline)
    const files = own.flatMap(({ path, scripts, template, data }) => [
      path,
      ...scripts.filter(isOwn),
      ...[...template, ...data].map((file) => `/${file}`),
    ])
    return own.length > 0 ? [[language, [...new Set([offline, ...files])]] as const] : []
  })
  return Object.fromEntries(ahead)
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
export function webManifest(company: Company): string {
  const icon = (file: string, size: number, purpose = "any") => ({
    src: `/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  })
  const paper = colour("--paper")
  return JSON.stringify({
    name: company.name,
    short_name: company.name,
    description: company.tagline,
    lang: "en-IN",
    start_url: "/",
    display: "browser",
    background_color: paper,
    theme_color: paper,
    icons: [icon("icon", 192), icon("icon", 512), icon("icon-maskable", 512, "maskable")],
  })
}
