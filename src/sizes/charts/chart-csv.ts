import type { SizeColumn } from "../../steel/tables/pageSizes"
import type { TableGroup, SizeTable } from "../../steel/tables/sizeTable"
import { csvText } from "../../steel/format"
import { hasWeightOfBlackTube, sizeDesignation } from "../../steel/range/size"
import { propertyColumns, propertyFigures } from "./chart-properties"
import type { Words } from "../../kit/words/catalogue"

/** Every row of the tables as CSV, with the figures of the page. Columns that a family does not have stay empty. */
export function chartCsv(tables: readonly SizeTable[], words: Words): string {
  const names = [
    ...new Set(
      tables
        .flatMap(({ groups }) => groups.flatMap(({ columns }) => columns))
        .filter(({ isNote }) => !isNote)
        .map(nameOf),
    ),
  ]
  const cellsOf = ({ columns }: TableGroup, cells: readonly string[]) => {
    const cellOf = new Map(columns.map((column, index) => [nameOf(column), cells[index]]))
    return names.map((name) => {
      const cell = cellOf.get(name)
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
        hasWeightOfBlackTube(size) ? words.steel.blackTubeTable : words.charts.basis[size.basis],
        id,
        ...propertyFigures(size.section),
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
      ...propertyColumns.map(({ head, unit }) => `${head} ${unit}`.trim()),
    ],
    ...rows,
  ])
}

/** "6 m piece kg" */
function nameOf({ head, unit }: SizeColumn): string {
  return `${head} ${unit}`
}
