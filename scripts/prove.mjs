/*
 * npm run prove: everything that was promised, tried on one commit, in a clone of it: the tests on a bare clone, every host, the
 * other browsers, the long tests, the bench. Takes hours. Ends with a table and "N passed, N failed".
 *
 *   npm run prove -- --beside=v1.0 --compare=../compare.mjs
 *
 * --beside: commits that are built, too, and measured in the same run. --compare: a program that is given the folder of the first
 * of them and that of this site, and ends with code 1 when they differ. Started again after it was stopped, it goes on where it was,
 * for what has ended on this commit counts. Names of steps run those again: npm run prove -- pages
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { parseArgs, stripVTControlCharacters } from "node:util"
import { execa } from "execa"
import { projectRoot, run, timeSince, whenParentEnds } from "./run-command.mjs"

whenParentEnds(() => process.exit(143))
const { values: options, positionals: again } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: "string", default: "" },
    compare: { type: "string", default: "" },
  },
})

const commitOf = async (/** @type {string} */ name) =>
  (await execa("git", ["rev-parse", `${name}^{commit}`], { cwd: projectRoot })).stdout
const commit = await commitOf("HEAD")
const beside = await Promise.all(options.beside.split(",").filter(Boolean).map(commitOf))
const folderOf = (/** @type {string} */ each) => path.join(projectRoot, ".prove", each.slice(0, 12))
const clone = (/** @type {string} */ each) => path.join(folderOf(each), "clone")
const site = (/** @type {string} */ each) => path.join(clone(each), "site")

/** @typedef {{ name: string, title: string, command: string[], at?: string }} Step what is run, in the clone of this commit or of `at` */

/** @type {Step[]} */
const steps = [
  { name: "test", title: "Tests on a bare clone", command: ["npm", "test"] },
  { name: "hosts", title: "Every host", command: ["npm", "run", "test:hosts"] },
  { name: "browsers", title: "Firefox and WebKit", command: ["npm", "run", "test:browsers"] },
  // The parts of npm run test:full, on the site that npm test built.
  ...Object.entries({
    compiler: "Rules of the React compiler",
    inputs: "New inputs",
    server: "Own server",
    rebuilds: "Those that build again",
    pages: "Every page",
  }).map(([name, title]) => ({ name, title, command: ["node", "scripts/test.mjs", name] })),
  ...beside.map((each, index) => ({
    name: `build-${index + 1}`,
    title: `Build of ${each.slice(0, 8)}`,
    command: ["npm", "run", "build"],
    at: each,
  })),
  {
    name: "bench",
    title: "Bench",
    command: ["npm", "run", "bench", "--", `--beside=${beside.map(site).join(",")}`],
  },
  ...beside.slice(0, options.compare ? 1 : 0).map((each) => ({
    name: "compare",
    title: `Compared with ${each.slice(0, 8)}`,
    command: ["node", path.resolve(options.compare), site(each), site(commit)],
  })),
]

const unknown = again.filter((name) => !steps.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`There is no step named ${unknown.join(", ")}.`)
  process.exit(1)
}

/** What a program said of itself: its counts, those of the hosts' promises, or else whether it ended well. */
function countsOf(/** @type {string} */ log, /** @type {number} */ code) {
  const counts = [...log.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1)
  const kept = log.match(/^ {2}yes /gm)?.length
  const [passed, failed] = counts
    ? [Number(counts[1]), Number(counts[2])]
    : [kept ?? (code === 0 ? 1 : 0), log.match(/^ {2}NO /gm)?.length ?? 0]
  // A program that ended badly has failed, whatever it counted.
  return { passed, failed: failed || (code === 0 ? 0 : 1) }
}

/** Runs a step, or takes what came of it before. */
async function resultOf(/** @type {Step} */ { name, title, command, at = commit }) {
  const [log, result] = ["log", "json"].map((type) =>
    path.join(folderOf(commit), `${name}.${type}`),
  )
  if (existsSync(result) && !again.includes(name)) return JSON.parse(readFileSync(result, "utf8"))
  if (!existsSync(path.join(clone(at), "package.json"))) {
    rmSync(clone(at), { recursive: true, force: true })
    await execa("git", ["clone", "--quiet", "--no-checkout", projectRoot, clone(at)])
    await execa("git", ["checkout", "--quiet", "--detach", at], { cwd: clone(at) })
  }
  console.log(`▸ ${title}: ${command.join(" ")}\n  Its output: ${log}`)
  rmSync(log, { force: true })
  const begin = Date.now()
  const [program = "", ...args] = command
  const code = await run(program, args, { cwd: clone(at), output: log })
  const counts = countsOf(stripVTControlCharacters(readFileSync(log, "utf8")), code)
  const ended = { title, ...counts, time: timeSince(begin) }
  console.log(`  ${ended.passed} passed, ${ended.failed} failed in ${ended.time}`)
  writeFileSync(result, JSON.stringify(ended))
  return ended
}

mkdirSync(folderOf(commit), { recursive: true })
/** @type {{ title: string, passed: number, failed: number, time: string }[]} */
const ended = []
for (const step of steps) ended.push(await resultOf(step))
console.table(ended)
const sum = (/** @type {"passed" | "failed"} */ key) =>
  ended.reduce((total, each) => total + each[key], 0)
console.log(`\nOf ${commit}\n${sum("passed")} passed, ${sum("failed")} failed`)
process.exitCode = sum("failed") > 0 ? 1 : 0
