import { checkEach } from "../../../each-row"
import { leadingDimension } from "../../../../src/steel/range/size"
import { searchSizes } from "../../../../src/inquiry/paste/search"
import { isWallOf } from "../../../../src/steel/finder/nearMisses"
import { reading } from "../../../../src/interface/en/reading"
import { index } from "../publishedSizes"

// Each of these sizes is in the tables of IS 808, IS 1239, IS 1161 or the makers; what is asked for is not.
test.each([
  ["ISMB 210", "ismb-200", "Nearest size: 200 × 100 mm."],
  ["ISMB 200*", "ismb-200", "Same outside size."],
  ["ISMB 300 60 kg/m", "ismb-300", "46.02 instead of 60 kg/m."],
  ["2 inch channel", "ismc-75", "Nearest size: 75 × 40 mm."],
  ["95 nb medium", "pipe-100nb-m", "Nearest size: 100 nb."],
  ["50 nb medium 9 kg/m", "pipe-50nb-l", "Same bore, light class."],
  ["50 nb medium 9 kg/m", "pipe-60.3x2.9", "Same bore, thickness 2.9 mm."],
  ["50 nb medium 9 kg/m", "pipe-50nb-m", "5.03 instead of 9 kg/m."],
  ["2.2 inch pipe", "pipe-50nb-l", "Nearest size: 2 inch."],
  ["60.3x5", "pipe-50nb-h", "Same outside size, 4.5 instead of 5 mm."],
  ["60.3x5 pipe", "pipe-65nb-h", "Nearest size: 76.1 mm."],
  ["38x5 angle", "isa-40x40x5", "Nearest size: 40 × 40 mm."],
  ["angle 50x2", "isa-50x50x3", "Same outside size, 3 instead of 2 mm."],
  ["rhs 40x61", "rhs-60x40x1.6", "Nearest size: 60 × 40 mm."],
  ["square 77", "shs-75x75x3", "Nearest size: 75 mm."],
  ["chequered 7 mm", "chequered-8", "Nearest size: 8 mm."],
  ["5x1250 sheet", "chequered-4.5", "Same outside size, 4.5 instead of 5 mm."],
  ["14.4 kg/m", "isa-135x65x10", "15.04 instead of 14.4 kg/m."],
  ["50 nb medium 4 mm", "pipe-50nb-m", "Same outside size, 3.6 instead of 4 mm."],
  ["50 nb medium 4 mm", "pipe-50nb-h", "Same bore, heavy class."],
  ["50 nb medium 4 mm", "pipe-60.3x3.6", "Same bore, thickness 3.6 mm."],
  ["2.2 inch pipe 3 mm", "gp-60.3x2.5", "Nearest size: 2 inch."],
  ["66", "pipe-65nb-l", "Nearest size: 65 mm."],
  ["1 inch 0.5 mm gp", "gp-33.7x1", "Same outside size, 1 instead of 0.5 mm."],
  ["52x52x5 angle IS 808", "isa-50x50x5", "Nearest size: 50 × 50 mm."],
  ["channel 75x40x8", "ismc-75", "Same outside size, 4.8 instead of 8 mm."],
  ["100x100x5 15.4 kg/m", "shs-100x100x5", "14.41 instead of 15.4 kg/m."],
])("for %s, %s is named as near: %s", (query, id, reason) => {
  const near = searchSizes(index, query).nearMisses.find(({ size }) => size.id === id)
  expect(near?.why?.(reading)).toBe(reason)
})

test("a size of an inch is near only to sizes of about an inch", () => {
  const { nearMisses } = searchSizes(index, "2 inch square 2.9 mm")
  expect(nearMisses.length).toBeGreaterThan(0)
  for (const { size } of nearMisses) expect(leadingDimension(size)).toBeGreaterThan(25)
})

test("no near miss has the figure it is said to lack", () => {
  checkEach(["100x50x5", "5 mm thick", "50x50x3 4.5 kg/m"], String, (query) => {
    const reasons = searchSizes(index, query).nearMisses.map(({ why }) => why?.(reading))
    expect(reasons.length).toBeGreaterThan(0)
    for (const reason of reasons) expect(reason).not.toMatch(/(^|\s)([\d.]+) instead of \2 /)
  })
})

test.each([
  ["50 nb medium 4 mm", ["pipe-50nb-m", "pipe-50nb-h", "pipe-50nb-l", "pipe-60.3x3.6"]],
  ["100x100x5 15.4 kg/m", ["shs-100x100x5", "shs-100x100x5.4", "shs-100x100x4.5"]],
])("of the outside size of %s, the class and the nearest thickness come first", (query, first) => {
  const ids = searchSizes(index, query).nearMisses.map(({ size }) => size.id)
  expect(ids.slice(0, first.length)).toEqual(first)
})

test("a near miss is of a family without the size itself, and each other outside is named once", () => {
  checkEach(["100x50", "100x100x5", "60.3x3.6 pipe", "203", "square 77"], String, (query) => {
    const { matches, nearMisses } = searchSizes(index, query, {}, Infinity)
    const answered = matches.filter(({ kind }) => kind === "exact").map(({ size }) => size.family)
    const others = nearMisses.filter(({ why }) => why?.(reading).startsWith("Nearest"))
    const outsides = others.map(({ size: { family, section } }) =>
      JSON.stringify([family, { ...section, wallThickness: 0, thickness: 0, rootRadius: 0 }]),
    )
    expect(nearMisses.length).toBeGreaterThan(0)
    expect(nearMisses.filter(({ size }) => answered.includes(size.family))).toEqual([])
    expect([...new Set(outsides)]).toEqual(outsides)
  })
})

test.each([
  ["50 nb medium 4 mm", ["pipe"]],
  ["gp 50 nb 4 mm", ["gpPipe"]],
  ["100 nb 9 mm", ["pipe", "gpPipe"]],
  ["2.2 inch pipe 3 mm", ["pipe", "gpPipe"]],
  ["5x1250 sheet", ["chequered"]],
  ["ISMB 210", ["beam"]],
])("for %s only %j is near", (query, families) => {
  const { nearMisses } = searchSizes(index, query)
  expect(new Set(nearMisses.map(({ size }) => size.family))).toEqual(new Set(families))
})

test("a wall is less than a quarter of the outside diameter", () => {
  expect([isWallOf(14.9, 60), isWallOf(15, 60)]).toEqual([true, false])
})

test("near misses are few, the nearest outside size first, and none half as large again", () => {
  const asked = 77
  const { nearMisses } = searchSizes(index, `square ${asked}`)
  const away = nearMisses.map(({ size }) => Math.abs(leadingDimension(size) / asked - 1))
  expect(away).toEqual([...away].sort((a, b) => a - b))
  expect(away.length).toBe(4)
  expect(searchSizes(index, "60.3x5 pipe").nearMisses).toHaveLength(8)
  expect(searchSizes(index, "1000 square").nearMisses).toEqual([])
})
