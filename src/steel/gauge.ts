/**
 * Gauge systems in use in the Indian trade.
 *
 * - `swg`, Imperial Standard Wire Gauge (BS 3737:1964, withdrawn): for tube and pipe. The thicknesses in IS 4923 are
 *   its values to 0.1 mm: 1.6, 1.8, 2, 2.3, 2.6, 2.9, 3.2, 3.6, 4.5, 4.9 and 5.4 mm are SWG 16, 15, 14, 13, 12, 11, 10,
 *   9, 7, 6 and 5. Source: engineeringtoolbox.com/swg-standard-wire-gauge-d_1779.html.
 * - `bg`, Birmingham Gauge for sheet and hoop (Order in Council of 10 July 1914; not the Birmingham Wire Gauge): for
 *   sheet. The preferred thicknesses 0.63, 0.8, 1, 1.25 and 1.6 mm are BG 24, 22, 20, 18 and 16. In SWG they would be
 *   0.56, 0.71, 0.91, 1.22 and 1.63. Source: sizes.com/materls/sheet_and_hoop_gauge.htm.
 */
export type GaugeSystem = "swg" | "bg"

/** Thickness in inches. The index is the gauge number, 0 to 32. */
const INCHES: Record<GaugeSystem, readonly number[]> = {
  swg: [
    0.324, 0.3, 0.276, 0.252, 0.232, 0.212, 0.192, 0.176, 0.16, 0.144, 0.128, 0.116, 0.104, 0.092,
    0.08, 0.072, 0.064, 0.056, 0.048, 0.04, 0.036, 0.032, 0.028, 0.024, 0.022, 0.02, 0.018, 0.0164,
    0.0148, 0.0136, 0.0124, 0.0116, 0.0108,
  ],
  bg: [
    0.3964, 0.3532, 0.3147, 0.2804, 0.25, 0.2225, 0.1981, 0.1764, 0.157, 0.1398, 0.125, 0.1113,
    0.0991, 0.0882, 0.0785, 0.0699, 0.0625, 0.0556, 0.0495, 0.044, 0.0392, 0.0349, 0.03125, 0.02782,
    0.02476, 0.02204, 0.01961, 0.01745, 0.015625, 0.0139, 0.0123, 0.011, 0.0098,
  ],
}

/** The highest gauge number in the tables, which is the thinnest. */
export const THINNEST_GAUGE = 32

/** The thickness of a gauge number in mm, unrounded. null if the number is not a whole number from 0 to 32. */
export function gaugeThickness(system: GaugeSystem, number: number): number | null {
  const inches = INCHES[system][number]
  return inches === undefined ? null : inches * 25.4
}
