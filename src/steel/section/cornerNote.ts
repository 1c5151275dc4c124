import { indianFigure } from "../format"
import { outlineArea } from "./contour"
import { sectionOutline } from "./outline"
import type { HollowSection } from "./section"

/** Up to this wall, mm, IS 4923 and EN 10219 agree on the corners of a hollow section. */
const SAME_CORNERS_TO = 6

/**
 * What has to be said beside the computed weight of a thick hollow section, as a sentence: its corners are those of IS 4923,
 * and how much less it weighs with those of EN 10219-2 (2.5t outside and 1.5t inside up to 10 mm, 3t and 2t above).
 * null for walls up to 6 mm.
 */
export function cornerNote(section: HollowSection): string | null {
  const { wallThickness } = section
  if (wallThickness <= SAME_CORNERS_TO) return null
  const [outer, inner] = wallThickness <= 10 ? [2.5, 1.5] : [3, 2]
  // All four corners together lack (4 − π)(R² − r²) of the sharp ones.
  const more = (4 - Math.PI) * (outer ** 2 - inner ** 2 - 3) * wallThickness ** 2
  const share = (more / outlineArea(sectionOutline(section))) * 100
  return `Outer corner radius 2t as in IS 4923. With the larger corners of EN 10219 the weight is ${indianFigure(share, 1)} % less.`
}
