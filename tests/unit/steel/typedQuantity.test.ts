import {
  readAmount as readAmountInWords,
  readPieceLength as readPieceLengthInWords,
} from "../../../src/steel/typedQuantity"
import { answeringInWords } from "../../in-words"
import { steel } from "../../../src/interface/en/steel"

const readAmount = answeringInWords(steel, readAmountInWords)
const readPieceLength = answeringInWords(steel, readPieceLengthInWords)

test.each([
  ["20", "pieces", 20],
  [" 1,200 ", "pieces", 1200],
  ["12 nos", "pieces", 12],
  ["12 Nos.", "pieces", 12],
  ["5pcs", "pieces", 5],
  ["2.5 MT", "tonnes", 2.5],
  ["500kg", "kg", 500],
  ["36 mtr", "metres", 36],
  ["१२", "pieces", 12],
  ["२० नग", "pieces", 20],
  ["20 पीस", "pieces", 20],
  ["2.5 टन", "tonnes", 2.5],
  ["५०० किलो", "kg", 500],
  ["३६ मीटर", "metres", 36],
] as const)("“%s” in a field for %s is %d", (typed, unit, value) => {
  expect(readAmount(typed, unit)).toEqual({ value, fault: null })
})

test.each([
  ["abc", "pieces", "“abc” is not a number."],
  ["0,500", "tonnes", "“0,500” can mean 0.5 or 500. Enter the one you mean."],
  ["12,5 kg", "kg", "“12,5” can mean 12.5 or 125. Enter the one you mean."],
  ["", "pieces", "Enter a quantity."],
  ["2.5", "pieces", "The number of pieces must be whole."],
  ["2 t", "pieces", "“2 t” is in tonnes: choose tonnes as the unit."],
  [" 2 t ", "pieces", "“2 t” is in tonnes: choose tonnes as the unit."],
  ["x".repeat(41), "pieces", `“${"x".repeat(40)}” is not a number.`],
  ["20 nos", "tonnes", "“20 nos” is in nos: choose nos as the unit."],
] as const)("“%s” in a field for %s is refused with a sentence", (typed, unit, fault) => {
  expect(readAmount(typed, unit)).toEqual({ value: null, fault })
})

test("the length of a piece may be followed by its unit", () => {
  expect(readPieceLength("12 m")).toEqual({ value: 12, fault: null })
  expect(readPieceLength(" 12 m ")).toEqual({ value: 12, fault: null })
  expect(readPieceLength("६ मीटर")).toEqual({ value: 6, fault: null })
  expect(readPieceLength("6000mm")).toEqual({ value: 6, fault: null })
  expect(readPieceLength("  ")).toEqual({ value: null, fault: "Enter the length of a piece." })
  expect(readPieceLength("")).toEqual({ value: null, fault: "Enter the length of a piece." })
})
