import { sizeOf } from "../../tests/published-sizes"
import { steel as words } from "../kit/words/en/steel"
import { fixedFigure, indianFigure } from "./format"
import {
  quantityFigures,
  quantityText,
  quantityUnits,
  stepQuantity,
  type Quantity,
} from "./quantity"
import { tradeMassText, tradeText } from "./range/size"

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const quantity = (amount: number, unit: Quantity["unit"]) => ({ amount, unit, pieceLength: 6 })

test.each([0, 1, 2, 3])(
  "figures with %i decimals are written as browsers write them in India",
  (decimals) => {
    // Among them halves that a binary number cannot hold.
    const figures = [
      ...[0, 0.5, 1.005, 2.675, 0.145, 99.995, 999.5, 1e5, 1e7, 12_345_678.9, 5e-7, 1e15],
      ...Array.from({ length: 2000 }, (_, index) => Number((1.0123 ** index % 1e9).toPrecision(7))),
    ]
    for (const [write, least] of [[indianFigure, 0] as const, [fixedFigure, decimals] as const]) {
      const format = { minimumFractionDigits: least, maximumFractionDigits: decimals }
      const browser = new Intl.NumberFormat("en-IN", format)
      expect(figures.map((value) => write(value, decimals))).toEqual(figures.map(browser.format))
    }
    expect([indianFigure(-1234.5), indianFigure(-0.001)]).toEqual(["-1,234.5", "0"])
  },
)

test.each(quantityUnits)("a quantity in %s is the same in every unit", (unit) => {
  const figures = quantityFigures(quantity(12, unit), 14.41)
  const { kg } = figures
  expect(unit === "tonnes" ? kg / 1000 : figures[unit]).toBe(12)
  expect(figures.metres).toBeCloseTo(figures.pieces * 6, 9)
  expect(kg).toBeCloseTo(figures.metres * 14.41, 9)
})

test.each([
  [quantity(20, "pieces"), "20 nos of 6 m"],
  [{ ...quantity(1, "pieces"), pieceLength: 6.096 }, "1 no. of 6.096 m (20 ft)"],
  [{ ...quantity(1, "pieces"), pieceLength: 6.1 }, "1 no. of 6.1 m"],
  [quantity(120, "metres"), "120 m"],
  [quantity(121.92, "metres"), "121.92 m (400 ft)"],
  [{ ...quantity(1, "pieces"), pieceLength: 3.2 }, "1 no. of 3.2 m (10 ft 6 in)"],
  [quantity(50.8, "metres"), "50.8 m"],
  [quantity(250000, "kg"), "2,50,000 kg"],
  [quantity(2.5, "tonnes"), "2.5 t"],
])("%j is written %s", (of, text) => expect(plain(quantityText(of, words))).toBe(text))

test.each([
  [0.5, "tonnes", 0.4, 0.6],
  [0.05, "tonnes", 0.05, 0.15],
  [1, "pieces", 1, 2],
  [500, "kg", 490, 510],
  [36, "metres", 30, 42],
] as const)("a step from %d %s leads down to %d and up to %d", (amount, unit, down, up) => {
  const steps = ([-1, 1] as const).map((way) => stepQuantity(quantity(amount, unit), way).amount)
  expect(steps).toEqual([down, up])
})

test.each([
  ["ismb-100", quantity(50, "pieces"), "Old trade chart: 11.5 kg/m, 3,450 kg"],
  ["ismb-100", quantity(1, "pieces"), "Old trade chart: 11.5 kg/m, 69 kg"],
  ["ismb-100", quantity(8.625, "metres"), "Old trade chart: 11.5 kg/m, 99.2 kg"],
  ["ismb-100", quantity(500, "kg"), "Old trade chart: 11.5 kg/m, 7.2 nos of 6 m"],
  ["ismb-100", quantity(10, "tonnes"), "Old trade chart: 11.5 kg/m, 145 nos of 6 m"],
  ["ismb-250", quantity(50, "pieces"), ""],
])("the old chart says of %s, %j: %s", (id, of, text) => {
  const size = sizeOf(id)
  if (!size) throw new Error(`There is no ${id}.`)
  expect(plain(tradeText(size, of, words))).toBe(text)
  expect(plain(tradeMassText(size, words))).toBe(text.split(",")[0])
})
