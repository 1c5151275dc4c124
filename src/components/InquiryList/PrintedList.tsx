import * as React from "react"
import { lineFigures, listTotals, type SizeOf } from "../../inquiry/inquiryList"
import type { WantedSize } from "../../inquiry/wantedSize"
import { sizeName } from "../../steel/range/size"
import { indianFigure } from "../../steel/format"
import { quantityText } from "../../steel/quantity"
import { massText } from "./ListLine"
import * as styles from "./InquiryList.module.css"

interface PrintedListProps {
  lines: readonly WantedSize[]
  sizeOf: SizeOf
  heading: string
  note: string
}

/** The list on paper: a table with its total, the date, and two empty lines for name and firm. */
export function PrintedList({ lines, sizeOf, heading, note }: PrintedListProps) {
  const [today] = React.useState(() => new Date())
  return (
    <div className={`print-only ${styles.print}`}>
      <p>
        {heading} {today.toLocaleDateString("en-IN", { dateStyle: "long" })}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Size</th>
            <th scope="col">Standard</th>
            <th scope="col">Quantity</th>
            <th scope="col">Weight</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ sizeId, quantity }, place) => {
            const size = sizeOf(sizeId)
            const kg = size && lineFigures(quantity, size).kg
            return (
              <tr key={place}>
                <td>{place + 1}</td>
                <th scope="row">{size ? sizeName(size) : sizeId}</th>
                <td>{size?.standard}</td>
                <td>{quantityText(quantity)}</td>
                <td>{kg === null ? "" : massText(kg)}</td>
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
            <td>{indianFigure(listTotals(lines, sizeOf).tonnes, 3)}&nbsp;t</td>
          </tr>
        </tfoot>
      </table>
      <p>{note}</p>
      <p className={styles.print__blank}>Name</p>
      <p className={styles.print__blank}>Firm</p>
    </div>
  )
}
