import { createHash } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"

/*
 * What a build leaves is the ground of the next one, which writes only the pages that changed. That is right as long as the
 * last build came to its end and was made by the same code.
 */

const stateFile = (project) => path.join(project, ".cache/webpack/build-state.json")

/** Notes that a build has begun; what it writes is not to be trusted until `noteFinished`. */
export function noteBegun(project) {
  mkdirSync(path.dirname(stateFile(project)), { recursive: true })
  write(project, { finished: false, code: codeOf(project) })
}

/** Notes that the build came to its own end, be it with an error. */
export function noteFinished(project) {
  write(project, { ...read(project), finished: true })
}

function write(project, state) {
  writeFileSync(stateFile(project), JSON.stringify(state))
}

function read(project) {
  try {
    return JSON.parse(readFileSync(stateFile(project), "utf8"))
  } catch {
    return { finished: false }
  }
}

/**
 * Removes what the last build left when it cannot be built upon, and answers with the reason in a sentence. Kept are webpack's
 * cache, which webpack checks for itself, and the compiled editor, which is checked against its hashes.
 */
export function clearUnusable(project) {
  const reason = unusable(project)
  if (reason) {
    removeAllBut(path.join(project, ".cache"), "webpack")
    removeAllBut(path.join(project, "public"), "admin")
  }
  return reason
}

function unusable(project) {
  if (!existsSync(stateFile(project))) return undefined
  const { finished, code } = read(project)
  if (!finished) return "The last build was cut off."
  return code === codeOf(project) ? undefined : "The code of the build has changed."
}

/** Of what changes finished pages (src/build): Gatsby does not see that pages it has written would now come out otherwise. */
function codeOf(project) {
  const folder = path.join(project, "src/build")
  const hash = createHash("sha256")
  for (const file of readdirSync(folder, { recursive: true }).sort()) {
    const full = path.join(folder, file)
    if (statSync(full).isFile()) hash.update(file).update(readFileSync(full))
  }
  return hash.digest("hex")
}

function removeAllBut(folder, kept) {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    if (name !== kept) rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}
