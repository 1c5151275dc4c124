import {
  tradeFigures,
  tradeFiguresText,
  tradeMassText,
  tradeText,
} from "../../../../src/steel/range/tradeMass"
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

test.each<[Partial<Quantity>, string]>([
  [{ amount: 1 }, "11.5 kg/m, 69 kg"],
  [{ amount: 8.625, unit: "metres" }, "11.5 kg/m, 99.2 kg"],
  [{ amount: 10.03, unit: "metres" }, "11.5 kg/m, 115 kg"],
  [{ amount: 500, unit: "kg" }, "11.5 kg/m, 7.2 nos of 6 m"],
  [{ amount: 7, unit: "tonnes" }, "11.5 kg/m, 101 nos of 6 m"],
])("figures of the old chart have a decimal below 100: %j", (quantity, text) => {
  const figures = tradeFiguresText(ismb100, { ...pieces, ...quantity }, words)
  expect(plain(figures)).toBe(text)
})

test("the weight of the old chart is named with its unit", () => {
  expect(plain(tradeMassText(ismb100, words))).toBe("Old trade chart: 11.5 kg/m")
})

test("a beam on which both charts agree shows nothing", () => {
  expect(tradeMassText(ismb250, words)).toBe("")
  expect(tradeFigures(ismb250, pieces)).toBeNull()
  expect(tradeText(ismb250, pieces, words)).toBe("")
})
