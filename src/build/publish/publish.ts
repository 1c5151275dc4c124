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
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { pathsBelow, readEntries } from "../../content/check/read-files"
import type { EditorEnvironment } from "../../content/model/editor-environment"
import { englishPath, languageOf, languages, pathIn } from "../../site/words/language"
import { notFoundPage, offlinePage } from "../../content/routes/fixed-pages"
import { analyticsScript, siteStampFile } from "../../content/routes/paths"
import { publishedFile, siteRedirects, siteRoutes } from "../../content/routes/routes"
import { codeHash } from "../drawing/code-hash"
import { headersFile, limitFault, redirectsFile, robotsFile } from "../hosting/host-files"
import { hostHeaders } from "../hosting/host-headers"
import { nginxFile } from "../hosting/nginx-file"
import { generatedFiles, writeTextFiles } from "../sources/generated-files"
import { serviceWorker, type CopiedAhead } from "../worker/service-worker"
import { gatsbyPages, isAsset, type GatsbyPage } from "./gatsby-output"
import { serverRulesFile, type ServerRules } from "./server-rules"
import { sharePictures, writeSharePictures } from "./share-pictures/share-pictures"
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
  const { from, to, content, pictureCache, environment, withEditor } = options
  const entries = readEntries(content)
  const settings = entries.get("site/settings.json") as Settings
  const company = entries.get("site/company.json") as Company
  const routes = siteRoutes(entries)
  const pageAt = gatsbyPages(from)
  const pages = routes.flatMap(({ path }) => pageAt(path) ?? [])
  const made = new Set(pages.map(({ path }) => path))
  stopFor(
    routes
      .filter(({ path }) => !made.has(path))
      .map(({ path }) => `The route table lists ${path}, but Gatsby has made no page there.`),
  )
  const analytics = settings.analytics && analyticsScript
  const rules: ServerRules = {
    headers: hostHeaders({
      inlineScripts: sharedScripts(pages, analytics),
      hasGoogleMap: Boolean(environment.GATSBY_GOOGLE_MAPS_API_KEY),
      formEndpoint: settings.inquiry.provider === "endpoint" ? settings.inquiry.endpoint : null,
      measurementEndpoint: settings.webVitalsEndpoint,
      analytics,
      environment,
    }),
    redirects: siteRedirects(routes),
  }
  const notFound = [...made].filter((path) => englishPath(path) === notFoundPage)
  const hosts = { _headers: headersFile(rules.headers), _redirects: redirectsFile(rules.redirects) }
  stopFor([limitFault("_headers", hosts._headers), limitFault("_redirects", hosts._redirects)])
  const files = gatsbyFiles(from, pages, withEditor)
  const always = new Set(routes.flatMap(({ path, offline }) => (offline === "always" ? path : [])))
  const kept = pages.filter(({ path }) => always.has(path))
  const version = kept.map(({ html }) => html).join("")

  const part = `${to}.part`
  rmSync(part, { recursive: true, force: true })
  writeTextFiles(part, {
    ...Object.fromEntries(pages.map(({ path, html }) => [publishedFile(path), html])),
    ...hosts,
    "_nginx.conf": nginxFile(rules.headers, rules.redirects, notFound),
    "robots.txt": robotsFile(settings.siteUrl),
    "site.webmanifest": webManifest(company),
    [siteStampFile]: siteStamp(entries),
    "sw.js": await serviceWorker(copiedAhead(kept), version, settings.offline.copies === "on"),
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

const isOwn = (script: string) => script.startsWith("/assets/")

/** @throws Error with the first sentences: after an upgrade of Gatsby every page may have the same fault */
function stopFor(faults: readonly (string | undefined)[]): void {
  const [...sentences] = faults.filter(Boolean)
  const rest = sentences.splice(10).length
  if (sentences.length === 0) return
  if (rest > 0) sentences.push(`And ${rest} more like these.`)
  throw new Error(["The site is not published.", ...sentences].join("\n"))
}

/**
 * The inline scripts that all pages with scripts share: Gatsby's, and the rules for preparing the next page.
 *
 * @throws Error when a page has another one, or a script of another site
 */
function sharedScripts(
  pages: readonly GatsbyPage[],
  analytics: string | undefined,
): readonly string[] {
  const [first, ...others] = pages.filter(({ scripts }) => scripts.length > 0)
  const shared = (first?.inlineScripts ?? []).filter((text) =>
    others.every(({ inlineScripts }) => inlineScripts.includes(text)),
  )
  stopFor(
    pages.flatMap(({ path, scripts, inlineScripts }) =>
      [
        ...scripts.filter((address) => !isOwn(address) && address !== analytics),
        ...inlineScripts.filter((text) => !shared.includes(text)),
      ].map(
        (script) =>
          `The page ${path} contains a script that does not belong to the site: ${script.trim().slice(0, 60)}`,
      ),
    ),
  )
  return shared
}

/**
 * The files of Gatsby's output that the site needs besides its pages. The rest is left over from earlier builds or for Gatsby
 * itself.
 *
 * @throws Error when a page shows or links a file that does not exist
 */
function gatsbyFiles(from: string, pages: readonly GatsbyPage[], withEditor: boolean): string[] {
  const exists = (file: string) => existsSync(join(from, file))
  const below = (folder: string) =>
    pathsBelow(join(from, folder)).map((file) => `${folder}/${file}`)
  stopFor(
    pages.flatMap(({ path, media }) =>
      media
        .filter((file) => !exists(file))
        .map((file) => `The page ${path} names a file that does not exist: ${file}.`),
    ),
  )
  const data = [...new Set(pages.flatMap((page) => page.data))]
  const inData = data.flatMap(
    (file) => readFileSync(join(from, file), "utf8").match(/static\/[0-9a-f]{32}\/[\w./-]+/g) ?? [],
  )
  return [
    ...data,
    ...below("assets").filter(isAsset),
    ...new Set([...pages.flatMap(({ media }) => media), ...inData.filter(exists)]),
    ...pathsBelow("static").filter((file) => !file.endsWith(".md")),
    "rss.xml",
    ...readdirSync(from).filter((file) => /^sitemap-\w+\.xml$/.test(file)),
    // Its source maps are several times its size.
    ...(withEditor ? below("admin").filter((file) => !/\.map$|\.LICENSE\.txt$/.test(file)) : []),
  ]
}

/** By language: the page shown without network, then the pages that open without a visit, with what their scripts need. */
function copiedAhead(pages: readonly GatsbyPage[]): CopiedAhead {
  const ahead = languages.map((language) => {
    const own = pages.filter(({ path }) => languageOf(path) === language)
    const offline = pathIn(language, offlinePage)
    const files = own.flatMap(({ path, scripts, template, data }) =>
      path === offline
        ? []
        : [path, ...scripts.filter(isOwn), ...[...template, ...data].map((file) => `/${file}`)],
    )
    return [language, own.length > 0 ? [...new Set([offline, ...files])] : []] as const
  })
  return Object.fromEntries(ahead.filter(([, addresses]) => addresses.length > 0))
}

/**
 * What a published site says about itself, so that the editor can tell when a change is live: the commit it was built from
 * (null where there is no Git) and a hash of all entries. There is no build time: two builds of one commit give the same bytes.
 */
function siteStamp(entries: ReadonlyMap<string, unknown>): string {
  const content = createHash("sha256")
    .update(JSON.stringify([...entries]))
    .digest("hex")
  return JSON.stringify({ commit: currentCommit(), content })
}

function currentCommit(): string | null {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim()
  } catch {
    return null
  }
}
