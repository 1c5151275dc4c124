/*
 * npm run test:mutants: StrykerJS changes the code of an area in small ways, one at a time, and counts for how many of these
 * mutants a test fails. Names of areas as arguments try only those. The exit code is 1 when an area is below the score of
 * mutants.config.mjs. Stryker's incremental mode is not used: it keeps the results of mutants whose tests have changed.
 */
import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ensureInstalled } from "../../scripts/install.mjs"
import { runNode, timeSince } from "../../scripts/run-command.mjs"
import { areas, areasNamed, toolFolder } from "./mutants.areas.mjs"

const PACKAGES = [
  "@stryker-mutator/core@9.6.1",
  "@stryker-mutator/mocha-runner@9.6.1",
  "mocha@11.8.0",
]

/** Stryker's program, installed first where it is missing: not with the other packages, because most people never run it. */
function stryker() {
  const done = path.join(toolFolder, "installed.txt")
  const names = PACKAGES.join("\n")
  if (!existsSync(done) || readFileSync(done, "utf8") !== names) {
    console.log(`Installing StrykerJS into ${toolFolder}`)
    mkdirSync(toolFolder, { recursive: true })
    writeFileSync(path.join(toolFolder, "package.json"), JSON.stringify({ private: true }))
    const { status } = spawnSync(
      "npm",
      ["install", "--no-audit", "--no-fund", "--loglevel=error", ...PACKAGES],
      { cwd: toolFolder, stdio: "inherit", shell: process.platform === "win32" },
    )
    if (status !== 0) throw new Error("StrykerJS could not be installed from npm.")
    writeFileSync(done, names)
  }
  return path.join(toolFolder, "node_modules/@stryker-mutator/core/bin/stryker.js")
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => areasNamed(name).length === 0)
if (unknown.length > 0) {
  const names = Object.keys(areas).join(", ")
  console.error(`There is no area named ${unknown.join(", ")}. The areas are: ${names}.`)
  process.exit(1)
}

await ensureInstalled()
const program = stryker()
const failed = []
for (const area of wanted.length > 0 ? wanted.flatMap(areasNamed) : Object.keys(areas)) {
  const start = Date.now()
  console.log(`▸ Mutants of ${areas[area].mutate.join(", ")}`)
  const args = ["run", "tests/the-tests/mutants.config.mjs"]
  const code = await runNode(program, args, { env: { MUTANTS_AREA: area } })
  console.log(`${code === 0 ? "✓" : "✗"} ${area}, ${timeSince(start)}`)
  if (code !== 0) failed.push(area)
}
if (failed.length > 0) console.log(`Below the score, or not run: ${failed.join(", ")}`)
process.exitCode = failed.length > 0 ? 1 : 0
