import entry from "../../../content/site/size-range.json"

/** Sizes that are sold but stand in no table of a standard. All lengths in mm. */
export interface CommercialRange {
  readonly preGalvanized: {
    readonly squares: readonly number[]
    readonly rectangles: readonly { readonly depth: number; readonly width: number }[]
    /** Nominal bores of round tube. */
    readonly bores: readonly number[]
    readonly thicknesses: readonly number[]
    /** Which thickness goes with which outside, smallest outside first. */
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

/** Thicknesses of tube up to an outside: the longer side, or the outside diameter. Lengths in mm. */
export interface ThicknessBand {
  readonly largest: number
  readonly thinnest: number
  readonly thickest: number
}

/** Width and length of a sheet, mm. */
export interface SheetFormat {
  readonly width: number
  readonly length: number
}

/** What marketing has entered. The content check has seen that it agrees with the specifications of the products. */
export const commercialRange: CommercialRange = entry

/**
 * The most an outside may measure, in thicknesses: thinner tube is not taken to be roll-formed. This is no figure of a
 * standard, and sales has not confirmed it.
 */
export const MOST_SLENDER = 65

/** The pre-galvanized thicknesses of an outside: the longer side, or the outside diameter, mm. */
export function preGalvanizedThicknesses(
  { thicknesses, bands }: CommercialRange["preGalvanized"],
  outside: number,
): number[] {
  const band = bands.find(({ largest }) => outside <= largest)
  return band ? thicknesses.filter((mm) => mm >= band.thinnest && mm <= band.thickest) : []
}
