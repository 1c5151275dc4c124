import { pieceKg, weightDoubt, type ReceivedLine } from "../../delivery/check"
import type { Read } from "../../delivery/read"
import type { SizeOf } from "../../inquiry/inquiryList"
import { readRow, type RowFaults } from "./useTypedDelivery"
import type { ReceivedRow } from "./deliveryDraft"
import type { DeliverySay } from "../../interface/catalogue"

/** The result of reading the form. */
export interface AskedDelivery {
  /** Faults by row key. */
  readonly faults: ReadonlyMap<number, RowFaults>
  /** A fault of the rows as a whole. */
  readonly rowsFault?: "addSizes" | "unknownSize"
  readonly netFault?: DeliverySay
  /** The weight in kg that was probably meant, if the unit looks wrong. */
  readonly meantKg?: number | null
  /** What to check; undefined if anything is faulty. */
  readonly delivery?: { readonly lines: readonly ReceivedLine[]; readonly netKg: number }
}

/** Reads a delivery from the fields, or the faults to correct in them. */
export function readDelivery(
  rows: readonly ReceivedRow[],
  sizeOf: SizeOf,
  net: Read,
): AskedDelivery {
  const faults = new Map<number, RowFaults>()
  const lines: ReceivedLine[] = []
  let unknown = 0
  for (const row of rows) {
    const size = sizeOf(row.sizeId)
    const read = size && readRow(row, size)
    if (!read) unknown += 1
    else if ("line" in read) lines.push(read.line)
    else faults.set(row.key, read.faults)
  }
  const netFault = "fault" in net ? net.fault : undefined
  const rowsFault = faultOfRows(rows.length, unknown)
  if (faults.size > 0 || rowsFault || !("value" in net)) return { faults, rowsFault, netFault }
  const theoreticalKg = lines.reduce((sum, line) => sum + line.pieces * pieceKg(line), 0)
  const doubt = weightDoubt(net.value, theoreticalKg)
  return doubt
    ? { faults, netFault: doubt.sentence, meantKg: doubt.meantKg }
    : { faults, delivery: { lines, netKg: net.value } }
}

function faultOfRows(count: number, unknown: number): AskedDelivery["rowsFault"] {
  if (count === 0) return "addSizes"
  return unknown === 0 ? undefined : "unknownSize"
}
