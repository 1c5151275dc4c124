import { firstWanted } from "./wantedSize"
import { quantityText } from "../steel/quantity"
import { steel as words } from "../site/words/en/steel"

test.each([
  ["a tube", "shs-50x50x3", "1 no. of 6 m"],
  ["sheet by the square metre", "sheet-5", "1 t"],
  ["a sheet 1500 wide", "chequered-6x1500", "1 no. of 3 m"],
  ["a strip of a width no table has", "sheet-5x1100", "1 no. of 6 m"],
])("%s starts with a quantity it is sold in", (_, sizeId, expected) => {
  const { quantity } = firstWanted(sizeId)
  expect(quantityText(quantity, words).replaceAll("\u00a0", " ")).toBe(expected)
})
