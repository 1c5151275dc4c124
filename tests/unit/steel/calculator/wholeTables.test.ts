import { checkEach } from "../../../each-row"
import { weightAnswer } from "../../../../src/steel/calculator/answer"
import { firstEntries } from "../../../../src/steel/calculator/entries"
import type { CatalogueSize } from "../../../../src/steel/range/size"
import type { Section } from "../../../../src/steel/section/section"
import { index, sizes } from "../publishedSizes"
import { found, mm, typed } from "./weighedPieces"

function weighed(size: CatalogueSize) {
  const answer = weightAnswer(firstEntries("square", size), index)
  if (!answer.isKnown) throw new Error(`${size.id} has no weight.`)
  return answer
}

const printed = sizes.filter(({ basis, massPer }) => basis === "table" && massPer === "metre")
const nameOf = ({ id, mass }: CatalogueSize) => `${id}, ${mass} kg/m`
const sizesShapedLike = ({ shape }: Section) =>
  sizes.filter(({ section }) => section.shape === shape)

test("a piece that weighs what a table prints has the thickness of its row within 0.5 %", () => {
  checkEach(printed, nameOf, ({ section, mass }) => {
    const { shape, outside, wall } = typed(section)
    const weighed = { shape, weight: mass * 12, length: 6, pieces: 2 }
    const known = sizesShapedLike(section)
    const unnamed = found({ ...weighed, dimensions: outside }, known)
    const isRolled = shape === "channel" || shape === "beam"
    const dimensions = { ...(isRolled ? {} : mm({ wall })), ...outside }
    const { wallDeviation, massDeviation } = found({ ...weighed, dimensions }, known)
    const wrong = [(unnamed.wall / wall - 1) * 100, wallDeviation, massDeviation].filter(
      (percent) => percent === null || !(Math.abs(percent) < 0.5),
    )
    expect(wrong).toEqual([])
  })
})

test("an angle 3 % light does not read as nominal", () => {
  const angles = printed.filter(({ section }) => section.shape === "angle")
  checkEach(angles, nameOf, ({ section, mass }) => {
    const { shape, outside, wall } = typed(section)
    const light = { shape, dimensions: { ...outside, ...mm({ wall }) }, length: 6 }
    const { wallDeviation } = found({ ...light, weight: mass * 6 * 0.97 }, angles)
    expect(Math.abs((wallDeviation ?? NaN) + 3.5)).toBeLessThan(1)
  })
})

test("every size by the metre has the weight of its row in the calculator and its own name on the list", () => {
  const byMetre = sizes.filter(({ massPer }) => massPer === "metre")
  const known = byMetre.map((size) => ({ size, ...weighed(size) }))
  expect(known.map(({ listed }) => listed?.id)).toEqual(byMetre.map(({ id }) => id))
  const wrong = known.filter(({ size: { mass, basis }, figures: { massPerMetre } }) =>
    basis === "table" ? massPerMetre !== mass : Math.abs(massPerMetre / mass - 1) >= 0.01,
  )
  expect(wrong.map(({ size }) => size.id)).toEqual([])
})
