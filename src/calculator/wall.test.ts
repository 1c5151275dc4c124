import { checkEach, examplesIn } from "../../tests/examples"
import { answeringInWords, type InWords } from "../../tests/in-words"
import { sizeOf, sizes } from "../../tests/published-sizes"
import { calculator } from "../kit/words/en/tools"
import { weightShapes } from "../steel/range/families"
import type { Size } from "../steel/range/size"
import { changeEntries, firstEntries, type Entries } from "./entries"
import { isRolled } from "./shapes"
import { wallFromWeight as wallFromWeightInWords, type TrueWall } from "./wall"

const wallFromWeight = answeringInWords(calculator, wallFromWeightInWords)

type Fields = Record<string, string | number>
const table = examplesIn(__dirname, "typed.tsv")
const fieldsIn = (cell: string): Fields => Object.fromEntries(new URLSearchParams(cell))

/** A piece of a size on the scale, with other fields typed. */
function piece(size: Size | null, fields: Fields): Entries {
  const typed = Object.entries(fields).map(([name, value]) => [name, String(value)] as const)
  return changeEntries(firstEntries("square", size), { fields: [["question", "wall"], ...typed] })
}
function found(entries: Entries, known: readonly Size[] | null = sizes): InWords<TrueWall> {
  const answer = wallFromWeight(entries, known)
  if (!answer.isKnown) throw new Error(answer.faults.map(({ sentence }) => sentence).join(" "))
  return answer
}

const rows = sizes.filter(({ basis, massPer }) => basis === "table" && massPer === "metre")
const ofShape = (shape: string) => sizes.filter(({ section }) => section.shape === shape)
const byShape = Object.fromEntries(
  [...new Set(sizes.map(({ section }) => section.shape))].map((shape) => [shape, ofShape(shape)]),
)
const own = ({ section: { shape } }: Size) => byShape[shape] ?? []
const tube = sizeOf("shs-100x100x4")

test("a piece that weighs what a table prints has the thickness of its row within 0.5 %", () => {
  checkEach(
    rows,
    ({ id }) => id,
    (size) => {
      const scale = { weight: size.mass * 12, length: 6, pieces: 2 }
      const named = found(piece(size, scale), own(size))
      expect(Math.abs(named.wallDeviation ?? NaN)).toBeLessThan(0.5)
      expect(Math.abs(named.massDeviation ?? NaN)).toBeLessThan(0.5)
      expect(named.section).toMatchObject({ shape: size.section.shape })
      if (isRolled(size.family)) return
      const { wall } = found(piece(size, { ...scale, wall: "" }), own(size))
      expect(Math.abs(wall / size.wall - 1)).toBeLessThan(0.005)
    },
  )
})

test.each(weightShapes)("the example of %s has its nominal thickness", (shape) => {
  const entries = { ...firstEntries(shape), question: "wall" } as const
  for (const known of [sizes, null]) {
    const { wall, nominalWall, accuracy } = found(entries, known)
    expect(Math.abs(wall - (nominalWall ?? NaN))).toBeLessThanOrEqual(accuracy)
  }
})

test.each(table("thickness"))("%s with %j: %s; accurate by %s", (id, cell, sentence, note) => {
  const fields = fieldsIn(cell)
  const answer = found(piece(sizeOf(id), { length: 6, ...fields }))
  expect(answer.sentence).toContain(sentence)
  expect(answer.accuracyNotes.join(" ")).toContain(note)
  const { nominalWall, wallDeviation, massDeviation } = answer
  const isNull = [nominalWall, wallDeviation, massDeviation].map((figure) => figure === null)
  expect(new Set(isNull)).toEqual(new Set([fields.wall === ""]))
})

test("the pattern of chequered plate is counted, and no thickness is called surer than 0.01 mm", () => {
  const start = firstEntries("chequered")
  const weight = (7.85 * 5 + 1.6) * 1.25 * 2.5
  const typed = changeEntries(start, { fields: [["weight", String(weight)]] })
  expect(found(typed, null).wallDeviation).toBeCloseTo(0, 6)
  const foil = changeEntries(firstEntries("sheet"), {
    fields: Object.entries({ wall: "0.5", width: "1000", weight: "3.925", length: "1" }),
  })
  const load = piece(tube, { weight: "1.2 t", length: 6, pieces: 17, wall: 4 })
  expect(found(load).accuracyNotes[0]).toMatch(/weight read to 100 kg/)
  expect(found(foil, null).accuracyNotes[0]).toMatch(
    /^Accurate to about ±0\.01 mm: weight read to 0\.001 kg/,
  )
})

test.each(table("thickness refused"))("%j gets a sentence at %s: %s", (fields, field, sentence) => {
  const answer = wallFromWeight(piece(tube, fieldsIn(fields)), sizes)
  expect(answer.isKnown ? [] : answer.faults).toEqual([
    { field, sentence: expect.stringContaining(sentence) },
  ])
})
