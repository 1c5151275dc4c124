import { readFileSync } from "node:fs"
import { join } from "node:path"

const scripts = "src/build/publish/service-worker"

export interface ServiceWorkerOptions {
  /** A hash of the site's content: a build that changes nothing is not an update. */
  readonly version: string
  /** English first: every visitor gets its copies. Those of another language are for visitors who have read a page in it. */
  readonly languages: readonly OfflineLanguage[]
  /** Addresses of pages and data that may be copied. One that ends with a slash covers all addresses below it: "/blog/". */
  readonly pages: readonly string[]
  /** Files that the scripts of a page may load later, by script. */
  readonly laterFiles: Readonly<Record<string, readonly string[]>>
  /** false: the worker removes itself and its copies. */
  readonly isOn: boolean
}

/** What can be read without network in one language. */
interface OfflineLanguage {
  /** What its addresses start with: "" or "/hi". */
  readonly folder: string
  /** The page shown without network for one that has no copy. */
  readonly offlinePage: string
  /** Addresses of the pages and files that open without network before they are read. */
  readonly alwaysKept: readonly string[]
}

/** The text of /sw.js. Not a library: the site needs few rules, and a library's bundle is ten times as long. */
export function serviceWorker({ isOn, ...site }: ServiceWorkerOptions): string {
  const text = (name: string) => readFileSync(join(scripts, name), "utf8")
  if (!isOn) return text("off.js")
  return text("worker.js").replace("= SITE", () => `= ${JSON.stringify(site)}`)
}
