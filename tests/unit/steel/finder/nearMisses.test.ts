import { leadingDimension } from "../../../../src/steel/range/size"
import { searchSizes } from "../../../../src/inquiry/paste/search"
import { isWallOf } from "../../../../src/steel/finder/nearMisses"
import { index } from "../publishedSizes"

test.each([
  ["ISMB 210", "ismb-200"],
  ["2 inch channel", "ismc-75"],
  ["95 nb medium", "pipe-100nb-m"],
  ["50 nb medium 9 kg/m", "pipe-50nb-l"],
  ["60.3x5 pipe", "pipe-65nb-h"],
  ["38x5 angle", "isa-40x40x5"],
  ["rhs 40x61", "rhs-60x40x1.6"],
  ["chequered 7 mm", "chequered-8"],
  ["1 inch 0.5 mm gp", "gp-33.7x1"],
  ["100x100x5 15.4 kg/m", "shs-100x100x5"],
])("for %s, %s is near", (query, id) => {
  expect(searchSizes(index, query).nearMisses.map(({ size }) => size.id)).toContain(id)
})

test("a size of an inch is near only to sizes of about an inch", () => {
  const { nearMisses } = searchSizes(index, "2 inch square 2.9 mm")
  expect(nearMisses.length).toBeGreaterThan(0)
  for (const { size } of nearMisses) expect(leadingDimension(size)).toBeGreaterThan(25)
})

test.each([
  ["50 nb medium 4 mm", ["pipe-50nb-m", "pipe-50nb-h", "pipe-50nb-l", "pipe-60.3x3.6"]],
  ["100x100x5 15.4 kg/m", ["shs-100x100x5", "shs-100x100x5.4", "shs-100x100x4.5"]],
])("of the outside size of %s, the class and the nearest thickness come first", (query, first) => {
  const ids = searchSizes(index, query).nearMisses.map(({ size }) => size.id)
  expect(ids.slice(0, first.length)).toEqual(first)
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
