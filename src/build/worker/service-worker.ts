import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"
import { offlinePage } from "../../content/routes/fixed-pages"
import { languageOf, languages, pathIn } from "../../kit/words/language"

const folder = "src/build/worker"

/** A page with what it needs, as paths from the site's folder. */
export interface CopiedPage {
  readonly path: string
  /** Whole, with its data. */
  readonly html: string
  /** Data that are files of their own. */
  readonly data: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * The text of /sw.js: `worker.js` with what it uses of Workbox. Browsers compare its bytes: when one of the pages has changed it is
 * a new worker, which copies them again.
 *
 * @param pages those that open without a visit
 * @param isOn false: the worker removes itself and its copies
 */
export async function serviceWorker(pages: readonly CopiedPage[], isOn: boolean): Promise<string> {
  if (!isOn) return readFileSync(join(folder, "off.js"), "utf8")
  const version = createHash("sha256")
  for (const { html } of pages) version.update(html)
  const { outputFiles } = await build({
    entryPoints: [join(folder, "worker.js")],
    bundle: true,
    minify: true,
    write: false,
    define: { AHEAD: JSON.stringify(copiedAhead(pages)), "process.env.NODE_ENV": '"production"' },
    banner: { js: `// ${version.digest("hex").slice(0, 20)}` },
  })
  return outputFiles[0]?.text ?? ""
}

/** Addresses by language: the page shown without network, then the others with what their scripts need. */
function copiedAhead(pages: readonly CopiedPage[]): Record<string, readonly string[]> {
  const ahead = languages.flatMap((language) => {
    const offline = pathIn(language, offlinePage)
    const inLanguage = pages.filter(({ path }) => languageOf(path) === language && path !== offline)
    const files = inLanguage.flatMap(({ path, scripts }) => [
      path,
      ...scripts.map((file) => `/${file}`),
    ])
    return inLanguage.length > 0 ? [[language, [...new Set([offline, ...files])]] as const] : []
  })
  return Object.fromEntries(ahead)
}
