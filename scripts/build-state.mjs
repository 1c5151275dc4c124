import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"

/**
 * Who works in .cache and public: npm start or a build. Whoever finds the mark of a process that has ended follows one that was
 * cut off.
 *
 * @typedef {{ work: "npm start" | "a build", pid: number, began: string }} Mark
 */
const marker = (/** @type {string} */ project) => path.join(project, ".site-cache/running.json")

/** @param {string} project @returns {Mark | undefined} */
function readMark(project) {
  try {
    return JSON.parse(readFileSync(marker(project), "utf8"))
  } catch {
    return undefined
  }
}

/**
 * When a process began, as the system tells it, because the number of one that has ended is given to another; undefined when
 * there is no such process.
 *
 * @param {number} pid
 */
function beginningOf(pid) {
  try {
    process.kill(pid, 0)
    if (process.platform !== "linux") return "not known on this system"
    // The 22nd field. The second is a name in brackets, which may hold blanks.
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")
    return fields?.[19]
  } catch {
    return undefined
  }
}

/**
 * A sentence when npm start or a build works in the project's folders already.
 *
 * @param {string} project
 */
export function runningAlready(project) {
  const mark = readMark(project)
  if (!mark || beginningOf(mark.pid) !== mark.began) return undefined
  const { work, pid } = mark
  return `${work === "a build" ? "A build" : "npm start"} of this project is running already (process ${pid}), and both would write to the same folders. Wait until it has ended, or end it, and try again.`
}

/** Holds the folder that .cache was made in: Gatsby writes it into its cache, and finds no data in one that was copied or moved. */
const place = (/** @type {string} */ project) => path.join(project, ".site-cache/place.txt")

/** @param {string} project */
function wasElsewhere(project) {
  if (!existsSync(path.join(project, ".cache"))) return false
  return !existsSync(place(project)) || readFileSync(place(project), "utf8") !== project
}

/**
 * Marks that this process works in the folders from now on. If a build was cut off before, or the project was copied or moved,
 * deletes what is left of Gatsby's cache; webpack's stays, because webpack checks it before use.
 *
 * @param {string} project
 * @param {Mark["work"]} work
 * @returns whether something was deleted
 */
export function beginWork(project, work) {
  const isUseless = readMark(project)?.work === "a build" || wasElsewhere(project)
  if (isUseless) {
    const cache = path.join(project, ".cache")
    mkdirSync(cache, { recursive: true })
    for (const entry of readdirSync(cache)) {
      if (entry !== "webpack") rmSync(path.join(cache, entry), { recursive: true, force: true })
    }
    rmSync(path.join(project, "public"), { recursive: true, force: true })
  }
  mkdirSync(path.dirname(marker(project)), { recursive: true })
  /** @type {Mark} */
  const mark = { work, pid: process.pid, began: beginningOf(process.pid) ?? "" }
  writeFileSync(marker(project), JSON.stringify(mark))
  writeFileSync(place(project), project)
  return isUseless
}

/** Marks the end of the work, well or not. */
export function endWork(/** @type {string} */ project) {
  rmSync(marker(project), { force: true })
}
