/*
 * node bench/cutting.mjs FOLDER: what the cutting plan makes of public instances. Each file has lines with `#` that say the optimum
 * ("optimum 99 bars", or "?"), then the length of the bar, then a line for each length and its number of pieces.
 *
 * Prints a line for each file, `name bars bound optimum ms`, ms of processor, and last a sum.
 */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { tsImport } from "tsx/esm/api"

const { planning } = await tsImport("../src/cutting/plan.ts", import.meta.url)
const folder = process.argv[2]

const rows = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .sort()
  .map((name) => {
    const text = readFileSync(path.join(folder, name), "utf8")
    const [[bar], ...pieces] = text
      .split("\n")
      .filter((line) => /^\d/.test(line))
      .map((line) => line.trim().split(/\s+/).map(Number))
    const optimum = Number(/^# optimum (\d+) bars/m.exec(text)?.[1] ?? NaN)
    const begun = process.cpuUsage()
    const steps = planning(
      pieces.map(([length, count]) => ({ mark: "", length, count })),
      [{ length: bar, count: null }],
      0,
    )
    let step = steps.next()
    while (!step.done) step = steps.next()
    const { user, system } = process.cpuUsage(begun)
    const ms = Math.round((user + system) / 1000)
    const [bars, bound] = [step.value.bought / bar, Math.round(step.value.least / bar)]
    console.log(path.parse(name).name, bars, bound, optimum || "?", ms)
    return { bars, bound, optimum, ms, over: bars - (optimum || bound) }
  })

const count = (is) => rows.filter(is).length
console.log(
  `${rows.length} files: ${count(({ over }) => over === 0)} at the optimum, ${count(({ over }) => over === 1)} one above,`,
  `${count(({ over }) => over > 1)} more (at most ${Math.max(...rows.map(({ over }) => over))});`,
  `${count(({ bound, optimum }) => bound > optimum)} bounds above the optimum, ${count(({ bars, bound }) => bars === bound)} proven;`,
  `longest ${Math.max(...rows.map(({ ms }) => ms))} ms`,
)
