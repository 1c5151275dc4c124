import { reading } from "../../../../src/interface/en/reading"
import { steel } from "../../../../src/interface/en/steel"
import { tables } from "../../../../src/interface/en/tables"
import type { SizeFamily } from "../../../../src/steel/range/size"
import { rowIndex, rowsFound } from "../../../../src/components/SizeTables/rowFilter"
import { sizeTables } from "../../../../src/steel/tables/sizeTable"
import { sizes } from "../publishedSizes"

const words = { reading, steel, tables }

/** What a page with the tables of some families answers. */
const page =
  (...families: readonly SizeFamily[]) =>
  (typed: string) => {
    const own = sizes.filter(({ family }) => families.includes(family))
    const index = rowIndex(sizeTables(own, tables.columns))
    const { rows, ...answer } = rowsFound(index, typed, words)
    return { ...answer, rows: [...rows], all: index.rows.size }
  }

const hollow = page("square", "rectangular")
const pipe = page("pipe")
const sheet = page("sheet", "chequered")

test("nothing typed shows every row and says nothing", () => {
  const { rows, all, sentence, isMissing } = hollow("  ")
  expect(rows).toHaveLength(all)
  expect({ sentence, isMissing }).toEqual({ sentence: "", isMissing: false })
})

test.each([
  [hollow, "100x100x5", ["shs-100x100x5"]],
  [pipe, "50 nb medium", ["pipe-50nb-m"]],
  [page("beam"), "ismb 200", ["ismb-200"]],
])("a size of the page leads to its row: %#", (answer, typed, ids) => {
  expect(answer(typed)).toMatchObject({ rows: ids, sentence: "1 size", isMissing: false })
})

test("a figure alone is an outside size where one has it, not a thickness", () => {
  const depth = 200
  const beams = sizes.filter(({ id, family }) => family === "beam" && id.includes(`-${depth}`))
  const { rows, isMissing } = page("beam")(String(depth))
  expect([...rows].sort()).toEqual(beams.map(({ id }) => id).sort())
  expect(isMissing).toBe(false)
})

test.each([
  ["210 of a beam is near its depth", page("beam"), "210", /^is[a-z]{2}-200/],
  ["3 of a plank is near no side, so it is a thickness", page("plank"), "3", /x2$/],
])("a figure that no row has: %s", (_, answer, typed, near) => {
  const { rows, sentence, isMissing } = answer(typed)
  expect(rows.length).toBeGreaterThan(1)
  for (const id of rows) expect(id).toMatch(near)
  expect([sentence.includes("The nearest is"), isMissing]).toEqual([true, true])
})

test("a thickness next to the outside size stays a thickness", () => {
  const { sentence, rows } = pipe("95 pipe 3 mm")
  expect(rows[0]).toBe("pipe-100nb-l")
  expect(sentence).toContain("The nearest is")
})

test("an outside size shows all its rows and counts them", () => {
  const { rows, sentence, isMissing } = hollow("100x50")
  expect(rows.length).toBeGreaterThan(1)
  expect(rows.every((id) => id.startsWith("rhs-100x50x"))).toBe(true)
  expect({ sentence, isMissing }).toEqual({ sentence: `${rows.length} sizes`, isMissing: false })
})

test("half a size shows what it may become, and does not call it the size", () => {
  const { rows, sentence, isMissing } = hollow("122x6")
  expect(rows).toContain("rhs-122x61x3.6")
  expect(isMissing).toBe(false)
  expect(sentence).toBe(tables.startingSo(steel.sizes(rows.length)))
})

test("a pipe that no table has is not the beginning of one that a table has", () => {
  const { sentence, isMissing, computed } = pipe("26.9x2")
  expect(isMissing).toBe(true)
  expect(computed?.id).toBe("pipe-26.9x2")
  expect(sentence).toContain("The nearest is 20\u00a0nb light")
})

test.each([hollow, pipe, page("equalAngle", "beam")])(
  "a size that only sheet can have does not show the whole page: %#",
  (answer) => {
    expect(answer("1000x1000x5")).toMatchObject({ rows: [], isMissing: true })
  },
)

test("a thickness alone shows every row of that thickness", () => {
  const { rows, isMissing } = hollow("5 mm")
  expect(rows).toContain("shs-100x100x5")
  expect(rows.every((id) => id.endsWith("x5"))).toBe(true)
  expect(isMissing).toBe(false)
})

test("a size that is in no table is computed, and the nearest row is named as such", () => {
  const { rows, sentence, isMissing, computed } = hollow("100x100x5.5")
  expect(isMissing).toBe(true)
  expect(computed?.id).toBe("shs-100x100x5.5")
  expect(rows[0]).toMatch(/^shs-100x100x/)
  expect(sentence.replaceAll("\u00a0", " ")).toBe(
    tables.missingNearest(`100 × 100 × ${rows[0].split("x")[2]}`),
  )
})

test.each(["50x50x2.2", "50x50x2.2 20 nos"])(
  "the nearest row is the one with the nearest thickness, not one that starts like it: %s",
  (typed) => {
    const { rows, sentence } = hollow(typed)
    const apart = (id: string) => Math.abs(Number(id.split("x")[2]) - 2.2)
    const listed = sizes.filter(({ id }) => /^shs-50x50x/.test(id))
    const [nearest] = listed.sort((a, b) => apart(a.id) - apart(b.id))
    expect(sentence).toBe(tables.missingNearest(nearest.designation))
    expect(rows).toEqual(expect.arrayContaining(listed.slice(0, 2).map(({ id }) => id)))
  },
)

test("a whole size that no table has is missing", () => {
  const { rows, sentence, isMissing } = hollow("100x100x1")
  expect(rows.length).toBeGreaterThan(0)
  expect(isMissing).toBe(true)
  expect(sentence).toContain("The nearest is")
})

test("a size of other goods is not on the page", () => {
  expect(pipe("ismb 200")).toMatchObject({ rows: [], sentence: tables.missing, isMissing: true })
})

test("goods that are not sold are named", () => {
  const { rows, sentence, isMissing } = hollow("tmt 12mm")
  expect({ rows, isMissing }).toEqual({ rows: [], isMissing: true })
  expect(sentence).toContain(reading.unsold.tmt)
})

test.each(["grumpf", "door frame", "door frame 5", "?"])("%j is in no table", (typed) => {
  expect(hollow(typed)).toMatchObject({ rows: [], sentence: tables.missing, isMissing: true })
})

test("a sheet with its width leads to the row of that width alone", () => {
  const { rows, isMissing } = sheet("5mm 1250x2500")
  expect({ rows, isMissing }).toEqual({ rows: ["sheet-5x1250"], isMissing: false })
  expect(sheet("5mm sheet").rows.length).toBeGreaterThan(1)
})

test("the nearest rows of a sheet have its width, and a width without rows has none", () => {
  const { rows } = sheet("chequered 7x1250")
  expect(rows.length).toBeGreaterThan(1)
  for (const id of rows) expect(id).toMatch(/^chequered-\d.*x1250$/)
  const other = sheet("5.5x1000 sheet")
  expect(other).toMatchObject({ rows: [], sentence: tables.missing, isMissing: true })
  expect(other.computed?.id).toBe("sheet-5.5x1000")
})
