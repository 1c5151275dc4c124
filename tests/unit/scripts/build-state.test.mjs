import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { clearAfterCutOff, noteBegun, noteFinished } from "../../../scripts/build-state.mjs"

let project

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "build-state-"))
  for (const file of [".cache/redux/state", "public/index.html"]) {
    fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
    fs.writeFileSync(path.join(project, file), "")
  }
})

afterEach(() => fs.rmSync(project, { recursive: true, force: true }))

const left = (folder) => fs.readdirSync(path.join(project, folder)).sort()

test("after a build that was cut off nothing it may have half written is left", () => {
  noteBegun(project)
  expect(clearAfterCutOff(project)).toBe(true)
  expect(left(".cache")).toEqual(["webpack"])
  expect(left(".")).toEqual([".cache"])
})

test("a build cut off before it wrote anything is no obstacle", () => {
  noteBegun(project)
  fs.rmSync(path.join(project, "public"), { recursive: true })
  expect(clearAfterCutOff(project)).toBe(true)
})

test("what a build that came to its end has left stays", () => {
  noteBegun(project)
  noteFinished(project)
  expect(clearAfterCutOff(project)).toBe(false)
  expect(left("public")).toEqual(["index.html"])
})

test("a first build finds nothing to delete", () => {
  expect(clearAfterCutOff(project)).toBe(false)
})
