import { kgFigure, massFigure, pieceFigure, roundedKg, tonnesFigure } from "./format"

test.each([
  [0.038, 0.04],
  [0.1, 0.1],
  [4.69, 4.7],
  [12.344, 12.3],
  [99.94, 99.9],
  [99.96, 100],
  [735.6, 736],
  [2811.2, 2811],
])("%d kg are shown as %d kg: one decimal below 100 kg, whole above, never 0", (kg, shown) => {
  expect(roundedKg(kg)).toBe(shown)
  expect(roundedKg(-kg)).toBe(-shown)
})

test.each([
  [6 * 1.2425, "7.46"],
  [0.9, "0.90"],
  [9.994, "9.99"],
  [9.996, "10.0"],
  [24, "24.0"],
  [99.96, "100"],
  [1483.65, "1484"],
])("a piece of %d kg weighs %s in a column, and the same figure in a sentence", (kg, shown) => {
  expect(pieceFigure(kg)).toBe(shown)
  expect(roundedKg(kg, 1)).toBe(Number(shown))
  expect(kgFigure(kg, 1).replace(",", "")).toBe(String(Number(shown)))
})

test("tonnes have three decimals at most, a metre two, and three below 1 kg", () => {
  expect([7030.7, 26704.65, 2640, 539, 123456789].map(tonnesFigure)).toEqual([
    "7.031",
    "26.705",
    "2.64",
    "0.539",
    "1,23,456.789",
  ])
  expect([14.4, 1, 0.5, 1.005].map(massFigure)).toEqual(["14.40", "1.00", "0.500", "1.01"])
})
