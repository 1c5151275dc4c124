import {
  kgText,
  lineKg,
  lineTradeKg,
  listTotals,
  tonnesText,
  type SizeOf,
} from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { quantityText } from "../../steel/quantity"
import { sizeName } from "../../steel/range/size"
import { PrintedSheet } from "../PrintedSheet/PrintedSheet"
import * as styles from "./InquiryList.module.css"
import { useWords } from "../../interface/words"
import type { SteelWords } from "../../interface/catalogue"

interface PrintedListProps {
  lines: readonly WantedSize[]
  sizeOf: SizeOf
  heading: string
  note: string
}

/** The list on paper, with its total. */
export function PrintedList({ lines, sizeOf, heading, note }: PrintedListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { heads, blanks } = words
  const { kg, tradeKg } = listTotals(lines, sizeOf)
  const hasTrade = tradeKg !== null
  return (
    <PrintedSheet
      heading={heading}
      note={note}
      blanks={[blanks.name, blanks.firm, blanks.phone, blanks.city]}
    >
      <table className={styles.printed}>
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
          {lines.map((line, place) => {
            const size = sizeOf(line.sizeId)
            return (
              <tr key={place}>
                <td>{place + 1}</td>
                <th scope="row">{size ? sizeName(size, steel) : line.sizeId}</th>
                <td>{size ? words.standardText(size.standard) : null}</td>
                <td>{quantityText(line.quantity, steel)}</td>
                <td>{textOf(lineKg(line, size), steel)}</td>
                {hasTrade ? (
                  <td>{textOf(lineTradeKg(line, size) ?? lineKg(line, size), steel)}</td>
                ) : null}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" colSpan={3}>
              {heads.total}
            </th>
            <td>{tonnesText(kg, steel)}</td>
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
