import { checkEach } from "../../../each-row"
import { anyCharacter, fc } from "../../../random-inputs"
import type { DimensionName } from "../../../../src/steel/calculator/form"
import type { WeightShape } from "../../../../src/steel/range/families"
import type { WeighedPiece } from "../../../../src/steel/calculator/wall"
import { thickestHollowWall } from "../../../../src/steel/range/sizeLimits"
import { angleRadii } from "../../../../src/steel/section/angleRadii"
import { massPerMetre } from "../../../../src/steel/section/mass"
import type { Section } from "../../../../src/steel/section/section"
import { sizes, tables } from "../publishedSizes"
import { calculator } from "../../../../src/interface/en/calculator"
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

test.each(tables.chequeredPlates.map((row) => [row.lengths[0], row] as const))(
  "chequered plate of %d mm that weighs what its table prints is that thick within 0.5 %%",
  (thickness, { mass }) => {
    const { wall } = found({
      shape: "chequered",
      dimensions: mm({ width: 1250 }),
      weight: mass * 1.25 * 2.5,
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

test("a weight is as exact in Hindi digits as in others", () => {
  const weighed = (weight: string) => found(piece("square", { side: 50, wall: 2.9 }, weight))
  expect(weighed("२५.२").accuracy).toBe(weighed("25.2").accuracy)
  expect(weighed("25.2").accuracy).toBeLessThan(weighed("25").accuracy)
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

const STEEL = 7850e-6

test.each<[WeightShape, Dimensions, number, number]>([
  ["pipe", mm({ outsideDiameter: 60 }), 30, (Math.PI / 4) * 60 ** 2],
  ["square", mm({ side: 50 }), 12.5, 4 * 50 * 12.5 - (16 - 3 * Math.PI) * 12.5 ** 2],
  ["rectangular", mm({ depth: 80, width: 40 }), 10, 2400 - (16 - 3 * Math.PI) * 100],
  ["plank", mm({ width: 200, depth: 20 }), 5, 2200 - (16 - 3 * Math.PI) * 25],
  ["sheet", mm({ width: 1000 }), 250, 250_000],
])("a %s is at most solid: %j to %d mm", (shape, dimensions, thickest, area) => {
  const weighed = (share: number) =>
    wallFromWeight({ shape, dimensions, weight: area * STEEL * share, length: 1 }, [])
  const solid = weighed(1)
  expect(solid.isKnown && solid.wall).toBeCloseTo(thickest, 3)
  expect(weighed(1.001)).toMatchObject({ isKnown: false, faults: [{ field: "weight" }] })
})

test("nothing thinner than 0.1 mm is a thickness", () => {
  const strip = (thickness: number) =>
    wallFromWeight(
      { shape: "sheet", dimensions: mm({ width: 1000 }), weight: thickness * 7.85, length: 1 },
      [],
    ).isKnown
  expect([0.099, 0.101].map(strip)).toEqual([false, true])
})

describe("the accuracy of a sheet's thickness", () => {
  const sheet = (weight: string | number) =>
    found({ shape: "sheet", dimensions: mm({ width: 1250, wall: 5 }), weight, length: 2.5 }, [])

  test.each([
    ["120", 1],
    ["120.0", 0.1],
    ["120.25", 0.01],
  ])("is half the last digit of %s kg and half a per cent", (weight, step) => {
    const { wall, accuracy, accuracyNotes } = sheet(weight)
    expect(accuracy / wall).toBeCloseTo(step / 2 / Number(weight) + 0.005, 9)
    expect(accuracyNotes[0]).toContain(`weight read to ${step} kg`)
  })

  test.each([
    ["122.66", "as nominal (5 mm)", false],
    ["122.2", "% under the nominal 5 mm", true],
    ["123.1", "% over the nominal 5 mm", true],
    ["100", "% under the nominal 5 mm", false],
    ["150", "% over the nominal 5 mm", false],
  ])("with %s kg: %s, within the accuracy or not", (weight, sentence, isWithin) => {
    const answer = sheet(weight)
    expect(answer.sentence).toContain(sentence)
    const isSaid = answer.accuracyNotes
      .join(" ")
      .includes("The difference is within this accuracy.")
    expect(isSaid).toBe(isWithin)
    expect(Math.sign(answer.massDeviation ?? NaN)).toBe(Math.sign(answer.wallDeviation ?? NaN))
  })
})

test("between two rows of a table the thickness is between theirs", () => {
  const rows = sizes.filter(({ id }) => id.startsWith("shs-100x100x"))
  const between = rows.slice(1).map((row, place) => [rows[place], row] as const)
  expect(between.length).toBeGreaterThan(5)
  for (const [thin, thick] of between) {
    for (const part of [0.25, 0.5, 0.75]) {
      const mass = thin.mass + part * (thick.mass - thin.mass)
      const { wall } = found(piece("square", { side: 100 }, mass * 6))
      const share = (wall - thin.wall) / (thick.wall - thin.wall)
      expect(Math.abs(share - part)).toBeLessThan(0.03)
    }
  }
})

test("beyond the rows of a table the thickness goes on from the last", () => {
  const rows = sizes.filter(({ id }) => id.startsWith("shs-100x100x"))
  for (const [row, share] of [
    [rows[0], 0.9],
    [rows[rows.length - 1], 1.1],
  ] as const) {
    const { wall } = found(piece("square", { side: 100 }, row.mass * share * 6))
    expect(Math.abs(wall / (row.wall * share) - 1)).toBeLessThan(0.02)
  }
})

test("the web of a beam is named, and that its flanges deviate with it", () => {
  const { section, mass } = sizes.find(({ id }) => id === "ismb-200") ?? sizes[0]
  const { shape, outside: dimensions } = typed(section)
  const answer = found({ shape, dimensions, weight: mass * 6 * 0.9, length: 6 })
  expect(answer.sentence).toMatch(/^The web thickness is/)
  expect(answer.accuracyNotes.join(" ")).toContain(calculator.sameShare)
})

test.each([
  ["IS 1239", "pipe-50nb-m"],
  ["IS 1161", "pipe-60.3x3.6"],
])(
  "a pipe that two tables list is compared with the table of the picked one: %s",
  (standard, id) => {
    const answer = found(piece("pipe", { outsideDiameter: 60.3, wall: 3.6 }, 30), sizes, id)
    expect(answer.accuracyNotes.join(" ")).toContain(`compared with the ${standard}`)
  },
)

test("a size of a maker's table is compared with that", () => {
  const size = sizes.find(({ family, standard }) => family === "square" && standard === "")
  if (!size) throw new Error("No maker lists a square tube.")
  const { outside, wall } = typed(size.section)
  const dimensions = { ...outside, ...mm({ wall }) }
  const alone = [size]
  const answer = found({ shape: "square", dimensions, weight: size.mass * 6, length: 6 }, alone)
  expect(answer.accuracyNotes.join(" ")).toContain("a manufacturer’s table")
})

test("a large angle in no table has the fillets of its legs, whatever thickness it was sold as", () => {
  const section: Section = {
    shape: "angle",
    legA: 145,
    legB: 145,
    thickness: 12,
    ...angleRadii(145, 145, 12),
  }
  const weight = massPerMetre(section) * 6
  const angle = {
    shape: "angle" as const,
    dimensions: mm({ legA: 145, legB: 145 }),
    weight,
    length: 6,
  }
  expect(found(angle, []).wall).toBeCloseTo(12, 6)
})

test("chequered plate of its nominal weight has no deviation: the pattern is counted", () => {
  const weight = (7.85 * 6 + 1.6) * 1.25 * 2.5
  const dimensions = mm({ width: 1250, wall: 6 })
  const answer = found({ shape: "chequered", dimensions, weight, length: 2.5 }, [])
  expect(answer.wallDeviation).toBeCloseTo(0, 6)
  expect(answer.massDeviation).toBeCloseTo(0, 6)
})

test("no thickness is called surer than 0.01 mm", () => {
  const sheet = { shape: "sheet" as const, dimensions: mm({ width: 1000 }), length: 1 }
  expect(found({ ...sheet, weight: "3.925" }, []).accuracyNotes[0]).toMatch(
    /^Accurate to about ±0\.01 /,
  )
  expect(found({ ...sheet, weight: "78.500" }, []).accuracyNotes[0]).toMatch(
    /^Accurate to about ±0\.05 /,
  )
})

test("without a nominal thickness there is no deviation", () => {
  const pipe = piece("pipe", { outsideDiameter: 60.3 }, 30.2)
  const answer = found({ ...pipe, dimensions: { ...pipe.dimensions, wall: { value: " " } } })
  expect(answer.sentence).toMatch(/^The thickness is [\d.]+ mm\.$/)
  expect(answer.accuracyNotes).toHaveLength(1)
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
    ["a piece of more than a kilometre", { length: 1000.5 }, "length", "it must be in metres"],
    ["more pieces than can be", { pieces: 10_000_001 }, "pieces", "too large"],
    ["a length of nothing", { length: 0 }, "length", "Enter the length in m"],
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

  test("the limits are included", () => {
    const strip = { shape: "sheet" as const, dimensions: mm({ width: 1000 }) }
    const longest = { ...strip, weight: 7850, length: 1000 }
    expect(wallFromWeight(longest, []).isKnown).toBe(true)
    expect(wallFromWeight({ ...longest, weight: 1e7, pieces: 1000 }, []).isKnown).toBe(true)
  })

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
