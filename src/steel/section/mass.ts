import { outlineArea } from "./contour"
import { sectionOutline } from "./outline"
import type { Section, HollowSection } from "./section"
import type { SteelSentence } from "../../kit/words/catalogue"
import { indianFigure } from "../format"

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

/** Up to this thickness, mm, IS 4923 and EN 10219 have the same corner radii. */
const SAME_CORNERS_TO = 6

/**
 * A note for thick hollow sections: the weight is computed with the corners of IS 4923 (2t outside, t inside), and is
 * lower with those of EN 10219-2 (2.5t and 1.5t up to 10 mm, 3t and 2t above). null for a thickness up to 6 mm.
 */
export function cornerNote(section: HollowSection): SteelSentence | null {
  const { wallThickness } = section
  if (wallThickness <= SAME_CORNERS_TO) return null
  const [outer, inner] = wallThickness <= 10 ? [2.5, 1.5] : [3, 2]
  // Four corners remove (4 − π)(R² − r²) from the area with sharp corners. Here it is R² − r² less 3t² of IS 4923.
  const more = (4 - Math.PI) * (outer ** 2 - inner ** 2 - 3) * wallThickness ** 2
  const share = (more / outlineArea(sectionOutline(section))) * 100
  return (words) => words.cornerNote(indianFigure(share, 1))
}
