import { appendFileSync } from "node:fs"
import { tsImport } from "tsx/esm/api"

/** @type {typeof import("../src/content-check/check-folder")} */
const { faultMessage, faultsOf } = await tsImport(
  "../src/content-check/check-folder.ts",
  import.meta.url,
)

const faults = await faultsOf(process.argv[2] ?? "content")
if (faults.length > 0) {
  console.error(faultMessage(faults))
  await reportToGitHub()
  process.exit(1)
}
console.log("Content is in order.")
await listHindiNotices()

/** Prints which Hindi texts are missing or to be reviewed. It does not stop the build. */
async function listHindiNotices() {
  /** @type {typeof import("../src/content-check/translations")} */
  const { noticeCount, translationNotices } = await tsImport(
    "../src/content-check/translations.ts",
    import.meta.url,
  )
  /** @type {typeof import("../src/content-check/fault")} */
  const { faultLine } = await tsImport("../src/content-check/fault.ts", import.meta.url)
  /** @type {typeof import("../src/content-check/read-files")} */
  const { readContentFiles } = await tsImport("../src/content-check/read-files.ts", import.meta.url)
  const notices = translationNotices(readContentFiles(process.argv[2] ?? "content"))
  if (notices.length === 0) return
  const lines = notices.map((notice) => `  ${faultLine(notice)}`)
  console.log([noticeCount(notices.length), ...lines].join("\n"))
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
