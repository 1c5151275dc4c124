/*
 * npm run build: checks the content, builds the pages into public/, and writes the published site into site/. Further arguments
 * go to `gatsby build`. SKIP_CMS=1 leaves out the editor at /admin, which saves most of a minute during work on pages.
 */
import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { loadEnvFile } from "node:process"
import { register } from "tsx/cjs/api"
import { beginWork, endWork } from "./build-state.mjs"
import { projectRoot, run, timeSince, whenParentEnds } from "./run-command.mjs"

const { running, isCleared } = beginWork(projectRoot, "a build")
if (running) {
  console.error(running)
  process.exit(1)
}

// What this process has started ends with it. The next build clears up what this one leaves.
whenParentEnds(() => process.exit(143))
if ((await run("scripts/check-content.mjs")) !== 0) {
  endWork(projectRoot)
  console.error("\nThe site was not built: correct the content named above first.")
  process.exit(1)
}

if (isCleared) {
  console.log(
    "The last build was cut off, or in another folder. What it has left is deleted, so this one takes longer.",
  )
}

// Everything below is done in the project's folder.
process.chdir(projectRoot)
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

// Gatsby reads this file too; the policies name hosts from its variables.
if (existsSync(".env.production")) loadEnvFile(".env.production")
register()
/** @type {typeof import("../src/build/publish/publish")} */
const { publish } = createRequire(import.meta.url)("../src/build/publish/publish.ts")
const publishStart = Date.now()
try {
  await publish({
    from: "public",
    to: "site",
    pictureCache: ".site-cache/pictures",
    environment: process.env,
    withEditor: process.env.SKIP_CMS !== "1",
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
endWork(projectRoot)
if (process.exitCode) process.exit()
console.log(`Published files written in ${timeSince(publishStart)}.`)
console.log(`\nThe site was built in ${timeSince(start)}: ${path.join(projectRoot, "site")}`)
console.log("To look at it: npm run serve")
