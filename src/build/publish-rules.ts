import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { BackendEnvironment } from "../cms/backend"
import { builtPages } from "./built-pages"
import { readContentFiles } from "./content-files"
import {
  headersFile,
  redirectsFile,
  robotsFile,
  writeSiteFiles,
  type Redirect,
} from "./hosting/host-files"
import { hostHeaders, isNamedByContent } from "./hosting/host-headers"
import { ownInlineScripts, smuggledInto, smuggledSentence } from "./inline-scripts"
import { nginxFile } from "./hosting/nginx-file"

/** Parts of public/ that are no pages: the editor has its own policy, slices are pieces Gatsby keeps for its next build. */
const notPages = /^(admin|_gatsby|page-data)\//

/** What the pages of a built site hold that nobody put on the list, as sentences; empty when all is well. */
export function smuggledSentences(folder: string, contentFolder: string): string[] {
  const sentences: string[] = []
  for (const { path, html } of builtPages(folder)) {
    if (notPages.test(path)) continue
    for (const found of smuggledInto(html, ownInlineScripts)) {
      sentences.push(smuggledSentence(path, found, readContentFiles(contentFolder)))
    }
  }
  return sentences
}

/** What the host has to know of the site's settings. */
export interface HostSettings {
  readonly siteUrl: string
  readonly inquiry: { readonly provider: string; readonly endpoint?: string | null }
  readonly webVitalsEndpoint?: string | null
}

type Environment = BackendEnvironment & { readonly GATSBY_GOOGLE_MAPS_API_KEY?: string }

/** Writes the files a host reads beside the pages. */
export function writeHostFiles(
  folder: string,
  settings: HostSettings,
  redirects: readonly Redirect[],
  environment: Environment,
): void {
  const rules = hostHeaders({
    inlineScripts: ownInlineScripts,
    hasGoogleMap: Boolean(environment.GATSBY_GOOGLE_MAPS_API_KEY),
    formEndpoint: settings.inquiry.provider === "endpoint" ? settings.inquiry.endpoint : null,
    measurementEndpoint: settings.webVitalsEndpoint,
    environment,
    kept: keptFiles(folder),
  })
  writeSiteFiles(folder, {
    _redirects: redirectsFile(redirects),
    _headers: headersFile(rules),
    "_nginx.conf": nginxFile(rules, redirects, ["_headers", "_redirects", "_nginx.conf"]),
    "robots.txt": robotsFile(settings.siteUrl),
  })
}

/** The scripts and styles of this build; those of earlier ones, which a kept folder still holds, need no rule. */
function keptFiles(folder: string): string[] {
  const read = (file: string) => readFileSync(join(folder, file), "utf8")
  const stats = read("webpack.stats.json")
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Readonly<Record<string, readonly string[]>>
  }
  // The statistics name the files of pages; the runtime knows the hashes of the parts that are fetched later.
  const runtime = (assetsByChunkName["webpack-runtime"] ?? []).map(read).join("")
  const isCurrent = (file: string) => {
    const hash = /[-.]([0-9a-f]{20})\.\w+$/.exec(file)?.[1] ?? ""
    return file.startsWith("chunks-") || stats.includes(file) || runtime.includes(hash)
  }
  return readdirSync(folder).filter((file) => isNamedByContent(file) && isCurrent(file))
}
