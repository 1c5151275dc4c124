import { anyCharacter, fc } from "../../../random-inputs"
import {
  shapeFields,
  type DimensionName,
  type Measure,
  type NoWeight,
  type Weight,
  type WeightRequest,
} from "../../../../src/steel/calculator/form"
import { weightShapes, type WeightShape } from "../../../../src/steel/range/families"
import {
  weigh as weighInWords,
  weighSize as weighSizeInWords,
} from "../../../../src/steel/calculator/weigh"
import { hasWeightOfBlackTube } from "../../../../src/steel/range/size"
import { sizeOf, sizes, tables } from "../publishedSizes"
import { answeringInWords, type InWords } from "../../../in-words"
import { calculator } from "../../../../src/interface/en/calculator"

const weigh = answeringInWords(calculator, weighInWords)
const weighSize = answeringInWords(calculator, weighSizeInWords)

const onePiece = { amount: 1, unit: "pieces" } as const

type Lengths = Partial<Record<DimensionName, Measure["value"] | Measure>>

/** A request for a section of these dimensions, in mm unless they name a unit. */
function of(shape: WeightShape, lengths: Lengths, quantity: WeightRequest["quantity"] = onePiece) {
  const dimensions = Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => [
      name,
      typeof length === "object" ? length : { value: length },
    ]),
  )
  return { shape, dimensions, quantity } satisfies WeightRequest
}
const square = (
  side: string | number,
  wall: string | number,
  quantity?: WeightRequest["quantity"],
) => of("square", { side, wall }, quantity)
const beam = { depth: 200, flangeWidth: 100, webThickness: 5.7, flangeThickness: 10 }

const known = (answer: InWords<Weight | NoWeight>): InWords<Weight> => {
  if (!answer.isKnown) throw new Error(answer.faults.map(({ sentence }) => sentence).join(" "))
  return answer
}
const faults = (answer: InWords<Weight | NoWeight>) => (answer.isKnown ? [] : answer.faults)

describe("the weight calculator", () => {
  test("100 x 100 x 5 has the weight of IS 4923, with its calculation", () => {
    const { figures, steps, formula, standard, name } = known(weigh(square(100, 5)))
    expect(figures.massPerMetre).toBeCloseTo(14.41, 2)
    expect(figures.kgPerPiece).toBeCloseTo(6 * figures.massPerMetre, 9)
    expect(figures.piecesPerTonne * figures.kgPerPiece).toBeCloseTo(1000, 9)
    expect(name).toBe("Square hollow section 100\u00a0×\u00a0100\u00a0×\u00a05\u00a0mm")
    expect(formula).toContain("(4 − π)")
    expect(standard).toBe("IS 4923:2017")
    expect(steps.map(({ label, unit }) => [label, unit])).toEqual([
      [calculator.area, "mm²"],
      [calculator.massPerMetre, "kg/m"],
      [calculator.massPerPiece, "kg"],
      [calculator.stepTotal, "kg"],
    ])
    expect(figures.metresPerTonne * figures.massPerMetre).toBeCloseTo(1000, 9)
  })

  test("the sums it shows come out at the values it shows", () => {
    const requests: WeightRequest[] = [
      square(100, 5),
      square(20, 0.6),
      of("pipe", { outsideDiameter: 60.3, wall: 3.6 }, { amount: 12, unit: "pieces" }),
      of("angle", { legA: 75, legB: 50, wall: 6 }, { amount: 100, unit: "metres" }),
      of("beam", beam, { amount: 2, unit: "tonnes" }),
      of("chequered", { wall: 6, width: 1250 }, { amount: 500, unit: "kg" }),
    ]
    for (const request of requests) {
      for (const { expression, value } of known(weigh(request)).steps) {
        const sum = expression
          .replaceAll("×", "*")
          .replaceAll("÷", "/")
          .replaceAll("−", "-")
          .replaceAll("π", String(Math.PI))
          .replaceAll("²", "**2")
        expect(sum).toMatch(/^[\d.+\-*/() ]+$/)
        const result: unknown = new Function(`return ${sum}`)()
        expect(Math.abs(Number(result) / value - 1)).toBeLessThan(1e-4)
      }
    }
  })

  test.each([
    ["pieces", 20, 20 * 6 * 14.4097],
    ["metres", 100, 100 * 14.4097],
    ["kg", 500, 500],
    ["tonnes", 2, 2000],
  ] as const)("an amount in %s is weighed", (unit, amount, kg) => {
    const { figures } = known(weigh(square(100, 5, { amount, unit })))
    expect(figures.kg / kg).toBeCloseTo(1, 4)
    expect(figures.metres * figures.massPerMetre).toBeCloseTo(figures.kg, 6)
    expect(figures.pieces * figures.kgPerPiece).toBeCloseTo(figures.kg, 6)
  })

  test("lengths in inches and walls in gauge become mm, and the sum shows it", () => {
    const gauge = { value: 16, unit: "gauge" } as const
    const { section, steps } = known(
      weigh(of("square", { side: { value: "2", unit: "inch" }, wall: gauge })),
    )
    expect(section).toMatchObject({ depth: 50.8, width: 50.8 })
    expect("wallThickness" in section && section.wallThickness).toBe(1.63)
    expect(steps[0]).toMatchObject({ label: "Side", field: "side", value: 50.8, unit: "mm" })
    expect(steps[0].expression).toBe("2 × 25.4")
    expect(steps[1].expression).toBe("16 Standard Wire Gauge (SWG)")
  })

  test.each([
    ["2", "inch", 60.3],
    ["1 1/4", "inch", 42.4],
    ["50", "nb", 60.3],
    ["150", "nb", 165.1],
  ] as const)("a pipe of %s %s is %d mm OD", (value, unit, outsideDiameter) => {
    const { section, readingNotes } = known(
      weigh(of("pipe", { outsideDiameter: { value, unit }, wall: 3.6 })),
    )
    expect(section).toMatchObject({ outsideDiameter })
    expect(readingNotes).toHaveLength(value === "150" ? 1 : 0)
  })

  test.each(["channel", "beam"] as const)(
    "a %s in no table states how much heavier its fillets make it, as in every row of the tables",
    (shape) => {
      const rows = shape === "channel" ? tables.channels : tables.beams
      const shares = rows
        .filter(({ published }) => published)
        .map(({ lengths, mass: printed }) => {
          const [depth, flangeWidth, webThickness, flangeThickness] = lengths
          const { figures, notes } = known(
            weigh(of(shape, { depth, flangeWidth, webThickness, flangeThickness })),
          )
          return { share: (printed / figures.massPerMetre - 1) * 100, notes }
        })
      const [, least, most] = /weigh ([\d.]+) to ([\d.]+) %/.exec(shares[0].notes.join()) ?? []
      expect(Math.min(...shares.map(({ share }) => share))).toBeGreaterThanOrEqual(Number(least))
      expect(Math.max(...shares.map(({ share }) => share))).toBeLessThanOrEqual(Number(most))
    },
  )

  test("pieces may be measured in feet", () => {
    const quantity = { ...onePiece, pieceLength: "20", pieceLengthUnit: "ft" } as const
    expect(known(weigh(square(100, 5, quantity))).figures.pieceLength).toBeCloseTo(6.096, 9)
  })

  test("a quantity may be typed with its unit", () => {
    const typed = (amount: string) => weigh(square(100, 5, { ...onePiece, amount }))
    expect(known(typed("10 nos")).figures).toEqual(known(typed("10")).figures)
    expect(faults(typed("10 kg"))).toEqual([
      { field: "amount", sentence: "“10 kg” is in kg: choose kg as the unit." },
    ])
  })

  test.each([
    ["pipe", { outsideDiameter: 60.3, wall: 3.6 }, "IS 1161:2014", /^m = 0\.0246615 × t/],
    ["sheet", { wall: 5, width: 1250 }, "IS 1730:1989", /^m = 7\.85 t × w/],
    ["chequered", { wall: 5, width: 1250 }, "", /^m = \(7\.85 t \+ 1\.6\)/],
    ["angle", { legA: 75, legB: 50, wall: 6 }, "IS 808:2021", /^A = t \(a \+ b − t\)/],
    ["channel", beam, "IS 808:2021", /^A = D tw/],
    ["beam", beam, "IS 808:2021", /^A = D tw/],
    ["rectangular", { depth: 100, width: 50, wall: 4 }, "IS 4923:2017", /^A = 2t \(H \+ B/],
    ["plank", { width: 200, depth: 25, wall: 2 }, "", /^A = 2t \(H \+ B/],
  ] as const)("%s has its formula and its standard", (shape, lengths, standard, formula) => {
    const answer = known(weigh(of(shape, lengths)))
    expect(answer.standard).toBe(standard)
    const isExact = ["pipe", "sheet", "rectangular", "plank"].includes(shape)
    expect(answer.notes).toHaveLength(isExact ? 0 : 1)
    if (shape === "angle") expect(answer.notes).toEqual([calculator.radiiNote])
    expect(answer.formula).toMatch(formula)
    const isSheet = shape === "sheet" || shape === "chequered"
    expect(answer.figures.massPerSquareMetre === null).toBe(!isSheet)
    expect(answer.steps[0].unit).toBe(isSheet ? "kg/m²" : shape === "pipe" ? "kg/m" : "mm²")
  })

  test.each([
    ["pieces", ["kg", "kg"]],
    ["metres", ["kg"]],
    ["kg", ["m", "kg", "nos"]],
    ["tonnes", ["m", "kg", "nos"]],
  ] as const)("the sum for an amount in %s ends with what was asked", (unit, units) => {
    const { steps, figures } = known(weigh(square(100, 5, { amount: 3, unit })))
    expect(steps.slice(2).map((step) => step.unit)).toEqual(units)
    const isByWeight = unit === "kg" || unit === "tonnes"
    expect(steps.at(-1)?.value).toBe(isByWeight ? figures.pieces : figures.kg)
  })

  test.each([
    ["a square tube whose corners meet", square(50, 12.5)],
    ["the smallest tube", square(8, 0.3)],
    ["the largest tube", square(1200, 40)],
    ["a pipe with the smallest hollow", of("pipe", { outsideDiameter: 21.3, wall: 10.64 })],
    ["an angle of which little is left", of("angle", { legA: 50, legB: 25, wall: 24.99 })],
    ["a strip as thick as it is wide", of("sheet", { wall: 10, width: 10 })],
    ["a beam with the least opening", of("beam", { ...beam, flangeThickness: 79.99, depth: 160 })],
    [
      "a web just narrower than its flange",
      of("beam", { ...beam, webThickness: 79.99, flangeWidth: 80 }),
    ],
    ["the shortest piece", square(50, 3, { ...onePiece, pieceLength: 0.05 })],
    ["the longest piece", square(50, 3, { ...onePiece, pieceLength: "30" })],
    ["the least weight", square(50, 3, { amount: "0.001", unit: "kg" })],
    ["the most pieces", square(50, 3, { ...onePiece, amount: 1_000_000 })],
    ["a length in cm", square("5 cm", 3)],
    ["sheet of gauge 16", of("sheet", { wall: { value: 16, unit: "gauge" }, width: 1250 })],
  ])("the limits are included: %s is weighed", (_, request) => {
    expect(known(weigh(request)).figures.massPerMetre).toBeGreaterThan(0)
  })

  test.each([
    ["beam", beam, "Beam 200 × 100 × 5.7 × 10 mm"],
    ["channel", beam, "Channel 200 × 100 × 5.7 × 10 mm"],
    ["chequered", { wall: 6, width: 1250 }, `${calculator.families.chequered} 6 mm, 1250 mm wide`],
    ["sheet", { wall: 6, width: 1250 }, "Sheet 6 mm, 1250 mm wide"],
  ] as const)("a %s of %j is called %s", (shape, lengths, name) => {
    expect(known(weigh(of(shape, lengths))).name.replaceAll("\u00a0", " ")).toBe(name)
  })

  test("a piece may be measured in mm", () => {
    const quantity = { ...onePiece, pieceLength: "6000 mm" }
    expect(known(weigh(square(100, 5, quantity))).figures.pieceLength).toBe(6)
  })

  test("chequered sheet is called approximate", () => {
    const { notes } = known(weigh(of("chequered", { wall: 6, width: 1250 })))
    expect(notes.join()).toContain("Approximate")
  })

  test.each([
    ["a thickness of half the side", square(50, 25), "wall", "must be less than half of"],
    ["a thickness too large for the corners", square(50, 13), "wall", "at most 12.5 mm for a side"],
    ["a negative wall", square(50, -3), "wall", "must be more than 0"],
    ["a side of 1e9", square("1e9", 3), "side", "Side must be at most 1,200 mm"],
    ["a side of 2 mm", square(2, 0.5), "side", "Side must be at least 8 mm"],
    ["an empty field", square("", 3), "side", "Enter the side."],
    ["a word", square("fifty", 3), "side", "must be a number"],
    ["a thickness of 0.2 mm", square(50, 0.2), "wall", "Thickness must be at least 0.3 mm."],
    ["a wall to a thousandth", square(50, "3.175"), "wall", "to 0.01 mm: 3.18"],
    ["a decimal comma", square(50, "2,5"), "wall", "can mean 2.5 or 25"],
    [
      "an unknown gauge",
      of("square", { side: 50, wall: { value: 99, unit: "gauge" } }),
      "wall",
      "whole number from 0 to 32",
    ],
    [
      "an unknown bore",
      of("pipe", { outsideDiameter: { value: 52, unit: "nb" }, wall: 3 }),
      "outsideDiameter",
      "There is no 52 nb pipe",
    ],
    [
      "a pipe without a hollow",
      of("pipe", { outsideDiameter: 21.3, wall: 11 }),
      "wall",
      "less than half of 21.3 mm",
    ],
    [
      "an angle without legs",
      of("angle", { legA: 50, legB: 25, wall: 25 }),
      "wall",
      "less than the shorter leg",
    ],
    [
      "a beam without a web",
      of("beam", { ...beam, depth: 100, flangeThickness: 50 }),
      "flangeThickness",
      "less than half of the depth",
    ],
    [
      "a rectangular tube that its shorter side closes",
      of("rectangular", { depth: 100, width: 40, wall: 20 }),
      "wall",
      "less than half of 40 mm",
    ],
    [
      "a plank too thick for its corners",
      of("plank", { width: 200, depth: 20, wall: 5.01 }),
      "wall",
      "at most 5 mm for a side of 20 mm",
    ],
    [
      "a web as thick as its flange is wide",
      of("channel", { ...beam, flangeWidth: 40, webThickness: 40 }),
      "webThickness",
      "less than the flange width, 40 mm",
    ],
    [
      "a sheet thicker than it is wide",
      of("sheet", { wall: 20.01, width: 20 }),
      "wall",
      "cannot be more than the width",
    ],
    ["a side of 1200.01 mm", square(1200.01, 5), "side", "at most 1,200 mm"],
    ["a side of 7.99 mm", square(7.99, 0.5), "side", "at least 8 mm"],
    [
      "a wall of no inches",
      of("square", { side: 50, wall: { value: 0, unit: "inch" } }),
      "wall",
      "must be more than 0",
    ],
    [
      "a bore of no inches",
      of("pipe", { outsideDiameter: { value: 0, unit: "inch" }, wall: 3 }),
      "outsideDiameter",
      "must be more than 0",
    ],
    [
      "an inch pipe that is not made",
      of("pipe", { outsideDiameter: { value: 2.2, unit: "inch" }, wall: 3 }),
      "outsideDiameter",
      "There is no 2.2 inch pipe",
    ],
    [
      "a quantity of 0 kg",
      square(50, 3, { amount: "0.0009", unit: "kg" }),
      "amount",
      "more than 0",
    ],
    [
      "a piece of a word",
      square(50, 3, { ...onePiece, pieceLength: "long" }),
      "pieceLength",
      "Enter the length of a piece as a number.",
    ],
    [
      "a piece with a decimal comma",
      square(50, 3, { ...onePiece, pieceLength: "6,5" }),
      "pieceLength",
      "can mean 6.5 or 65",
    ],
    [
      "a piece of 30.01 m",
      square(50, 3, { ...onePiece, pieceLength: 30.01 }),
      "pieceLength",
      "between 0.05 and 30 m",
    ],
    [
      "a piece of 0.04 m",
      square(50, 3, { ...onePiece, pieceLength: 0.04 }),
      "pieceLength",
      "between 0.05 and 30 m",
    ],
    [
      "a piece of 100 feet",
      square(50, 3, { ...onePiece, pieceLength: "100", pieceLengthUnit: "ft" }),
      "pieceLength",
      "between 0.05 and 30 m",
    ],
    ["a side of spaces", square("  ", 3), "side", "Enter the side."],
    ["no quantity", square(50, 3, { amount: "", unit: "kg" }), "amount", "Enter a quantity"],
    ["a quantity of -1", square(50, 3, { amount: -1, unit: "kg" }), "amount", "more than 0"],
    [
      "a billion pieces",
      square(50, 3, { ...onePiece, amount: 1e9 }),
      "amount",
      "at most 10,00,000 nos",
    ],
    [
      "a piece of 100 m",
      square(50, 3, { ...onePiece, pieceLength: 100 }),
      "pieceLength",
      "between 0.05 and 30 m",
    ],
  ] satisfies [string, WeightRequest, string, string][])(
    "%s gets a sentence for its field",
    (_, request, field, sentence) => {
      expect(faults(weigh(request))).toContainEqual({
        field,
        sentence: expect.stringContaining(sentence),
      })
    },
  )

  test("all faults of a form are shown at once", () => {
    const request = of("rectangular", { depth: -1 }, { amount: 0, unit: "kg" })
    expect(faults(weigh(request)).map(({ field }) => field)).toEqual([
      "depth",
      "width",
      "wall",
      "amount",
    ])
  })

  test("anything typed into any form gets a weight or sentences", () => {
    const typed = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 12 }),
      fc.double().map(String),
      fc.integer({ min: 1, max: 300 }).map(String),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...weightShapes),
        fc.array(typed, { minLength: 5 }),
        (shape, texts) => {
          const lengths = Object.fromEntries(
            shapeFields[shape].map(({ name }, place) => [name, texts[place]]),
          )
          const answer = weigh(of(shape, lengths, { amount: texts[4], unit: "pieces" }))
          if (answer.isKnown) expect(answer.figures.massPerMetre).toBeGreaterThan(0)
          else expect(answer.faults.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})

describe("the weight of a size of the catalogue", () => {
  test("is that of its table, which is named", () => {
    const byMetre = sizes.filter(({ massPer }) => massPer === "metre")
    const weights = byMetre.map((size) => known(weighSize(size, onePiece)))
    expect(weights.map(({ figures }) => figures.massPerMetre)).toEqual(
      byMetre.map(({ mass }) => mass),
    )
    const sources = new Set(weights.map(({ steps }) => steps[0].expression))
    for (const source of sources) expect(source).toMatch(/^(Table: |Computed: |Approximate: )\S/)
  })

  test("of a beam names the section of the old trade chart if that differs", () => {
    const beam = sizeOf("ismb-100")
    expect(beam && known(weighSize(beam, onePiece)).notes.join()).toContain("old trade chart")
  })

  test("of pre-galvanized tube is that of black tube: the standard of its strip lists no tubes", () => {
    const listed = sizes.filter(hasWeightOfBlackTube)
    expect(listed.length).toBeGreaterThan(0)
    const sources = listed.map((size) => known(weighSize(size, onePiece)).steps[0].expression)
    expect(new Set(sources)).toEqual(new Set(["Table: black tube"]))
  })

  test("of sheet without a width asks for it", () => {
    const sheet = sizeOf("sheet-5")
    expect(sheet && faults(weighSize(sheet, onePiece))).toEqual([
      { field: "width", sentence: "Enter the width of the sheet in mm." },
    ])
  })
})
