import { readFileSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"
import { steel, tables as words } from "../../kit/words/en/steel"
import { checkEach, examplesIn } from "../../../tests/examples"
import { figures, sizeOf, sizes, tables } from "../../../tests/published-sizes"
import { products } from "../../../tests/site-content"
import { outlineArea } from "../section/contour"
import { massPerMetre, STEEL_DENSITY } from "../section/mass"
import { sectionOutline } from "../section/outline"
import { sizeTables, tableNotes } from "../tables/sizeTable"
import { sizesFrom, productFigures, wholeFamilies } from "./catalogue"
import type { commercialRange } from "./commercialRange"
import { computedSize, computedSizeOfId } from "./computedSize"
import { isPreGalvanized, sizeFamilies, type SizeFamily, type TypedKind } from "./families"
import { sectionOf } from "./makeSize"
import { sizeDesignation, sizeName, sizeNotes, type Size } from "./size"
import { CellFault, parseSectionTables, type TableRow } from "./tables"

const table = examplesIn(__dirname, "../figures.tsv")
const plain = (text: string) => text.replaceAll("\u00a0", " ")
const known = (id: string): Size => {
  const size = sizeOf(id)
  if (!size) throw new Error(`There is no ${id}.`)
  return size
}
const ofFamilies = (...families: SizeFamily[]) =>
  sizes.filter(({ family }) => families.includes(family))
const isSheet = (family: SizeFamily) => ["sheet", "chequered"].includes(family)
const { editionDifferences, ...rowsOf } = tables
const rows = Object.values(rowsOf).flat()

describe("a row of a table", () => {
  test("of a published size has the area and the mass of its outline within 1 %", () => {
    const published = rows.filter((row) => row.published && row.family !== "chequered")
    // IS 1239 computes its masses from the mean diameter of a class.
    const lengthsOf = ({ lengths, meanOutsideDiameter }: TableRow) =>
      meanOutsideDiameter === undefined ? lengths : [meanOutsideDiameter, ...lengths.slice(1)]
    checkEach(
      published,
      ({ designation, mass }) => `${designation}, ${mass} kg/m`,
      (row) => {
        const section = sectionOf(row.family, lengthsOf(row))
        const area = outlineArea(sectionOutline(section))
        const printed = row.area ? row.area * 100 : (row.mass / STEEL_DENSITY) * 1e6
        expect(Math.abs(area / printed - 1)).toBeLessThanOrEqual(0.01)
        expect(Math.abs(massPerMetre(section) / row.mass - 1)).toBeLessThanOrEqual(0.01)
        expect(row.source).not.toBe("")
      },
    )
  })

  // Chequered sheet differs from mill to mill, so all of it is by one formula.
  test("has in the catalogue the mass, the standard and the name that it prints, chequered sheet within 0.1 %", () => {
    checkEach(
      rows.filter((row) => row.published),
      ({ designation }) => designation,
      ({ family, lengths, mass, standard }) => {
        const { shape, ...section } = sectionOf(family, lengths)
        const found = sizes.filter(
          (size) =>
            size.family === family &&
            Math.abs(size.mass / mass - 1) <= (family === "chequered" ? 0.001 : 0) &&
            size.standard === standard,
        )
        expect(found.map((size) => size.section)).toContainEqual({ shape, ...section })
      },
    )
  })

  test("that contradicts itself is left out", () => {
    expect(rows.filter((row) => !row.published).map(({ designation }) => designation)).toEqual([
      ...["120 x 60 x 5", "145 x 82 x 2.8"],
      ...["400 nb 406.4 x 6", "175 nb 193.7 x 7.01", "300 nb 323.9 x 7.01", "350 nb 355.6 x 7.01"],
      ...["ISMC 175*", "ISMC 225*"],
    ])
    const ids = ["rhs-120x60x5", "rhs-145x82x2.8", "pipe-406.4x6", "ismc-175h", "ismc-225h"]
    expect(ids.filter((id) => sizeOf(id)?.basis === "table")).toEqual([])
    expect(sizeOf("rhs-120x60x5")?.basis).toBe("computed")
  })

  test("of the older trade chart belongs to a row of IS 808:2021, and is shown where it differs", () => {
    const rolled = new Map(
      [...tables.beams, ...tables.channels].map((row) => [row.designation, row]),
    )
    for (const { designation, mass } of editionDifferences) {
      expect(rolled.get(designation)?.mass).toBe(mass)
    }
    const shown = sizes.filter(({ tradeMass }) => tradeMass !== undefined)
    expect(shown).toHaveLength(editionDifferences.filter(({ agrees }) => !agrees).length)
    expect(known("ismb-100")).toMatchObject({ mass: 8.95, tradeMass: 11.5 })
    expect(plain(known("ismb-100").tradeDimensions ?? "")).toBe("75 × 4 × 7.2")
  })

  test.each([
    [
      "no end",
      "A,20,3,Infinity,0,1,1,yes,s",
      'is808_equal_angles.csv:2 root_radius_mm: "Infinity"',
    ],
    [
      "a fault in the second row",
      "A,20,3,4,0,1,1,no,s\nB,20,3,4,0,1,1,yes",
      "is808_equal_angles.csv:3 source: there is no such cell",
    ],
    ["an empty number", "A,20,,4,0,1,1,yes,s", ":2 thickness_mm: a number is missing"],
    ["neither yes nor no", "A,20,3,4,0,1,1,maybe,s", 'within_1pct: "maybe" is not yes or no'],
  ])("with %s is refused with line and column", (_, line, message) => {
    const header =
      "designation,leg_mm,thickness_mm,root_radius_mm,toe_radius_mm,area_cm2,mass_kg_m,within_1pct,source"
    const damaged = (name: string) =>
      name === "is808_equal_angles.csv" ? `${header}\r\n${line}` : readTable(name)
    const fault = faultOf(() => parseSectionTables(damaged))
    expect(fault && `${fault.file}:${fault.line} ${fault.column}: ${fault.message}`).toContain(
      message,
    )
  })
})

function faultOf(act: () => unknown): CellFault | undefined {
  try {
    act()
  } catch (error) {
    if (error instanceof CellFault) return error
    throw error
  }
  return undefined
}

const readTable = (name: string) => readFileSync(`content/sections/${name}`, "utf8")

describe("the catalogue", () => {
  test("is the same after the trip to the browser, which is a first round trip on a slow phone", () => {
    const file = JSON.stringify(figures)
    expect(sizesFrom(JSON.parse(file) as typeof figures)).toEqual(sizes)
    expect(brotliCompressSync(file).length).toBeLessThan(14_600)
  })

  test("brings every weight along, so that a browser integrates no outline", () => {
    for (const { family, mass, computed } of figures.filter(({ family }) => !isSheet(family)))
      expect([family, typeof (mass ?? computed)]).toEqual([family, "number"])
  })

  test("gives every size an id of its own, safe in an address, and is sorted by family", () => {
    expect(new Set(sizes.map(({ id }) => id)).size).toBe(sizes.length)
    for (const { id } of sizes) expect(id).toMatch(/^[a-z]{2,9}-[a-z0-9.-]{1,36}$/)
    const places = sizes.map(({ family }) => sizeFamilies.indexOf(family))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  test("says of every size whether its weight is printed, computed or approximate", () => {
    for (const { basis, formula, standard, section, family } of sizes) {
      expect(formula !== "").toBe(basis === "computed")
      expect(basis === "approximate").toBe(family === "chequered")
      if (basis === "table" && section.shape !== "hollow")
        expect(standard).toMatch(/^IS \d+.*:\d{4}/)
      if (isPreGalvanized(family)) expect(standard).toBe("IS 277:2003")
    }
  })

  test("publishes no name of a dealer, a maker or a data set", () => {
    const published = JSON.stringify([
      figures,
      sizeTables(sizes, words).map((table) => tableNotes(table, words)),
    ]).toLowerCase()
    const pattern = /[a-z]{5,}(?=\.(?:com|in|net)\b)|\b(?:osdag|tata|jindal|scribd|github)\b/gi
    const names = new Set(rows.flatMap(({ source }) => source.match(pattern) ?? []))
    expect(names.size).toBeGreaterThan(4)
    for (const name of names) expect(published).not.toContain(name.toLowerCase())
  })

  test("has pre-galvanized tube with the weight of black tube if a table has it", () => {
    const black = new Map(
      ofFamilies("square", "rectangular").map((size) => [size.id.replace(/^[sr]hs/, "gp"), size]),
    )
    for (const { id, mass, basis } of ofFamilies("gpSquare", "gpRectangular", "gpPipe")) {
      const row = black.get(id)
      const listed = row?.basis === "table" ? row.mass : null
      expect([id, basis === "table" ? mass : null]).toEqual([id, listed])
    }
  })

  test("has hollow sections in the thicknesses that the trade buys, computed where no table has them", () => {
    const walls = ofFamilies("square").filter(({ designation }) => /^50\D+50\D/.test(designation))
    const computed = walls.filter(({ basis }) => basis === "computed").map(({ wall }) => wall)
    expect(computed).toEqual([2, 2.5, 3, 4, 5])
    expect(walls).toHaveLength(9)
  })
})

test("emptied lists of pre-galvanized tube, which the file leaves out, give no sizes", async () => {
  const file = "../../../content/site/size-range.json"
  const { preGalvanized, ...range } = jest.requireActual<typeof commercialRange>(file)
  const { thicknesses, bands } = preGalvanized
  jest.resetModules()
  jest.doMock(file, () => ({ ...range, preGalvanized: { thicknesses, bands } }))
  const { catalogueFigures } = await import("./catalogue")
  const found = new Set(catalogueFigures(tables).map(({ family }) => family))
  const others = sizeFamilies.filter((family) => !isPreGalvanized(family))
  expect([...found]).toEqual(others)
})

describe("a size that no table lists", () => {
  test.each(table("computed"))(
    "%s %s is computed, and found again by its id",
    (kind, figures, id) => {
      const size = computedSize(kind as TypedKind, figures.split(" ").map(Number))
      expect(size).toMatchObject({ id, basis: kind === "chequered" ? "approximate" : "computed" })
      expect(computedSizeOfId(id)).toEqual(size)
      if (size && size.massPer === "metre" && size.section.shape !== "sheet")
        expect(size.mass).toBe(Number(massPerMetre(size.section).toFixed(3)))
    },
  )

  test.each(table("no section"))("%s %s is not a section", (kind, figures) => {
    expect(computedSize(kind as TypedKind, figures.split(" ").map(Number))).toBeNull()
  })

  test.each(["shs-999x999x4", "", "shs-", "shs-50", "toString-5", "shs-50x50x3x3x3", "ismb-201"])(
    "the id %j describes none",
    (id) => expect(sizeOf(id)).toBeNull(),
  )

  test("gives way to the table, however its id is written", () => {
    expect(sizeOf("rhs-50x100x4")).toBe(sizeOf("rhs-100x50x4"))
    expect(sizeOf("shs-100x100x5")?.basis).toBe("table")
  })
})

test.each(table("names"))("%s is called %s, in full %s", (id, designation, name) => {
  expect(plain(sizeDesignation(known(id), steel))).toBe(designation)
  expect(plain(sizeName(known(id), steel))).toBe(name)
})

test.each([
  ["shs-155x155x12", /EN 10219/],
  ["chequered-6", /^Approximate: /],
  ["ismb-100", /old trade chart is for .* 75 × 4 × 7\.2 mm/],
])("the weight of %s has its note", (id, note) => {
  const notes = sizeNotes(known(id)).map((say) => plain(say(steel)))
  expect(notes).toEqual([expect.stringMatching(note)])
})

describe("a product lists the sizes it comes in", () => {
  const nothing = { standards: [], specifications: [], sizeTables: [] }
  const listed = (product: object) => sizesFrom(productFigures({ ...nothing, ...product }, figures))

  test("of its families, without those of standards it does not list, whatever their year", () => {
    expect(listed({})).toEqual([])
    expect(listed({ sizeTables: ["pipe", "beam"] })).toEqual(ofFamilies("pipe", "beam"))
    const pipes = listed({ sizeTables: ["pipe"], standards: ["IS 1161:1998"] })
    expect([...new Set(pipes.map(({ standard }) => standard))]).toEqual(["IS 1161:2014"])
  })

  test("of its standards however they are written, or of every standard if none can be read", () => {
    for (const standard of ["IS: 1161:2014", "IS-1161", "IS1161", "is : 1161"]) {
      const pipes = listed({ sizeTables: ["pipe"], standards: [standard] })
      expect(new Set(pipes.map((size) => size.standard))).toEqual(new Set(["IS 1161:2014"]))
    }
    const unread = listed({ sizeTables: ["pipe"], standards: ["EN 10219"] })
    expect(unread).toEqual(ofFamilies("pipe"))
  })

  test("of channels and beams the series that its specification names", () => {
    const rolled = listed({
      sizeTables: ["channel", "beam"],
      specifications: [{ value: "ISMC 75 to 400" }, { value: "ISLB and ISWB" }],
    })
    const series = rolled.map(({ designation }) => /^[A-Z]+/.exec(designation)?.[0])
    expect(new Set(series)).toEqual(new Set(["ISMC", "ISLB", "ISWB"]))
  })

  test("and the finder links to it for families of which it lists every size", () => {
    const whole = (product: object) => wholeFamilies({ ...nothing, ...product }, figures)
    const sizeTables = ["pipe", "beam"]
    expect(whole({ sizeTables })).toEqual(sizeTables)
    expect(whole({ sizeTables, standards: ["IS 1161:2014"] })).toEqual(["beam"])
    expect(whole({ sizeTables, specifications: [{ value: "ISMB 100" }] })).toEqual(["pipe"])
    for (const product of products) {
      const families = whole(product)
      const own = new Set(listed(product).map(({ id }) => id))
      const led = sizes.filter(({ family }) => families.includes(family))
      expect(led.filter(({ id }) => !own.has(id))).toEqual([])
    }
  })
})
