import { constants, setPriority } from "node:os"
import { createServer } from "node:net"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { execa } from "execa"

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, output?: string, isPatient?: boolean }} RunOptions */

/** The project's folder, whatever the current directory is. */
export const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** How a program is started: the command of an installed package, or, named with its folder, a file for this Node. */
export const started = (/** @type {string} */ program) =>
  /** @type {const} */ ({
    cwd: projectRoot,
    node: program.includes("/"),
    ipc: false,
    preferLocal: true,
    localDir: projectRoot,
    reject: false,
  })

/** The priority of programs that others go before: with 10 tests on a busy machine would wait longer than they may. */
const PATIENT = 5

/**
 * Runs a program with this terminal's input and output and returns its exit code (above 128 if a signal ended it, 127 if it
 * could not be started). With `output`, its output is added to that file. With `isPatient`, others go before it when all cores are
 * busy. It ends when this process does.
 *
 * @param {string} program as for `started`
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export async function run(
  program,
  args = [],
  { env = {}, cwd = projectRoot, output, isPatient = false } = {},
) {
  const out = output === undefined ? "inherit" : { file: output, append: true }
  const child = execa(program, args, {
    ...started(program),
    cwd,
    env,
    stdin: output === undefined ? "inherit" : "ignore",
    stdout: out,
    stderr: out,
    buffer: false,
  })
  if (isPatient && child.pid) setPriority(child.pid, PATIENT)
  const { exitCode, signal, originalMessage } = await child
  if (exitCode !== undefined) return exitCode
  if (signal) {
    // A program that crashes says nothing of it. One that was told to end need not.
    if (signal !== "SIGINT" && signal !== "SIGTERM") console.error(`${program}: ended by ${signal}`)
    return 128 + constants.signals[signal]
  }
  console.error(`${program} could not be started: ${originalMessage}`)
  return 127
}

/**
 * The time since `start` in words: "48 s", "2 min 5 s".
 *
 * @param {number} start milliseconds of the clock
 */
export function timeSince(start, now = Date.now()) {
  const seconds = Math.round((now - start) / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Calls back once when the parent process has ended: of a script run by npm the one that started it, or else the process that
 * ENDS_WITH names. A shell between npm and a script does not pass SIGTERM on, and nobody passes on SIGKILL, so a stopped
 * `npm start` or test run would otherwise leave its servers. A script started by hand may outlive its shell on purpose.
 *
 * @param {() => void} callback
 */
export function whenParentEnds(callback) {
  const { ENDS_WITH: named, npm_lifecycle_event: byNpm } = process.env
  if (!named && !byNpm) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (named ? isRunning(Number(named)) : process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, 500)
  watch.unref()
}

/** @param {number} id that of a process */
function isRunning(id) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

/**
 * The TCP port that was typed.
 *
 * @param {string | number} typed
 * @throws RangeError with a sentence if it is not one
 */
export function portOf(typed) {
  const port = Number(typed)
  if (Number.isInteger(port) && port >= 1 && port <= 65485) return port
  throw new RangeError(`${typed} is not a port: it must be a whole number from 1 to 65485`)
}

/**
 * The wanted TCP port, or one of the next fifty when it is busy, which a sentence then says.
 *
 * @param {string} purpose "the site"
 * @param {string | number} typed
 * @param {readonly number[]} [exclude] ports already assigned
 * @throws RangeError if it is not a port
 */
export async function freePortFor(purpose, typed, exclude = []) {
  const wanted = portOf(typed)
  const port = await freePort(wanted, exclude)
  if (port !== wanted) console.log(`Port ${wanted} is busy, so ${purpose} uses ${port}.`)
  return port
}

/**
 * The first TCP port of this computer, from `first` on, that nothing listens on.
 *
 * @param {number} first
 * @param {readonly number[]} [exclude] ports already assigned
 * @throws Error if fifty are busy
 */
export async function freePort(first, exclude = []) {
  for (let port = first; port < first + 50; port += 1) {
    if (!exclude.includes(port) && (await isFree(port))) return port
  }
  throw new Error(`The ports ${first} to ${first + 49} are all busy: end a program that uses one.`)
}

/** @param {number} port Busy also if it is taken on one of the computer's addresses alone. */
async function isFree(port) {
  for (const host of [undefined, "127.0.0.1"]) {
    const server = createServer()
    const isHad = await new Promise((resolve) => {
      server.once("error", () => resolve(false)).listen({ port, host }, () => resolve(true))
    })
    if (!isHad) return false
    await new Promise((resolve) => server.close(resolve))
  }
  return true
}
