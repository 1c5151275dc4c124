import type { PipeClass, RolledSeries, SizeFamily } from "../range/size"

/** The size a line asks for. Everything is optional; lengths in mm. */
export interface AskedSize {
  /** The families its words allow; empty where no word names one. */
  readonly families: readonly SizeFamily[]
  readonly series: RolledSeries | null
  /** "ISMC 125*": the variant with the heavier web. */
  readonly isHeavierWeb: boolean
  /** "ISLB(P) 300": the variant that is called so. */
  readonly isVariantP: boolean
  /** "50x50" of 50x50x3, or both figures of a pair: sides, or diameter and wall, or leg and thickness. Of sheet width and length. */
  readonly sides: readonly number[]
  readonly thickness: number | null
  /** How far a listed thickness may lie from it, mm: gauges and inches are rounded by the trade. */
  readonly thicknessTolerance: number
  /** A figure that may be anything: a depth, a leg, a bore, a side, a thickness. */
  readonly figure: number | null
  readonly nominalBore: number | null
  /** Nominal pipe size, or the side of a tube in inches. */
  readonly inches: number | null
  readonly pipeClass: PipeClass | null
  /** kg/m, or kg/m² for sheet. */
  readonly mass: number | null
  /** "IS 4923" */
  readonly standard: string | null
  /** Sides were given in inches: the nearest metric size is meant. */
  readonly isInInches: boolean
  /** The digits the text ends with, when more may follow while it is being typed: "50x5" may become "50x50". */
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
  nominalBore: null,
  inches: null,
  pipeClass: null,
  mass: null,
  standard: null,
  isInInches: false,
  openDigits: null,
}

/** True when only sheet can be meant: its sides are the buyer's to choose. */
export function meansSheet({ families }: Pick<AskedSize, "families">): boolean {
  return families.includes("sheet") || families.includes("chequered")
}

/** True when it says anything a size can be told by, apart from its family. */
export function namesSize(asked: AskedSize): boolean {
  return (
    asked.sides.length > 0 ||
    asked.thickness !== null ||
    asked.figure !== null ||
    asked.nominalBore !== null ||
    asked.inches !== null ||
    asked.pipeClass !== null ||
    asked.mass !== null ||
    asked.isHeavierWeb
  )
}
