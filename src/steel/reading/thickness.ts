import { gaugeThickness } from "../gauge"
import { MM_PER_INCH } from "../measure"
import type { Measure } from "./terms"

/** No tube, angle or web is thicker, mm. */
export const THICKEST = 40

export interface Thickness {
  readonly value: number
  /** mm */
  readonly tolerance: number
}

export function isGauge({ unit }: Measure): boolean {
  return unit === "gauge" || unit === "swg" || unit === "bg"
}

/** How far the trade rounds inches, as a share: ¼ inch is sold as 6 mm. */
export const INCH_ROUNDING = 0.06

/** The thickness that a figure can mean, mm. null if it is none. */
export function thicknessOf(measure: Measure): Thickness | null {
  const { unit, value } = measure
  if (isGauge(measure)) {
    const thickness = gaugeThickness(unit === "bg" ? "bg" : "swg", value)
    return thickness === null ? null : { value: thickness, tolerance: 0.04 }
  }
  if (unit === "inch" || unit === "soot") {
    const thickness = unit === "inch" ? value * MM_PER_INCH : (value * MM_PER_INCH) / 8
    return { value: thickness, tolerance: thickness * INCH_ROUNDING }
  }
  const isPlain = unit === null || unit === "mm" || unit === "tonnes"
  return isPlain && value <= THICKEST ? { value, tolerance: 0 } : null
}
