import type { CatalogueSize, SizeFamily } from "../steel/range/size"

/** By how much a weight may differ from the theoretical one, % of it. */
export interface Band {
  readonly less: number
  readonly more: number
}

/** What a standard lets the weight of some sizes differ. Marketing keeps these: content/tolerances. */
export interface Tolerance {
  readonly name: string
  readonly families: readonly SizeFamily[]
  /** mm; the thickness itself is left out. */
  readonly over: number | null
  /** mm; the thickness itself is taken in. */
  readonly upTo: number | null
  /** "IS 4923:2017" */
  readonly standard: string
  /** "Amendment 1" */
  readonly edition: string | null
  readonly clause: string | null
  /** Of each length. */
  readonly piece: Band
  /** Of a lot of so many tonnes and more; null where the standard has none. */
  readonly lot: (Band & { readonly fromTonnes: number }) | null
  /** False until somebody compared the figures with the standard itself. */
  readonly confirmed: boolean
}

/** The tolerance that applies to a size; undefined where none is listed. The first that fits counts. */
export function toleranceOf(
  { family, wall }: CatalogueSize,
  tolerances: readonly Tolerance[],
): Tolerance | undefined {
  return tolerances.find(
    ({ families, over, upTo }) =>
      families.includes(family) &&
      (over === null || wall > over) &&
      (upTo === null || wall <= upTo),
  )
}

/** "−8 % to +10 %", or "±7 %" */
export function bandText({ less, more }: Band): string {
  return less === more ? `±${less}\u00a0%` : `−${less}\u00a0% to +${more}\u00a0%`
}

/** "IS 4923:2017, Amendment 1, clause 12.3; to be confirmed" */
export function toleranceSource({ standard, edition, clause, confirmed }: Tolerance): string {
  const place = [standard, edition, clause ? `clause ${clause}` : null].filter(Boolean).join(", ")
  return confirmed ? place : `${place}; to be confirmed`
}
