import { spawn } from "node:child_process"
import { readFileSync } from "node:fs"
import path from "node:path"
import { fileURLToPath } from "node:url"
import { whenParentEnds } from "./parent-process.mjs"

/** @typedef {{ env?: NodeJS.ProcessEnv, cwd?: string, shell?: boolean, output?: number }} RunOptions */

/** The project's folder, whatever the current directory is. */
export const projectRoot = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** @type {Partial<Record<NodeJS.Signals, number>>} */
const exitCodeOfSignal = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }
const stopSignals = /** @type {const} */ (["SIGHUP", "SIGINT", "SIGTERM"])

/**
 * Runs a program with this terminal's input and output and returns its exit code (above 128 if a signal ended it, 127 if it
 * could not be started). With `output`, its output goes to that file descriptor. If this process gets a signal to stop, it waits for
 * the program to end first.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, args, { env = {}, cwd = projectRoot, shell = false, output } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      shell,
      stdio: output === undefined ? "inherit" : ["ignore", output, output],
      env: { ...process.env, ...env },
    })
    /** @type {NodeJS.Signals | undefined} */
    let stoppedBy
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      stoppedBy = signal
      // A terminal sends Ctrl-C to the program too. A second one would interrupt its clean-up.
      if (signal !== "SIGINT") child.kill(signal)
    }
    for (const signal of stopSignals) process.on(signal, stop)
    const endWatch = whenParentEnds(() => stop("SIGTERM"))

    const finish = (/** @type {number} */ code) => {
      endWatch()
      for (const signal of stopSignals) process.off(signal, stop)
      if (stoppedBy) process.exit(exitCodeOfSignal[stoppedBy])
      resolve(code)
    }
    child.once("error", (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      finish(127)
    })
    child.once("exit", (code, signal) =>
      finish(code ?? (signal && exitCodeOfSignal[signal]) ?? 129),
    )
  })
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
  if (seconds < 1) return "under 1 s"
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
