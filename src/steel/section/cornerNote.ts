import type { SteelSay } from "../../site/words/catalogue"
import { indianFigure } from "../format"
import { outlineArea } from "./contour"
import { sectionOutline } from "./outline"
import type { HollowSection } from "./section"

/** Up to this thickness, mm, IS 4923 and EN 10219 have the same corner radii. */
const SAME_CORNERS_TO = 6

/**
 * A note for thick hollow sections: the weight is computed with the corners of IS 4923 (2t outside, t inside), and is
 * lower with those of EN 10219-2 (2.5t and 1.5t up to 10 mm, 3t and 2t above). null for a thickness up to 6 mm.
 */
export function cornerNote(section: HollowSection): SteelSay | null {
  const { wallThickness } = section
  if (wallThickness <= SAME_CORNERS_TO) return null
  const [outer, inner] = wallThickness <= 10 ? [2.5, 1.5] : [3, 2]
  // Four corners remove (4 − π)(R² − r²) from the area with sharp corners. Here it is R² − r² less 3t² of IS 4923.
  const more = (4 - Math.PI) * (outer ** 2 - inner ** 2 - 3) * wallThickness ** 2
  const share = (more / outlineArea(sectionOutline(section))) * 100
  return (words) => words.cornerNote(indianFigure(share, 1))
}
