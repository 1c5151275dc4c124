import { pieceKg, type DeliveryCheck, type ReceivedLine } from "../../delivery/check"
import { receivedText, weightText } from "../../delivery/text"
import { sizeName } from "../../steel/range/size"
import { PrintedSheet } from "../PrintedSheet/PrintedSheet"
import { Findings } from "./Result"

interface PrintedCheckProps {
  lines: readonly ReceivedLine[]
  check: DeliveryCheck
  heading: string
  note: string
}

/** To be filled in by hand. */
const blanks = ["Vehicle no.", "Challan no.", "Weighbridge slip no.", "Checked by"]

/** The check on a sheet of paper. */
export function PrintedCheck({ lines, check, heading, note }: PrintedCheckProps) {
  return (
    <PrintedSheet heading={`${heading},`} note={note} blanks={blanks}>
      <table>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Received</th>
            <th scope="col">kg/pc</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">{sizeName(line.size)}</th>
              <td>{receivedText(line)}</td>
              <td>{weightText(pieceKg(line))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Findings check={check} />
    </PrintedSheet>
  )
}
