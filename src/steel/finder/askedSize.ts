import type { PipeClass, RolledSeries, SizeFamily } from "../range/size"

/** The size a line asks for. Lengths in mm. null or empty if not stated. */
export interface AskedSize {
  /** Families allowed by the words. Empty if no word names one. */
  readonly families: readonly SizeFamily[]
  readonly series: RolledSeries | null
  /** "ISMC 125*": the variant with the heavier web. */
  readonly isHeavierWeb: boolean
  /** "ISLB(P) 300": the variant P. */
  readonly isVariantP: boolean
  /**
   * "50x50" of 50x50x3. A pair can be two sides, diameter and thickness, or leg and thickness. For sheet, width and
   * length.
   */
  readonly sides: readonly number[]
  readonly thickness: number | null
  /** How far a listed thickness may differ, mm: the trade rounds gauges and inches. */
  readonly thicknessTolerance: number
  /** A figure that could be a depth, leg, bore, side or thickness. */
  readonly figure: number | null
  /** True if a figure is said to be the outside diameter. In "pipe 50x3" it could be the bore. */
  readonly isOutside: boolean
  readonly nominalBore: number | null
  /** Nominal pipe size, or side of a tube, in inches. */
  readonly inches: number | null
  readonly pipeClass: PipeClass | null
  /** kg/m, or kg/m² for sheet. */
  readonly mass: number | null
  /** "IS 4923" */
  readonly standard: string | null
  /** True if the sides were in inches, so the nearest metric size is meant. */
  readonly isInInches: boolean
  /** Digits at the end of the text that typing may continue: "50x5" may become "50x50". */
  readonly openDigits: string | null
}

export const nothingAsked: AskedSize = {
  families: [],
  series: null,
  isHeavierWeb: false,
  isVariantP: false,
  sides: [],
  thickness: null,
  thicknessTolerance: 0,
  figure: null,
  isOutside: false,
  nominalBore: null,
  inches: null,
  pipeClass: null,
  mass: null,
  standard: null,
  isInInches: false,
  openDigits: null,
}

/** True if only sheet is possible: its sides are for the buyer to choose. */
export function meansSheet({ families }: Pick<AskedSize, "families">): boolean {
  return families.includes("sheet") || families.includes("chequered")
}

/** True if it has anything besides the family to identify a size. */
export function namesSize(asked: AskedSize): boolean {
  const figures = ["thickness", "figure", "nominalBore", "inches", "pipeClass", "mass"] as const
  const isStated = figures.some((name) => asked[name] !== null)
  return isStated || asked.sides.length > 0 || asked.isHeavierWeb
}
