import { existsSync } from "node:fs"
import path from "node:path"
import { projectRoot } from "../../../scripts/run-command.mjs"
import { areas } from "../../the-tests/mutants.areas.mjs"

test.each(Object.entries(areas))("the mutants of %s have code and tests that exist", (_, area) => {
  const folders = area.mutate.map((pattern) => pattern.slice(0, pattern.indexOf("*")))
  const missing = [...folders, ...area.tests].filter(
    (name) => !existsSync(path.join(projectRoot, name)),
  )
  expect(area.tests.length).toBeGreaterThan(0)
  expect(missing).toEqual([])
})
