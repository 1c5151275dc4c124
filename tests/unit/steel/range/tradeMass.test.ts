import { tradeFigures, tradeText } from "../../../../src/steel/range/tradeMass"
import type { Quantity } from "../../../../src/steel/quantity"
import { sizeOf } from "../publishedSizes"
import { steel as words } from "../../../../src/interface/en/steel"

const pieces: Quantity = { amount: 50, unit: "pieces", pieceLength: 6 }
const ismb100 = sizeOf("ismb-100")
const ismb250 = sizeOf("ismb-250")
if (!ismb100 || !ismb250) throw new Error("The tables lack ISMB 100 or ISMB 250.")

const plain = (text: string) => text.replaceAll("\u00a0", " ")

test("a beam the old trade chart has heavier shows that chart's weight for the quantity", () => {
  expect(tradeFigures(ismb100, pieces)?.kg).toBeCloseTo(50 * 6 * 11.5, 9)
  expect(plain(tradeText(ismb100, pieces, words))).toBe("Old trade chart: 11.5 kg/m, 3,450 kg")
})

test("bought by weight, it shows how many pieces the old chart makes of it", () => {
  const tonnes: Quantity = { ...pieces, amount: 10, unit: "tonnes" }
  expect(plain(tradeText(ismb100, tonnes, words))).toBe(
    "Old trade chart: 11.5 kg/m, 145 nos of 6 m",
  )
})

test("a beam on which both charts agree shows nothing", () => {
  expect(tradeFigures(ismb250, pieces)).toBeNull()
  expect(tradeText(ismb250, pieces, words)).toBe("")
})
