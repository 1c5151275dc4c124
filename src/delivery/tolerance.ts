import { standardNumber, type CatalogueSize } from "../steel/range/size"
import type { DeliveryWords } from "../interface/catalogue"

/** Allowed deviation from the theoretical weight, per cent. */
export interface Band {
  readonly less: number
  readonly more: number
}

/** The weight tolerance of a standard for some sizes. Maintained by marketing in content/tolerances. */
export interface Tolerance {
  readonly name: string
  /** Families of sizes, as content names them. */
  readonly families: readonly string[]
  /** Thickness limit in mm, not included. */
  readonly over: number | null
  /** Thickness limit in mm, included. */
  readonly upTo: number | null
  /** Only pipes of these classes. Empty or null for sizes of every class and of none. */
  readonly pipeClasses: readonly string[] | null
  /** "IS 3589": only sizes listed under it. null for every standard. */
  readonly sizeStandard: string | null
  /** "IS 4923:2017" */
  readonly standard: string
  /** "Amendment 1" */
  readonly edition: string | null
  readonly clause: string | null
  /** Of each length. null if the standard limits lots only. */
  readonly piece: Band | null
  /** For lots from this many tonnes. null if the standard has none. */
  readonly lot: (Band & { readonly fromTonnes: number }) | null
  /** False until checked against the standard itself. */
  readonly confirmed: boolean | null
}

/** The first tolerance that applies to a size, or undefined. */
export function toleranceOf(
  size: CatalogueSize,
  tolerances: readonly Tolerance[],
): Tolerance | undefined {
  const { family, wall } = size
  const pipeClass = size.pipe?.class ?? ""
  return tolerances.find(
    ({ families, over, upTo, pipeClasses, sizeStandard }) =>
      families.includes(family) &&
      (over === null || wall > over) &&
      (upTo === null || wall <= upTo) &&
      (!pipeClasses?.length || pipeClasses.includes(pipeClass)) &&
      (sizeStandard === null || standardNumber(size) === sizeStandard),
  )
}

/** "−8 % to +10 %", or "±7 %" */
export function bandText({ less, more }: Band, words: DeliveryWords): string {
  return less === more ? `±${less}\u00a0%` : words.band(String(less), String(more))
}

/** The widest tolerance of all, per cent. 0 if there is none. */
export function widestTolerance(tolerances: readonly Tolerance[]): number {
  const bands = tolerances.flatMap(({ piece, lot }) => [piece, lot])
  return Math.max(0, ...bands.flatMap((band) => (band ? [band.less, band.more] : [])))
}

/** "IS 4923:2017, Amendment 1, clause 12.3" */
export function toleranceSource(
  { standard, edition, clause }: Tolerance,
  words: DeliveryWords,
): string {
  return [standard, edition, clause ? words.clause(clause) : null].filter(Boolean).join(", ")
}
