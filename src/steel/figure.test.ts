import { commaQuestion, figureFault, figureIn, readFigure } from "./figure"
import { readAmount, readPieceLength } from "./quantity"
import { steel as words } from "../kit/words/en/steel"

test.each([
  ["20", 20, null],
  ["1,20,000", 120000, null],
  ["240,000.5", 240000.5, null],
  ["२०", 20, null],
  ["1½", 1.5, null],
  ["1-1/2", 1.5, null],
  [".5", 0.5, null],
  ["-5", -5, null],
  ["1e3", 1000, null],
  ["20 nos", 20, "pieces"],
  ["5 Pcs.", 5, "pieces"],
  ["12 nag", 12, "pieces"],
  ["२० नग", 20, "pieces"],
  ["20 पीस", 20, "pieces"],
  ["10 अदद", 10, "pieces"],
  ["२ दर्जन", 24, "pieces"],
  ["6 mtrs.", 6, "m"],
  ["३६ मीटर", 36, "m"],
  ["36 rmt", 36, "m"],
  ["5mm", 5, "mm"],
  ["५ मिमी", 5, "mm"],
  ["10 cm", 10, "cm"],
  ["2.5 MT", 2.5, "tonnes"],
  ["2.5 टन", 2.5, "tonnes"],
  ["500kg", 500, "kg"],
  ["५०० किलो", 500, "kg"],
  ["3 quintal", 3, "quintals"],
  ["20 ft", 20, "ft"],
  ["20'", 20, "ft"],
  ["20 फुट", 20, "ft"],
  ["10 ft 6 in", 10.5, "ft"],
  [`10'6"`, 10.5, "ft"],
  ["10’ 6″", 10.5, "ft"],
  [`5'7 1/2"`, 5.625, "ft"],
  [`1 1/2"`, 1.5, "inch"],
  ["2 इंच", 2, "inch"],
  ["16 gauge", 16, "gauge"],
  ["50 nb", 50, "nb"],
] as const)("“%s” is %d %s", (typed, value, unit) => {
  expect(readFigure(typed)).toEqual({ value, unit })
})

test.each([
  ...["", "x", "nos", "0,500", "1/0", "1..2", "0x10", "Infinity", "1e999", "--1", "1 2"],
  ...["a1/2", "1,200a", "20 zzz", "5 mm 6 mm", "5 x 6", `10'13"`, "9".repeat(400)],
])("%j is no figure", (typed) => {
  expect(readFigure(typed)).toBeNull()
})

test.each([
  ["6000mm", "m", 6],
  ["0.1 m", "mm", 100],
  ["20 ft", "m", 6.096],
  ["5.2 t", "kg", 5200],
  ["3 qtl", "tonnes", 0.3],
  ["7", "kg", 7],
  ["5 kg", "mm", null],
  ["5 nos", "m", null],
] as const)("%s in %s is %s", (typed, unit, value) => {
  expect(figureIn(readFigure(typed) ?? { value: NaN, unit }, unit)).toBe(value)
})

test.each([
  ["0,500", "“0,500” can mean 0.5 or 500. Enter the one you mean."],
  ["12,5 kg", "“12,5” can mean 12.5 or 125. Enter the one you mean."],
  ["abc", "“abc” is not a number."],
  ["0,5,0", "“0,5,0” is not a number."],
])("%s is refused with a sentence", (typed, sentence) => {
  expect(figureFault(typed)(words)).toBe(sentence)
})

test.each(["1,200", "1,20,000", "5", "a0,5"])("%s asks nothing about its comma", (typed) => {
  expect(commaQuestion(typed)).toBeNull()
})

const inWords = (read: ReturnType<typeof readAmount>) =>
  typeof read === "function" ? read(words) : read

test.each([
  [" 1,200 ", "pieces", 1200],
  ["2 dozen", "pieces", 24],
  ["2.5 MT", "tonnes", 2.5],
  ["36 mtr", "metres", 36],
  ["20 ft", "metres", 6.096],
  ["3 quintal", "kg", 300],
  ["", "pieces", "Enter a quantity."],
  ["2.5", "pieces", "The number of pieces must be whole."],
  [" 2 t ", "pieces", "“2 t” is in tonnes: choose tonnes as the unit."],
  ["20 nos", "tonnes", "“20 nos” is in nos: choose nos as the unit."],
  ["12,5", "kg", "“12,5” can mean 12.5 or 125. Enter the one you mean."],
  ["5 gauge", "kg", "“5 gauge” is not a number."],
  ["x".repeat(41), "pieces", `“${"x".repeat(40)}” is not a number.`],
] as const)("“%s” in a field for %s is %s", (typed, unit, read) => {
  expect(inWords(readAmount(typed, unit))).toBe(read)
})

test.each([
  [" 12 m ", "m", 12],
  ["६ मीटर", "m", 6],
  ["6000mm", "m", 6],
  ["20 ft", "m", 6.096],
  ["20", "ft", 6.096],
  ["6 m", "ft", 6],
  ["  ", "m", "Enter the length of a piece."],
] as const)("“%s” as the length of a piece in %s is %s", (typed, unit, read) => {
  expect(inWords(readPieceLength(typed, unit))).toBe(read)
})
