import {
  crossSectionArea,
  kgPerSheet,
  leadingDimension,
  pieceFigures,
  sizeFamilies,
  sizeName,
  standardNumber,
  type CatalogueSize,
} from "../../../../src/steel/range/size"
import { compactCatalogue, expandCatalogue } from "../../../../src/steel/range/compactCatalogue"
import { computedSize, computedSizeOfId } from "../../../../src/steel/range/computedSize"
import { pipeBores } from "../../../../src/steel/range/nominalBores"
import { outlineArea } from "../../../../src/steel/section/contour"
import { sectionOutline } from "../../../../src/steel/section/outline"
import { chartCsv } from "../../../../src/build/charts/chart-csv"
import { chartWords } from "../../../../src/build/charts/chart-words"
import { sizeTables, tableNotes } from "../../../../src/steel/tables/sizeTable"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { sizeOf, sizes, tables } from "../publishedSizes"
import { tables as words } from "../../../../src/interface/en/tables"
import { steel } from "../../../../src/interface/en/steel"

const named = (id: string): CatalogueSize => {
  const size = sizes.find((known) => known.id === id)
  if (!size) throw new Error(`There is no ${id}.`)
  return size
}

describe("the catalogue", () => {
  test("has every published row of the tables, and no other of their families", () => {
    const count = (rows: readonly { published: boolean }[]) =>
      rows.filter((row) => row.published).length
    const inFamilies = (...families: CatalogueSize["family"][]) =>
      sizes.filter(({ family }) => families.includes(family)).length
    expect(inFamilies("square", "rectangular")).toBe(count(tables.hollowSections))
    expect(inFamilies("pipe")).toBe(count(tables.pipes))
    expect(inFamilies("equalAngle")).toBe(count(tables.equalAngles))
    expect(inFamilies("unequalAngle")).toBe(count(tables.unequalAngles))
    expect(inFamilies("channel")).toBe(count(tables.channels))
    expect(inFamilies("beam")).toBe(count(tables.beams))
    expect(inFamilies("chequered")).toBe(tables.chequeredPlates.length)
  })

  test("leaves the misprinted rows out", () => {
    const ids = new Set(sizes.map(({ id }) => id))
    for (const id of ["rhs-120x60x5", "rhs-145x82x2.8", "pipe-406.4x6", "ismc-175h", "ismc-225h"]) {
      expect(ids).not.toContain(id)
    }
  })

  test("gives every size an id of its own, safe in an address", () => {
    expect(new Set(sizes.map(({ id }) => id)).size).toBe(sizes.length)
    for (const { id } of sizes) expect(id).toMatch(/^[a-z]{2,9}-[a-z0-9.-]{1,36}$/)
  })

  test("is sorted by family", () => {
    const families = sizes.map(({ family }) => sizeFamilies.indexOf(family))
    expect(families).toEqual([...families].sort((a, b) => a - b))
  })

  test("names the formula of every computed size, and the standard and edition of every table but a maker's", () => {
    for (const { basis, formula, standard, section } of sizes) {
      if (basis === "computed") expect(formula).toMatch(/^Computed: /)
      else expect(formula).toBe("")
      if (basis === "table" && section.shape !== "hollow") {
        expect(standard).toMatch(/^IS \d+(-\d+)?:\d{4}/)
      }
    }
  })

  test("publishes no name of a dealer, a maker or a data set", () => {
    const published = JSON.stringify([
      compactCatalogue(sizes),
      sizeTables(sizes, words.columns).map((table) => [tableNotes(table, words), table.standards]),
      chartCsv(sizeTables(sizes, words.columns), chartWords.en),
    ])
    const rows = Object.values(tables).flatMap((table) => [...table])
    const sources = rows.flatMap((row) => ("source" in row ? [row.source] : []))
    const names = new Set(
      sources.flatMap(
        (source) =>
          source.match(
            /[a-z]{5,}(?=\.(?:com|in|net)\b)|\b(?:osdag|tata|jindal|scribd|github)\b/gi,
          ) ?? [],
      ),
    )
    expect(names.size).toBeGreaterThan(4)
    for (const name of names) expect(published.toLowerCase()).not.toContain(name.toLowerCase())
  })

  test.each([
    ["shs-100x100x5", "Square hollow section 100 × 100 × 5 mm"],
    ["pipe-50nb-m", "Round pipe 50 nb medium"],
    ["isa-75x75x8", "Equal angle ISA 75 × 75 × 8 mm"],
    ["ismb-200", "Beam ISMB 200"],
    ["sheet-5", "Sheet 5 mm"],
    ["gp-40x40x2", "Pre-galvanized square tube 40 × 40 × 2 mm"],
    ["iswb-600-133.7", "Beam ISWB 600, 133.7 kg/m"],
  ])("calls %s by the name the trade has for it", (id, name) => {
    expect(sizeName(named(id), steel).replaceAll("\u00a0", " ")).toBe(name)
  })

  test("shows the older trade table only where it differs", () => {
    const differing = tables.editionDifferences.filter(({ agrees }) => !agrees)
    const shown = sizes.filter(({ tradeMass }) => tradeMass !== undefined)
    expect(shown).toHaveLength(differing.length)
    expect(named("ismb-100")).toMatchObject({
      mass: 8.95,
      tradeMass: 11.5,
      tradeDimensions: "75\u00a0×\u00a04\u00a0×\u00a07.2",
    })
  })

  test("calls only chequered sheet approximate", () => {
    const approximate = sizes.filter(({ basis }) => basis === "approximate")
    expect(new Set(approximate.map(({ family }) => family))).toEqual(new Set(["chequered"]))
  })

  test("never gives pre-galvanized tube the standard of dipped pipe", () => {
    for (const { family, standard } of sizes) {
      if (family.startsWith("gp")) expect(standard).toBe("IS 277:2003")
    }
  })
})

describe("figures of a size", () => {
  test("pieces and metres to the tonne are those of its mass", () => {
    const figures = pieceFigures(named("shs-100x100x5"), 6)
    expect(figures?.kgPerPiece).toBeCloseTo(86.46, 9)
    expect(figures?.metresPerTonne).toBeCloseTo(69.3963, 4)
    expect(figures?.piecesPerTonne).toBeCloseTo(11.566, 4)
  })

  test("sheet is weighed by the square metre: a 2500 × 1250 of 5 mm is 122.66 kg", () => {
    const sheet = named("sheet-5")
    expect(pieceFigures(sheet, 6)).toBeNull()
    expect(kgPerSheet(sheet, { width: 1250, length: 2500 })).toBeCloseTo(122.65625, 9)
    expect(kgPerSheet(named("ismb-200"), { width: 1250, length: 2500 })).toBeNull()
  })

  test("the area is the table's, or else the outline's", () => {
    expect(crossSectionArea(named("ismb-200"))).toBe(named("ismb-200").area)
    const pipe = named("pipe-50nb-m")
    expect(pipe.area).toBeNull()
    expect(crossSectionArea(pipe)).toBeCloseTo(outlineArea(sectionOutline(pipe.section)) / 100, 9)
  })

  test("the leading dimension is what a size is first asked by", () => {
    const ids = ["rhs-100x50x4", "pipe-50nb-m", "isa-100x75x8", "ismb-200", "sheet-5"]
    const leading = [...ids, "plank-200x25x2"].map((id) => leadingDimension(named(id)))
    expect(leading).toEqual([100, 60.3, 100, 200, 5, 200])
  })

  test("the standard's number has no year", () => {
    expect(standardNumber(named("shs-100x100x5"))).toBe("IS 4923")
    expect(standardNumber(named("plank-125x25x2"))).toBe("")
  })
})

describe("the compact catalogue", () => {
  test("gives the same sizes back after a trip through JSON", () => {
    const file = JSON.stringify(compactCatalogue(sizes))
    expect(expandCatalogue(JSON.parse(file))).toEqual(sizes)
  })

  test("of another version is refused", () => {
    const compact = JSON.parse(JSON.stringify(compactCatalogue(sizes)))
    expect(() => expandCatalogue({ ...compact, version: 99 })).toThrow("version 99")
  })
})

describe("a size no table lists", () => {
  test.each([
    ["hollow", [20, 20, 0.6], "shs-20x20x0.6"],
    ["hollow", [500, 500, 20], "shs-500x500x20"],
    ["hollow", [13, 26, 1], "rhs-26x13x1"],
    ["hollow", [600, 400, 20], "rhs-600x400x20"],
    ["pipe", [406.4, 20], "pipe-406.4x20"],
    ["gp", [60.3, 2], "gp-60.3x2"],
    ["gp", [38, 38, 1.2], "gp-38x38x1.2"],
    ["angle", [65, 45, 7], "isa-65x45x7"],
    ["plank", [300, 25, 2], "plank-300x25x2"],
    ["sheet", [7], "sheet-7"],
    ["sheet", [7, 1250], "sheet-7x1250"],
    ["chequered", [7, 1000], "chequered-7x1000"],
  ] as const)("%s %j is computed, and found again by its id", (kind, dimensions, id) => {
    const size = computedSize(kind, dimensions)
    expect(size).toMatchObject({ id, basis: kind === "chequered" ? "approximate" : "computed" })
    expect(computedSizeOfId(id)).toEqual(size)
  })

  test.each([
    ["hollow", [20, 20, 10]],
    ["hollow", [50, 50]],
    ["hollow", [-50, 50, 3]],
    ["hollow", [1e9, 1e9, 3]],
    ["pipe", [60.3, 30.2]],
    ["pipe", [60.3, 3, 3]],
    ["angle", [50, 50, 40]],
    ["gp", [100, 100, 1]],
    ["gp", [114.3, 1]],
    ["sheet", [0]],
    ["sheet", [5, 1250, 2500]],
  ] as const)("%s %j is not a section", (kind, dimensions) => {
    expect(computedSize(kind, dimensions)).toBeNull()
  })

  test.each([
    "shs-999x999x4",
    "",
    "shs",
    "shs-",
    "shs-50",
    "constructor-50x50x3",
    "toString-5",
    "shs-50x50x3x3x3",
    "ismb-200",
  ])("the id %j describes none", (id) => {
    expect(computedSizeOfId(id)).toBeNull()
  })

  test("gives way to the table where the table has it", () => {
    expect(sizeOf("shs-100x100x5")?.basis).toBe("table")
    expect(sizeOf("rhs-120x60x5")?.basis).toBe("computed")
  })
})

test("the nominal bores in the code are those of the table", () => {
  const csv = readFileSync(join(__dirname, "../../../../content/sections/nb_od_map.csv"), "utf8")
  const [, ...rows] = csv.trim().split(/\r?\n/)
  const table = rows.map((row) => {
    const [nominalBore, inch, outsideDiameters] = row.split(",")
    return {
      nominalBore: Number(nominalBore),
      inch,
      outsideDiameters: outsideDiameters.split("/").map(Number),
    }
  })
  expect(table).toHaveLength(21)
  expect(pipeBores).toEqual(table)
})
