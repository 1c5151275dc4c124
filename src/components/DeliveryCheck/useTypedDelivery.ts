import * as React from "react"
import type { SizeOf } from "../../inquiry/inquiryList"
import { readListAddress } from "../../inquiry/listAddress"
import type { WantedSize } from "../../inquiry/wantedSize"
import type { ReceivedLine } from "../../delivery/check"
import { readLength, readPieces, readWidth, type Read } from "../../delivery/read"
import { mmText } from "../../steel/format"
import { quantityText, STANDARD_LENGTH } from "../../steel/quantity"
import type { CatalogueSize } from "../../steel/range/size"
import { inquiryLines } from "../../stores/inquiryStore"
import { storedDelivery, storeDelivery, type ReceivedRow, type TypedWeight } from "./deliveryDraft"
import { useWords } from "../../interface/words"
import type { DeliverySay, SteelWords } from "../../interface/catalogue"

/** The fields of a row. */
export type ReceivedField = "pieces" | "length" | "width"

/** Fault sentences by field. */
export type RowFaults = Partial<Record<ReceivedField, DeliverySay>>

/**
 * The typed delivery. It starts from the list in the address or the visitor's own list, and survives a reload of the tab while
 * that list is unchanged.
 */
export function useTypedDelivery(hash: string) {
  const words = useWords("steel")
  const [{ lines, unreadable }] = React.useState(
    () => readListAddress({ search: "", hash }).shared ?? { lines: inquiryLines(), unreadable: [] },
  )
  const [typed, setTyped] = React.useState(
    () =>
      storedDelivery(lines) ?? {
        rows: rowsOf(lines, 0, words),
        net: { text: "", unit: "kg" as const },
      },
  )
  React.useEffect(() => storeDelivery(lines, typed), [lines, typed])
  const { rows, net } = typed
  const setRows = (next: readonly ReceivedRow[]) => setTyped({ ...typed, rows: next })
  const nextKey = Math.max(0, ...rows.map(({ key }) => key + 1))
  return {
    rows,
    net,
    /** Sentences about what of the list in the address could not be read. */
    unreadable,
    setNet: (next: TypedWeight) => setTyped({ ...typed, net: next }),
    change: (key: number, field: ReceivedField, text: string) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, [field]: text } : row))),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
    add: (lines: readonly WantedSize[]) => setRows([...rows, ...rowsOf(lines, nextKey, words)]),
  }
}

function rowsOf(lines: readonly WantedSize[], firstKey: number, words: SteelWords): ReceivedRow[] {
  return lines.map(({ sizeId, quantity }, place) => {
    const isCounted = quantity.unit === "pieces"
    return {
      key: firstKey + place,
      sizeId,
      pieces: isCounted ? String(quantity.amount) : "",
      length: String(isCounted ? quantity.pieceLength : STANDARD_LENGTH),
      width: "",
      ordered: isCounted ? "" : quantityText(quantity, words),
    }
  })
}

/** Reads a row, or returns its faults. */
export function readRow(
  row: ReceivedRow,
  size: CatalogueSize,
): { readonly line: ReceivedLine } | { readonly faults: RowFaults } {
  const pieces = readPieces(row.pieces)
  const length = readLength(row.length)
  const width = size.massPer === "squareMetre" ? readWidth(row.width) : undefined
  const faults: RowFaults = {
    ...faultOf("pieces", pieces),
    ...faultOf("length", length),
    ...faultOf("width", width),
  }
  if (!("value" in pieces) || !("value" in length) || (width && !("value" in width))) {
    return { faults }
  }
  const line = { size, pieces: pieces.value, pieceLength: length.value }
  return { line: width ? { ...line, width: width.value } : line }
}

function faultOf(field: ReceivedField, read: Read | undefined): RowFaults {
  return read && "fault" in read ? { [field]: read.fault } : {}
}

/** The valid rows as a list, for a link that reopens the check. */
export function listedRows(rows: readonly ReceivedRow[], sizeOf: SizeOf): WantedSize[] {
  return rows.flatMap((row): WantedSize[] => {
    const size = sizeOf(row.sizeId)
    const read = size && readRow(row, size)
    if (!read || !("line" in read)) return []
    const { pieces, pieceLength, width } = read.line
    // A sheet of a width is a size of its own: "sheet-3x1250".
    const sizeId = width === undefined ? row.sizeId : `${row.sizeId}x${mmText(width * 1000)}`
    return [{ sizeId, quantity: { amount: pieces, unit: "pieces", pieceLength } }]
  })
}
