import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { annotation, summary } from "./github/content-report"

const fault = {
  file: "content/branches/raipur.json",
  line: 9,
  field: "position.lat",
  message: "must be between 6 and 38",
}

test("what an editor typed cannot become a command to GitHub", () => {
  const message = "must not be “a\n::set-output name=x::100%”"
  const odd = { ...fault, file: "content/a,b:c.json", message }
  expect(annotation(odd)).toBe(
    "::error file=content/a%2Cb%3Ac.json,line=9,title=Content::position.lat must not be “a%0A::set-output name=x::100%25”",
  )
  expect(summary([{ ...fault, message: "must not be <img src=x>\n# Heading" }])).toContain(
    "position.lat must not be \\<img src=x\\> \\# Heading\n",
  )
})

test("the content check reports so in a workflow, and stops it", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-report-"))
  const pages = join(folder, "summary.md")
  cpSync("content", join(folder, "content"), { recursive: true })
  const branch = join(folder, "content/branches/raipur.json")
  writeFileSync(branch, readFileSync(branch, "utf8").replace("21.2514", "212.514"))
  writeFileSync(pages, "")
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/check-content.mjs", join(folder, "content")],
    {
      encoding: "utf8",
      env: { ...process.env, GITHUB_ACTIONS: "true", GITHUB_STEP_SUMMARY: pages },
    },
  )
  const reported = readFileSync(pages, "utf8")
  rmSync(folder, { recursive: true })
  expect(status).toBe(3)
  expect(stdout).toMatch(/^::error file=content\/branches\/raipur\.json,line=\d+,title=Content::/m)
  expect(reported).toMatch(
    /Not published[^]*- In `content\/branches\/raipur\.json`, line \d+: position\.lat must be /,
  )
})
