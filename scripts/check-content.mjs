/*
 * npm run check:content: all faults of a content folder (by default content/), each with file, line, field and a sentence. Ends
 * with code 3 when there are some.
 * npm run check:live: what keeps such a folder from going live. Ends with code 1 when there is anything.
 */
import { randomUUID } from "node:crypto"
import { createRequire } from "node:module"
import { parseArgs } from "node:util"
import { register } from "tsx/cjs/api"

// Modules that several of these share are read once: a build waits for this check.
register()
const require = createRequire(import.meta.url)
/** @type {typeof import("../src/content/check/read-files")} */
const { faultMessage, faultsOf, readContentFiles } = require("../src/content/check/read-files.ts")
/** @type {typeof import("../src/content/check/fault")} */
const { faultLine } = require("../src/content/check/fault.ts")

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { live: { type: "boolean" } },
})
const folder = positionals[0] ?? "content"
await (values.live ? checkLive() : checkContent())

function checkLive() {
  /** @type {typeof import("../src/content/check/placeholders")} */
  const { placeholderCount, placeholders } = require("../src/content/check/placeholders.ts")
  const found = placeholders(readContentFiles(folder))
  console.log([placeholderCount(found.length), ...found.map(indented)].join("\n"))
  if (found.length > 0) process.exitCode = 1
}

async function checkContent() {
  const faults = await faultsOf(folder)
  if (faults.length > 0) {
    printWithoutCommands(faultMessage(faults))
    reportToGitHub(faults)
    // Any other code but 0 says that the check itself is broken: see hosting/git-server/pre-receive.
    process.exit(3)
  }
  console.log("Content is in order.")
  // Which Hindi texts are missing or to be reviewed does not stop the build.
  /** @type {typeof import("../src/content/check/translations")} */
  const { noticeCount, translationNotices } = require("../src/content/check/translations.ts")
  const notices = translationNotices(readContentFiles(folder))
  if (notices.length > 0)
    console.log([noticeCount(notices.length), ...notices.map(indented)].join("\n"))
}

function indented(/** @type {import("../src/content/check/fault").Fault} */ fault) {
  return `  ${faultLine(fault)}`
}

/** Prints what editors wrote, names of files among it, so that GitHub takes no line of it for a command to the workflow. */
function printWithoutCommands(/** @type {string} */ text) {
  const isWorkflow = process.env.GITHUB_ACTIONS === "true"
  const end = randomUUID()
  if (isWorkflow) console.error(`::stop-commands::${end}`)
  console.error(text)
  if (isWorkflow) console.error(`::${end}::`)
}

/** In a GitHub workflow: shows the faults at their lines and on the page of the run. */
function reportToGitHub(/** @type {import("../src/content/check/fault").Fault[]} */ faults) {
  if (process.env.GITHUB_ACTIONS !== "true") return
  /** @type {typeof import("../hosting/github/content-report")} */
  const { annotation } = require("../hosting/github/content-report.ts")
  for (const fault of faults) console.log(annotation(fault))
}
