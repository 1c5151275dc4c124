import { PrintedSheet } from "../../site/blocks/PrintedSheet"
import { useWords } from "../../site/words/words"
import type { InquiryLine } from "./line"
import { kgText, listTotals, shownLine, tonnesText, totalText, type SizeOf } from "./list"
import * as styles from "./InquiryList.module.css"

interface PrintedListProps {
  lines: readonly InquiryLine[]
  sizeOf: SizeOf
  note: string
}

/** The list on paper, with its total. The weights of the old trade chart have a column where they differ. */
export function PrintedList({ lines, sizeOf, note }: PrintedListProps) {
  const steel = useWords("steel")
  const { heads, blanks, standardText } = useWords("list")
  const rows = lines.map((line) => shownLine(line, sizeOf, steel))
  const totals = listTotals(rows)
  const { tradeKg } = totals
  const textOf = (kg: number | null) => (kg === null ? "" : kgText(kg, steel))
  const old = <Cell,>(cell: Cell) => (tradeKg === null ? [] : [cell])
  const columns = [heads.number, heads.size, heads.standard, heads.quantity, heads.weight]
  return (
    <PrintedSheet
      heading={steel.askForPrice}
      note={note}
      blanks={[blanks.name, blanks.firm, blanks.phone, blanks.city]}
    >
      <table className={`print-only ${styles.printed}`}>
        <thead>
          <tr>
            {[...columns, ...old(steel.oldChart)].map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, remark, size, quantity, kg, oldKg }, place) => (
            <tr key={place}>
              <td>{place + 1}</td>
              <th scope="row">{[name, remark].filter(Boolean).join(", ")}</th>
              {[
                size && standardText(size.standard),
                quantity,
                textOf(kg),
                ...old(textOf(oldKg)),
              ].map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" colSpan={3}>
              {heads.total}
            </th>
            <td>{totalText(totals, steel)}</td>
            {tradeKg === null ? null : <td>{tonnesText(tradeKg, steel)}</td>}
          </tr>
        </tfoot>
      </table>
    </PrintedSheet>
  )
}
