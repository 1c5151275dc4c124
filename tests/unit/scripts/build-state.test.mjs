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

test("an interrupted build leaves nothing half written", () => {
  noteBegun(project)
  expect(clearAfterCutOff(project)).toBe(true)
  expect(left(".cache")).toEqual(["webpack"])
  expect(left(".")).toEqual([".cache"])
})

test("a build interrupted before it wrote anything does no harm", () => {
  noteBegun(project)
  fs.rmSync(path.join(project, "public"), { recursive: true })
  expect(clearAfterCutOff(project)).toBe(true)
})

test("the files of a completed build stay", () => {
  noteBegun(project)
  noteFinished(project)
  expect(clearAfterCutOff(project)).toBe(false)
  expect(left("public")).toEqual(["index.html"])
})

test("a first build finds nothing to delete", () => {
  expect(clearAfterCutOff(project)).toBe(false)
})
