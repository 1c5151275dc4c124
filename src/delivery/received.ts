import { linesKg, weightDoubt, type ReceivedLine } from "./check"
import type { SizeLine } from "../inquiry/list/line"
import type { SizeOf } from "../inquiry/list/list"
import type { WantedSize } from "../inquiry/wantedSize"
import { commaQuestion, figureIn, readFigure, type FigureUnit } from "../steel/figure"
import { indianFigure, mmText } from "../steel/format"
import { pieceLengthLimits, quantityText, STANDARD_LENGTH } from "../steel/quantity"
import type { CatalogueSize } from "../steel/range/size"
import type { DeliverySay, SteelWords } from "../interface/catalogue"

/** What is typed about one received size. */
export interface ReceivedRow {
  readonly key: number
  readonly sizeId: string
  readonly pieces: string
  /** m */
  readonly length: string
  /** mm; only for sheet weighed per square metre. */
  readonly width: string
  /** "2 t", if ordered by weight or length rather than by pieces. */
  readonly ordered: string
}

/** What the slip of the weighbridge says, as typed, with the unit of figures that have none. */
export interface TypedSlip {
  readonly gross: string
  readonly tare: string
  readonly net: string
  readonly unit: "kg" | "t"
}

export type SlipField = "gross" | "tare" | "net"
export type RowField = "pieces" | "length" | "width"
type Faults<Field extends string> = Partial<Record<Field, DeliverySay>>

/** The value of a field, or a sentence about what to correct. */
type Read = { readonly value: number; readonly fault?: undefined } | { readonly fault: DeliverySay }

/** The unit of each figure and its limits in it: no train is heavier, no sheet wider. */
const kinds = {
  weight: { unit: "kg", least: 0.001, most: 5_000_000 },
  pieces: { unit: "pieces", least: 1, most: 100_000 },
  length: { unit: "m", ...pieceLengthLimits },
  width: { unit: "mm", least: 50, most: 4000 },
} as const

/** A figure in its unit: "5,240", "5.24 t", "40 nos", "6000 mm", "20 ft", "४०". One typed without a unit is in `own`. */
function readKind(
  kind: keyof typeof kinds,
  typed: string,
  own: FigureUnit = kinds[kind].unit,
): Read {
  const { unit, least, most } = kinds[kind]
  if (typed.trim() === "") return { fault: (words) => words.typed[kind].missing }
  const figure = readFigure(typed)
  const value = figure && figureIn({ ...figure, unit: figure.unit ?? own }, unit)
  if (value === null) {
    const short = typed.length > 30 ? `${typed.slice(0, 30)}…` : typed
    return { fault: commaQuestion(typed) ?? ((words) => words.typed[kind].wrong(short)) }
  }
  const isWhole = kind !== "pieces" || Number.isInteger(value)
  if (value >= least && value <= most && isWhole) return { value }
  const metres = value / 1000
  if (kind === "length" && figure?.unit === null && metres >= 1 && metres <= most) {
    return { fault: (words) => words.inMetres(indianFigure(metres, 3), indianFigure(value)) }
  }
  return {
    fault: (words) => words.typed[kind].outside(indianFigure(least, 3), indianFigure(most)),
  }
}

/** A weight in kg. A typed unit wins over the chosen one. */
function readWeight(typed: string, chosen: TypedSlip["unit"]): Read {
  return readKind("weight", typed, chosen === "t" ? "tonnes" : "kg")
}

/** Reads a row, or returns what is to be corrected in it. */
export function readRow(
  row: ReceivedRow,
  size: CatalogueSize,
): { readonly line: ReceivedLine } | { readonly faults: Faults<RowField> } {
  const pieces = readKind("pieces", row.pieces)
  const length = readKind("length", row.length)
  const width = size.massPer === "squareMetre" ? readKind("width", row.width) : undefined
  if (pieces.fault || length.fault || width?.fault) {
    return { faults: { pieces: pieces.fault, length: length.fault, width: width?.fault } }
  }
  const line = { size, pieces: pieces.value, pieceLength: length.value }
  return { line: width ? { ...line, width: width.value / 1000 } : line }
}

/** Two figures of one slip differ by rounding only up to this, kg. */
const SLIP_ROUNDING = 0.5

/** The net weight of a slip in kg: as typed, or gross less tare. Or what is to be corrected. */
export function readSlip(
  slip: TypedSlip,
): { readonly kg: number } | { readonly faults: Faults<SlipField> } {
  const isTyped = (field: SlipField) => slip[field].trim() !== ""
  const [gross, tare, net] = (["gross", "tare", "net"] as const).map((field) =>
    isTyped(field) ? readWeight(slip[field], slip.unit) : undefined,
  )
  if (gross?.fault || tare?.fault || net?.fault) {
    return { faults: { gross: gross?.fault, tare: tare?.fault, net: net?.fault } }
  }
  if (!gross || !tare) {
    if (net) return { kg: net.value }
    if (gross) return { faults: { tare: (words) => words.tareMissing } }
    return {
      faults: tare
        ? { gross: (words) => words.grossMissing }
        : { net: (words) => words.typed.weight.missing },
    }
  }
  const kg = gross.value - tare.value
  if (kg <= 0) return { faults: { tare: (words) => words.tareTooHeavy } }
  if (net && Math.abs(net.value - kg) > SLIP_ROUNDING) {
    return { faults: { net: (words) => words.netDiffers(words.kg(indianFigure(kg, 3))) } }
  }
  return { kg: net ? net.value : kg }
}

/** The slip with its weights a thousand times or a thousandth, in kg. */
export function slipTimes(slip: TypedSlip, factor: number): TypedSlip {
  const inKg = (typed: string) => {
    const weight = readWeight(typed, slip.unit)
    return weight.fault ? typed : indianFigure(weight.value * factor, 3)
  }
  return { gross: inKg(slip.gross), tare: inKg(slip.tare), net: inKg(slip.net), unit: "kg" }
}

/** The result of reading the form. */
export interface AskedDelivery {
  /** Faults by row key. */
  readonly faults: ReadonlyMap<number, Faults<RowField>>
  /** A fault of the rows as a whole. */
  readonly rowsFault?: "addSizes" | "unknownSize"
  readonly slipFaults: Faults<SlipField>
  /** What to multiply the weights by, if their unit looks wrong. */
  readonly factor?: number | null
  /** What to check; undefined if anything is faulty. */
  readonly delivery?: { readonly lines: readonly ReceivedLine[]; readonly netKg: number }
}

/** Reads a delivery from the fields, or the faults to correct in them. */
export function readDelivery(
  rows: readonly ReceivedRow[],
  sizeOf: SizeOf,
  slip: TypedSlip,
): AskedDelivery {
  const faults = new Map<number, Faults<RowField>>()
  const lines: ReceivedLine[] = []
  let rowsFault: AskedDelivery["rowsFault"] = rows.length === 0 ? "addSizes" : undefined
  for (const row of rows) {
    const size = sizeOf(row.sizeId)
    const read = size && readRow(row, size)
    if (!read) rowsFault = "unknownSize"
    else if ("line" in read) lines.push(read.line)
    else faults.set(row.key, read.faults)
  }
  const net = readSlip(slip)
  const slipFaults = "faults" in net ? net.faults : {}
  if (faults.size > 0 || rowsFault || !("kg" in net)) return { faults, rowsFault, slipFaults }
  const doubt = weightDoubt(net.kg, linesKg(lines))
  if (!doubt) return { faults, slipFaults, delivery: { lines, netKg: net.kg } }
  const field = slip.net.trim() === "" ? "gross" : "net"
  return { faults, slipFaults: { [field]: doubt.sentence }, factor: doubt.factor }
}

/** The rows of a list of sizes. What was not ordered by pieces is to be counted. */
export function rowsOf(
  lines: readonly WantedSize[],
  firstKey: number,
  words: SteelWords,
): ReceivedRow[] {
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

/** The valid rows as a list, for a link that reopens the check. */
export function listedRows(rows: readonly ReceivedRow[], sizeOf: SizeOf): SizeLine[] {
  return rows.flatMap((row): SizeLine[] => {
    const size = sizeOf(row.sizeId)
    const read = size && readRow(row, size)
    if (!read || !("line" in read)) return []
    const { pieces, pieceLength, width } = read.line
    // A sheet of a width is a size of its own: "sheet-3x1250".
    const sizeId = width === undefined ? row.sizeId : `${row.sizeId}x${mmText(width * 1000)}`
    return [{ kind: "size", sizeId, quantity: { amount: pieces, unit: "pieces", pieceLength } }]
  })
}

/** Everything typed about a delivery. */
export interface TypedDelivery {
  readonly rows: readonly ReceivedRow[]
  readonly slip: TypedSlip
}

/** What is typed, as stored text, with the list it began with. */
export function draftText(list: string, typed: TypedDelivery): string {
  return JSON.stringify({ list, typed })
}

/** What was typed before a reload; null if it began with another list or cannot be read. */
export function draftOf(text: string | null, list: string): TypedDelivery | null {
  try {
    const stored = JSON.parse(text ?? "null") as { list: string; typed: TypedDelivery } | null
    if (stored?.list !== list) return null
    const { rows, slip } = stored.typed
    const areTexts = (texts: readonly unknown[]) => texts.every((each) => typeof each === "string")
    const isSlip = areTexts([slip.gross, slip.tare, slip.net]) && /^(kg|t)$/.test(slip.unit)
    const areRows = rows.every(
      ({ key, sizeId, pieces, length, width, ordered }) =>
        Number.isInteger(key) && areTexts([sizeId, pieces, length, width, ordered]),
    )
    return isSlip && areRows ? { rows, slip } : null
  } catch {
    return null
  }
}
