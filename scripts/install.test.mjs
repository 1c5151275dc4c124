import { spawnSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { nodeFits } from "./install.mjs"

test("packages are installed once, again when one was removed, and a lock file of another package.json is named", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "install-"))
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const install = () => {
    const env = { ...process.env, npm_config_offline: "true" }
    const args = [path.join(folder, "scripts/install.mjs")]
    return spawnSync(process.execPath, args, { encoding: "utf8", env })
  }
  const own = { engines: { node: ">=18.0 <99" }, dependencies: { a: "file:a" } }
  const packages = {
    "": own,
    a: { version: "1.0.0" },
    "node_modules/a": { resolved: "a", link: true },
  }
  write("package.json", JSON.stringify(own))
  write("package-lock.json", JSON.stringify({ lockfileVersion: 3, packages }))
  write("a/package.json", '{ "name": "a", "version": "1.0.0" }')
  write("scripts/install.mjs", readFileSync("scripts/install.mjs"))
  expect(install().stdout).toContain("Packages installed")
  expect(install().stdout).toBe("")
  write("node_modules/.package-lock.json", "{}")
  expect(install().stdout).toContain("Packages installed")
  expect(existsSync(path.join(folder, "node_modules/a/package.json"))).toBe(true)
  write("package.json", JSON.stringify({ ...own, dependencies: {} }))
  expect(install()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("does not belong to package.json"),
  })
  rmSync(folder, { recursive: true })
})

test.each([
  ["20.19.0", true],
  ["24.18.0", true],
  ["26.0.0", true],
  ["20.18.3", false],
  ["27.0.0", false],
])("Node %s is one the project runs on: %s", (version, expected) => {
  expect(nodeFits(version, ">=20.19 <27")).toBe(expected)
})
