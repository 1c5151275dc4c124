import type { SizeColumn, SizeGroup, SizeTable } from "../../steel/tables/sizeTable"
import { csvText } from "../../steel/csv"
import { sizeDesignation } from "../../steel/range/size"
import { sectionProperties, type AxisProperties } from "../../steel/section/properties"
import type { Section } from "../../steel/section/section"
import type { ChartWords } from "./chart-words"

/** Section properties, by the signs of IS 808 and their units, the same in every language. */
const propertyHeads = [
  ...["A cm²", "Iz cm⁴", "Zz cm³", "Zpz cm³", "rz cm", "Iy cm⁴", "Zy cm³", "Zpy cm³", "ry cm"],
  ...["r min cm", "J cm⁴", "m²/m"],
]

function propertyCells(section: Section): (number | null)[] {
  const found = section.shape === "sheet" ? undefined : sectionProperties(section)
  if (!found) return propertyHeads.map(() => null)
  const about = ({ inertia, elastic, plastic, gyration }: AxisProperties) => [
    inertia,
    elastic,
    plastic,
    gyration,
  ]
  const { area, horizontal, upright, leastGyration, torsion, surface } = found
  return [area, ...about(horizontal), ...about(upright), leastGyration, torsion, surface].map(
    (value) => (value === undefined ? null : Number(value.toPrecision(4))),
  )
}

/** Every row of the tables as CSV, with the figures of the page. Columns that a family does not have stay empty. */
export function chartCsv(tables: readonly SizeTable[], words: ChartWords): string {
  const names = [
    ...new Set(
      tables
        .flatMap(({ groups }) => groups.flatMap(({ columns }) => columns))
        .filter(({ isNote }) => !isNote)
        .map(nameOf),
    ),
  ]
  const cellsOf = ({ columns }: SizeGroup, cells: readonly string[]) => {
    const own = new Map(columns.map((column, index) => [nameOf(column), cells[index]]))
    return names.map((name) => {
      const cell = own.get(name)
      return cell === undefined ? null : Number(cell)
    })
  }
  const rows = tables.flatMap(({ family, groups }) =>
    groups.flatMap((group) =>
      group.rows.map(({ id, cells, tradeMass, size }) => [
        words.steel.families[family],
        sizeDesignation(size, words.steel).replaceAll("\u00a0", " "),
        group.title.replaceAll("\u00a0", " "),
        size.wall,
        ...cellsOf(group, cells),
        tradeMass === undefined ? null : Number(tradeMass),
        words.tables.standardText(size.standard),
        words.charts.basis[size.basis],
        id,
        ...propertyCells(size.section),
      ]),
    ),
  )
  const { csv } = words.charts
  return csvText([
    [
      csv.family,
      csv.size,
      csv.group,
      csv.thickness,
      ...names,
      csv.oldChart,
      csv.standard,
      csv.basis,
      csv.id,
      ...propertyHeads,
    ],
    ...rows,
  ])
}

/** "6 m piece kg" */
function nameOf({ head, unit }: SizeColumn): string {
  return `${head} ${unit}`
}
