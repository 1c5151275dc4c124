import { linesKg, type ReceivedLine } from "./check"
import type { SizeLine } from "../inquiry/list/line"
import type { SizeOf } from "../inquiry/list/list"
import { figureFault, figureIn, readFigure } from "../steel/figure"
import { indianFigure, mmText, roundTo } from "../steel/format"
import { pieceLengthLimits, quantityText, STANDARD_LENGTH } from "../steel/quantity"
import type { Size } from "../steel/range/size"
import type { DeliverySay, DeliveryWords, SteelWords } from "../site/words/catalogue"

/** What is typed about one received size: pieces, the length in m, and the width in mm of sheet by the square metre. */
export interface ReceivedRow extends Readonly<Record<RowField, string>> {
  readonly sizeId: string
  /** "2 t", if ordered by weight or length rather than by pieces. */
  readonly ordered: string
}

/** What the slip of the weighbridge says, as typed. */
export type TypedSlip = Readonly<Record<SlipField, string>>

export type SlipField = "gross" | "tare" | "net"
export type RowField = "pieces" | "length" | "width"
/** A sentence about what to correct, by field. */
type Faults<Field extends string> = Partial<Record<Field, DeliverySay | undefined>>

/** The value of a field, NaN with a sentence about what to correct. */
interface Read {
  readonly value: number
  readonly fault?: DeliverySay
}

/** The unit of each figure and its limits in it: no train is heavier, no sheet wider. */
const kinds = {
  weight: { unit: "kg", least: 0.001, most: 5_000_000 },
  pieces: { unit: "pieces", least: 1, most: 100_000 },
  length: { unit: "m", ...pieceLengthLimits },
  width: { unit: "mm", least: 50, most: 4000 },
} as const

/** A figure in its unit: "5,240", "5.24 t", "40 nos", "6000 mm", "20 ft", "४०". */
function readKind(kind: keyof typeof kinds, typed: string): Read {
  const fault = (say: DeliverySay): Read => ({ value: NaN, fault: say })
  const { unit, least, most } = kinds[kind]
  if (typed.trim() === "") return fault((words) => words.missing[kind])
  const figure = readFigure(typed)
  const value = figure && figureIn(figure, unit)
  if (value === null) {
    return fault(figureFault(typed))
  }
  if (kind === "pieces" && !Number.isInteger(value)) return fault((words) => words.wholePieces)
  if (value >= least && value <= most) return { value }
  const metres = value / 1000
  if (kind === "length" && figure?.unit === null && metres >= 1 && metres <= most) {
    return fault((words) => words.inMetres(indianFigure(metres, 3), indianFigure(value)))
  }
  return fault((words) => words.between(indianFigure(least, 3), indianFigure(most)))
}

/** Reads a row: its line, or null with what is to be corrected. */
export function readRow(row: ReceivedRow, size: Size) {
  const pieces = readKind("pieces", row.pieces)
  const length = readKind("length", row.length)
  const width = size.massPer === "squareMetre" ? readKind("width", row.width) : null
  const faults: Faults<RowField> = {
    pieces: pieces.fault,
    length: length.fault,
    width: width?.fault,
  }
  const line: ReceivedLine = {
    size,
    pieces: pieces.value,
    pieceLength: length.value,
    ...(width && { width: width.value / 1000 }),
  }
  return { line: Object.values(faults).some(Boolean) ? null : line, faults }
}

/** Two figures of one slip differ by rounding only up to this, kg. */
const SLIP_ROUNDING = 0.5

/** The net weight of a slip in kg: as typed, or gross less tare. null with what is to be corrected. */
export function readSlip(slip: TypedSlip): {
  readonly kg: number | null
  readonly faults: Faults<SlipField>
} {
  const [gross, tare, net] = [slip.gross, slip.tare, slip.net].map((typed) =>
    typed.trim() === "" ? undefined : readKind("weight", typed),
  )
  const refused = (faults: Faults<SlipField>) => ({ kg: null, faults })
  if (gross?.fault || tare?.fault || net?.fault) {
    return refused({ gross: gross?.fault, tare: tare?.fault, net: net?.fault })
  }
  if (!gross || !tare) {
    if (net) return { kg: net.value, faults: {} }
    if (!gross && !tare) return refused({ net: (words) => words.missing.weight })
    return refused({ [gross ? "tare" : "gross"]: (words: DeliveryWords) => words.slipIncomplete })
  }
  const kg = gross.value - tare.value
  if (kg <= 0) return refused({ tare: (words) => words.tareTooHeavy })
  if (net && Math.abs(net.value - kg) > SLIP_ROUNDING) {
    return refused({ net: (words) => words.netDiffers(words.kg(indianFigure(kg, 3))) })
  }
  return { kg: net?.value ?? kg, faults: {} }
}

/** The slip with its bare figures read as tonnes, if only that gives between half and twice the theoretical weight. */
function meantSlip(slip: TypedSlip, theoreticalKg: number): TypedSlip | undefined {
  const isPlausible = (typed: TypedSlip) => {
    const ratio = (readSlip(typed).kg ?? NaN) / theoreticalKg
    return ratio >= 0.5 && ratio <= 2
  }
  const inKg = (typed: string) => {
    const figure = readFigure(typed)
    return figure?.unit === null ? String(roundTo(figure.value * 1000, 3)) : typed
  }
  const other = { gross: inKg(slip.gross), tare: inKg(slip.tare), net: inKg(slip.net) }
  return !isPlausible(slip) && isPlausible(other) ? other : undefined
}

/** The result of reading the form. */
export interface AskedDelivery {
  /** Faults of the rows, each at its place. */
  readonly faults: readonly (Faults<RowField> | undefined)[]
  /** Whether a size is unknown, or the tables have not loaded yet. */
  readonly hasUnknown: boolean
  readonly slipFaults: Faults<SlipField>
  /** The slip in kg, if tonnes were probably meant. */
  readonly meant?: TypedSlip | undefined
  /** What to check; undefined if anything is faulty. */
  readonly delivery?: { readonly lines: readonly ReceivedLine[]; readonly netKg: number }
}

/** Reads a delivery from the fields, or the faults to correct in them. */
export function readDelivery(
  rows: readonly ReceivedRow[],
  sizeOf: SizeOf,
  slip: TypedSlip,
): AskedDelivery {
  const read = rows.map((row) => {
    const size = sizeOf(row.sizeId)
    return size && readRow(row, size)
  })
  const lines = read.flatMap((row) => row?.line ?? [])
  const faults = read.map((row) => (row?.line ? undefined : row?.faults))
  const { kg, faults: slipFaults } = readSlip(slip)
  const found = { faults, hasUnknown: read.includes(null), slipFaults }
  if (lines.length < rows.length || kg === null) return found
  const meant = meantSlip(slip, linesKg(lines))
  if (!meant) return { ...found, delivery: { lines, netKg: kg } }
  const field = slip.net.trim() === "" ? "gross" : "net"
  const question: DeliverySay = (words) => words.meantTonnes
  return { ...found, slipFaults: { [field]: question }, meant }
}

/** The rows of a list of sizes. What was not ordered by pieces is to be counted. */
export function rowsOf(lines: readonly SizeLine[], words: SteelWords): ReceivedRow[] {
  return lines.map(({ sizeId, quantity }) => {
    const isCounted = quantity.unit === "pieces"
    return {
      sizeId,
      pieces: isCounted ? String(quantity.amount) : "",
      length: String(isCounted ? quantity.pieceLength : STANDARD_LENGTH),
      width: "",
      ordered: isCounted ? "" : quantityText(quantity, words),
    }
  })
}

/** The lines as a list, for a link that reopens the check. */
export function listedLines(lines: readonly ReceivedLine[]): SizeLine[] {
  return lines.map(({ size, pieces, pieceLength, width }) => ({
    kind: "size",
    // A sheet of a width is a size of its own: "sheet-3x1250".
    sizeId: width === undefined ? size.id : `${size.id}x${mmText(width * 1000)}`,
    quantity: { amount: pieces, unit: "pieces", pieceLength },
  }))
}
