import { spawnSync } from "node:child_process"

test("the fonts that stand in have the measures of the fonts of the site", () => {
  const script = ["--import", "tsx", "scripts/write-fallback-fonts.mts", "--check"]
  const { status, stderr } = spawnSync(process.execPath, script)
  expect(stderr.toString()).toBe("")
  expect(status).toBe(0)
})
