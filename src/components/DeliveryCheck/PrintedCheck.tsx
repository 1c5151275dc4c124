import { pieceKg, type DeliveryCheck, type ReceivedLine } from "../../delivery/check"
import { receivedText, weightText } from "../../delivery/text"
import { sizeName } from "../../steel/range/size"
import { PrintedSheet } from "../PrintedSheet/PrintedSheet"
import { Findings } from "./Result"
import { useWords } from "../../interface/words"

interface PrintedCheckProps {
  lines: readonly ReceivedLine[]
  check: DeliveryCheck
  heading: string
  note: string
}

/** The check on a sheet of paper. */
export function PrintedCheck({ lines, check, heading, note }: PrintedCheckProps) {
  const words = useWords("delivery")
  const { blanks, heads } = words
  return (
    <PrintedSheet
      heading={`${heading},`}
      note={note}
      blanks={[blanks.vehicle, blanks.challan, blanks.slip, blanks.checkedBy]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.size}</th>
            <th scope="col">{heads.received}</th>
            <th scope="col">{heads.perPiece}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">{sizeName(line.size, words)}</th>
              <td>{receivedText(line, words)}</td>
              <td>{weightText(pieceKg(line), words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Findings check={check} />
    </PrintedSheet>
  )
}
