import { checkEach, examplesIn } from "../../../tests/examples"
import { figures, sizes } from "../../../tests/published-sizes"
import { tables as words } from "../../kit/words/en/steel"
import { massFigure } from "../format"
import { commercialRange } from "../range/commercialRange"
import { sizeFamilies } from "../range/families"
import type { Size } from "../range/size"
import { sizeOfRow } from "./pageSizes"
import { pageSizes, sizeTables, tableNotes } from "./sizeTable"

const table = examplesIn(__dirname, "../figures.tsv")
const tables = sizeTables(sizes, words)
const rowsIn = (own = tables) =>
  own.flatMap(({ family, groups }) =>
    groups.flatMap((group) => group.rows.map((row) => ({ ...row, group, family }))),
  )
const rows = rowsIn()
const ofFamily = (family: string) => tables.filter((each) => each.family === family)
const plain = (text: string) => text.replaceAll("\u00a0", " ")
const isSheet = ({ massPer }: Size) => massPer === "squareMetre"
const rowName = ({ id }: { id: string }) => id

/** How far printed figures are from the true ones, in halves of their last decimal. */
const roundings = (cells: readonly string[], figures: readonly number[]) =>
  figures.map((figure, place) => {
    const decimals = cells[place].split(".")[1]?.length ?? 0
    return 2 * 10 ** decimals * Math.abs(Number(cells[place]) - figure)
  })

test("every family has a table, in the order of lists, with every size once; a row leads to its size", () => {
  expect(tables.map(({ family }) => family)).toEqual(
    sizeFamilies.filter((family) => sizes.some((size) => size.family === family)),
  )
  const widths = new Set(commercialRange.sheets.sizes.map(({ width }) => width)).size
  for (const size of sizes) {
    const own = rows.filter((row) => row.size.id === size.id)
    expect(own).toHaveLength(isSheet(size) ? widths : 1)
  }
  const onPage = pageSizes(figures, "hollow", words)
  const pageRows = onPage.tables.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
  const of = new Map(pageRows.map((row) => [row.id, sizeOfRow(row)]))
  checkEach(rows, rowName, ({ id, size }) =>
    isSheet(size)
      ? expect(of.get(id)).toMatchObject({ id, family: size.family, massPer: "metre" })
      : expect(of.get(id)).toEqual(size),
  )
  expect(onPage.first.id).toBe("shs-100x100x5")
  expect(sizeTables([], words)).toEqual([])
})

test("a row says what a metre and a piece weigh and how many make a tonne, and what the old chart says", () => {
  const pieces = rows.filter(({ size }) => !isSheet(size))
  checkEach(pieces, rowName, ({ cells, group, tradeMass, size }) => {
    const { mass } = size
    const off = roundings(cells, [mass, mass * 6, 1000 / (mass * 6), 1000 / mass])
    expect([cells.length, Math.max(...off) < 1.01]).toEqual([group.columns.length, true])
    expect(tradeMass).toBe(size.tradeMass === undefined ? undefined : massFigure(size.tradeMass))
  })
  expect(pieces[0].group.columns.slice(0, 4)).toEqual([
    { head: "Weight", unit: "kg/m" },
    { head: "6 m piece", unit: "kg/pc" },
    { head: "Per tonne", unit: "nos" },
    { head: "Per tonne", unit: "metres" },
  ])
})

test("a row of sheet says what a sheet of each length weighs, and how many make a tonne", () => {
  checkEach(
    rows.filter(({ size }) => isSheet(size)),
    rowName,
    ({ id, label, cells, group, size }) => {
      const width = Number(id.split("x")[1])
      expect(plain(group.title)).toBe(words.wide(`${width} mm`))
      expect(Number(label)).toBe(size.wall)
      const lengths = group.columns.slice(1).map(({ head }) => parseFloat(head))
      const figures = lengths.map((length, place) => {
        const kg = (size.mass * width * length) / 1e6
        return place % 2 === 0 ? kg : 1000 / kg
      })
      expect(Math.max(...roundings(cells, [size.mass, ...figures]))).toBeLessThan(1.01)
    },
  )
})

test("groups rise by outside size, rows by thickness; rolled sections go by series and depth", () => {
  for (const { family, groups } of tables.filter(
    ({ family }) => !/sheet|cheq|plank/.test(family),
  )) {
    const isRolled = family === "channel" || family === "beam"
    const outside = groups.map(({ rows: [{ size }] }) => {
      const [a, b] = size.lengths
      return size.section.shape === "pipe" ? a : a + b / 1000
    })
    if (isRolled) expect(groups[0].title).toBe(family === "channel" ? "ISMC" : "ISMB")
    else expect(outside).toEqual([...new Set(outside)].sort((a, b) => a - b))
    for (const { title, detail, rows: own } of groups) {
      const order = own.map(({ size }) => (isRolled ? size.lengths[0] : size.wall))
      expect(order).toEqual([...order].sort((a, b) => a - b))
      if (isRolled) expect(own.every(({ label }) => label.startsWith(title))).toBe(true)
      const ends = [...new Set([order[0], order.at(-1)])].join(" to ")
      if (!/pipe/i.test(family)) expect(plain(detail)).toBe(`${ends} mm`)
    }
  }
})

test.each(table("groups of a table"))(
  "%s has the group %s with its detail %s and %s: %s",
  (family, title, detail, head, label) => {
    const own = rowsIn(ofFamily(family)).filter(({ group }) => plain(group.title) === title)
    const { labelColumn } = own[0].group
    expect(plain(own[0].group.detail)).toMatch(new RegExp(detail))
    expect(`${labelColumn.head} ${labelColumn.unit}`).toBe(head)
    expect(own.map((row) => plain(row.label))).toContain(label)
  },
)

test.each(table("last columns"))("the last column of %s, %s, says %s", (id, head, cell) => {
  const { cells, group } = rows.find((row) => row.id === id)!
  const last = group.columns.at(-1)!
  expect([`${last.head} ${last.unit}`, cells.at(-1)]).toEqual([head, cell])
})

test("the notes are sentences of the site, each where it matters", () => {
  const known = Object.values(words).filter((text) => typeof text === "string")
  for (const each of tables) {
    const notes = tableNotes(each, words)
    const own = rowsIn([each]).map(({ size }) => size)
    const isGp = each.family.startsWith("gp")
    const standard = `${isGp ? "Strip standard" : "Standard"}: ${each.standards.join(", ")}.`
    expect(notes.includes(standard)).toBe(each.standards.length > 0)
    expect(notes.filter((note) => note !== standard && !known.includes(note))).toEqual([])
    expect(notes.includes(words.oldChartNote)).toBe(own.some(({ tradeMass }) => tradeMass))
    expect(notes.includes(words.computedNote)).toBe(own.some(({ basis }) => basis === "computed"))
  }
})
