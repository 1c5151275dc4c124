import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/** Exists during a build. A build that finds it follows an interrupted one, whose files may be incomplete. */
const marker = (/** @type {string} */ project) =>
  path.join(project, ".cache/webpack/build-is-running")

/** Marks the start of a build. */
export function noteBegun(/** @type {string} */ project) {
  mkdirSync(path.dirname(marker(project)), { recursive: true })
  writeFileSync(marker(project), "")
}

/** Marks the end of a build, successful or not. */
export function noteFinished(/** @type {string} */ project) {
  rmSync(marker(project), { force: true })
}

/**
 * Deletes the files of an interrupted build. webpack's cache stays: webpack checks it before use.
 *
 * @returns whether a build was interrupted
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
