import { checkEach } from "../../../each-row"
import { weightAnswer } from "../../../../src/steel/calculator/answer"
import { firstEntries } from "../../../../src/steel/calculator/entries"
import type { CatalogueSize } from "../../../../src/steel/range/size"
import type { SectionRow } from "../../../../src/steel/range/tables"
import type { Section } from "../../../../src/steel/section/section"
import { index, sizes, tables } from "../publishedSizes"
import { found, mm, typed } from "./weighedPieces"

function weighed(size: CatalogueSize) {
  const answer = weightAnswer(firstEntries("square", size), index)
  if (!answer.isKnown) throw new Error(`${size.id} has no weight.`)
  return answer
}

const nameOf = ({ designation, massPerMetre: mass }: SectionRow<Section>) =>
  `${designation}, ${mass} kg/m`
const sizesShapedLike = ({ shape }: Section) =>
  sizes.filter(({ section }) => section.shape === shape)
const publishedRows = (rows: readonly SectionRow<Section>[]) => rows.filter((row) => row.published)

test.each([
  ["square and rectangular hollow sections", tables.hollowSections],
  ["round pipes", tables.pipes],
  ["equal angles", tables.equalAngles],
  ["unequal angles", tables.unequalAngles],
  ["channels", tables.channels],
  ["beams", tables.beams],
] as const)(
  "a piece that weighs what the table of %s prints has its thickness within 0.5 %%",
  (_, rows) => {
    const known = sizesShapedLike(rows[0].section)
    checkEach(publishedRows(rows), nameOf, ({ section, massPerMetre: mass }) => {
      const { shape, outside, wall } = typed(section)
      const weighed = { shape, weight: mass * 12, length: 6, pieces: 2 }
      const unnamed = found({ ...weighed, dimensions: outside }, known)
      const dimensions = {
        ...(shape === "channel" || shape === "beam" ? {} : mm({ wall })),
        ...outside,
      }
      const { wallDeviation, massDeviation } = found({ ...weighed, dimensions }, known)
      const wrong = [(unnamed.wall / wall - 1) * 100, wallDeviation, massDeviation].filter(
        (percent) => percent === null || !(Math.abs(percent) < 0.5),
      )
      expect(wrong).toEqual([])
    })
  },
)

test("an angle 3 % light does not read as nominal", () => {
  const angles = publishedRows([...tables.equalAngles, ...tables.unequalAngles])
  const known = sizesShapedLike(angles[0].section)
  checkEach(angles, nameOf, ({ section, massPerMetre: mass }) => {
    const { shape, outside, wall } = typed(section)
    const { wallDeviation } = found(
      {
        shape,
        dimensions: { ...outside, ...mm({ wall }) },
        weight: mass * 6 * 0.97,
        length: 6,
      },
      known,
    )
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
