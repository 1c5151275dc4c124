import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

let hash: string | undefined

/**
 * A hash of the site's code. Charts and pictures for shared links are reused from one build to the next until it changes. It
 * covers all code, because it is hard to tell which files affect a drawing, and drawing everything takes only seconds.
 */
export function codeHash(): string {
  hash ??= hashOfFolder("src")
  return hash
}

function hashOfFolder(folder: string): string {
  const hash = createHash("sha256")
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== "gatsby-types.d.ts")
    .map((entry) => join(entry.parentPath, entry.name))
  for (const file of files.sort()) hash.update(file).update(readFileSync(file))
  return hash.digest("hex")
}
