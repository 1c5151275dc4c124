import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

const markOf = (project) => path.join(project, ".cache/webpack/unfinished")

/** Notes that a build has begun; what it writes is not to be trusted until `markFinished`. */
export function markUnfinished(project) {
  mkdirSync(path.dirname(markOf(project)), { recursive: true })
  writeFileSync(markOf(project), "")
}

/** Notes that the build came to its own end, be it with an error. */
export function markFinished(project) {
  rmSync(markOf(project), { force: true })
}

/**
 * Whether the last build was cut off (killed, power lost). Then everything it may have left half-written is removed; kept are
 * webpack's cache, which webpack checks for itself, and the compiled editor, which is checked against its hashes.
 */
export function clearCutOffBuild(project) {
  if (!existsSync(markOf(project))) return false
  removeAllBut(path.join(project, ".cache"), "webpack")
  removeAllBut(path.join(project, "public"), "admin")
  return true
}

function removeAllBut(folder, kept) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (name !== kept) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}
