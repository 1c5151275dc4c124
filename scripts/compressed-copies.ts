import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs"
import path from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants } from "node:zlib"

const brotli = promisify(brotliCompress)
const compressible = /\.(html|js|css|json|svg|xml|txt|csv|webmanifest|dxf|ico)$/
/** At the best quality the editor's script would take ten seconds. */
const LARGE = 1_000_000

/**
 * Compresses the text files of a site by Brotli, as content networks do, each when first requested. The
 * copies are in a folder next to the site: about.html.br for about.html.
 *
 * @returns a function that makes sure that the copy of a file exists and is current, by the file's path in the site
 */
export function compressedCopies(site: string, folder: string): (file: string) => Promise<void> {
  const running = new Map<string, Promise<void>>()
  return async (file) => {
    const from = path.join(site, file)
    const to = path.join(folder, `${file}.br`)
    if (!compressible.test(file) || !existsSync(from)) return
    const isCurrent = existsSync(to) && statSync(to).mtimeMs >= statSync(from).mtimeMs
    if (isCurrent && !running.has(to)) return
    const compressing = running.get(to) ?? compress(from, to)
    running.set(to, compressing)
    await compressing
    running.delete(to)
  }
}

async function compress(from: string, to: string): Promise<void> {
  const bytes = readFileSync(from)
  const compressed = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 5 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
  mkdirSync(path.dirname(to), { recursive: true })
  writeFileSync(to, compressed)
}
