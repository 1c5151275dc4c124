import { gaugeThickness } from "../../../src/steel/gauge"
import { indianFigure, roundMass } from "../../../src/steel/format"
import { commaQuestion, readLength, readNumber } from "../../../src/steel/measure"
import {
  boreInches,
  boreOfInches,
  boreOfNominal,
  pipeBores,
} from "../../../src/steel/range/nominalBores"
import { quantityFigures, quantityText } from "../../../src/steel/quantity"
import { steel as words } from "../../../src/interface/en/steel"

describe("a typed number", () => {
  test.each([
    ["1.5", 1.5],
    [".5", 0.5],
    ["2,40,000", 240000],
    ["240,000.5", 240000.5],
    ["1 1/2", 1.5],
    ["1-1/2", 1.5],
    ["1½", 1.5],
    ["3/4", 0.75],
    ["1e3", 1000],
    ["-5", -5],
    ["१२", 12],
    ["10 1/16", 10.0625],
    ["12/16", 0.75],
    ["+5", 5],
    ["-1,200", -1200],
    ["1,20,000.25", 120000.25],
    [".25", 0.25],
    ["1e-3", 0.001],
    ["1e12", 1e12],
  ])("%s is %d", (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })

  test.each([
    "",
    "x",
    "1,5",
    "0,500",
    "1/0",
    "1..2",
    "0x10",
    "Infinity",
    "1e999",
    "--1",
    "1 2",
    ...["a1/2", "1/2a", "a1,200", "1,200a", "*1,200", "1e*3", "1,2,000x"],
  ])("%j is none", (typed) => {
    expect(readNumber(typed)).toBeNull()
  })
})

describe("a comma that can be read in two ways", () => {
  test.each(["0,500", "12,5"])("is asked: %s", (typed) => {
    expect(commaQuestion(typed)?.(words)).toContain(String(Number(typed.replace(",", "."))))
  })

  test.each(["1,200", "1,20,000", "5", "a0,5", "0,5a", "0,5,0", ""])("is none: %j", (typed) => {
    expect(commaQuestion(typed)).toBeNull()
  })
})

describe("a length in a field", () => {
  test.each([
    [5, "mm", 5],
    ["6 metres", "m", 6],
    ["6 metre", "m", 6],
    ["6 meter", "m", 6],
    ["6 mtrs.", "m", 6],
    ["2,5 m", "m", null],
    ["5mm", "mm", 5],
    ["100 mm", "mm", 100],
    ["2.5m", "mm", 2500],
    ["10 cm", "mm", 100],
    ["0.1 m", "mm", 100],
    ["50", "mm", 50],
    ["6 mtr", "m", 6],
    ["6000mm", "m", 6],
    ["५ मिमी", "mm", null],
    ["5 kg", "mm", null],
    ["mm", "mm", null],
  ] as const)("%j in a field that says %s is %s", (typed, unit, value) => {
    expect(readLength(typed, unit)).toBe(value)
  })
})

test.each([
  [240000, "2,40,000"],
  [14.406, "14.41"],
  [5, "5"],
])("%d is written the Indian way", (value, written) => {
  expect(indianFigure(value)).toBe(written)
})

test("a mass has two decimals, below 1 kg three", () => {
  expect([14.4097, 1.0049, 0.94671].map(roundMass)).toEqual([14.41, 1, 0.947])
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
