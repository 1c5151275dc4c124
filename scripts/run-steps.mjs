import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs"
import os from "node:os"
import path from "node:path"
import { stripVTControlCharacters } from "node:util"
import { timeSince } from "./run-command.mjs"
import { countOf } from "./test-counts.mjs"

/** How often a line says what the steps that are running are at (ms). */
const progressInterval = 15_000

/**
 * Runs steps side by side and answers with their results in the order given. A step is
 *
 * - `title`, and `about`: in a few words what it looks for;
 * - `after`: the titles of steps that must have ended before, well or not; "all" stands for every step listed earlier;
 * - `check`: called with a file descriptor that takes the output of its programs; answers with `{ passed, failed }` and
 *   perhaps `note`, a sentence for the reader.
 *
 * At most `atOnce` steps run at a time, the first in the list first. What a step says is shown when it fails, as a whole.
 */
export async function runSteps(steps, { atOnce }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "steps-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  const waiting = [...steps]
  const running = new Map()
  const results = new Map()

  const isReady = (step) => {
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
  return steps.map(({ title }) => results.get(title))
}

async function runStep({ title, check }, file, start) {
  const output = openSync(file, "a")
  let counts
  try {
    counts = await check(output)
  } catch (error) {
    counts = { ...countOf(false), note: error.stack }
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
function textOf(file) {
  return stripVTControlCharacters(readFileSync(file, "utf8"))
}

function lastLine(file) {
  const lines = textOf(file)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "")
  return lines.at(-1)?.trim().slice(0, 120) ?? "just started"
}
