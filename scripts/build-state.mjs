import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Exists while a build runs: a build that finds it follows one that was cut off, whose files may be incomplete. */
const marker = (/** @type {string} */ project) =>
  path.join(project, ".cache/webpack/build-is-running")

/** Notes that a build runs. */
export function noteBegun(/** @type {string} */ project) {
  mkdirSync(path.dirname(marker(project)), { recursive: true })
  writeFileSync(marker(project), "")
}

/** Notes that the build came to its own end, with or without an error. */
export function noteFinished(/** @type {string} */ project) {
  rmSync(marker(project), { force: true })
}

/**
 * Deletes what a build that was cut off has left. webpack's cache stays: it is checked before it is used again.
 *
 * @returns whether there was such a build
 */
export function clearAfterCutOff(/** @type {string} */ project) {
  if (!existsSync(marker(project))) return false
  const cache = path.join(project, ".cache")
  for (const entry of readdirSync(cache)) {
    if (entry !== "webpack") rmSync(path.join(cache, entry), { recursive: true, force: true })
  }
  rmSync(path.join(project, "public"), { recursive: true, force: true })
  return true
}
