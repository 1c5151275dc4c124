import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const rows = [
  ...readFileSync("docs/accessibility.md", "utf8").matchAll(
    /^\| (\d\.\d\.\d+) [^|]+\| ([^|]+)\|$/gm,
  ),
].map(([, criterion = "", proof = ""]) => ({ criterion, proof: proof.trim() }))

test("the table of WCAG 2.2 has each of the 55 criteria of levels A and AA once", () => {
  expect(new Set(rows.map(({ criterion }) => criterion)).size).toBe(55)
  expect(rows).toHaveLength(55)
})

test("each test the table names is there", () => {
  const named = rows.flatMap(({ proof }) =>
    [...proof.matchAll(/\b([A-Za-z-]+): ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file, titles = ""]) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => ({ file, title })),
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  const tests = readdirSync("tests", { recursive: true, encoding: "utf8" })
  const missing = named.filter(({ file, title }) => {
    const files = tests.filter((path) =>
      new RegExp(`(^|/)${file}\\.(spec|test)\\.tsx?$`).test(path),
    )
    return !files.some((path) => readFileSync(join("tests", path), "utf8").includes(title))
  })
  expect(missing).toEqual([])
})
