import entry from "../../../content/site/size-range.json"

/** Sizes we sell that are in no table of a standard. All lengths in mm. */
export interface CommercialRange {
  readonly preGalvanized: {
    readonly squares: readonly number[]
    readonly rectangles: readonly { readonly depth: number; readonly width: number }[]
    /** Nominal bores of round tube. */
    readonly bores: readonly number[]
    readonly thicknesses: readonly number[]
    /** The thicknesses for each outside size, smallest size first. */
    readonly bands: readonly ThicknessBand[]
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

/** The range that marketing entered. The content check compares it with the product specifications. */
export const commercialRange: CommercialRange = entry

/**
 * Largest ratio of outside size to thickness that we assume can be roll-formed. Not from a standard, and not confirmed
 * by sales.
 */
export const MOST_SLENDER = 65

/**
 * The pre-galvanized thicknesses in mm for an outside size (longer side or outside diameter) in mm. Empty above the
 * largest band.
 */
export function preGalvanizedThicknesses(
  { thicknesses, bands }: CommercialRange["preGalvanized"],
  outside: number,
): number[] {
  const band = bands.find(({ largest }) => outside <= largest)
  return band ? thicknesses.filter((mm) => mm >= band.thinnest && mm <= band.thickest) : []
}
