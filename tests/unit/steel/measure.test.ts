import { gaugeThickness } from "../../../src/steel/gauge"
import { indianFigure } from "../../../src/steel/format"
import {
  boreInches,
  boreOfInches,
  boreOfNominal,
  pipeBores,
} from "../../../src/steel/range/nominalBores"
import { quantityFigures, quantityText } from "../../../src/steel/quantity"
import { steel as words } from "../../../src/interface/en/steel"

test.each([
  [240000, "2,40,000"],
  [14.406, "14.41"],
  [5, "5"],
])("%d is written the Indian way", (value, written) => {
  expect(indianFigure(value)).toBe(written)
})

describe("gauges", () => {
  test.each([
    ["swg", 16, 1.6256],
    ["swg", 14, 2.032],
    ["swg", 10, 3.2512],
    ["bg", 16, 1.5875],
    ["bg", 24, 0.6289],
  ] as const)("%s %d is %d mm", (system, number, mm) => {
    expect(gaugeThickness(system, number)).toBeCloseTo(mm, 4)
  })

  test.each(["swg", "bg"] as const)("of %s fall with their number", (system) => {
    const thicknesses = Array.from(
      { length: 33 },
      (_, number) => gaugeThickness(system, number) ?? 0,
    )
    expect(thicknesses).toEqual([...thicknesses].sort((a, b) => b - a))
    expect(new Set(thicknesses).size).toBe(33)
  })

  test.each([-1, 33, 1.5, NaN])("there is none of number %d", (number) => {
    expect(gaugeThickness("swg", number)).toBeNull()
  })
})

describe("nominal bores", () => {
  test("2 inch and 50 nb are the same pipe", () => {
    expect(boreOfInches(2)).toBe(boreOfNominal(50))
    expect(boreOfNominal(50)?.outsideDiameters).toEqual([60.3])
  })

  test("in inches are the fractions that they are called by", () => {
    const inches = pipeBores.map((bore) => boreInches(bore))
    expect(inches.slice(0, 5)).toEqual([0.5, 0.75, 1, 1.25, 1.5])
    const known = inches.filter((value) => value !== null)
    expect(known).toEqual([...known].sort((a, b) => a - b))
    expect(pipeBores.filter((bore) => boreInches(bore) === null).map(({ inch }) => inch)).toEqual(
      pipeBores.filter(({ inch }) => inch === "").map(({ inch }) => inch),
    )
    expect([boreOfInches(1.255), boreOfInches(1.245)]).toEqual(Array(2).fill(boreOfNominal(32)))
    expect([boreOfInches(1.261), boreOfInches(1.239)]).toEqual([undefined, undefined])
  })

  test("there is none of 52 nb or of 2.2 inch", () => {
    expect(boreOfNominal(52)).toBeUndefined()
    expect(boreOfInches(2.2)).toBeUndefined()
  })
})

describe("a quantity", () => {
  test.each(["pieces", "metres", "kg", "tonnes"] as const)(
    "in %s is the same in every unit",
    (unit) => {
      const { pieces, metres, kg, tonnes } = quantityFigures(
        { amount: 12, unit, pieceLength: 6 },
        14.41,
      )
      expect({ pieces, metres, kg, tonnes }[unit]).toBe(12)
      expect(metres).toBeCloseTo(pieces * 6, 9)
      expect(kg).toBeCloseTo(metres * 14.41, 9)
      expect(tonnes).toBeCloseTo(kg / 1000, 9)
    },
  )

  test.each([
    [{ amount: 20, unit: "pieces", pieceLength: 6 }, "20 nos of 6 m"],
    [{ amount: 1, unit: "pieces", pieceLength: 6.096 }, "1 no. of 6.096 m"],
    [{ amount: 120, unit: "metres", pieceLength: 6 }, "120 m"],
    [{ amount: 250000, unit: "kg", pieceLength: 6 }, "2,50,000 kg"],
    [{ amount: 2.5, unit: "tonnes", pieceLength: 6 }, "2.5 t"],
  ] as const)("is written out: %j", (quantity, text) => {
    expect(quantityText(quantity, words).replaceAll("\u00a0", " ")).toBe(text)
  })
})
