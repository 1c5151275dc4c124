import { certainQuantity } from "../../../src/inquiry/certainQuantity"
import { readLine } from "../../../src/steel/reading/line"
import { sizeOf } from "../steel/publishedSizes"

function quantityIn(typed: string) {
  const size = sizeOf("ismb-200")
  if (!size) throw new Error("ISMB 200 is not listed")
  return certainQuantity(size, readLine(typed))
}

test.each([
  ["ISMB 200 20 nos", { amount: 20, unit: "pieces", pieceLength: 6 }],
  ["ISMB 200 20 nos 12 m", { amount: 20, unit: "pieces", pieceLength: 12 }],
  ["ISMB 200 2.5 t", { amount: 2.5, unit: "tonnes" }],
])("the quantity typed in %j is taken over", (typed, quantity) => {
  expect(quantityIn(typed)).toMatchObject(quantity)
})

test.each([
  ["is none", "ISMB 200"],
  ["is one of two", "ISMB 200 20 nos 2 MT"],
  ["can be read in two ways", "ISMB 200 2,5 ton"],
  ["stands beside a figure without a meaning", "ISMB 200 20 nos 7777"],
])("no quantity is taken over where it %s", (_, typed) => {
  expect(quantityIn(typed)).toBeUndefined()
})
