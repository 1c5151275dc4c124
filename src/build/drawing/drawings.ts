import { createHash } from "node:crypto"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { dirname, join } from "node:path"
import { pathsBelow } from "../../content/check/read-files"

/** A file that takes a while to draw. */
export interface Drawing {
  /** Everything it is drawn from but the code, as plain data. */
  readonly shows: unknown
  readonly draw: () => Promise<Buffer>
}

/**
 * Writes drawings into a folder, each at its address there. One that is in the cache is not drawn again: its name there is a hash
 * of what it shows and of the site's code. Deletes from the cache what is not among them.
 */
export async function writeDrawings(
  folder: string,
  cache: string,
  drawings: ReadonlyMap<string, Drawing>,
  code = codeHash(),
): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const used = new Set<string>()
  // One after the other: while several were drawn at once, a build ended without a word in the libraries that set the texts.
  for (const [address, { shows, draw }] of drawings) {
    const name = createHash("sha256")
      .update(JSON.stringify([code, shows]))
      .digest("hex")
    const drawn = join(cache, name)
    used.add(name)
    if (!existsSync(drawn)) {
      const bytes = await draw()
      // Renamed when complete, so an interrupted build leaves no half of one.
      writeFileSync(`${drawn}.part`, bytes)
      renameSync(`${drawn}.part`, drawn)
    }
    mkdirSync(dirname(join(folder, address)), { recursive: true })
    copyFileSync(drawn, join(folder, address))
  }
  for (const name of readdirSync(cache)) if (!used.has(name)) rmSync(join(cache, name))
}

let hash: string | undefined

/** A hash of all code of the site: it is hard to tell which files affect a drawing, and to draw everything takes only seconds. */
function codeHash(): string {
  if (hash !== undefined) return hash
  const all = createHash("sha256")
  for (const file of pathsBelow("src")) {
    if (file !== "gatsby-types.d.ts") all.update(file).update(readFileSync(join("src", file)))
  }
  hash = all.digest("hex")
  return hash
}

let tokens: ReadonlyMap<string, string> | undefined

/** The value of a colour token. src/kit/styles/tokens.css is the only source of colours. */
export function colour(token: string): string {
  tokens ??= new Map(
    Array.from(
      readFileSync("src/kit/styles/tokens.css", "utf8").matchAll(
        /(--[\w-]+):\s*(#[0-9A-Fa-f]{3,6});/g,
      ),
      ([, name, value]) => [name, value],
    ),
  )
  const value = tokens.get(token)
  if (value === undefined) throw new Error(`src/kit/styles/tokens.css has no colour ${token}`)
  return value
}
