import { sizes } from "../../../tests/published-sizes"
import { commercialRange, MOST_SLENDER } from "../../steel/range/commercialRange"
import { rangeFaults } from "./rules"

/** Paths and messages of the faults of a range with another pre-galvanized part. */
const faultsOf = (part: Partial<typeof commercialRange.preGalvanized>) => {
  const none = { squares: [], rectangles: [], bores: [] }
  const preGalvanized = { ...commercialRange.preGalvanized, ...none, ...part }
  return rangeFaults({ ...commercialRange, preGalvanized }).map(
    ({ path, message }) => `${path.slice(1).join(".")} ${message}`,
  )
}
const band = { largest: 50, thinnest: 1, thickest: 2.5 }

test("the range itself can be made", () => {
  expect(rangeFaults(commercialRange)).toEqual([])
  expect(faultsOf({ bands: [band, { ...band, largest: 60 }] })).toEqual([])
})

test.each([
  ["bands that do not grow", { bands: [band, band] }, "bands.1.largest must be larger"],
  ["a thinnest above the thickest", { bands: [{ ...band, thinnest: 2.6 }] }, "bands.0.thinnest"],
  [
    "tube too thin for its outside size",
    { bands: [{ ...band, largest: 115 }] },
    "bands.0.thinnest is too thin for 115 mm outside: tube up to there needs at least 1.8 mm",
  ],
  ["a square without a thickness", { bands: [band], squares: [60] }, "squares.0 has no thickness"],
  [
    "a rectangle whose longer side has none",
    { bands: [band], rectangles: [{ depth: 60, width: 40 }] },
    "rectangles.0",
  ],
  ["50 nb pipe, which is 60.3 mm outside", { bands: [band], bores: [25, 50] }, "bores.1"],
  [
    "a tube that its thickness would fill",
    { thicknesses: [4], bands: [{ ...band, thickest: 4 }], rectangles: [{ depth: 26, width: 13 }] },
    "rectangles.0 cannot be made 4 mm thick",
  ],
  ["an unknown bore", { bores: [33] }, "bores.0 33 is not a nominal bore: write one of 15, 20, 25"],
])("%s is a fault of that field", (_, part, fault) => {
  expect(faultsOf(part)).toEqual([expect.stringContaining(fault)])
})

test("a band of hollow sections behind a larger one is a fault: no size would ever use it", () => {
  const hollow = { ...commercialRange.hollow, bands: [{ ...band, largest: 80 }, band] }
  expect(rangeFaults({ ...commercialRange, hollow })).toEqual([
    { path: ["hollow", "bands", 1, "largest"], message: expect.stringContaining("larger") },
  ])
})

test("a thickness that is impossible for a plank is reported at that thickness", () => {
  const planks = { ...commercialRange.planks, thicknesses: [1.6, 16] }
  expect(rangeFaults({ ...commercialRange, planks })).toEqual([
    { path: ["planks", "thicknesses", 1], message: expect.stringContaining("is too thick") },
  ])
})

test("a size that is listed twice is reported at its second place", () => {
  const { hollow, preGalvanized, planks } = commercialRange
  const sides = ["40x40", "80x40", "40x80"].map((each) => each.split("x").map(Number))
  const rectangles = sides.map(([depth, width]) => ({ depth, width }))
  const tubes = { ...preGalvanized, squares: [40, 50, 40], rectangles, bores: [15, 15] }
  const sheet = { width: 1250, length: 2500 }
  const range = {
    hollow: { ...hollow, thicknesses: [2, 2] },
    preGalvanized: { ...tubes, thicknesses: [2, 2] },
    planks: { ...planks, widths: [200, 200], thicknesses: [2, 2] },
    sheets: { thicknesses: [3.15, 4, 3.15], sizes: [sheet, sheet] },
  }
  expect(rangeFaults(range).map(({ path, message }) => `${path.join(".")} ${message}`)).toEqual(
    [
      ...["hollow.thicknesses.1", "preGalvanized.thicknesses.1", "preGalvanized.squares.2"],
      ...["preGalvanized.rectangles.0", "preGalvanized.rectangles.2", "preGalvanized.bores.1"],
      ...["planks.widths.1", "planks.thicknesses.1", "sheets.thicknesses.2", "sheets.sizes.1"],
    ].map((place) => `${place} is there twice: keep one`),
  )
})

test("no pre-galvanized size is too thin to be formed", () => {
  for (const { family, section, wall } of sizes) {
    if (!family.startsWith("gp")) continue
    const outside =
      "outsideDiameter" in section
        ? section.outsideDiameter
        : Math.max(
            ...("depth" in section && "width" in section ? [section.depth, section.width] : [0]),
          )
    expect(outside).toBeLessThanOrEqual(MOST_SLENDER * wall)
  }
})
