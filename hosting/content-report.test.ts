import { spawnSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { annotation } from "./github/content-report"

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
    "::error file=content/a%2Cb%3Ac.json,line=9,title=Not published. The site stays as it was::position.lat must not be “a%0A::set-output name=x::100%25”",
  )
})

test("the content check reports so in a workflow, and stops it", () => {
  const folder = mkdtempSync(join(tmpdir(), "content-report-"))
  cpSync("content", join(folder, "content"), { recursive: true })
  const branch = join(folder, "content/branches/raipur.json")
  writeFileSync(branch, readFileSync(branch, "utf8").replace("21.2514", "212.514"))
  const { status, stdout } = spawnSync(
    process.execPath,
    ["scripts/check-content.mjs", join(folder, "content")],
    { encoding: "utf8", env: { ...process.env, GITHUB_ACTIONS: "true" } },
  )
  rmSync(folder, { recursive: true })
  expect(status).toBe(3)
  expect(stdout).toMatch(
    /^::error file=content\/branches\/raipur\.json,line=\d+,title=Not published[^:]*::position\.lat must be /m,
  )
})
