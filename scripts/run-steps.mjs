import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { timeSince } from "./run-command.mjs"
import { countOf } from "./test-counts.mjs"

/**
 * @typedef {import("./test-counts.mjs").Counts} Counts
 *
 * @typedef Step
 * @property {string} title
 * @property {string} about what it looks for, in a few words
 * @property {"all" | readonly string[]} [after] titles of steps that must have ended before, well or not; "all" means every
 *   step listed earlier
 * @property {(output: number) => Promise<Counts & { note?: string }>} check gets a file descriptor for the output of its
 *   programs; `note` is a sentence for the reader
 *
 * @typedef {Counts & { title: string, time: string }} Result
 */

/** How often a line reports the progress of the running steps (ms). */
const progressInterval = 15_000

/**
 * Runs steps side by side and answers with their results in the order given. At most `atOnce` steps run at a time, the first
 * in the list first. The output of a step is shown as a whole when it fails.
 *
 * @param {readonly Step[]} steps
 * @param {{ atOnce: number }} options
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, { atOnce }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "steps-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  const waiting = [...steps]
  /** @type {Map<string, { title: string, start: number, file: string, end: Promise<void> }>} */
  const running = new Map()
  /** @type {Map<string, Result>} */
  const results = new Map()

  const isReady = (/** @type {Step} */ step) => {
    const earlier = steps.slice(0, steps.indexOf(step)).map(({ title }) => title)
    const needed = step.after === "all" ? earlier : (step.after ?? [])
    return needed.every((title) => !earlier.includes(title) || results.has(title))
  }
  const progress = setInterval(() => {
    for (const { title, start, file } of running.values()) {
      console.log(`  … ${title}, ${timeSince(start)}: ${lastLine(file)}`)
    }
  }, progressInterval)

  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < atOnce ? waiting.find(isReady) : undefined
    if (!next) {
      await Promise.race([...running.values()].map(({ end }) => end))
      continue
    }
    waiting.splice(waiting.indexOf(next), 1)
    console.log(`▸ ${next.title}: ${next.about}`)
    const start = Date.now()
    const file = path.join(folder, `${results.size}-${running.size}-${start}.log`)
    const end = runStep(next, file, start).then((result) => {
      running.delete(next.title)
      results.set(next.title, result)
    })
    running.set(next.title, { title: next.title, start, file, end })
  }
  clearInterval(progress)
  return steps.flatMap(({ title }) => results.get(title) ?? [])
}

/** @param {Step} step @param {string} file @param {number} start @returns {Promise<Result>} */
async function runStep({ title, check }, file, start) {
  const output = openSync(file, "a")
  let counts
  try {
    counts = await check(output)
  } catch (error) {
    counts = { ...countOf(false), note: error instanceof Error ? error.stack : String(error) }
  } finally {
    closeSync(output)
  }
  const time = timeSince(start)
  const { passed, failed, note } = counts
  if (failed > 0) console.log(`\n── What ${title} said ${"─".repeat(40)}\n${textOf(file)}`)
  console.log(
    `${failed > 0 ? "✗" : "✓"} ${title}: ${passed} passed, ${failed} failed in ${time}${note ? `\n  ${note}` : ""}`,
  )
  return { title, time, passed, failed }
}

/** What programs wrote into a file, without colours and without what only moves the cursor of a terminal. */
function textOf(/** @type {string} */ file) {
  return stripVTControlCharacters(readFileSync(file, "utf8"))
}

function lastLine(/** @type {string} */ file) {
  const lines = textOf(file)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "")
  return lines.at(-1)?.trim().slice(0, 120) ?? "just started"
}
