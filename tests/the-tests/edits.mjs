/*
 * npm run test:edits: shows that editors cannot break the tests. Does in a copy of the project what marketing does any day, and
 * runs npm test there, of the browser tests those that look at what was edited. Names of steps of npm test as arguments run only
 * those. The exit code is 1 when anything failed.
 */
import { ensureBrowser } from "../../scripts/browser.mjs"
import { freePort } from "../../scripts/free-port.mjs"
import { ensureInstalled } from "../../scripts/install.mjs"
import { packageCommand, runNode, timeSince } from "../../scripts/run-command.mjs"
import { copyOfProject } from "./copy.mjs"
import { editContent } from "./editors-day.mjs"

/** The browser tests that show names, orders and counts of the content. */
const browserTests = ["audit", "hosting", "map", "policy", "sending", "shell", "sliders"]

const steps = process.argv.slice(2)
const chosen = steps.length > 0 ? steps : ["content", "unit", "build", "site", "browser"]

await ensureInstalled()
if (chosen.includes("browser")) await ensureBrowser()
const start = Date.now()
const folder = copyOfProject()
for (const edit of await editContent(folder)) console.log(`Edited: ${edit}`)

/** Runs one step of npm test in the copy; the build leaves the editor out, which no edit of content changes. */
async function run(step) {
  if (step !== "browser") {
    const env = step === "build" ? { SKIP_CMS: "1" } : {}
    return runNode("scripts/test.mjs", [step], { cwd: folder, env })
  }
  const files = browserTests.map((name) => `tests/browser/${name}.spec.ts`)
  return runNode(
    packageCommand("@playwright/test", "playwright"),
    ["test", "--project=chromium", "--grep-invert=the editor is never cached", ...files],
    { cwd: folder, env: { PORT: String(await freePort(9100)) } },
  )
}

const failed = []
for (const step of chosen) if ((await run(step)) !== 0) failed.push(step)
const verdict = failed.length > 0 ? `fail: ${failed.join(", ")}` : "pass"
console.log(`\nAfter a day of edits the tests ${verdict} (${timeSince(start)})`)
process.exitCode = failed.length > 0 ? 1 : 0
