import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import {
  clearCutOffBuild,
  markFinished,
  markUnfinished,
} from "../../../scripts/unfinished-build.mjs"

let project

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "unfinished-build-"))
  for (const file of [
    ".cache/webpack/editor.json",
    ".cache/redux/state",
    "public/index.html",
    "public/admin/cms.js",
  ]) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    fs.writeFileSync(path.join(project, file), "")
  }
})

afterEach(() => fs.rmSync(project, { recursive: true, force: true }))

const left = (folder) => fs.readdirSync(path.join(project, folder))

test("after a build that was cut off nothing it may have half written is left", () => {
  markUnfinished(project)
  expect(clearCutOffBuild(project)).toBe(true)
  expect(left(".cache")).toEqual(["webpack"])
  expect(left("public")).toEqual(["admin"])
})

test("a build cut off before it wrote anything is no obstacle", () => {
  for (const folder of [".cache", "public"])
    fs.rmSync(path.join(project, folder), { recursive: true })
  markUnfinished(project)
  expect(clearCutOffBuild(project)).toBe(true)
})

test("after a build that came to its end everything is kept for the next", () => {
  markUnfinished(project)
  markFinished(project)
  expect(clearCutOffBuild(project)).toBe(false)
  expect(left(".cache").sort()).toEqual(["redux", "webpack"])
  expect(left("public").sort()).toEqual(["admin", "index.html"])
})
