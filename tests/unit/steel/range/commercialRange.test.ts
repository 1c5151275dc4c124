import {
  commercialRange,
  preGalvanizedThicknesses,
} from "../../../../src/steel/range/commercialRange"
import { boreOfNominal } from "../../../../src/steel/range/nominalBores"
import { hasWeightOfBlackTube } from "../../../../src/steel/range/size"
import { sizes, tables } from "../publishedSizes"

const ofFamilies = (start: string) => sizes.filter(({ family }) => family.startsWith(start))

test.each([
  [20, [1, 1.2, 1.6]],
  [25, [1, 1.2, 1.6]],
  [25.1, [1.2, 1.6, 2]],
  [60, [1.2, 1.6, 2]],
  [60.1, []],
])("tube of %d mm comes in the thicknesses of its band, ends included: %j", (outside, expected) => {
  const range = {
    ...commercialRange.preGalvanized,
    thicknesses: [0.8, 1, 1.2, 1.6, 2, 2.5],
    bands: [
      { largest: 25, thinnest: 1, thickest: 1.6 },
      { largest: 60, thinnest: 1.2, thickest: 2 },
    ],
  }
  expect(preGalvanizedThicknesses(range, outside)).toEqual(expected)
})

test("pre-galvanized tube is every outside of the range in the thicknesses of its band", () => {
  const { squares, rectangles, bores } = commercialRange.preGalvanized
  const thicknesses = (outside: number) =>
    preGalvanizedThicknesses(commercialRange.preGalvanized, outside)
  const expected = [
    ...squares.flatMap((side) => thicknesses(side).map((mm) => `gp-${side}x${side}x${mm}`)),
    ...rectangles.flatMap(({ depth, width }) =>
      thicknesses(Math.max(depth, width)).map(
        (mm) => `gp-${Math.max(depth, width)}x${Math.min(depth, width)}x${mm}`,
      ),
    ),
    ...bores.flatMap((bore) => {
      const [outside] = boreOfNominal(bore)?.outsideDiameters ?? [NaN]
      return thicknesses(outside).map((mm) => `gp-${outside}x${mm}`)
    }),
  ]
  expect(
    ofFamilies("gp")
      .map(({ id }) => id)
      .sort(),
  ).toEqual(expected.sort())
})

test("pre-galvanized tube weighs what the table has for black tube of its size, or else its shape", () => {
  const black = new Map(
    tables.hollowSections
      .filter(({ published }) => published)
      .map(({ section: { depth, width, wallThickness }, massPerMetre, area }) => [
        `gp-${depth}x${width}x${wallThickness}`,
        { mass: massPerMetre, area, basis: "table" },
      ]),
  )
  const listed = ofFamilies("gp").filter(hasWeightOfBlackTube)
  expect(listed.length).toBeGreaterThan(10)
  expect(listed.map(({ mass, area, basis }) => ({ mass, area, basis }))).toEqual(
    listed.map(({ id }) => black.get(id)),
  )
  const others = ofFamilies("gp").filter((size) => !hasWeightOfBlackTube(size))
  expect(others.filter(({ id, basis }) => black.has(id) || basis !== "computed")).toEqual([])
})

test("sheet and plank are those of the range", () => {
  const { sheets, planks } = commercialRange
  const ids = (family: string) => ofFamilies(family).map(({ id }) => id)
  expect(ids("sheet")).toEqual(sheets.thicknesses.map((mm) => `sheet-${mm}`))
  expect(ids("plank")).toEqual(
    planks.widths.flatMap((width) =>
      planks.thicknesses.map((mm) => `plank-${width}x${planks.height}x${mm}`),
    ),
  )
})

test("the standards of a hollow section are all that its table names, each once and without remarks", () => {
  const rows = tables.hollowSections.filter(({ published }) => published)
  const standards = rows.map(({ standard }) => [...new Set(standard.match(/IS \d+:\d+/g))])
  const hollow = sizes.filter(({ family }) => family === "square" || family === "rectangular")
  const byName = new Map(
    hollow.map((size) => [size.designation.replaceAll("\u00a0×\u00a0", " x "), size]),
  )
  expect(rows.map(({ designation }) => byName.get(designation)?.standard)).toEqual(
    standards.map((names) => names.join(", ")),
  )
})
