import { fc } from "../../random-inputs"
import {
  quantityLimits,
  quantityUnits,
  stepQuantity,
  type Quantity,
} from "../../../src/steel/quantity"

const quantity = (amount: number, unit: Quantity["unit"]): Quantity => ({
  amount,
  unit,
  pieceLength: 6,
})

test.each([
  [0.5, "tonnes", 0.4],
  [2.3, "tonnes", 2.2],
  [0.1, "tonnes", 0.1],
  [0.05, "tonnes", 0.05],
  [2.3, "pieces", 1.3],
  [1, "pieces", 1],
  [500, "kg", 490],
  [36, "metres", 30],
] as const)("a step down from %d %s is %d", (amount, unit, expected) => {
  expect(stepQuantity(quantity(amount, unit), -1).amount).toBe(expected)
})

test.each([
  [0.7, "tonnes", 0.8],
  [1.1, "tonnes", 1.2],
  [20, "pieces", 21],
  [500, "kg", 510],
  [36, "metres", 42],
] as const)("a step up from %d %s is %d", (amount, unit, expected) => {
  expect(stepQuantity(quantity(amount, unit), 1).amount).toBe(expected)
})

test("steps stay within the limits, have at most three decimals, and never go the wrong way", () => {
  const anyQuantity = fc.record({
    amount: fc.integer({ min: 1, max: 1_000_000_000 }).map((roundTo) => roundTo / 1000),
    unit: fc.constantFrom(...quantityUnits),
    pieceLength: fc.integer({ min: 50, max: 30_000 }).map((millimetres) => millimetres / 1000),
  })
  fc.assert(
    fc.property(anyQuantity, (before) => {
      const { least, most } = quantityLimits[before.unit]
      for (const direction of [1, -1] as const) {
        const { amount } = stepQuantity(before, direction)
        expect((amount - before.amount) * direction).toBeGreaterThanOrEqual(0)
        expect(amount).toBeGreaterThanOrEqual(least)
        expect(amount).toBeLessThanOrEqual(most)
        expect(String(amount)).toMatch(/^\d+(\.\d{1,3})?$/)
      }
    }),
  )
})
