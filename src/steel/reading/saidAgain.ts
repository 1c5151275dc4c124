import { MM_PER_INCH } from "../measure"
import type { Measure } from "./terms"
import { INCH_ROUNDING } from "./thickness"

/** "Angle 65x65x6 | 65x65x6 mm", "RHS 60x40x2 | 60x40 mm", `3" x 1½" (75 x 40 mm)`, "50x50 (2x2)". */
export function isSaidAgain(chain: readonly Measure[], size: readonly Measure[]): boolean {
  return chain.every((measure, place) => {
    const same = size[place]
    if (!same || same.unit === "inch") return false
    const isInch = measure.unit === "inch" || (measure.unit === null && isBareInch(measure, same))
    if (!isInch) return measure.value === same.value && isMetric([measure])
    const inches = measure.value * MM_PER_INCH
    return Math.abs(inches - same.value) <= inches * INCH_ROUNDING
  })
}

/** No side of a tube or angle is that small in mm. */
const LARGEST_BARE_INCHES = 8

function isBareInch({ value }: Measure, same: Measure): boolean {
  return value <= LARGEST_BARE_INCHES && same.value > LARGEST_BARE_INCHES
}

export function isMetric(chain: readonly Measure[]): boolean {
  return chain.every(({ unit }) => unit === null || unit === "mm")
}
