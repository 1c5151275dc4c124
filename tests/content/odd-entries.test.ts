import { contentFaults } from "../../src/content/check/rules"
import { faultLine } from "../../src/content/check/fault"
import { readContentFiles, readMediaFiles } from "../../src/content/check/read-files"
import { oddEntries } from "../odd-entries"

/* The browser tests look at them on the built site. */

let faults: string[]

beforeAll(async () => {
  const files = [...readContentFiles("content"), ...oddEntries]
  faults = contentFaults(files, await readMediaFiles("content")).map(faultLine)
})

test.each(oddEntries.map(({ is, path }) => [is, path] as const))("%s is allowed", (_, path) => {
  expect(faults.filter((line) => line.includes(path))).toEqual([])
})
