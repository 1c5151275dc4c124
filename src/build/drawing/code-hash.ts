import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { pathsBelow } from "../../content/check/read-files"

let hash: string | undefined

/**
 * A hash of the site's code. Charts and pictures for shared links are reused from one build to the next until it changes. It
 * covers all code, because it is hard to tell which files affect a drawing, and drawing everything takes only seconds.
 */
export function codeHash(): string {
  hash ??= hashOfFolder("src")
  return hash
}

/** A hash of the names and texts of all files below a folder. */
function hashOfFolder(folder: string): string {
  const hash = createHash("sha256")
  for (const file of pathsBelow(folder)) {
    if (file !== "gatsby-types.d.ts") hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest("hex")
}
