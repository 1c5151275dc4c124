import { anyCharacter, fc } from "../../../random-inputs"
import type { DimensionName, WeightShape } from "../../../../src/steel/calculator/form"
import type { WeighedPiece } from "../../../../src/steel/calculator/wall"
import { thickestHollowWall } from "../../../../src/steel/range/sizeLimits"
import { massPerMetre } from "../../../../src/steel/section/mass"
import type { Section } from "../../../../src/steel/section/section"
import { sizes, tables } from "../publishedSizes"
import { found, mm, piece, typed, wallFromWeight, type Dimensions } from "./weighedPieces"

test("a tube that we compute, for no table has it, is as thick as it weighs, also pre-galvanized", () => {
  const computed = sizes.filter(
    ({ basis, section }) => basis === "computed" && ["hollow", "pipe"].includes(section.shape),
  )
  expect(computed.length).toBeGreaterThan(200)
  checkEach(
    computed,
    ({ id }) => id,
    ({ section, family }) => {
      const { shape, outside, wall } = typed(section)
      const weighed = {
        shape,
        weight: massPerMetre(section) * 6,
        length: 6,
        isPreGalvanized: family.startsWith("gp"),
      }
      const named = found({ ...weighed, dimensions: { ...outside, ...mm({ wall }) } })
      expect(Math.abs(named.wallDeviation ?? NaN)).toBeLessThan(0.01)
      expect(Math.abs(named.massDeviation ?? NaN)).toBeLessThan(0.01)
      if (shape === "pipe") {
        expect(Math.abs(found({ ...weighed, dimensions: outside }).wall / wall - 1)).toBeLessThan(
          1e-6,
        )
      }
    },
  )
})

test("the scale's figures may have the units of their fields", () => {
  const dimensions = mm({ side: 50, wall: 2.9 })
  const bare = found({ shape: "square", dimensions, weight: "50.0", length: "6", pieces: "2" })
  const withUnits = { weight: "50.0 kg", length: "6000 mm", pieces: "2 nos" }
  expect(found({ shape: "square", dimensions, ...withUnits })).toEqual(bare)
})

test.each(tables.chequeredPlates.map((row) => [row.thickness, row] as const))(
  "chequered plate of %d mm that weighs what its table prints is that thick within 0.5 %%",
  (thickness, { massPerSquareMetre }) => {
    const { wall } = found({
      shape: "chequered",
      dimensions: mm({ width: 1250 }),
      weight: massPerSquareMetre * 1.25 * 2.5,
      length: 2.5,
    })
    expect(Math.abs(wall / thickness - 1)).toBeLessThan(0.005)
  },
)

test("of two tables that list the same size, the picked row is the reference", () => {
  const medium = sizes.find(({ id }) => id === "pipe-50nb-m")
  if (!medium) throw new Error("There is no 50 nb medium.")
  const { shape, outside, wall } = typed(medium.section)
  const dimensions = { ...outside, ...mm({ wall }) }
  const answer = found({ shape, dimensions, weight: medium.mass * 6, length: 6 }, sizes, medium.id)
  expect(answer.wallDeviation).toBeCloseTo(0, 9)
  expect(answer.massDeviation).toBeCloseTo(0, 9)
})

test("a 50 nb pipe sold as medium that weighs 27 kg is under gauge, and the answer states its accuracy", () => {
  const answer = found(piece("pipe", { outsideDiameter: 60.3, wall: 3.6 }, "27.0"))
  expect(answer.massPerMetre).toBeCloseTo(4.5, 9)
  expect(answer.wallDeviation).toBeLessThan(-10)
  expect(answer.massDeviation).toBeLessThan(-10)
  expect(answer.sentence).toMatch(
    /^The thickness is 3\.\d+ mm, 1\d(\.\d)? % under the nominal 3\.6 mm\.$/,
  )
  expect(answer.accuracyNotes.join(" ")).toMatch(/^Accurate to about ±0\.0\d mm: .*0\.1 kg.*IS \d+/)
  expect(answer.accuracyNotes.join(" ")).not.toContain("within that")
})

test("a pre-galvanized tube is compared with black tube: the standard of its strip lists no tubes", () => {
  const answer = found(piece("square", { side: 40, wall: 2 }, "13.9"), sizes, "gp-40x40x2")
  expect(answer.accuracyNotes.join(" ")).toContain("compared with the table of black tube")
})

test("a difference within the accuracy of the scale is marked as such", () => {
  const answer = found(piece("square", { side: 50, wall: 2.9 }, "25"))
  expect(Math.abs(answer.wall - 2.9)).toBeLessThan(answer.accuracy)
  expect(answer.accuracyNotes.join(" ")).toContain("The difference is within this accuracy.")
})

test("a table makes the answer surer than the shape alone", () => {
  const angle = piece("angle", { legA: 50, legB: 50, wall: 5 }, "22.80")
  expect(found(angle).accuracy).toBeLessThan(found(angle, []).accuracy)
  expect(found(angle, []).accuracyNotes.join(" ")).toContain("no table lists this size")
})

test("a heavier piece is always thicker", () => {
  const outsides = sizes.filter(({ basis, massPer }) => basis === "table" && massPer === "metre")
  fc.assert(
    fc.property(
      fc.constantFrom(...outsides),
      fc.double({ min: 0.7, max: 1.2, noNaN: true }),
      fc.double({ min: 0.02, max: 0.1, noNaN: true }),
      ({ section, mass }, part, more) => {
        const { shape, outside } = typed(section)
        const wall = (share: number) => {
          const answer = wallFromWeight(
            { shape, dimensions: outside, weight: mass * share * 6, length: 6 },
            sizes,
          )
          return answer.isKnown ? answer.wall : Infinity
        }
        expect(wall(part + more)).toBeGreaterThanOrEqual(wall(part))
      },
    ),
  )
})

test("without a table it is the inverse of the weight, for tube, pipe, sheet and angle", () => {
  const pieces = fc.record({
    depth: fc.integer({ min: 20, max: 600 }),
    width: fc.integer({ min: 20, max: 600 }),
    part: fc.double({ min: 0.05, max: 1, noNaN: true }),
    pieces: fc.integer({ min: 1, max: 50 }),
    length: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(pieces, ({ depth, width, part, pieces, length }) => {
      const wall = Math.max(0.3, part * Math.min(20, thickestHollowWall(depth, width)))
      const outsideDiameter = depth
      const sections: [WeightShape, Dimensions, Section][] = [
        [
          "rectangular",
          mm({ depth, width }),
          { shape: "hollow", depth, width, wallThickness: wall },
        ],
        ["pipe", mm({ outsideDiameter }), { shape: "pipe", outsideDiameter, wallThickness: wall }],
        ["sheet", mm({ width }), { shape: "sheet", width, thickness: wall }],
      ]
      for (const [shape, dimensions, section] of sections) {
        const weight = massPerMetre(section) * length * pieces
        expect(found({ shape, dimensions, weight, length, pieces }, []).wall).toBeCloseTo(wall, 4)
      }
    }),
  )
})

test("without a nominal thickness there is no deviation", () => {
  const pipe = piece("pipe", { outsideDiameter: 60.3 }, 30.2)
  const answer = found({ ...pipe, dimensions: { ...pipe.dimensions, wall: { value: " " } } })
  expect(answer).toMatchObject({ nominalWall: null, wallDeviation: null, massDeviation: null })
})

describe("a piece with a wrong field", () => {
  const pipe = piece("pipe", { outsideDiameter: 60.3 }, 30.2)
  test.each([
    ["more than the outside can weigh", { weight: 1000 }, "weight", "too much for this size"],
    ["less than a foil weighs", { weight: 0.01 }, "weight", "too little for this size"],
    ["no weight", { weight: "" }, "weight", "Enter the weight"],
    ["a word for the weight", { weight: "heavy" }, "weight", "Enter the weight"],
    ["a comma that may be a point", { weight: "0,500" }, "weight", "can mean 0.5 or 500"],
    ["a negative weight", { weight: -3 }, "weight", "more than 0"],
    ["a length in mm", { length: 6000 }, "length", "it must be in metres"],
    ["no pieces", { pieces: 0 }, "pieces", "number of pieces"],
    ["no outside", { dimensions: {} }, "outsideDiameter", "Enter the outside diameter"],
    [
      "a thickness that cannot be",
      { dimensions: mm({ outsideDiameter: 60.3, wall: 31 }) },
      "wall",
      "must be less than half of",
    ],
    ["1e9 kg", { weight: "1e9" }, "weight", "too large"],
    [
      "an angle lighter than its fillet",
      { shape: "angle", dimensions: mm({ legA: 50, legB: 50, wall: 5 }), weight: 0.1 },
      "weight",
      "too little for this size",
    ],
  ] satisfies [string, Partial<WeighedPiece>, string, string][])(
    "%s gets a sentence for its field",
    (_, wrong, field, sentence) => {
      const answer = wallFromWeight({ ...pipe, ...wrong }, sizes)
      expect(answer.isKnown ? [] : answer.faults).toContainEqual({
        field,
        sentence: expect.stringContaining(sentence),
      })
    },
  )

  test("anything typed into any form gets a thickness or sentences", () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 12 }),
      fc.double().map(String),
      fc.integer({ min: 1, max: 300 }).map(String),
    )
    const names: DimensionName[] = [
      ...(["side", "depth", "width", "outsideDiameter", "legA", "legB"] as const),
      ...(["wall", "flangeWidth", "webThickness", "flangeThickness"] as const),
    ]
    const shapes: WeightShape[] = ["square", "pipe", "angle", "channel", "beam", "sheet", "plank"]
    fc.assert(
      fc.property(
        fc.constantFrom(...shapes),
        fc.array(text, { minLength: 12, maxLength: 12 }),
        (shape, texts) => {
          const dimensions = Object.fromEntries(
            names.map((name, place) => [name, { value: texts[place] }]),
          )
          const answer = wallFromWeight(
            { shape, dimensions, weight: texts[10], length: texts[11] },
            sizes,
          )
          if (answer.isKnown) expect(answer.wall).toBeGreaterThan(0)
          else expect(answer.faults.length).toBeGreaterThan(0)
        },
      ),
    )
  })
})
