import { constants } from "node:os"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { execa } from "execa"

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
