import { outlineArea } from "./contour"
import { sectionOutline } from "./outline"
import type { Section } from "./section"

/** Density of steel for theoretical mass, kg/m³ (IS 808, IS 1161, IS 4923 and IS 1730 all reckon with it). */
export const STEEL_DENSITY = 7850

/**
 * Theoretical mass of one metre, kg/m: the area of the cut face in mm² × 7850 / 10⁶, unrounded.
 *
 * For the common shapes this is the trade's formula, with t the wall and all lengths in mm:
 * round pipe 0.0246615 · t · (D − t) (IS 1161);
 * hollow section 0.00785 · [2t(H + B − 2t) − (4 − π)(4t² − t²)], the corners being 2t outside and t inside (IS 4923);
 * angle 0.00785 · [t(a + b − t) + (1 − π/4)(R₁² − 2R₂²)] (IS 808);
 * beam and channel: web and mean flange, root fillets added and toe roundings taken off (IS 808);
 * strip 0.00785 · w · t (IS 1730).
 *
 * Indicative profiles (see `isIndicative`) get the mass of their drawing, to be shown as indicative.
 *
 * @throws RangeError with a sentence, when the dimensions are not those of a section.
 */
export function massPerMetre(section: Section): number {
  return (outlineArea(sectionOutline(section)) * STEEL_DENSITY) / 1e6
}

/**
 * Theoretical mass of one square metre of sheet or plate, kg/m²: 7.85 × thickness in mm (IS 1730).
 *
 * @throws RangeError when the thickness is no number above 0.
 */
export function massPerSquareMetre(thickness: number): number {
  return massPerMetre({ shape: "sheet", width: 1000, thickness })
}
