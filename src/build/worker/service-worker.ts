import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"

const folder = "src/build/worker"

/** Addresses that are copied before they are read, by language; the page shown without network is the first. */
export type CopiedAhead = Readonly<Record<string, readonly string[]>>

/**
 * The text of /sw.js: `worker.js` with what it uses of Workbox. Browsers compare its bytes: another `version` makes a new worker,
 * which copies the pages again.
 *
 * @param isOn false: the worker removes itself and its copies
 */
export async function serviceWorker(
  ahead: CopiedAhead,
  version: string,
  isOn: boolean,
): Promise<string> {
  if (!isOn) return readFileSync(join(folder, "off.js"), "utf8")
  const { outputFiles } = await build({
    entryPoints: [join(folder, "worker.js")],
    bundle: true,
    minify: true,
    write: false,
    define: { AHEAD: JSON.stringify(ahead), "process.env.NODE_ENV": '"production"' },
    banner: { js: `// ${createHash("sha256").update(version).digest("hex").slice(0, 20)}` },
  })
  return outputFiles[0]?.text ?? ""
}
