/*
 * npm run bench: every report of docs/measured-*.md, measured on the built site and on one machine, one after the other: some
 * 25 minutes on a quiet one with two cores. Routes as arguments measure only those pages. The exit code is 1 when a budget is
 * broken. Options: --runs=3.
 */
import { parseArgs } from "node:util"
import { runNode, timeSince } from "../scripts/run-command.mjs"

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
})
const runs = `--runs=${options.runs}`
const pages = ["bench/pages.mjs", [...positionals, runs]]
const rest = [["bench/peers.mjs", [runs]]]

const begin = Date.now()
const broken = []
for (const [script, args] of positionals.length > 0 ? [pages] : [pages, ...rest]) {
  const start = Date.now()
  console.log(`\n${script} ${args.join(" ")}`)
  if ((await runNode(script, args)) !== 0) broken.push(script)
  console.log(`${script} took ${timeSince(start)}.`)
}
console.log(`\nMeasured in ${timeSince(begin)}.`)
if (broken.length > 0) console.error(`Over budget or failed: ${broken.join(", ")}.`)
process.exitCode = broken.length > 0 ? 1 : 0
