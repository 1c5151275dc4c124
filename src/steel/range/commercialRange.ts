import entry from "../../../content/site/size-range.json"
import { STANDARD_LENGTH, type Quantity } from "../quantity"

/** Sizes we sell that are in no table of a standard. All lengths in mm. */
export interface CommercialRange {
  /** Thicknesses of black hollow sections that the trade buys, also where no table has them. */
  readonly hollow: ThicknessRange
  readonly preGalvanized: ThicknessRange & {
    readonly squares: readonly number[]
    readonly rectangles: readonly { readonly depth: number; readonly width: number }[]
    /** Nominal bores of round tube. */
    readonly bores: readonly number[]
  }
  readonly planks: {
    readonly height: number
    readonly widths: readonly number[]
    readonly thicknesses: readonly number[]
  }
  readonly sheets: {
    readonly thicknesses: readonly number[]
    readonly sizes: readonly SheetFormat[]
  }
}

/** Thicknesses, and which of them each outside size has: smallest size first. */
interface ThicknessRange {
  readonly thicknesses: readonly number[]
  readonly bands: readonly ThicknessBand[]
}

/** Thicknesses for tube up to an outside size (longer side or outside diameter). Lengths in mm. */
interface ThicknessBand {
  readonly largest: number
  readonly thinnest: number
  readonly thickest: number
}

/** Width and length of a sheet, mm. */
interface SheetFormat {
  readonly width: number
  readonly length: number
}

/** Lists of the range that can be empty. The editor omits empty lists from the file. */
const none = { squares: [], rectangles: [], bores: [] }

/** The range that marketing entered. The content check compares it with the product specifications. */
export const commercialRange: CommercialRange = {
  ...entry,
  preGalvanized: { ...none, ...entry.preGalvanized },
}

/**
 * Largest ratio of outside size to thickness that we assume can be roll-formed. Not from a standard, and not confirmed
 * by sales.
 */
export const MOST_SLENDER = 65

/** The thicknesses in mm for an outside size (longer side or outside diameter) in mm. Empty above the largest band. */
export function thicknessesFor({ thicknesses, bands }: ThicknessRange, outside: number): number[] {
  const band = bands.find(({ largest }) => outside <= largest)
  return band ? thicknesses.filter((mm) => mm >= band.thinnest && mm <= band.thickest) : []
}

/**
 * The quantity that the size with an id begins with: one piece of 6 m, one sheet of the shortest length in its width, or one tonne
 * of sheet by the square metre.
 */
export function firstQuantity(sizeId: string): Quantity {
  const sheet = /^(?:sheet|chequered)-[\d.]+(?:x([\d.]+))?$/.exec(sizeId)
  const lengths = commercialRange.sheets.sizes
    .filter(({ width }) => width === Number(sheet?.[1]))
    .map(({ length }) => length / 1000)
  const isByWeight = sheet !== null && sheet[1] === undefined
  return {
    amount: 1,
    unit: isByWeight ? "tonnes" : "pieces",
    pieceLength: lengths.length > 0 ? Math.min(...lengths) : STANDARD_LENGTH,
  }
}
