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

/** In a workflow of GitHub: shows the faults at the lines they are in and on the page of the run. */
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
