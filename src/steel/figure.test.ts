import { examplesIn } from "../../tests/examples"
import { commaQuestion, figureFault, figureIn, readFigure, type FigureUnit } from "./figure"
import { readAmount, readPieceLength, type QuantityUnit } from "./quantity"
import { steel as words } from "../kit/words/en/steel"

const table = examplesIn(__dirname, "figures.tsv")

test.each(table("figures"))("“%s” is %s %s", (typed, value, unit) => {
  expect(readFigure(typed)).toEqual({ value: Number(value), unit: unit || null })
})

test.each([
  ...["", "x", "nos", "0,500", "1/0", "1..2", "0x10", "Infinity", "1e999", "--1", "1 2"],
  ...["a1/2", "1,200a", "20 zzz", "5 mm 6 mm", "5 x 6", `10'13"`, "9".repeat(400)],
])("%j is no figure", (typed) => {
  expect(readFigure(typed)).toBeNull()
})

test.each(table("conversions"))("%s in %s is %s", (typed, unit, value) => {
  const figure = readFigure(typed)
  expect(String((figure && figureIn(figure, unit as FigureUnit)) ?? "")).toBe(value)
})

test.each(table("refused"))("%s is refused with a sentence", (typed, sentence) => {
  expect(figureFault(typed)(words)).toBe(sentence)
})

test.each(["1,200", "1,20,000", "5", "a0,5"])("%s asks nothing about its comma", (typed) => {
  expect(commaQuestion(typed)).toBeNull()
})

const inWords = (read: ReturnType<typeof readAmount>) =>
  typeof read === "function" ? read(words) : read

test.each(table("amounts"))("“%s” in a field for %s is %s", (typed, unit, read) => {
  expect(String(inWords(readAmount(typed, unit as QuantityUnit)))).toBe(read)
})

test.each(table("lengths"))("“%s” as the length of a piece in %s is %s", (typed, unit, read) => {
  expect(String(inWords(readPieceLength(typed, unit as "m" | "ft")))).toBe(read)
})
