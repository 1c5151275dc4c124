import { pieceKg, weightDoubt, type ReceivedLine } from "../../delivery/check"
import type { Read } from "../../delivery/read"
import type { SizeOf } from "../../inquiry/inquiryList"
import { readRow, type ReceivedRow, type RowFaults } from "./useTypedDelivery"

/** What was asked to be checked. */
export interface AskedDelivery {
  /** What to put right, by the key of the row. */
  readonly faults: ReadonlyMap<number, RowFaults>
  /** What is wrong with the rows as a whole. */
  readonly rowsFault?: string
  readonly netFault?: string
  /** kg, where a weight seems to be meant in the other unit. */
  readonly meantKg?: number | null
  /** What can be checked; undefined where something is to be put right. */
  readonly delivery?: { readonly lines: readonly ReceivedLine[]; readonly netKg: number }
}

/** The delivery that the fields describe, or every sentence about what to put right in them. */
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

function faultOfRows(count: number, unknown: number): string | undefined {
  if (count === 0) return "First add the sizes you received."
  if (unknown === 0) return undefined
  return "A size is not known, or the size tables have not loaded yet. Press again, or remove the size."
}
