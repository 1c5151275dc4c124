import * as fc from "fast-check"
import { readLength, readPieces, readWeight, readWidth } from "../../../src/delivery/read"

describe("the net weight", () => {
  test.each([
    ["5240", "kg", 5240],
    ["5,240", "kg", 5240],
    ["5,20,000 kg", "kg", 520000],
    ["5.24", "t", 5240],
    ["5.24 t", "kg", 5240],
    ["5.24 MT", "kg", 5240],
    ["5240 kg", "t", 5240],
    ["५२४०", "kg", 5240],
    ["5.24 टन", "kg", 5240],
  ] as const)("“%s” with %s chosen is %d kg", (typed, unit, kg) => {
    const read = readWeight(typed, unit)
    expect("value" in read && read.value).toBeCloseTo(kg, 6)
  })

  test.each([
    ["", "Enter the net weight"],
    ["five tonnes", "is not a weight"],
    ["5,24", "can mean 5.24 or 524"],
    ["0", "more than 0"],
    ["-5240", "more than 0"],
    ["9e9", "at most 5,000 t"],
  ])("“%s” gets a sentence", (typed, sentence) => {
    expect(readWeight(typed, "kg")).toEqual({ fault: expect.stringContaining(sentence) as string })
  })
})

test.each([
  ["40", 40],
  ["40 nos", 40],
  ["1,200 pcs", 1200],
  ["४० नग", 40],
])("“%s” is %d pieces", (typed, pieces) => {
  expect(readPieces(typed)).toEqual({ value: pieces })
})

test.each([
  ["", "Enter the number of pieces."],
  ["many", "is not a number of pieces"],
  ["0", "at least one piece"],
  ["-3", "at least one piece"],
  ["2.5", "must be whole"],
  ["1e9", "at most"],
])("“%s” as pieces gets a sentence", (typed, sentence) => {
  expect(readPieces(typed)).toEqual({ fault: expect.stringContaining(sentence) as string })
})

test.each([
  ["6", 6],
  ["12 m", 12],
  ["12 mtr", 12],
  ["6000 mm", 6],
])("“%s” is a length of %d m", (typed, metres) => {
  expect(readLength(typed)).toEqual({ value: metres })
})

test.each([
  ["", "Enter the length"],
  ["six", "is not a length"],
  ["0", "between 0.05 and 30 m"],
  ["-6", "between 0.05 and 30 m"],
  ["40", "between 0.05 and 30 m"],
  ["6000", "Enter the length in metres: 6 for 6,000 mm."],
])("“%s” as a length gets a sentence", (typed, sentence) => {
  expect(readLength(typed)).toEqual({ fault: expect.stringContaining(sentence) as string })
})

test("a width is in mm", () => {
  expect(readWidth("1250 mm")).toEqual({ value: 1.25 })
  expect(readWidth("1.25")).toEqual({ fault: expect.stringContaining("between") as string })
  expect(readWidth("wide")).toEqual({ fault: expect.stringContaining("is not a width") as string })
})

test("whatever is typed is a value within its limits or a sentence", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (typed) => {
      for (const read of [
        readWeight(typed, "kg"),
        readPieces(typed),
        readLength(typed),
        readWidth(typed),
      ]) {
        if ("value" in read) expect(read.value).toBeGreaterThan(0)
        else expect(read.fault).not.toBe("")
      }
    }),
  )
})
