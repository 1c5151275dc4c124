import { weightAnswer } from "../../../../src/steel/calculator/answer"
import {
  changeEntries,
  firstEntries,
  unitName,
  weighedPiece,
  weightRequest,
  type Entries,
} from "../../../../src/steel/calculator/entries"
import { families } from "../../../../src/steel/range/families"
import { shapeFields, shapeName } from "../../../../src/steel/calculator/form"
import { weightShapes } from "../../../../src/steel/range/families"
import { shapesOf } from "../../../../src/steel/range/families"
import { quantityUnits } from "../../../../src/steel/quantity"
import { calculator as words } from "../../../../src/interface/en/calculator"
import { sizeOf } from "../publishedSizes"

const typed = (entries: Entries, name: string, value: string) =>
  changeEntries(entries, { kind: "field", name, value })
const start = firstEntries("square", sizeOf("shs-100x100x5"))

describe("the example of a shape", () => {
  test.each(weightShapes)("%s fills every field of its own, in mm, and no other", (shape) => {
    const { dimensions } = firstEntries(shape)
    for (const { name } of shapeFields[shape]) {
      expect(dimensions[name]).toEqual({ value: expect.stringMatching(/^[\d.]+$/), unit: "mm" })
    }
    expect(firstEntries(shape)).toMatchObject({ question: "weight", isExample: true, sizeId: "" })
  })

  test.each(weightShapes)("%s has on the scale what a piece of it weighs", (shape) => {
    const entries = firstEntries(shape)
    const answer = weightAnswer(entries, null)
    const { length, pieceLength, weight, pieces } = entries
    expect([length, pieces]).toEqual([pieceLength, "1"])
    const share = Number(weight) / (answer.isKnown ? answer.figures.kgPerPiece : NaN)
    expect(Math.abs(share - 1)).toBeLessThan(shape === "beam" || shape === "channel" ? 0.03 : 0.005)
    expect(weight).toMatch(/^\d+(\.\d)?$/)
  })

  test("sheet is 2.5 m long, everything else 6 m", () => {
    const lengths = weightShapes.map((shape) => [shape, firstEntries(shape).pieceLength])
    const isSheet = (shape: string) => shape === "sheet" || shape === "chequered"
    expect(lengths).toEqual(weightShapes.map((shape) => [shape, isSheet(shape) ? "2.5" : "6"]))
  })
})

describe("a size", () => {
  test.each(["shs-100x100x5", "gp-40x40x2", "pipe-50nb-m", "isa-75x50x6", "ismc-200", "sheet-5"])(
    "%s that is chosen fills the form of its shape and is remembered",
    (id) => {
      const size = sizeOf(id)
      if (!size) throw new Error(`There is no ${id}.`)
      const amount = typed(start, "amount", "7")
      const entries = changeEntries(amount, { kind: "size", size })
      expect(entries).toMatchObject({
        shape: families[size.family].weighed,
        sizeId: id,
        isPreGalvanized: id.startsWith("gp"),
        isExample: false,
        amount: "7",
      })
      expect(Object.keys(entries.dimensions)).toEqual(
        expect.arrayContaining(shapeFields[entries.shape].map(({ name }) => name)),
      )
    },
  )

  test("is forgotten when a dimension or its unit changes, not when a quantity does", () => {
    expect(typed(start, "amount", "3").sizeId).toBe("shs-100x100x5")
    expect(typed(start, "wall", "4.1").sizeId).toBe("")
    expect(typed(start, "wallUnit", "gauge").sizeId).toBe("")
    expect(typed(start, "shape", "pipe").sizeId).toBe("")
  })
})

describe("a field", () => {
  test.each([
    ...["amount", "pieceLength", "weight", "length", "pieces"].map((name) => [name, "12.5"]),
    ...quantityUnits.filter((unit) => unit !== start.unit).map((unit) => ["unit", unit]),
    ["pieceLengthUnit", "ft"],
    ["question", "wall"],
  ])("%s takes %s and leaves all others", (name, value) => {
    expect(typed(start, name, value)).toEqual({ ...start, isExample: false, [name]: value })
  })

  test.each(weightShapes.flatMap((shape) => shapeFields[shape].map((field) => ({ shape, field }))))(
    "$field.name of $shape takes a figure, and each of its units",
    ({ shape, field: { name, units } }) => {
      const first = firstEntries(shape)
      const figure = typed(first, name, "9.75")
      expect(figure.dimensions).toEqual({
        ...first.dimensions,
        [name]: { value: "9.75", unit: "mm" },
      })
      for (const unit of units) {
        const { dimensions } = typed(figure, unitName(name), unit)
        expect(dimensions[name]).toEqual({ value: "9.75", unit })
      }
      expect(typed(figure, unitName(name), "furlong")).toBe(figure)
    },
  )

  test("that a size had left empty takes a figure in mm", () => {
    const empty = { ...start, dimensions: {} }
    expect(typed(empty, "side", "50").dimensions).toEqual({ side: { value: "50", unit: "mm" } })
  })

  test.each([
    ["question", "weight"],
    ["pieceLengthUnit", "m"],
  ])("%s with a value it does not have becomes %s", (name, value) => {
    const other = typed(typed(start, "question", "wall"), "pieceLengthUnit", "ft")
    expect(typed(other, name, "furlong")).toMatchObject({ [name]: value })
  })

  test("another shape keeps the quantity and brings its own first size", () => {
    const pipe = typed(typed(start, "amount", "7"), "shape", "pipe")
    expect(pipe).toEqual({ ...firstEntries("pipe"), amount: "7", isExample: false })
  })

  test("another shape after a pre-galvanized size is not pre-galvanized", () => {
    const tube = firstEntries("square", sizeOf("gp-40x40x2"))
    expect(tube.isPreGalvanized).toBe(true)
    expect(typed(tube, "shape", "beam")).toEqual({ ...firstEntries("beam"), isExample: false })
  })
})

test("the request for the weight and the piece on the scale have what was typed", () => {
  const { shape, dimensions, amount, unit, pieceLength, pieceLengthUnit } = start
  const quantity = { amount, unit, pieceLength, pieceLengthUnit }
  expect(weightRequest(start)).toEqual({ shape, dimensions, quantity })
  const { weight, length, pieces } = start
  const weighed = { shape, dimensions, weight, length, pieces, isPreGalvanized: false }
  expect(weighedPiece(start)).toEqual(weighed)
})

test("equal and unequal angles are weighed in one form, called angle", () => {
  expect(shapesOf(["equalAngle", "unequalAngle", "gpSquare", "square"])).toEqual([
    "angle",
    "square",
  ])
  expect(shapeName("angle", words)).toBe(words.angle)
  expect(shapeName("square", words)).toBe(words.families.square)
})
