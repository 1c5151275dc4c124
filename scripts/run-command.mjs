import { constants } from "node:os"
import path from "node:path"
import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { execa } from "execa"

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, output?: string }} RunOptions */

/** The project's folder, whatever the current directory is. */
export const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/**
 * Runs a program with this terminal's input and output and returns its exit code (above 128 if a signal ended it, 127 if it
 * could not be started). With `output`, its output is added to that file. It ends when this process does.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export async function run(command, args, { env = {}, cwd = projectRoot, output } = {}) {
  const out = output === undefined ? "inherit" : { file: output, append: true }
  const { exitCode, signal, originalMessage } = await execa(command, args, {
    cwd,
    env,
    reject: false,
    stdin: output === undefined ? "inherit" : "ignore",
    stdout: out,
    stderr: out,
    buffer: false,
  })
  if (exitCode !== undefined) return exitCode
  if (signal) return 128 + constants.signals[signal]
  console.error(`${command} could not be started: ${originalMessage}`)
  return 127
}

/**
 * Runs a JavaScript file with this Node. Arguments and result as for `run`.
 *
 * @param {string} file
 * @param {readonly string[]} [args]
 * @param {RunOptions} [options]
 */
export function runNode(file, args = [], options) {
  return run(process.execPath, [file, ...args], options)
}

/**
 * The JavaScript file of an installed package's command, so that it runs without a shell on every system. Throws if there is
 * none.
 *
 * @param {string} packageName
 */
export function packageCommand(packageName, command = packageName) {
  const folder = path.join(projectRoot, "node_modules", packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))
  const file = typeof bin === "string" ? bin : bin?.[command]
  if (!file) throw new Error(`${packageName} has no command named ${command}`)
  return path.join(folder, file)
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
