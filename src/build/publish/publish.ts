import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { EditorEnvironment } from "../../content-model/editor-environment"
import { englishPath } from "../../interface/language"
import { notFoundPage } from "../../routes/fixed-pages"
import { siteStampFile } from "../../routes/generated-paths"
import { publishedFile, siteRedirects, siteRoutes, type Route } from "../../routes/routes"
import { codeHash } from "../drawing/code-hash"
import { readContentFiles, readEntries } from "../../content-check/read-files"
import { generatedFiles, writeTextFiles } from "../sources/generated-files"
import { hostFiles } from "../hosting/host-files"
import { hostLimitFaults } from "../hosting/host-limits"
import { hostHeaders } from "../hosting/host-headers"
import { copyFiles, gatsbyFiles, shortNames } from "./copied-files"
import { gatsbyOutput } from "./gatsby-output"
import { foreignMarkup, foreignSentence, ownInlineScripts } from "./inline-scripts"
import { steppedPages } from "./page-steps"
import { siteStamp } from "./site-stamp"
import { serverRulesFile, type ServerRules } from "./server-rules"
import { offlinePages } from "./service-worker/offline-pages"
import { serviceWorker } from "./service-worker/service-worker"
import { sharePictures, writeSharePictures } from "./share-pictures/share-pictures"
import { siteIcons, webManifest } from "./site-icons"

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

/**
 * Writes the published site from Gatsby's output: pages after the page steps, everything they load, and the files for hosts.
 * Two builds of the same content and code give the same bytes.
 *
 * @throws Error with a sentence for each fault; the published folder is then left as it was
 */
export async function publish(options: PublishOptions): Promise<void> {
  const { from, to, content, pictureCache } = options
  const entries = readEntries(content)
  const routes = siteRoutes(entries)
  const output = gatsbyOutput(from)
  const { pages, files, inlineStyles } = await steppedPages(routes, output)
  checkForeignMarkup(pages, [...ownInlineScripts, ...inlineStyles], content)

  const { settings, company } = publishedEntries(entries)
  const rules: ServerRules = {
    headers: hostHeaders(headerOptions(settings, inlineStyles, options)),
    redirects: siteRedirects(routes),
  }
  const notFound = routes
    .map(({ path }) => path)
    .filter((path) => englishPath(path) === notFoundPage)
  const hosts = hostFiles(rules.headers, rules.redirects, notFound, settings.siteUrl)
  const beyondLimits = hostLimitFaults(hosts)
  if (beyondLimits.length > 0) throw new Error(beyondLimits.join("\n"))
  const pageTexts = {
    ...Object.fromEntries(files),
    ...Object.fromEntries([...pages].map(([{ path }, html]) => [publishedFile(path), html])),
  }
  const copied = gatsbyFiles({ output, from, routes, pageTexts, withEditor: options.withEditor })
  const otherTexts = {
    ...hosts,
    "site.webmanifest": webManifest(company),
    [siteStampFile]: siteStamp(entries),
    "sw.js": serviceWorker({
      ...offlinePages(routes, output, pages),
      isOn: settings.offline.copies === "on",
    }),
  }

  const part = `${to}.part`
  rmSync(part, { recursive: true, force: true })
  const shortTexts = Object.entries(pageTexts).map(([file, text]) => [file, shortNames(text)])
  writeTextFiles(part, { ...Object.fromEntries(shortTexts), ...otherTexts })
  copyFiles(copied, from, part)
  if (existsSync(generatedFiles)) cpSync(generatedFiles, part, { recursive: true })
  if (!options.withEditor) rmSync(join(part, "admin"), { recursive: true, force: true })
  for (const [name, bytes] of Object.entries(await siteIcons()))
    writeFileSync(join(part, name), bytes)
  await writeSharePictures(part, pictureCache, sharePictures(routes, company.name), codeHash())

  rmSync(to, { recursive: true, force: true })
  renameSync(part, to)
  writeFileSync(serverRulesFile(to), JSON.stringify(rules))
}

interface PublishedSettings {
  readonly siteUrl: string
  readonly inquiry: { readonly provider: string; readonly endpoint?: string }
  readonly webVitalsEndpoint?: string
  readonly offline: { readonly copies: string }
}

/** The entries of the site. The content check has already approved them. */
function publishedEntries(entries: ReadonlyMap<string, unknown>) {
  return {
    settings: entries.get("site/settings.json") as PublishedSettings,
    company: entries.get("site/company.json") as { name: string; tagline: string },
  }
}

function headerOptions(
  settings: PublishedSettings,
  inlineStyles: readonly string[],
  { environment }: PublishOptions,
) {
  return {
    inlineScripts: ownInlineScripts,
    inlineStyles,
    hasGoogleMap: Boolean(environment.GATSBY_GOOGLE_MAPS_API_KEY),
    formEndpoint: settings.inquiry.provider === "endpoint" ? settings.inquiry.endpoint : null,
    measurementEndpoint: settings.webVitalsEndpoint,
    environment,
  }
}

/** @throws Error when a page holds a script, style, frame or event handler that is not one of the site's own */
function checkForeignMarkup(
  pages: ReadonlyMap<Route, string>,
  ownTexts: readonly string[],
  content: string,
): void {
  const sentences = [...pages].flatMap(([{ path }, html]) =>
    foreignMarkup(html, ownTexts).map((found) =>
      foreignSentence(path, found, readContentFiles(content)),
    ),
  )
  if (sentences.length > 0) throw new Error(sentences.join("\n"))
}
