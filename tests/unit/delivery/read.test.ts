import { anyCharacter, fc } from "../../random-inputs"
import {
  readLength as readLengthInWords,
  readPieces as readPiecesInWords,
  readWeight as readWeightInWords,
  readWidth as readWidthInWords,
} from "../../../src/delivery/read"
import { answeringInWords } from "../../in-words"
import { delivery } from "../../../src/interface/en/delivery"

const readWeight = answeringInWords(delivery, readWeightInWords)
const readPieces = answeringInWords(delivery, readPiecesInWords)
const readLength = answeringInWords(delivery, readLengthInWords)
const readWidth = answeringInWords(delivery, readWidthInWords)

const refused = (read: (typed: string) => unknown) => (typed: string, sentence: string) =>
  expect(read(typed)).toEqual({ fault: expect.stringContaining(sentence) as string })

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
    ["5240 kgs.", "t", 5240],
    ["5240 kilo", "t", 5240],
    ["5240 किलो", "t", 5240],
    ["5.24 ton", "kg", 5240],
    ["5.24 tonne", "kg", 5240],
    ["5,000 t", "kg", 5_000_000],
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
    ["5,001 t", "at most 5,000 t"],
  ])(
    "“%s” gets a sentence",
    refused((typed) => readWeight(typed, "kg")),
  )
})

test.each([
  ["40", 40],
  ["40 nos", 40],
  ["1,200 pcs", 1200],
  ["1 no", 1],
  ["1 pc", 1],
  ["1 piece", 1],
  ["1 length.", 1],
  ["40nos", 40],
  ["1,00,000", 100_000],
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
  ["1,00,001", "at most 1,00,000 pieces"],
  ["nos 40", "is not a number of pieces"],
])("“%s” as pieces gets a sentence", refused(readPieces))

test.each([
  ["6", 6],
  ["12 m", 12],
  ["12 mtr", 12],
  ["6000 mm", 6],
  ["6 metre", 6],
  ["6 मीटर", 6],
  ["0.05", 0.05],
  ["30", 30],
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
  ["1000", "Enter the length in metres: 1 for 1,000 mm."],
  ["30000", "Enter the length in metres: 30 for 30,000 mm."],
  ["999", "between 0.05 and 30 m"],
  ["31000", "between 0.05 and 30 m"],
  ["6000 m", "between 0.05 and 30 m"],
])("“%s” as a length gets a sentence", refused(readLength))

test("a width is in mm", () => {
  expect(readWidth("1250 mm")).toEqual({ value: 1.25 })
  expect(readWidth("1250mm")).toEqual({ value: 1.25 })
  expect(readWidth("50")).toEqual({ value: 0.05 })
  expect(readWidth("4000")).toEqual({ value: 4 })
  expect(readWidth("4001")).toEqual({ fault: "The width must be between 50 and 4,000 mm." })
  expect(readWidth("")).toEqual({ fault: "Enter the width of the sheet." })
  expect(readWidth("1.25")).toEqual({ fault: expect.stringContaining("between") as string })
  expect(readWidth("wide")).toEqual({ fault: expect.stringContaining("is not a width") as string })
})

test("a message quotes the typed text, and only the beginning of a long one", () => {
  const typed = "about forty of the short ones!"
  expect(typed).toHaveLength(30)
  expect(readPieces(typed)).toEqual({ fault: `“${typed}” is not a number of pieces.` })
  expect(readPieces(`${typed}!`)).toEqual({ fault: `“${typed}…” is not a number of pieces.` })
})

test("any text gives a value within its limits or a message", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
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
