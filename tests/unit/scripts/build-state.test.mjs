import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { clearUnusable, noteBegun, noteFinished } from "../../../scripts/build-state.mjs"

let project

function write(file, text = "") {
  fs.mkdirSync(path.dirname(path.join(project, file)), { recursive: true })
  fs.writeFileSync(path.join(project, file), text)
}

beforeEach(() => {
  project = fs.mkdtempSync(path.join(os.tmpdir(), "build-state-"))
  const built = [".cache/redux/state", "public/index.html", "public/admin/cms.js"]
  for (const file of [...built, "src/build/late-scripts.ts", "src/pages/index.tsx"]) write(file)
})

afterEach(() => fs.rmSync(project, { recursive: true, force: true }))

const left = (folder) => fs.readdirSync(path.join(project, folder)).sort()

test("after a build that was cut off nothing it may have half written is left", () => {
  noteBegun(project)
  expect(clearUnusable(project)).toBe("The last build was cut off.")
  expect(left(".cache")).toEqual(["webpack"])
  expect(left("public")).toEqual(["admin"])
})

test("a build cut off while it took its note is seen too", () => {
  write(".cache/webpack/build-state.json", '{ "finis')
  expect(clearUnusable(project)).toBe("The last build was cut off.")
})

test("a build cut off before it wrote anything is no obstacle", () => {
  noteBegun(project)
  fs.rmSync(path.join(project, "public"), { recursive: true })
  expect(clearUnusable(project)).toBe("The last build was cut off.")
})

test("after a build that came to its end everything is kept for the next", () => {
  noteBegun(project)
  noteFinished(project)
  write("content/products/alpha.json", "{}")
  write("src/pages/index.tsx", "export default null")
  expect(clearUnusable(project)).toBeUndefined()
  expect(left(".cache")).toEqual(["redux", "webpack"])
  expect(left("public")).toEqual(["admin", "index.html"])
})

test.each([
  ["changed", () => write("src/build/late-scripts.ts", "export const starter = 1")],
  ["added", () => write("src/build/share-pictures/new.tsx", "export const added = 1")],
])("pages written by other code are not built upon: a file is %s", (_, change) => {
  noteBegun(project)
  noteFinished(project)
  change()
  expect(clearUnusable(project)).toBe("The code of the build has changed.")
  expect(left("public")).toEqual(["admin"])
})

test("the first build of all finds nothing to clear", () => {
  expect(clearUnusable(project)).toBeUndefined()
  expect(left("public")).toEqual(["admin", "index.html"])
})
