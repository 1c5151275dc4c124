import { indianFigure } from "../steel/format"

/** Approximate distances below this are not shown, km. */
const LEAST_APPROXIMATE = 10

/**
 * A distance in km as text. Between towns or PIN codes it is approximate: rounded to 5 km, above 100 km to 10 km, with
 * "about".
 */
export function distanceText(km: number, isApproximate = false): string {
  if (isApproximate) {
    if (km < LEAST_APPROXIMATE) return `less than ${inKm(LEAST_APPROXIMATE)}`
    const step = km < 100 ? 5 : 10
    return `about ${inKm(Math.round(km / step) * step)}`
  }
  return km < 1 ? `less than ${inKm(1)}` : inKm(km)
}

function inKm(km: number): string {
  return `${indianFigure(km, 0)}\u00a0km as the crow flies`
}
