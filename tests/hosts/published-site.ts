import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative } from "node:path"
import { headersFor, serverRulesFile, type ServerRules } from "../../src/build/hosting/host-rules"

/** The contents of the published folder, as far as the promises need them. */
export interface PublishedSite {
  readonly folder: string
  /** Addresses of all pages: "/", "/about". */
  readonly pages: readonly string[]
  /** All files but those a host reads itself, as addresses: "/assets/app-1f.js". */
  readonly files: readonly string[]
  readonly redirects: ServerRules["redirects"]
  /** The headers of an address. */
  headersOf(address: string): Readonly<Record<string, string>>
  read(address: string): Buffer
}

/** Files a host reads and does not publish. */
const hostFiles = /^\/_/

/** The pages a visitor gets for an unknown address, and the editor, have no address of their own. */
const notPages = /^\/((hi\/)?404\.html$|admin\/)/

/** Reads a published folder. Throws a sentence when it is not there or lacks the editor. */
export function publishedSite(folder: string): PublishedSite {
  const rulesFile = serverRulesFile(folder)
  if (!existsSync(rulesFile)) throw new Error(`${rulesFile} is missing: run npm run build first.`)
  if (!existsSync(join(folder, "admin/index.html"))) {
    throw new Error(`${folder} holds no editor: run npm run build without SKIP_CMS.`)
  }
  const { headers, redirects } = JSON.parse(readFileSync(rulesFile, "utf8")) as ServerRules
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
    .filter((file) => !hostFiles.test(file))
    .sort()
  return {
    folder,
    pages: files
      .filter((file) => file.endsWith(".html") && !notPages.test(file))
      .map((file) => file.replace(/(\/index)?\.html$/, "") || "/"),
    files,
    redirects,
    headersOf: (address) => headersFor(headers, address),
    read: (address) => readFileSync(join(folder, address)),
  }
}
