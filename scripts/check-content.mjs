/*
 * npm run check:content: all faults of a content folder (by default content/), each with file, line, field and a sentence. Ends
 * with code 3 when there are some.
 */
import { randomUUID } from "node:crypto"
import { appendFileSync } from "node:fs"
import { createRequire } from "node:module"
import { register } from "tsx/cjs/api"

// Modules that several of these share are read once: a build waits for this check.
register()
const require = createRequire(import.meta.url)
/** @type {typeof import("../src/content/check/read-files")} */
const { faultMessage, faultsOf } = require("../src/content/check/read-files.ts")

const faults = await faultsOf(process.argv[2] ?? "content")
if (faults.length > 0) {
  printWithoutCommands(faultMessage(faults))
  await reportToGitHub()
  // Any other code but 0 says that the check itself is broken: see hosting/git-server/pre-receive.
  process.exit(3)
}
console.log("Content is in order.")
listHindiNotices()

/** Prints which Hindi texts are missing or to be reviewed. It does not stop the build. */
function listHindiNotices() {
  /** @type {typeof import("../src/content/check/translations")} */
  const { noticeCount, translationNotices } = require("../src/content/check/translations.ts")
  /** @type {typeof import("../src/content/check/fault")} */
  const { faultLine } = require("../src/content/check/fault.ts")
  /** @type {typeof import("../src/content/check/read-files")} */
  const { readContentFiles } = require("../src/content/check/read-files.ts")
  const notices = translationNotices(readContentFiles(process.argv[2] ?? "content"))
  if (notices.length === 0) return
  const lines = notices.map((notice) => `  ${faultLine(notice)}`)
  console.log([noticeCount(notices.length), ...lines].join("\n"))
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
async function reportToGitHub() {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_ACTIONS !== "true") return
  /** @type {typeof import("../hosting/github/content-report")} */
  const { annotation, summary } = require("../hosting/github/content-report.ts")
  for (const fault of faults) console.log(annotation(fault))
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(faults))
}
