import { outlineArea } from "./contour"
import { sectionOutline } from "./outline"
import type { Section } from "./section"

/** Density of steel for theoretical mass, kg/m³ (IS 808, IS 1161, IS 4923, IS 1730). */
export const STEEL_DENSITY = 7850

/**
 * Theoretical mass per metre in kg/m, unrounded: cross-section area in mm² × 7850 / 10⁶.
 *
 * For the common shapes this equals the formula of the standard, with thickness t and all lengths in mm:
 * - round pipe 0.0246615 · t · (D − t) (IS 1161)
 * - hollow section 0.00785 · [2t(H + B − 2t) − (4 − π)(4t² − t²)], corner radii 2t outside and t inside (IS 4923)
 * - angle 0.00785 · [t(a + b − t) + (1 − π/4)(R₁² − 2R₂²)] (IS 808)
 * - beam and channel: web and mean flange, plus root fillets, less toe roundings (IS 808)
 * - strip 0.00785 · w · t (IS 1730)
 *
 * For indicative profiles (see `isIndicative`) it is the mass of the drawing. Show it as indicative.
 *
 * @throws RangeError with a sentence if the dimensions are not those of a section.
 */
export function massPerMetre(section: Section): number {
  return (outlineArea(sectionOutline(section)) * STEEL_DENSITY) / 1e6
}

/**
 * Theoretical mass per square metre of sheet or plate in kg/m²: 7.85 × thickness in mm (IS 1730).
 *
 * @throws RangeError if the thickness is not a number above 0.
 */
export function massPerSquareMetre(thickness: number): number {
  return massPerMetre({ shape: "sheet", width: 1000, thickness })
}
