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
import { OLD_CHART } from "../../steel/range/tradeMass"
import { PrintedSheet } from "../PrintedSheet/PrintedSheet"
import * as styles from "./InquiryList.module.css"

interface PrintedListProps {
  lines: readonly WantedSize[]
  sizeOf: SizeOf
  heading: string
  note: string
}

/** To be filled in by hand. */
const blanks = ["Name", "Firm", "Phone", "City"]

/** The list on paper, with its total. */
export function PrintedList({ lines, sizeOf, heading, note }: PrintedListProps) {
  const { kg, tradeKg } = listTotals(lines, sizeOf)
  const hasTrade = tradeKg !== null
  return (
    <PrintedSheet heading={heading} note={note} blanks={blanks}>
      <table className={styles.printed}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Size</th>
            <th scope="col">Standard</th>
            <th scope="col">Quantity</th>
            <th scope="col">Weight</th>
            {hasTrade ? <th scope="col">{OLD_CHART}</th> : null}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => {
            const size = sizeOf(line.sizeId)
            return (
              <tr key={place}>
                <td>{place + 1}</td>
                <th scope="row">{size ? sizeName(size) : line.sizeId}</th>
                <td>{size?.standard}</td>
                <td>{quantityText(line.quantity)}</td>
                <td>{textOf(lineKg(line, size))}</td>
                {hasTrade ? <td>{textOf(lineTradeKg(line, size) ?? lineKg(line, size))}</td> : null}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" colSpan={3}>
              Total
            </th>
            <td>{tonnesText(kg)}</td>
            {hasTrade ? <td>{tonnesText(tradeKg)}</td> : null}
          </tr>
        </tfoot>
      </table>
    </PrintedSheet>
  )
}

function textOf(kg: number | null): string {
  return kg === null ? "" : kgText(kg)
}
