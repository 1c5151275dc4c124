import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Exists while a build runs: a build that finds it follows one that was cut off, whose files may be incomplete. */
const marker = (project) => path.join(project, ".cache/webpack/build-is-running")

/** Notes that a build runs. */
export function noteBegun(project) {
  mkdirSync(path.dirname(marker(project)), { recursive: true })
  writeFileSync(marker(project), "")
}

/** Notes that the build came to its own end, with or without an error. */
export function noteFinished(project) {
  rmSync(marker(project), { force: true })
}

/**
 * Deletes what a build that was cut off has left. webpack's cache and the compiled editor stay: both are checked before they
 * are used again.
 *
 * @returns whether there was such a build
 */
export function clearAfterCutOff(project) {
  if (!existsSync(marker(project))) return false
  deleteAllBut(path.join(project, ".cache"), "webpack")
  deleteAllBut(path.join(project, "public"), "admin")
  return true
}

function deleteAllBut(folder, name) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder)) {
    if (entry !== name) rmSync(path.join(folder, entry), { recursive: true, force: true })
  }
}
