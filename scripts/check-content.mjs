import { appendFileSync } from "node:fs"
import { tsImport } from "tsx/esm/api"

const source = (file) => tsImport(`../${file}`, import.meta.url)
const { faultMessage, faultsOf } = await source("src/content-check/check-folder.ts")

const faults = await faultsOf(process.argv[2] ?? "content")
if (faults.length > 0) {
  console.error(faultMessage(faults))
  await reportToGitHub()
  process.exit(1)
}
console.log("Content is in order.")

/** In a workflow of GitHub the faults stand beside the lines they are in, and on the page of the run. */
async function reportToGitHub() {
  const { GITHUB_ACTIONS, GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_ACTIONS !== "true") return
  const { annotation, summary } = await source("hosting/github/content-report.ts")
  for (const fault of faults) console.log(annotation(fault))
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, summary(faults))
}
