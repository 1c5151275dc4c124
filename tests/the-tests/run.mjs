/*
 * npm run test:the-tests: shows that npm test sees. Seeds the mistakes of defects.mjs one at a time in a copy of the project,
 * and runs the part of npm test that has to notice each; before and after all of them the copy without a mistake must pass the
 * same. Numbers or parts of names as arguments try only those; --list lists them.
 * The exit code is 1 when any of them went unnoticed.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ensureBrowser } from "../../scripts/browser.mjs"
import { ensureInstalled } from "../../scripts/install.mjs"
import { timeSince } from "../../scripts/run-command.mjs"
import { kinds } from "./checks.mjs"
import { copyOfProject } from "./copy.mjs"
import { defects } from "./defects.mjs"
import { seeded } from "./seeded.mjs"

/** Runs what the checks name in a copy without a mistake. Ends the process when anything fails. */
async function expectSound(folder, checks, when) {
  const start = Date.now()
  for (const [kind, { run, needsBuild }] of Object.entries(kinds)) {
    const own = checks.filter((check) => check.kind === kind)
    if (own.length === 0) continue
    if (needsBuild) await kinds.build.run(folder, [])
    const failed = await run(folder, own)
    if (failed.length > 0) {
      console.error(`The project does not pass ${when}, so nothing is proven:`)
      for (const name of failed) console.error(`  ${name}`)
      process.exit(1)
    }
  }
  console.log(`Without a mistake, ${when}: all of these checks pass (${timeSince(start)}).`)
}

/** What failed with the defect in the copy. Restores the copy. */
async function noticed(folder, defect) {
  const file = path.join(folder, defect.file)
  const sound = readFileSync(file, "utf8")
  const wrong = seeded(defect, sound)
  const { run, needsBuild } = kinds[defect.check.kind]
  try {
    if (wrong === null) rmSync(file)
    else writeFileSync(file, wrong)
    if (needsBuild) await kinds.build.run(folder, [])
    return await run(folder, [defect.check])
  } finally {
    writeFileSync(file, sound)
  }
}

const wanted = process.argv.slice(2).filter((argument) => argument !== "--list")
const numbered = defects.map((defect, index) => ({ ...defect, number: index + 1 }))
const chosen = numbered.filter(
  ({ number, name }) =>
    wanted.length === 0 ||
    wanted.some((each) => (/^\d+$/.test(each) ? Number(each) === number : name.includes(each))),
)

function placeOf({ kind, file, title, sentence }) {
  if (!file) return `${kind}: ${sentence}`
  return title ? `${file}: ${title}` : file
}

if (process.argv.includes("--list")) {
  for (const { number, name, check } of chosen) {
    console.log(`${String(number).padStart(3)}  ${name}\n     ${placeOf(check)}`)
  }
  process.exit(0)
}
if (chosen.length === 0) {
  console.error("No mistake has such a number or name. npm run test:the-tests -- --list shows all.")
  process.exit(1)
}

await ensureInstalled()
const start = Date.now()
const checks = chosen.map(({ check }) => check)
if (checks.some(({ kind }) => kind === "browser")) console.log(`Browser: ${await ensureBrowser()}`)
const folder = copyOfProject()
for (const defect of chosen) seeded(defect, readFileSync(path.join(folder, defect.file), "utf8"))
await expectSound(folder, checks, "before")

const unnoticed = []
for (const defect of chosen) {
  const began = Date.now()
  let failed = []
  let fault = ""
  try {
    failed = await noticed(folder, defect)
  } catch (error) {
    fault = error.message
  }
  const isCaught = failed.length > 0
  if (!isCaught) unnoticed.push(defect)
  const verdict = isCaught ? "caught" : "NOT CAUGHT"
  const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : ""
  console.log(
    `${String(defect.number).padStart(3)} of ${defects.length}  ${verdict}, ${timeSince(began)}: ${defect.name}`,
  )
  console.log(`           ${isCaught ? `${failed[0]}${more}` : placeOf(defect.check)}`)
  if (fault) console.log(fault)
}

const looksAtPages = checks.filter(({ kind }) => kinds[kind].needsBuild)
if (looksAtPages.length > 0) await expectSound(folder, looksAtPages, "after")

console.log(
  `\n${chosen.length - unnoticed.length} of ${chosen.length} caught in ${timeSince(start)}`,
)
for (const { number, name } of unnoticed) console.log(`Not caught: ${number} ${name}`)
process.exitCode = unnoticed.length > 0 ? 1 : 0
