import { tables as words } from "../../../../src/interface/en/tables"
import { checkEach } from "../../../each-row"
import { commercialRange } from "../../../../src/steel/range/commercialRange"
import { sizeFamilies, type CatalogueSize } from "../../../../src/steel/range/size"
import { sizesOfRows } from "../../../../src/steel/tables/sizesOfRows"
import { massText, sizeTables, tableNotes } from "../../../../src/steel/tables/sizeTable"
import { sizes } from "../publishedSizes"

const tables = () => sizeTables(sizes, words.columns)
const groupsOf = (family: string) => tables().find((table) => table.family === family)?.groups ?? []
const groupOf = (family: string, title: string) => {
  const group = groupsOf(family).find((each) => plain(each.title) === title)
  if (!group) throw new Error(`No group ${title} of ${family}`)
  return group
}
const plain = (text: string) => text.replaceAll("\u00a0", " ")
const isSheet = ({ massPer }: CatalogueSize) => massPer === "squareMetre"

test("every family has a table, in the order of lists, with every size once", () => {
  const families = sizeFamilies.filter((family) => sizes.some((size) => size.family === family))
  expect(tables().map(({ family }) => family)).toEqual(families)
  for (const { family, groups } of tables()) {
    const own = sizes.filter((size) => size.family === family).map(({ id }) => id)
    const shown = groups.flatMap(({ rows }) => rows.map(({ size }) => size.id))
    expect(new Set(shown)).toEqual(new Set(own))
    if (!sizes.some((size) => size.family === family && isSheet(size)))
      expect(shown).toHaveLength(own.length)
  }
  expect(sizeTables([], words.columns)).toEqual([])
})

/** How far printed figures are from the true ones, in halves of their last decimal. */
const roundings = (cells: readonly string[], figures: readonly number[]) =>
  figures.map((figure, place) => {
    const decimals = cells[place].split(".")[1].length
    return 2 * 10 ** decimals * Math.abs(Number(cells[place]) - figure)
  })

test("a row says what a metre and a piece of 6 m weigh, and how many make a tonne", () => {
  const rows = tables().flatMap(({ groups }) =>
    groups.flatMap(({ rows: own, columns }) => own.map((row) => ({ ...row, columns }))),
  )
  checkEach(
    rows.filter(({ size }) => !isSheet(size)),
    ({ id }) => id,
    ({ cells, columns, size: { mass } }) => {
      const off = roundings(cells, [mass, mass * 6, 1000 / (mass * 6), 1000 / mass])
      expect([cells.length, Math.max(...off) < 1.01]).toEqual([columns.length, true])
    },
  )
})

test.each([
  ["square", "Thickness", "mm"],
  ["channel", "Section", ""],
  ["plank", "Size", "mm"],
  ["sheet", "Thickness", "mm"],
])("a row of %s is labelled by its %s", (family, head, unit) => {
  for (const { labelColumn } of groupsOf(family)) expect(labelColumn).toEqual({ head, unit })
})

test("the columns of a piece are its weight, and what makes a tonne", () => {
  const [{ columns }] = groupsOf("square")
  expect(columns.slice(0, 4)).toEqual([
    { head: "Weight", unit: "kg/m" },
    { head: "6 m piece", unit: "kg/pc" },
    { head: "Per tonne", unit: "nos" },
    { head: "Per tonne", unit: "metres" },
  ])
})

test("a row of sheet says what a sheet of each length weighs, and how many make a tonne", () => {
  const widths = [...new Set(commercialRange.sheets.sizes.map(({ width }) => width))]
  const groups = groupsOf("sheet")
  expect(groups.map(({ title }) => plain(title))).toEqual(
    widths.map((width) => words.columns.wide(`${width} mm`)),
  )
  for (const [place, { rows, columns, detail }] of groups.entries()) {
    const lengths = commercialRange.sheets.sizes
      .filter(({ width }) => width === widths[place])
      .map(({ length }) => length)
    expect(plain(detail)).toBe(words.columns.long(`${lengths.join(" and ")} mm`))
    expect(columns).toEqual([
      { head: "Weight", unit: "kg/m²" },
      ...lengths.flatMap((length) =>
        ["kg", words.columns.sheetsPerTonne].map((unit) => ({
          head: words.columns.long(String(length)),
          unit,
        })),
      ),
    ])
    for (const { id, label, cells, size } of rows) {
      expect(id).toBe(`${size.id}x${widths[place]}`)
      expect(Number(label)).toBe(size.wall)
      expect(cells).toHaveLength(columns.length)
      lengths.forEach((length, at) => {
        const kg = (size.mass * widths[place] * length) / 1e6
        expect(Math.abs(Number(cells[1 + 2 * at]) - kg)).toBeLessThanOrEqual(0.0501)
        expect(Math.abs(Number(cells[2 + 2 * at]) - 1000 / kg)).toBeLessThanOrEqual(0.0501)
      })
    }
  }
})

test("groups rise by outside size and rows by thickness", () => {
  const shown = ["square", "rectangular", "pipe", "equalAngle", "unequalAngle"]
  for (const { groups } of tables().filter(({ family }) => shown.includes(family))) {
    const outside = groups.map(({ rows: [{ size }] }) => {
      const { section } = size
      if (section.shape === "hollow") return section.depth + section.width / 1000
      if (section.shape === "angle") return section.legA + section.legB / 1000
      return section.shape === "pipe" ? section.outsideDiameter : NaN
    })
    expect(outside).toEqual([...outside].sort((a, b) => a - b))
    expect(new Set(outside).size).toBe(outside.length)
    for (const { rows } of groups) {
      const walls = rows.map(({ size }) => size.wall)
      expect(walls).toEqual([...walls].sort((a, b) => a - b))
    }
  }
})

test("rolled sections are grouped by series in the order of demand, and rise by depth", () => {
  for (const family of ["channel", "beam"]) {
    const groups = groupsOf(family)
    expect(groups[0].title).toBe(family === "channel" ? "ISMC" : "ISMB")
    for (const { title, rows } of groups) {
      const depths = rows.map(({ size }) => ("depth" in size.section ? size.section.depth : NaN))
      expect(depths).toEqual([...depths].sort((a, b) => a - b))
      expect(rows.every(({ label }) => label.startsWith(title) && !label.includes(","))).toBe(true)
    }
  }
})

test.each([
  ["square", "100 × 100", /^[\d.]+ to [\d.]+ mm$/, "5"],
  ["rectangular", "100 × 50", /^[\d.]+ to [\d.]+ mm$/, "4"],
  ["equalAngle", "50 × 50", /^[\d.]+ to [\d.]+ mm$/, "6"],
  ["pipe", "50 nb", /^2 inch, 60.3 mm OD$/, "3.6 medium"],
  ["pipe", "32 nb", /^1 1\/4 inch, 42.4 mm OD$/, "3.2 medium"],
  ["beam", "ISMB", /^100 to 600 mm$/, "ISMB 200"],
])("%s has the group %s with a row %s", (family, title, detail, label) => {
  const group = groupOf(family, title)
  expect(plain(group.detail)).toMatch(detail)
  expect(group.rows.map((row) => plain(row.label))).toContain(label)
})

test("the thicknesses in the head of a group are those of its first and last row", () => {
  for (const { rows, detail } of groupsOf("square")) {
    const ends = [rows[0].label, rows.at(-1)?.label]
    expect(plain(detail)).toBe(`${[...new Set(ends)].join(" to ")} mm`)
  }
})

test("the last column says from which table a weight is, where that differs", () => {
  const [{ columns, rows }] = groupsOf("pipe")
  expect(columns.at(-1)).toEqual({ head: "Standard", unit: "IS", isNote: true })
  for (const { cells, size } of rows) expect(cells.at(-1)).toBe(size.standard.split(/[ :]/)[1])
  const groups = groupsOf("square")
  const [square] = groups
  expect(square.columns.at(-1)).toEqual({ head: "Standard", unit: "IS 4923", isNote: true })
  for (const { rows: own } of groups)
    for (const { cells, size } of own) {
      const years = [...size.standard.matchAll(/:(\d{4})/g)].map(([, year]) => year)
      expect(cells.at(-1)).toBe(years.join(", ") || (size.basis === "table" ? "maker" : "formula"))
    }
})

test("the last column says whether a weight is computed, where only some are", () => {
  for (const { groups, standards } of tables()) {
    const rows = groups.flatMap((group) => group.rows)
    const isMixed = new Set(rows.map(({ size }) => size.basis)).size > 1
    const isOneStandard = new Set(rows.map(({ size }) => size.standard).filter(Boolean)).size === 1
    const column = groups[0].columns.find(({ unit }) => unit === words.columns.from)
    expect(column !== undefined).toBe(isMixed && isOneStandard && !isSheet(rows[0].size))
    if (!column) continue
    expect(column).toEqual({ head: words.columns.weight, unit: words.columns.from, isNote: true })
    for (const { cells, size } of rows)
      expect(cells.at(-1)).toBe(size.basis === "table" ? "table" : "formula")
    expect(standards.length).toBeLessThan(2)
  }
})

test("the old trade chart is shown where it differs", () => {
  const beams = groupsOf("beam").flatMap(({ rows }) => rows)
  for (const { tradeMass, size } of beams)
    expect(tradeMass).toBe(size.tradeMass === undefined ? undefined : massText(size.tradeMass))
  expect(beams.some(({ tradeMass }) => tradeMass !== undefined)).toBe(true)
})

test("standards are named once", () => {
  for (const { standards } of tables()) expect(new Set(standards).size).toBe(standards.length)
  expect(
    tables()
      .find(({ family }) => family === "square")
      ?.standards.join(),
  ).toContain("IS 4923")
})

describe("the notes under a table", () => {
  const noted = () => tables().map((table) => ({ ...table, notes: tableNotes(table, words) }))

  test("say that weights are theoretical, or approximate for a rolled pattern", () => {
    for (const { family, notes } of noted())
      expect(notes[0]).toBe(family === "chequered" ? words.approximateNote : words.theoreticalNote)
  })

  test("are sentences that the words of the site have", () => {
    const known = Object.values(words).filter((text) => typeof text === "string")
    for (const { notes, standards } of noted())
      for (const note of notes) {
        const isStandard = standards.length > 0 && /^(Strip s|S)tandard: IS [^.]+\.$/.test(note)
        expect([note, isStandard || known.includes(note)]).toEqual([note, true])
      }
  })

  test.each([
    ["zinc", words.zincNote, /^gp/],
    ["the old trade chart", words.oldChartNote, /^(beam|channel)$/],
    ["tables of makers", words.makerNote, /^(square|rectangular)$/],
  ])("name %s only where it matters", (_, note, families) => {
    const all = noted()
    for (const { family, notes } of all) {
      if (notes.includes(note)) expect(family).toMatch(families)
      else if (families.source === "^gp") expect(family).not.toMatch(families)
    }
    expect(all.some(({ notes }) => notes.includes(note))).toBe(true)
  })

  test("call the standard of pre-galvanized tube one of strip", () => {
    const notesOf = new Map(noted().map(({ family, notes }) => [family, notes.join(" ")]))
    expect(notesOf.get("gpSquare")).toContain("Strip standard: ")
    expect(notesOf.get("square")).not.toContain("Strip")
    expect(notesOf.get("square")).toContain("Standard: IS 4923")
  })

  test("say where weights are computed", () => {
    for (const { notes, groups } of noted()) {
      const rows = groups.flatMap((group) => group.rows)
      expect(notes.includes(words.computedNote)).toBe(
        rows.some(({ size }) => size.basis === "computed"),
      )
    }
  })
})

test("a mass has two decimals, below 1 kg three", () => {
  expect([14.4, 1, 0.5].map(massText)).toEqual(["14.40", "1.00", "0.500"])
})

test("each row leads to the size it shows, a row of sheet to the strip of its width", () => {
  const all = tables()
  const of = sizesOfRows(all)
  const rows = all.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
  expect([...of.keys()]).toEqual(rows.map(({ id }) => id))
  const others = rows.filter(({ id, size }) => !isSheet(size) && of.get(id) !== size)
  expect(others).toEqual([])
  for (const { id, size } of rows.filter((row) => isSheet(row.size)))
    expect(of.get(id)).toMatchObject({ id, family: size.family, massPer: "metre" })
})
