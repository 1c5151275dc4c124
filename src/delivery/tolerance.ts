import { standardNumber, type Size } from "../steel/range/size"
import type { DeliveryWords } from "../site/words/catalogue"

/** Allowed deviation from the theoretical weight, per cent. */
export interface Band {
  readonly less: number
  readonly more: number
}

/**
 * The weight tolerance of a standard for some sizes, as marketing maintains it in content/tolerances: of each length (`piece`) and
 * of lots from so many tonnes (`lot`), either null if the standard has none.
 */
export type Tolerance = Queries.AllTolerancesFragment["allTolerance"]["nodes"][number]

/** The first tolerance that applies to a size, or undefined. */
export function toleranceOf(size: Size, tolerances: readonly Tolerance[]): Tolerance | undefined {
  const { family, wall } = size
  return tolerances.find(
    ({ families, over, upTo, pipeClasses, sizeStandard }) =>
      families.includes(family) &&
      (over === null || wall > over) &&
      (upTo === null || wall <= upTo) &&
      (!pipeClasses?.length || pipeClasses.includes(size.pipe?.class ?? "")) &&
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
