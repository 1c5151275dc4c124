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
])("%j gives its quantity", (typed, quantity) => {
  expect(quantityIn(typed)).toMatchObject(quantity)
})

test.each([
  ["none was typed", "ISMB 200"],
  ["two were typed", "ISMB 200 20 nos 2 MT"],
  ["its comma can mean two things", "ISMB 200 2,5 ton"],
  ["another figure was not understood", "ISMB 200 20 nos 7777"],
])("no quantity is given when %s", (_, typed) => {
  expect(quantityIn(typed)).toBeUndefined()
})
