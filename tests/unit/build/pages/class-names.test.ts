import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { shortClassNames } from "../../../../src/build/pages/class-names"

const folder = mkdtempSync(join(tmpdir(), "class-names-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("every class of every CSS Module has a name of its own, of letters only", () => {
  mkdirSync(join(folder, "b"))
  const many = Array.from({ length: 700 }, (_, index) => `.class-${index}{top:0}`).join("")
  writeFileSync(join(folder, "a.module.css"), many)
  writeFileSync(join(folder, "b/b.module.css"), "/* .no */ .same .same__in:hover > .same{top:.5em}")
  writeFileSync(join(folder, "c.module.css"), ".same{top:0}")
  writeFileSync(join(folder, "global.css"), ".vh{top:0}")
  const names = shortClassNames(folder)
  expect(names.size).toBe(703)
  expect(new Set(names.values()).size).toBe(703)
  for (const name of names.values()) expect(name).toMatch(/^[A-Z][a-z]{1,2}$/)
  expect(names.get(`${folder}/a.module.css class-0`)).toBe("Aa")
  expect(names.has(`${folder}/b/b.module.css same__in`)).toBe(true)
})
