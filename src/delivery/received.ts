import { linesKg, type ReceivedLine } from "./check"
import type { InquiryLine, SizeLine } from "../inquiry/list/line"
import type { SizeOf } from "../steel/range/size"
import { figureFault, figureIn, readFigure } from "../steel/figure"
import { indianFigure, roundTo } from "../steel/format"
import { pieceLengthLimits, quantityText, STANDARD_LENGTH } from "../steel/quantity"
import { sheetSize } from "../steel/range/makeSize"
import type { Size } from "../steel/range/size"
import type { DeliverySentence, SteelWords } from "../kit/words/catalogue"

/** What is typed about one received size: pieces, the length in m, and the width in mm of sheet by the square metre. */
export interface ReceivedRow extends Readonly<Record<RowField, string>> {
  readonly sizeId: string
  /** "2 t", if ordered by weight or length rather than by pieces. */
  readonly ordered: string
  /** The words of a line that could mean several sizes, until one is chosen. The size is "" until then. */
  readonly asked?: string | undefined
}

/** The figures of the weighbridge slip, as typed. */
export type TypedSlip = Readonly<Record<SlipField, string>>

export type RowField = "pieces" | "length" | "width"
export const slipFields = ["gross", "tare", "net"] as const
type SlipField = (typeof slipFields)[number]

/** A sentence about what to correct, by field. */
type Faults<Field extends string> = Partial<Record<Field, DeliverySentence>>

/** The unit of each figure and its limits in it: no train is heavier, no sheet wider. */
const kinds = {
  weight: { unit: "kg", least: 0.001, most: 5_000_000 },
  pieces: { unit: "pieces", least: 1, most: 100_000 },
  length: { unit: "m", ...pieceLengthLimits },
  width: { unit: "mm", least: 50, most: 4000 },
} as const

/** A figure in its unit, or what to correct: "5,240", "5.24 t", "40 nos", "6000 mm", "20 ft", "४०". */
function readKind(kind: keyof typeof kinds, typed: string): number | DeliverySentence {
  const { unit, least, most } = kinds[kind]
  if (typed.trim() === "") return (words) => words.missing[kind]
  const figure = readFigure(typed)
  const value = figure && figureIn(figure, unit)
  if (value === null) return figureFault(typed)
  if (kind === "pieces" && !Number.isInteger(value)) return (words) => words.wholePieces
  return value >= least && value <= most
    ? value
    : (words) => words.between(indianFigure(least, 3), indianFigure(most))
}

/** Reads a row: its line, or null with what is to be corrected. Sheet by the square metre becomes a strip of its width. */
export function readRow(
  row: ReceivedRow,
  size: Size,
): { readonly line: ReceivedLine | null; readonly faults: Faults<RowField> } {
  const isWide = size.massPer === "squareMetre"
  const faults: Faults<RowField> = {}
  const read = (field: RowField) => {
    const value = readKind(field, row[field])
    if (typeof value === "number") return value
    faults[field] = value
    return NaN
  }
  const [pieces, pieceLength] = [read("pieces"), read("length")]
  const width = isWide ? read("width") : 0
  if (Object.keys(faults).length > 0) return { line: null, faults }
  const received = isWide ? sheetSize(size.wall, roundTo(width, 2), size.family) : size
  return { line: { size: received, pieces, pieceLength }, faults }
}

/** Two figures of one slip differ by rounding only up to this, kg. */
const SLIP_ROUNDING = 0.5

/** The net weight of a slip in kg: as typed, or gross less tare. null with what is to be corrected. */
export function readSlip(slip: TypedSlip): {
  readonly kg: number | null
  readonly faults: Faults<SlipField>
} {
  const faults: Faults<SlipField> = {}
  const [gross, tare, net] = slipFields.map((field) => {
    if (slip[field].trim() === "") return null
    const value = readKind("weight", slip[field])
    if (typeof value === "number") return value
    faults[field] = value
    return NaN
  })
  if (Object.keys(faults).length > 0) return { kg: null, faults }
  if (gross !== null && tare !== null) {
    const kg = gross - tare
    if (kg <= 0) faults.tare = (words) => words.tareTooHeavy
    else if (net !== null && Math.abs(net - kg) > SLIP_ROUNDING)
      faults.net = (words) => words.netDiffers(words.kg(indianFigure(kg, 3)))
    else return { kg: net ?? kg, faults }
  } else if (net !== null) return { kg: net, faults }
  else if (gross === null && tare === null) faults.net = (words) => words.missing.weight
  else faults[gross === null ? "gross" : "tare"] = (words) => words.slipIncomplete
  return { kg: null, faults }
}

/** The names of a slip's weights, and a weight. */
const SLIP =
  /(gross|tare|net)(?:\s*(?:weight|wt))?\.?[\s:=-]*([\d,.]+\s*(?:kgs?|mt|t(?:on(?:ne)?s?)?)?)\b/gi

/** The weights in a line of nothing but a slip's weights: "Gross 8240 Tare 4310". null for any other line. */
export function slipIn(text: string): Partial<TypedSlip> | null {
  const found = [...text.matchAll(SLIP)]
  if (found.length === 0 || /[\p{L}\d]/u.test(text.replace(SLIP, ""))) return null
  return Object.fromEntries(found.map(([, name, weight]) => [name.toLowerCase(), weight.trim()]))
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
export type AskedDelivery = ReturnType<typeof readDelivery>

/** Reads a delivery from the fields, or the faults to correct in them. */
export function readDelivery(rows: readonly ReceivedRow[], sizeOf: SizeOf, slip: TypedSlip) {
  const read = rows.map((row) => {
    const size = sizeOf(row.sizeId)
    return size && readRow(row, size)
  })
  const lines = read.flatMap((row) => row?.line ?? [])
  const { kg, faults } = readSlip(slip)
  const isWhole = lines.length === rows.length && kg !== null
  const meant = isWhole ? meantSlip(slip, linesKg(lines)) : undefined
  const question: DeliverySentence = (words) => words.meantTonnes
  return {
    /** Faults of the rows, each at its place. */
    faults: read.map((row) => row?.faults),
    /** Whether a size is unknown, or the tables could not be loaded. */
    hasUnknown: read.includes(null),
    slipFaults: meant ? { [slip.net.trim() === "" ? "gross" : "net"]: question } : faults,
    /** The slip in kg, if tonnes were probably meant. */
    meant,
    /** What to check; undefined if anything is faulty. */
    delivery: isWhole && !meant ? { lines, netKg: kg } : undefined,
  }
}

/** The rows of the sizes of a list, and of its questions. What was not ordered by pieces is to be counted. */
export function rowsOf(lines: readonly InquiryLine[], words: SteelWords): ReceivedRow[] {
  return lines.flatMap((line) => {
    const row = { sizeId: "", pieces: "", length: String(STANDARD_LENGTH), width: "", ordered: "" }
    if (line.kind === "words" && line.isOpen) return [{ ...row, asked: line.text }]
    if (line.kind !== "size") return []
    const { sizeId, quantity } = line
    const length = String(quantity.pieceLength)
    if (quantity.unit === "pieces")
      return [{ ...row, sizeId, length, pieces: String(quantity.amount) }]
    return [{ ...row, sizeId, length, ordered: quantityText(quantity, words) }]
  })
}

/** The lines as a list, for a link that reopens the check. */
export function listedLines(lines: readonly ReceivedLine[]): SizeLine[] {
  return lines.map(({ size, pieces, pieceLength }) => ({
    kind: "size",
    sizeId: size.id,
    quantity: { amount: pieces, unit: "pieces", pieceLength },
  }))
}
