import { indianFigure } from "../steel/format"
import type { BranchWords } from "../site/words/catalogue"

/** Approximate distances below this are not shown, km. */
const LEAST_APPROXIMATE = 10

/**
 * A distance in km as text. Between towns or PIN codes it is approximate: rounded to 5 km, above 100 km to 10 km, with
 * "about".
 */
export function distanceText(km: number, words: BranchWords, isApproximate = false): string {
  const inKm = (length: number) => words.away(indianFigure(length, 0))
  if (isApproximate) {
    if (km < LEAST_APPROXIMATE) return words.lessThan(inKm(LEAST_APPROXIMATE))
    const step = km < 100 ? 5 : 10
    return words.about(inKm(Math.round(km / step) * step))
  }
  return km < 1 ? words.lessThan(inKm(1)) : inKm(km)
}
