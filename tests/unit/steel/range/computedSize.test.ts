import { computedSize, sizeOfId, type ComputedKind } from "../../../../src/steel/range/computedSize"
import {
  hasWeightOfBlackTube,
  sizeDesignation,
  sizeName,
  sizeNotes,
  weightNotes,
  type CatalogueSize,
} from "../../../../src/steel/range/size"
import { isTooSlender, isWithin } from "../../../../src/steel/range/sizeLimits"
import { steel } from "../../../../src/interface/en/steel"
import { steel as hindi } from "../../../../src/interface/hi/steel"
import { sizeOf, sizes } from "../publishedSizes"

const plain = (text: string) => text.replaceAll("\u00a0", " ")
const known = (id: string): CatalogueSize => {
  const size = sizeOf(id)
  if (!size) throw new Error(`There is no ${id}.`)
  return size
}

describe("the limits of a size that is computed", () => {
  test.each<[ComputedKind, number[][], number[][]]>([
    [
      "hollow",
      [
        [8, 8, 0.3],
        [1200, 1200, 40],
        [100, 50, 12.5],
        [100, 100, 1.01],
        [50, 100, 4],
      ],
      [
        [7.99, 8, 0.3],
        [8, 7.99, 0.3],
        [1200.01, 1200, 40],
        [400, 1200.01, 40],
        [100, 50, 12.51],
      ],
    ],
    [
      "hollow",
      [[20, 20, 0.3]],
      [
        [20, 20, 0.29],
        [1000, 1000, 40.01],
        [100, 100, 1],
        [100, 50, 1],
      ],
    ],
    [
      "pipe",
      [
        [8, 0.3],
        [1200, 40],
        [60.3, 30.14],
      ],
      [
        [7.99, 0.3],
        [1200.01, 40],
        [60.3, 30.15],
      ],
    ],
    ["pipe", [[20, 0.3]], [[20, 0.29], [1000, 40.01], [60.3]]],
    [
      "gp",
      [
        [100, 100, 1.01],
        [60.3, 1],
        [100, 1.01],
      ],
      [
        [100, 100, 1],
        [100, 1],
        [50, 50, 12.51],
      ],
    ],
    [
      "gp",
      [[20, 5]],
      [
        [20, 10],
        [7.99, 1],
      ],
    ],
    [
      "angle",
      [
        [10, 10, 1],
        [400, 400, 60],
        [30, 30, 10],
        [60, 30, 10],
      ],
      [
        [9.99, 10, 1],
        [10, 9.99, 1],
        [400.01, 400, 60],
        [400, 400.01, 60],
        [30, 30, 10.01],
      ],
    ],
    [
      "angle",
      [[50, 50, 1]],
      [
        [50, 50, 0.99],
        [400, 400, 60.01],
        [30, 60, 10.01],
        [50, 50],
      ],
    ],
    [
      "plank",
      [
        [250, 25, 1],
        [200, 20, 5],
      ],
      [
        [200, 20, 5.01],
        [7.99, 20, 1],
        [200, 20],
      ],
    ],
    ["sheet", [[0.1], [250], [5, 10], [5, 4000]], [[0.09], [250.01], [5, 9.99], [5, 4000.01]]],
    ["chequered", [[0.1], [250, 4000]], [[0.09], [5, 9.99], [5, 1250, 2500]]],
  ])("of %s include %j and exclude %j", (kind, inside, outside) => {
    const isMade = (dimensions: number[]) => computedSize(kind, dimensions) !== null
    expect(inside.filter((dimensions) => !isMade(dimensions))).toEqual([])
    expect(outside.filter(isMade)).toEqual([])
  })

  test("a side of a hundred thicknesses is a typing error, whichever side it is", () => {
    const thin = [isTooSlender(100, 50, 1), isTooSlender(50, 100, 1), isTooSlender(100, 50, 1.01)]
    expect(thin).toEqual([true, true, false])
    expect([0.9, 1, 2, 2.1].map((mm) => isWithin({ least: 1, most: 2 }, mm))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  test("the sides of a tube may be given in either order, the longer is named first", () => {
    for (const kind of ["hollow", "gp", "angle"] as const)
      expect(computedSize(kind, [40, 60, 3])).toEqual(computedSize(kind, [60, 40, 3]))
  })
})

test.each([
  ["shs-50x50x3", 4.25, "square"],
  ["pipe-60.3x3.3", 4.64, "pipe"],
  ["isa-65x45x7", 5.72, "unequalAngle"],
  ["isa-52x52x5", 3.92, "equalAngle"],
  ["sheet-7", 54.95, "sheet"],
  ["sheet-5x1250", 49.06, "sheet"],
  ["sheet-0.5x100", 0.393, "sheet"],
  ["chequered-7", 56.55, "chequered"],
  ["chequered-7x1250", 70.69, "chequered"],
  ["gp-60.3x2", 2.88, "gpPipe"],
  ["gp-60x40x2", 2.96, "gpRectangular"],
])("%s is computed to weigh about %d kg", (id, mass, family) => {
  const size = known(id)
  expect(size.family).toBe(family)
  expect(Math.abs(size.mass / mass - 1)).toBeLessThan(0.011)
  expect(size.mass).toBe(Number(size.mass.toFixed(3)))
  expect(size.massPer).toBe(/^(sheet|chequered)-[\d.]+$/.test(id) ? "squareMetre" : "metre")
})

test.each([
  ["shs-100x100x5", "100 × 100 × 5", "Square hollow section 100 × 100 × 5 mm"],
  ["rhs-100x50x4", "100 × 50 × 4", "Rectangular hollow section 100 × 50 × 4 mm"],
  ["pipe-60.3x3.6", "50 nb, 60.3 × 3.6", "Round pipe 50 nb, 60.3 × 3.6 mm"],
  ["pipe-50.8x2", "50.8 × 2", "Round pipe 50.8 × 2 mm"],
  ["sheet-5x1250", "5 mm, 1250 mm wide", "Sheet 5 mm, 1250 mm wide"],
  ["ismc-125h", "ISMC 125*", "Channel ISMC 125*"],
  ["plank-200x25x2", "200 × 25 × 2", "Plank 200 × 25 × 2 mm"],
])("%s is called %s, in full %s", (id, designation, name) => {
  const size = known(id)
  expect(plain(sizeDesignation(size, steel))).toBe(designation)
  expect(plain(sizeName(size, steel))).toBe(name)
})

test("classes of pipe and widths of sheet are named in the language of the page", () => {
  const [pipe, sheet] = [known("pipe-50nb-m"), known("sheet-5x1250")]
  expect(sizeDesignation(pipe, hindi)).toBe(hindi.classOf(50, hindi.classes.medium))
  expect(sizeDesignation(sheet, hindi)).toBe(hindi.sheetOf("5", "1250"))
  expect(sizeDesignation(known("sheet-5"), hindi)).toBe(known("sheet-5").designation)
})

describe("the notes on a weight", () => {
  const notes = (id: string) => sizeNotes(known(id)).map((note) => plain(note(steel)))

  test.each([
    ["the corners of a thick computed tube", "shs-155x155x12", /EN 10219/],
    ["the pattern of chequered sheet", "chequered-6", /^Approximate: /],
    ["the section of the old chart", "ismb-100", /old trade chart is for .* 75 × 4 × 7\.2 mm/],
  ])("name %s", (_, id, note) => {
    expect(notes(id)).toEqual([expect.stringMatching(note)])
  })

  test.each(["shs-155x155x6", "shs-100x100x5", "ismb-250", "sheet-5", "pipe-200x12"])(
    "of %s are none",
    (id) => expect(notes(id)).toEqual([]),
  )

  test("a table's weight needs no note on its corners", () => {
    const thick = sizes.filter(({ wall, section }) => wall > 6 && section.shape === "hollow")
    const noted = thick.filter((size) => weightNotes(size).length > 0)
    expect(noted.filter(({ basis }) => basis === "table")).toEqual([])
  })

  test("only pre-galvanized tube has the weight of black tube", () => {
    const ids = ["gp-40x40x2", "shs-100x100x5", "gp-60.3x2"]
    expect(ids.map((id) => hasWeightOfBlackTube(known(id)))).toEqual([true, false, false])
  })
})

test("an id leads to the size of the catalogue first, however it is written", () => {
  const catalogue = new Map(sizes.map((size) => [size.id, size]))
  expect(sizeOfId("rhs-50x100x4", catalogue)).toBe(catalogue.get("rhs-100x50x4"))
  expect(sizeOfId("rhs-100x50x4.1", catalogue)).toMatchObject({ basis: "computed" })
  expect(sizeOfId("ismb-201", catalogue)).toBeNull()
})
