import { PrintedSheet } from "../../components/PrintedSheet/PrintedSheet"
import { useWords } from "../../interface/words"
import type { SteelWords } from "../../interface/catalogue"
import type { InquiryLine } from "./line"
import { kgText, listTotals, shownLine, tonnesText, totalText, type SizeOf } from "./list"
import { tradeKgOf } from "./message"
import * as styles from "./InquiryList.module.css"

interface PrintedListProps {
  lines: readonly InquiryLine[]
  sizeOf: SizeOf
  note: string
}

/** The list on paper, with its total. */
export function PrintedList({ lines, sizeOf, note }: PrintedListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { heads, blanks } = words
  const rows = lines.map((line) => shownLine(line, sizeOf, steel))
  const totals = listTotals(rows)
  const { tradeKg } = totals
  const hasTrade = tradeKg !== null
  return (
    <PrintedSheet
      heading={steel.askForPrice}
      note={note}
      blanks={[blanks.name, blanks.firm, blanks.phone, blanks.city]}
    >
      <table className={`print-only ${styles.printed}`}>
        <thead>
          <tr>
            <th scope="col">{heads.number}</th>
            <th scope="col">{heads.size}</th>
            <th scope="col">{heads.standard}</th>
            <th scope="col">{heads.quantity}</th>
            <th scope="col">{heads.weight}</th>
            {hasTrade ? <th scope="col">{steel.oldChart}</th> : null}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              <td>{place + 1}</td>
              <th scope="row">{[row.name, row.remark].filter(Boolean).join(", ")}</th>
              <td>{row.size ? words.standardText(row.size.standard) : null}</td>
              <td>{row.quantity}</td>
              <td>{textOf(row.kg, steel)}</td>
              {hasTrade ? <td>{textOf(tradeKgOf(row), steel)}</td> : null}
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
            {hasTrade ? <td>{tonnesText(tradeKg, steel)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </PrintedSheet>
  )
}

function textOf(kg: number | null, words: SteelWords): string {
  return kg === null ? "" : kgText(kg, words)
}
