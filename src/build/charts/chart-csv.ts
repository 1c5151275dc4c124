import type { SizeColumn, SizeGroup, SizeTable } from "../../steel/tables/sizeTable"
import { csvText } from "../../steel/csv"
import { steel } from "../../interface/en/steel"

/** Every row of the tables as CSV, with the figures of the page. Columns that a family does not have stay empty. */
export function chartCsv(tables: readonly SizeTable[]): string {
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
        steel.families[family],
        size.designation.replaceAll("\u00a0", " "),
        group.title.replaceAll("\u00a0", " "),
        size.wall,
        ...cellsOf(group, cells),
        tradeMass === undefined ? null : Number(tradeMass),
        size.standard,
        size.basis,
        id,
      ]),
    ),
  )
  return csvText([
    [
      "Family",
      "Size",
      "Group",
      "Thickness mm",
      ...names,
      "Old trade chart kg/m",
      "Standard",
      "Weight is",
      "Id",
    ],
    ...rows,
  ])
}

/** "6 m piece kg" */
function nameOf({ head, unit }: SizeColumn): string {
  return `${head} ${unit}`
}
