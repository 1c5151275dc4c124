import { existsSync, readFileSync } from "node:fs"

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
    [...proof.matchAll(/\b([a-z-]+): ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file, titles = ""]) =>
      [...titles.matchAll(/“([^”]+)”/g)].map(([, title = ""]) => ({ file, title })),
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "")
  const missing = named.filter(({ file, title }) => {
    const files = [`tests/browser/${file}.spec.ts`, `tests/site/${file}.test.ts`]
    return !files.some((each) => textOf(each).includes(title))
  })
  expect(missing).toEqual([])
})
