import { firstWanted } from "./wantedSize"
import { quantityText } from "../steel/quantity"
import { steel as words } from "../site/words/en/steel"

test.each([
  ["a tube", "shs-50x50x3", "1 no. of 6 m"],
  ["sheet by the square metre", "sheet-5", "1 t"],
  ["chequered sheet by the square metre", "chequered-6", "1 t"],
  ["a sheet 1250 wide", "sheet-5x1250", "1 no. of 2.5 m"],
  ["a sheet 1500 wide", "chequered-6x1500", "1 no. of 3 m"],
  ["a sheet 2000 wide", "sheet-10x2000", "1 no. of 6 m"],
  ["a strip of a width no table has", "sheet-5x1100", "1 no. of 6 m"],
])("%s starts with a quantity it is sold in", (_, sizeId, expected) => {
  const { quantity } = firstWanted(sizeId)
  expect(quantityText(quantity, words).replaceAll("\u00a0", " ")).toBe(expected)
})
