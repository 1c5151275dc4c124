import { MM_PER_INCH } from "../measure"
import type { Measure } from "./terms"
import { INCH_ROUNDING } from "./thickness"

/** "Angle 65x65x6 | 65x65x6 mm", "RHS 60x40x2 | 60x40 mm", `3" x 1½" (75 x 40 mm)`. */
export function isSaidAgain(chain: readonly Measure[], size: readonly Measure[]): boolean {
  return chain.every((measure, place) => {
    const same = size[place]
    if (!same || same.unit === "inch") return false
    if (measure.unit !== "inch") return measure.value === same.value && isMetric([measure])
    const inches = measure.value * MM_PER_INCH
    return Math.abs(inches - same.value) <= inches * INCH_ROUNDING
  })
}

export function isMetric(chain: readonly Measure[]): boolean {
  return chain.every(({ unit }) => unit === null || unit === "mm")
}
