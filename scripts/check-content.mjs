/*
 * npm run check:content: all faults of a content folder (by default content/), each with file, line, field and a sentence. Ends
 * with code 3 when there are some.
 */
import { randomUUID } from "node:crypto"
import { appendFileSync } from "node:fs"
import { tsImport } from "tsx/esm/api"

/** @type {typeof import("../src/content/check/check-folder")} */
const { faultMessage, faultsOf } = await tsImport(
  "../src/content/check/check-folder.ts",
  import.meta.url,
)

const faults = await faultsOf(process.argv[2] ?? "content")
if (faults.length > 0) {
  printWithoutCommands(faultMessage(faults))
  await reportToGitHub()
  // Any other code but 0 says that the check itself is broken: see hosting/git-server/pre-receive.
  process.exit(3)
}
console.log("Content is in order.")
await listHindiNotices()

/** Prints which Hindi texts are missing or to be reviewed. It does not stop the build. */
async function listHindiNotices() {
  /** @type {typeof import("../src/content/check/translations")} */
  const { noticeCount, translationNotices } = await tsImport(
    "../src/content/check/translations.ts",
    import.meta.url,
  )
  /** @type {typeof import("../src/content/check/fault")} */
  const { faultLine } = await tsImport("../src/content/check/fault.ts", import.meta.url)
  /** @type {typeof import("../src/content/check/read-files")} */
  const { readContentFiles } = await tsImport("../src/content/check/read-files.ts", import.meta.url)
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
  const { annotation, summary } = await tsImport(
    "../hosting/github/content-report.ts",
    import.meta.url,
  )
  for (const fault of faults) console.log(annotation(fault))
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(faults))
}
