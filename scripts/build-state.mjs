import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import path from "node:path"

/**
 * Who works in .cache and public: npm start or a build. Whoever finds the mark of a process that has ended follows one that was
 * cut off.
 *
 * @typedef {{ work: "npm start" | "a build", pid: number, began: string }} Mark
 */
const marker = (/** @type {string} */ project) => path.join(project, ".site-cache/running.json")

/** @param {string} project @returns {Mark | undefined} */
function readMark(project, file = marker(project)) {
  try {
    return JSON.parse(readFileSync(file, "utf8"))
  } catch {
    return undefined
  }
}

/**
 * When a process began, as the system reports it, because the number of one that has ended is given to another; undefined when
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
  return runningBy(readMark(project))
}

/** @param {Mark | undefined} mark */
function runningBy(mark) {
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
 * Marks that this process works in the folders from now on, if no other does: of several that begin at once one is the first. If a
 * build was cut off before, or the project was copied or moved, deletes what is left of Gatsby's cache; webpack's stays, because
 * webpack checks it before use.
 *
 * @param {string} project
 * @param {Mark["work"]} work
 * @returns {{ running?: string | undefined, isCleared?: boolean }} a sentence when another works there; whether something was
 *   deleted
 */
export function beginWork(project, work) {
  const running = runningAlready(project)
  if (running) return { running }
  const file = marker(project)
  mkdirSync(path.dirname(file), { recursive: true })
  // The mark of a process that has ended. Another may have replaced it just now.
  const aside = `${file}.${process.pid}`
  if (existsSync(file)) renameSync(file, aside)
  const left = readMark(project, aside)
  const first = runningBy(left)
  if (first) {
    renameSync(aside, file)
    return { running: first }
  }
  rmSync(aside, { force: true })
  /** @type {Mark} */
  const mark = { work, pid: process.pid, began: beginningOf(process.pid) ?? "" }
  try {
    writeFileSync(file, JSON.stringify(mark), { flag: "wx" })
  } catch {
    return { running: runningAlready(project) ?? "Another build has just begun. Try again." }
  }

  const isCleared = left?.work === "a build" || wasElsewhere(project)
  if (isCleared) {
    const cache = path.join(project, ".cache")
    mkdirSync(cache, { recursive: true })
    for (const entry of readdirSync(cache)) {
      if (entry !== "webpack") rmSync(path.join(cache, entry), { recursive: true, force: true })
    }
    rmSync(path.join(project, "public"), { recursive: true, force: true })
  }
  writeFileSync(place(project), project)
  return { isCleared }
}

/** Marks the end of the work, well or not. */
export function endWork(/** @type {string} */ project) {
  rmSync(marker(project), { force: true })
}
