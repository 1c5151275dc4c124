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
import { pathsBelow, readContentFiles, readEntries } from "../../content/check/read-files"
import type { EditorEnvironment } from "../../content/model/editor-environment"
import {
  englishPath,
  languageOf,
  languages,
  pathIn,
  type Language,
} from "../../site/words/language"
import { notFoundPage, offlinePage } from "../../content/routes/fixed-pages"
import { siteStampFile } from "../../content/routes/generated-paths"
import { publishedFile, siteRedirects, siteRoutes, type Route } from "../../content/routes/routes"
import { codeHash } from "../drawing/code-hash"
import { hostFiles } from "../hosting/host-files"
import { hostHeaders } from "../hosting/host-headers"
import { hostLimitFaults } from "../hosting/host-limits"
import { generatedFiles, writeTextFiles } from "../sources/generated-files"
import { serviceWorker, type CopiedAhead } from "../worker/service-worker"
import { gatsbyOutput, type GatsbyOutput } from "./gatsby-output"
import { foreignSentence, mediaIn, readMarkup, type PageMarkup } from "./page-markup"
import { serverRulesFile, type ServerRules } from "./server-rules"
import { sharePictures, writeSharePictures } from "./share-pictures/share-pictures"
import { siteStamp } from "./site-stamp"
import { webManifest } from "./web-manifest"

interface PublishOptions {
  /** Gatsby's output, which is only read. */
  readonly from: string
  /** The folder to publish, replaced as a whole when everything is ready. */
  readonly to: string
  readonly content: string
  /** The cache of drawn pictures. */
  readonly pictureCache: string
  readonly environment: EditorEnvironment & { readonly GATSBY_GOOGLE_MAPS_API_KEY?: string }
  /** Whether the editor at /admin is part of the site. */
  readonly withEditor: boolean
}

/** A page as Gatsby has written it. */
interface Page {
  readonly path: string
  readonly html: string
  readonly markup: PageMarkup
}

/** The entries that the publish stage reads. The content check has already approved them. */
interface Entries {
  readonly settings: {
    readonly siteUrl: string
    readonly inquiry: { readonly provider: string; readonly endpoint?: string }
    readonly webVitalsEndpoint?: string
    readonly offline: { readonly copies: string }
  }
  readonly company: { readonly name: string; readonly tagline: string }
}

/**
 * Writes the published site: Gatsby's pages at the addresses they are asked for, everything they load, and the files for hosts.
 * Two builds of the same content and code give the same bytes.
 *
 * @throws Error with a sentence for each fault; the published folder is then left as it was
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { from, to, content, pictureCache, environment, withEditor } = options
  const entries = readEntries(content)
  const { settings, company } = {
    settings: entries.get("site/settings.json"),
    company: entries.get("site/company.json"),
  } as Entries
  const routes = siteRoutes(entries)
  const output = gatsbyOutput(from)
  const pages = gatsbyPages(routes, output)
  const inlineScripts = sharedScripts(pages, content)
  const rules: ServerRules = {
    headers: hostHeaders({
      inlineScripts,
      hasGoogleMap: Boolean(environment.GATSBY_GOOGLE_MAPS_API_KEY),
      formEndpoint: settings.inquiry.provider === "endpoint" ? settings.inquiry.endpoint : null,
      measurementEndpoint: settings.webVitalsEndpoint,
      environment,
    }),
    redirects: siteRedirects(routes),
  }
  const notFound = pages
    .map(({ path }) => path)
    .filter((path) => englishPath(path) === notFoundPage)
  const hosts = hostFiles(rules.headers, rules.redirects, notFound, settings.siteUrl)
  stopFor(hostLimitFaults(hosts))
  const files = gatsbyFiles(pages, output, withEditor)
  const always = routes.filter(({ offline }) => offline === "always").map(({ path }) => path)
  const kept = pages.filter(({ path }) => always.includes(path))
  const worker = await serviceWorker(
    copiedAhead(kept, output),
    kept.map(({ html }) => html).join(""),
    settings.offline.copies === "on",
  )

  const part = `${to}.part`
  rmSync(part, { recursive: true, force: true })
  writeTextFiles(part, {
    ...Object.fromEntries(pages.map(({ path, html }) => [publishedFile(path), html])),
    ...hosts,
    "site.webmanifest": webManifest(company),
    [siteStampFile]: siteStamp(entries),
    "sw.js": worker,
  })
  for (const file of files) {
    mkdirSync(dirname(join(part, file)), { recursive: true })
    copyFileSync(join(from, file), join(part, file))
  }
  if (existsSync(generatedFiles)) cpSync(generatedFiles, part, { recursive: true })
  if (!withEditor) rmSync(join(part, "admin"), { recursive: true, force: true })
  await writeSharePictures(part, pictureCache, sharePictures(routes, company.name), codeHash())

  rmSync(to, { recursive: true, force: true })
  renameSync(part, to)
  writeFileSync(serverRulesFile(to), JSON.stringify(rules))
}

/** A few sentences are enough to find a cause; after an upgrade of Gatsby every page may have the same fault. */
const MOST_SENTENCES = 10

function stopFor(faults: readonly string[]): void {
  if (faults.length === 0) return
  const rest = faults.length - MOST_SENTENCES
  throw new Error(
    [
      "The site is not published.",
      ...faults.slice(0, MOST_SENTENCES),
      ...(rest > 0 ? [`And ${rest} more like these.`] : []),
    ].join("\n"),
  )
}

/** The pages of the route table. @throws Error if Gatsby has not made one */
function gatsbyPages(routes: readonly Route[], output: GatsbyOutput): Page[] {
  const pages = routes.map(({ path }) => ({ path, html: output.html(path) ?? "" }))
  stopFor(
    pages
      .filter(({ html }) => html === "")
      .map(
        ({ path }) =>
          `The route table lists ${path}, but Gatsby has made no page there: add it to src/pages, or take it out of src/content/routes.`,
      ),
  )
  return pages.map((page) => ({ ...page, markup: readMarkup(page.html) }))
}

/**
 * The inline scripts that all pages with scripts share: Gatsby's, and the rules for preparing the next page.
 *
 * @throws Error when a page has another one, or other markup that is not the site's own
 */
function sharedScripts(pages: readonly Page[], content: string): readonly string[] {
  const withScripts = pages.filter(({ markup }) => markup.scripts.length > 0)
  const shared = (withScripts[0]?.markup.inlineScripts ?? []).filter((text) =>
    withScripts.every(({ markup }) => markup.inlineScripts.includes(text)),
  )
  const foreign = pages.flatMap(({ path, markup }) => [
    ...markup.foreign.map((found) => ({ path, found })),
    ...markup.inlineScripts
      .filter((text) => !shared.includes(text))
      .map((text) => ({ path, found: { what: "an inline script", text } })),
  ])
  if (foreign.length > 0) {
    const files = readContentFiles(content)
    stopFor(foreign.map(({ path, found }) => foreignSentence(path, found, files)))
  }
  return shared
}

/**
 * The files of Gatsby's output that the site needs besides its pages. The rest is left over from earlier builds or for Gatsby
 * itself.
 *
 * @throws Error when a page shows or links a file that does not exist
 */
function gatsbyFiles(pages: readonly Page[], output: GatsbyOutput, withEditor: boolean): string[] {
  const exists = (file: string) => existsSync(join(output.folder, file))
  const read = (file: string) => readFileSync(join(output.folder, file), "utf8")
  stopFor(
    pages.flatMap(({ path, markup }) =>
      markup.media
        .filter((file) => !exists(file))
        .map((file) => `The page ${path} names a file that does not exist: ${file}.`),
    ),
  )
  const data = [...new Set(pages.flatMap(({ path }) => output.dataFiles(path)))]
  const inData = data.flatMap((file) => textsIn(JSON.parse(read(file))).flatMap(mediaIn))
  return [
    ...data,
    ...output.assets,
    ...new Set([...pages.flatMap(({ markup }) => markup.media), ...inData.filter(exists)]),
    ...pathsBelow("static").filter((file) => !file.endsWith(".md")),
    "rss.xml",
    ...readdirSync(output.folder).filter((file) => /^sitemap-\w+\.xml$/.test(file)),
    ...(withEditor ? editorFiles(output.folder) : []),
  ]
}

/** By language: the page shown without network, then the pages that open without a visit, with what their scripts need. */
function copiedAhead(pages: readonly Page[], output: GatsbyOutput): CopiedAhead {
  const ahead = (language: Language) => {
    const offline = pathIn(language, offlinePage)
    const others = pages.filter(({ path }) => languageOf(path) === language && path !== offline)
    const files = others.flatMap(({ path, markup }) => [
      path,
      ...markup.scripts,
      ...[...output.templateFiles(path), ...output.dataFiles(path)].map((file) => `/${file}`),
    ])
    return [...new Set([offline, ...files])]
  }
  const inUse = languages.filter((language) =>
    pages.some(({ path }) => languageOf(path) === language),
  )
  return Object.fromEntries(inUse.map((language) => [language, ahead(language)]))
}

/** Every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The editor, without source maps that are several times its size. */
function editorFiles(from: string): string[] {
  return pathsBelow(join(from, "admin"))
    .filter((file) => !/\.map$|\.LICENSE\.txt$/.test(file))
    .map((file) => `admin/${file}`)
}
