import { constants } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { execa } from "execa"
import getPort, { portNumbers } from "get-port"

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, output?: string }} RunOptions */

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

/**
 * Runs a program with this terminal's input and output and returns its exit code (above 128 if a signal ended it, 127 if it
 * could not be started). With `output`, its output is added to that file. It ends when this process does.
 *
 * @param {string} program as for `started`
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export async function run(program, args = [], { env = {}, cwd = projectRoot, output } = {}) {
  const out = output === undefined ? "inherit" : { file: output, append: true }
  const { exitCode, signal, originalMessage } = await execa(program, args, {
    ...started(program),
    cwd,
    env,
    stdin: output === undefined ? "inherit" : "ignore",
    stdout: out,
    stderr: out,
    buffer: false,
  })
  if (exitCode !== undefined) return exitCode
  if (signal) return 128 + constants.signals[signal]
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
 * Calls back once when the parent process has ended. A shell between npm and a script does not pass SIGTERM on, so a stopped
 * `npm start` or `npm run build` would otherwise go on. Only for scripts run by npm: one started by hand may outlive its shell on
 * purpose.
 *
 * @param {() => void} callback
 */
export function whenParentEnds(callback) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callback()
  }, 500)
  watch.unref()
}

/**
 * The wanted TCP port, or one of the next fifty when it is busy, which a sentence then says.
 *
 * @param {string} purpose "the site"
 * @param {number} wanted
 * @param {readonly number[]} [exclude] ports already assigned
 * @throws RangeError if `wanted` is not a port
 */
export async function freePortFor(purpose, wanted, exclude = []) {
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > 65485) {
    throw new RangeError(`${wanted} is not a port: it must be a whole number from 1 to 65485`)
  }
  const port = await getPort({ port: portNumbers(wanted, wanted + 49), exclude })
  if (port !== wanted) console.log(`Port ${wanted} is busy, so ${purpose} uses ${port}.`)
  return port
}
