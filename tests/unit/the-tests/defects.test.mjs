import { existsSync, readFileSync } from "node:fs"
import { defects } from "../../the-tests/defects.mjs"
import { seeded } from "../../the-tests/seeded.mjs"

test.each(defects.map((defect) => [defect.name, defect]))(
  "it is still possible to try whether npm test notices that %s",
  (_, defect) => {
    const sound = readFileSync(defect.file, "utf8")
    expect(seeded(defect, sound)).not.toBe(sound)
    if (defect.check.file) expect(existsSync(defect.check.file)).toBe(true)
  },
)

const titled = defects.filter(({ check }) => check.title)

test.each(titled.map(({ check }) => [check.title, check.file]))(
  "%s: a test with this title is in %s",
  (title, file) => {
    const source = readFileSync(file, "utf8")
    // A test of several pages has the address of each in its title.
    const parts = title.split(/\/\S+/)
    expect(parts.filter((part) => !source.includes(part))).toEqual([])
  },
)

test("at least forty different mistakes are tried", () => {
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
  expect(defects.length).toBeGreaterThanOrEqual(40)
})

test("a defect that cannot be made is reported", () => {
  const defect = { name: "nobody can call", file: "call.ts", from: "tel:", to: "tel" }
  expect(seeded(defect, "href=tel:1")).toBe("href=tel1")
  expect(() => seeded(defect, "href=1")).toThrow("its text occurs 0 times in call.ts")
  expect(() => seeded(defect, "tel: tel:")).toThrow("its text occurs 2 times")
  expect(() => seeded({ ...defect, edit: (text) => text }, "x")).toThrow("it changes nothing")
})
