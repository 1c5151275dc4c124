import { spawnSync } from "node:child_process"

test("fallback fonts have the metrics of the site's fonts", () => {
  const script = ["--import", "tsx", "scripts/write-fallback-fonts.mts", "--check"]
  const { status, stderr } = spawnSync(process.execPath, script)
  expect(stderr.toString()).toBe("")
  expect(status).toBe(0)
})
