/*
 * npm run test:again -- 10: runs npm test so many times, one after the other, and prints the summary of each, so that a test
 * that fails now and then is found. Names of steps behind the number run only those. LOAD=6 keeps the machine busy with so many
 * programs meanwhile. The output of a run that failed is stored in test-results/.
 */
import { mkdirSync, writeFileSync } from "node:fs"
import path from "node:path"
import { execa } from "execa"
import { projectRoot, started, whenParentEnds } from "./run-command.mjs"

whenParentEnds(() => process.exit(143))
const [times = "10", ...steps] = process.argv.slice(2)
if (!/^[1-9]\d*$/.test(times)) {
  console.error("Say how many times: npm run test:again -- 10")
  process.exit(1)
}

for (let busy = 0; busy < Number(process.env.LOAD ?? 0); busy += 1) {
  execa("node", ["--eval", "for (;;) {}"], { reject: false })
}

let failures = 0
for (let run = 1; run <= Number(times); run += 1) {
  const program = "scripts/test.mjs"
  const { all, exitCode } = await execa(program, steps, { ...started(program), all: true })
  const end = all.lastIndexOf("\nSummary")
  console.log(`\nRun ${run} of ${times}${end < 0 ? `:\n${all}` : all.slice(end)}`)
  if (exitCode === 0) continue
  failures += 1
  const file = path.join(projectRoot, `test-results/again-${run}.log`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, all)
  console.log(`Its output: ${file}`)
}
console.log(`\n${times} runs, ${failures} failed`)
process.exit(failures > 0 ? 1 : 0)
