/*
 * npm run build: checks the content, builds the pages into public/, and writes the published site into site/. Further arguments
 * go to `gatsby build`. SKIP_CMS=1 leaves out the editor at /admin, which saves most of a minute during work on pages.
 */
import path from "node:path"
import { beginWork, endWork, runningAlready } from "./build-state.mjs"
import { projectRoot, run, timeSince, whenParentEnds } from "./run-command.mjs"

const running = runningAlready(projectRoot)
if (running) {
  console.error(running)
  process.exit(1)
}

// What this process has started ends with it. The next build clears up what this one leaves.
whenParentEnds(() => process.exit(143))
if ((await run("scripts/check-content.mjs")) !== 0) {
  console.error("\nThe site was not built: correct the content named above first.")
  process.exit(1)
}

if (beginWork(projectRoot, "a build")) {
  console.log(
    "The last build was cut off, or in another folder. What it has left is deleted, so this one takes longer.",
  )
}

const start = Date.now()
const code = await run("gatsby", ["build", ...process.argv.slice(2)], {
  env: { GATSBY_TELEMETRY_DISABLED: "1", CONTENT_IS_CHECKED: "1" },
})
// Codes above 128: a signal ended it, for instance when memory ran out.
if (code !== 0) {
  if (code <= 128) endWork(projectRoot)
  console.error(`\nThe site was not built: gatsby build ended with code ${code}.`)
  process.exit(code)
}

const publishStart = Date.now()
const published = await run("scripts/publish.mjs")
endWork(projectRoot)
if (published !== 0) process.exit(1)
console.log(`Published files written in ${timeSince(publishStart)}.`)
console.log(`\nThe site was built in ${timeSince(start)}: ${path.join(projectRoot, "site")}`)
console.log("To look at it: npm run serve")
