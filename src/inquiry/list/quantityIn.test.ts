import { quantityIn } from "./quantityIn"
import { sizeFrom, sheetSize } from "../../steel/range/makeSize"
import { quantityFigures } from "../../steel/quantity"

const tube = sizeFrom({ family: "square", lengths: [50, 50, 3] })
const twenty = { amount: 20, unit: "pieces", pieceLength: 6 } as const

test.each(["metres", "kg", "tonnes"] as const)(
  "20 pieces weigh the same when they are counted in %s",
  (unit) => {
    const counted = quantityIn(unit, twenty, tube)
    const { kg } = quantityFigures(twenty, tube.mass)
    expect(Math.abs(quantityFigures(counted, tube.mass).kg - kg)).toBeLessThan(1)
    expect(quantityIn("pieces", counted, tube)).toEqual(twenty)
  },
)

test("less than a piece becomes one piece", () => {
  const little = { amount: 1, unit: "kg", pieceLength: 6 } as const
  expect(quantityIn("pieces", little, tube).amount).toBe(1)
})

test("the figure stays if the weight is unknown", () => {
  expect(quantityIn("tonnes", twenty, null)).toEqual({ ...twenty, unit: "tonnes" })
  expect(quantityIn("tonnes", twenty, sheetSize(5))).toEqual({ ...twenty, unit: "tonnes" })
})

test("2.5 t of a sheet whose piece has no known weight becomes whole pieces", () => {
  const tonnes = { amount: 2.5, unit: "tonnes", pieceLength: 6 } as const
  expect(quantityIn("pieces", tonnes, sheetSize(3))).toEqual({
    ...tonnes,
    unit: "pieces",
    amount: 3,
  })
})
