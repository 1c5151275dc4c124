import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { rangeFaults, specificationFaults } from "../../../src/content-check/size-range"
import {
  commercialRange,
  MOST_SLENDER,
  type CommercialRange,
} from "../../../src/steel/range/commercialRange"
import { sizes } from "../steel/publishedSizes"

const folder = join(__dirname, "../../../content/products")

interface Product {
  readonly sizeTables?: string[]
  readonly specifications: { label: string; value: string }[]
}
const products = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(join(folder, file), "utf8")) as Product] as const,
)
const preGalvanized = (label: string, value: string) =>
  specificationFaults(
    { sizeTables: ["gpSquare", "gpRectangular", "gpPipe"], specifications: [{ label, value }] },
    commercialRange,
  )

test.each(products)("the specification of %s agrees with the sizes in the range", (_, product) => {
  expect(specificationFaults({ sizeTables: [], ...product }, commercialRange)).toEqual([])
})

test("the range itself can be made", () => {
  expect(rangeFaults(commercialRange)).toEqual([])
})

test.each([
  ["Square", "15 × 15 to 150 × 150 mm", "has 15 × 15 to 100 × 100"],
  ["Rectangular", "26 × 13 to 120 × 60 mm", "has 26 × 13 to"],
  ["Round", "15 to 150 mm", "has 15 to 100"],
  ["Wall thickness", "1 to 3 mm", "has 1 to 2.5"],
])("a row %s that says %s is a fault of that row", (label, value, sentence) => {
  expect(preGalvanized(label, value)).toEqual([
    { path: ["specifications", 0, "value"], message: expect.stringContaining(sentence) },
  ])
})

test.each([
  ["Zinc", "On the strip, before the tube is formed"],
  ["Wall thickness", "1.0 to 2.5 mm"],
  ["Square", "on request"],
])("a row %s that says %s is none", (label, value) => {
  expect(preGalvanized(label, value)).toEqual([])
})

test("planks and sheets are checked against their range as well", () => {
  const faults = (family: string, label: string, value: string) =>
    specificationFaults(
      { sizeTables: [family], specifications: [{ label, value }] },
      commercialRange,
    )
  expect(faults("plank", "Thickness", "1.6 and 3 mm")).toHaveLength(1)
  expect(faults("plank", "Size", "125 × 25 to 300 × 25 mm")).toHaveLength(1)
  expect(faults("sheet", "Thickness", "1.6 to 25 mm")).toHaveLength(1)
  expect(faults("sheet", "Size", "1000 to 2500 mm")).toHaveLength(1)
})

test("a band with tube too thin for its outside size is a fault that names the limit", () => {
  const bands = [{ largest: 115, thinnest: 1, thickest: 2.5 }]
  const range = { ...commercialRange, preGalvanized: { ...commercialRange.preGalvanized, bands } }
  expect(rangeFaults(range)).toEqual([
    {
      path: ["preGalvanized", "bands", 0, "thinnest"],
      message: "is too thin for 115 mm outside: tube up to there needs at least 1.8 mm",
    },
  ])
})

/** The paths of the faults of a range with another pre-galvanized part. */
const faultyPaths = (part: Partial<typeof commercialRange.preGalvanized>) =>
  rangeFaults({
    ...commercialRange,
    preGalvanized: {
      ...commercialRange.preGalvanized,
      squares: [],
      rectangles: [],
      bores: [],
      ...part,
    },
  }).map(({ path }) => path.slice(1).join("."))

test("bands that do not grow, and a thinnest above the thickest, are faults of that band", () => {
  const band = { largest: 50, thinnest: 1, thickest: 2.5 }
  expect(faultyPaths({ bands: [band, { ...band, largest: 60 }] })).toEqual([])
  expect(faultyPaths({ bands: [band, band] })).toEqual(["bands.1.largest"])
  expect(faultyPaths({ bands: [{ ...band, thinnest: 2.6 }] })).toEqual(["bands.0.thinnest"])
  expect(faultyPaths({ bands: [{ ...band, thinnest: 2.5 }] })).toEqual([])
})

test("the longer side of a rectangle and the outside of a pipe need a thickness", () => {
  const bands = [{ largest: 50, thinnest: 1, thickest: 2.5 }]
  const rectangles = [
    { depth: 40, width: 20 },
    { depth: 60, width: 40 },
  ]
  expect(faultyPaths({ bands, rectangles })).toEqual(["rectangles.1"])
  // 50 nb pipe is 60.3 mm outside.
  expect(faultyPaths({ bands, bores: [25, 50] })).toEqual(["bores.1"])
})

test("an unknown bore gets the list of known bores", () => {
  const range = { ...commercialRange.preGalvanized, bores: [33] }
  const [fault] = rangeFaults({ ...commercialRange, preGalvanized: range })
  expect(fault.message).toMatch(/^33 is not a nominal bore: write one of 15, 20, 25, 32, 40, 50/)
})

test("the smallest and the largest of a range do not depend on its order", () => {
  const { preGalvanized: range, planks } = commercialRange
  const turned: CommercialRange = {
    ...commercialRange,
    preGalvanized: { ...range, rectangles: range.rectangles.toReversed() },
    planks: { ...planks, widths: planks.widths.toReversed() },
  }
  const faultsIn = (family: string, value: string, own = turned) =>
    specificationFaults(
      { sizeTables: [family], specifications: [{ label: "Size", value }] },
      own,
    ).map(({ message }) => message)
  for (const [family, wrong] of [
    ["gpRectangular", "1 × 2 to 3 × 4 mm"],
    ["plank", "1 × 2 to 3 × 4 mm"],
  ]) {
    expect(faultsIn(family, wrong)).toHaveLength(1)
    expect(faultsIn(family, wrong)).toEqual(faultsIn(family, wrong, commercialRange))
  }
  const alike = [
    { depth: 50, width: 30 },
    { depth: 50, width: 20 },
    { depth: 40, width: 20 },
  ]
  const own = { ...turned, preGalvanized: { ...range, rectangles: alike } }
  expect(faultsIn("gpRectangular", "40 × 20 to 50 × 30 mm", own)).toEqual([])
})

test("an outside size without a thickness and an unknown bore are faults", () => {
  const bands = [{ largest: 50, thinnest: 1, thickest: 2.5 }]
  const range = {
    ...commercialRange,
    preGalvanized: {
      ...commercialRange.preGalvanized,
      squares: [60],
      rectangles: [],
      bores: [33],
      bands,
    },
  }
  expect(rangeFaults(range).map(({ path }) => path.join("."))).toEqual([
    "preGalvanized.squares.0",
    "preGalvanized.bores.0",
  ])
})

test("no pre-galvanized size is too thin to be formed", () => {
  const ids = new Set(sizes.map(({ id }) => id))
  for (const id of ["gp-100x100x1", "gp-114.3x1", "gp-100x50x1.2"]) expect(ids).not.toContain(id)
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
