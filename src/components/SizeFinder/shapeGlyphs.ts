import { outlinePath } from "../../steel/section/outlinePath"
import { sectionOutline } from "../../steel/section/outline"
import type { Section } from "../../steel/section/section"
import { shapeFilters, type ShapeFilter } from "../../steel/finder/search"

/** Sections with exaggerated dimensions for a 40 × 40 box: real thicknesses would vanish. */
const sections: Record<ShapeFilter, readonly [section: Section, x: number, y: number][]> = {
  square: [[{ shape: "hollow", depth: 32, width: 32, wallThickness: 3.5 }, 4, 36]],
  rectangular: [[{ shape: "hollow", depth: 22, width: 36, wallThickness: 3.5 }, 2, 31]],
  pipe: [[{ shape: "pipe", outsideDiameter: 34, wallThickness: 3.5 }, 3, 37]],
  gp: [
    [{ shape: "pipe", outsideDiameter: 17, wallThickness: 2 }, 1, 38],
    [{ shape: "hollow", depth: 17, width: 17, wallThickness: 2 }, 22, 38],
    [{ shape: "hollow", depth: 12, width: 24, wallThickness: 2 }, 8, 16],
  ],
  angle: [
    [{ shape: "angle", legA: 34, legB: 34, thickness: 4.5, rootRadius: 4, toeRadius: 2 }, 3, 37],
  ],
  channel: [
    [
      {
        shape: "channel",
        depth: 36,
        flangeWidth: 19,
        webThickness: 3.5,
        flangeThickness: 5,
        flangeSlope: 96,
        rootRadius: 3,
        toeRadius: 1.5,
      },
      11,
      38,
    ],
  ],
  beam: [
    [
      {
        shape: "beam",
        depth: 36,
        flangeWidth: 24,
        webThickness: 3.5,
        flangeThickness: 5,
        flangeSlope: 98,
        rootRadius: 3,
        toeRadius: 1.5,
      },
      8,
      38,
    ],
  ],
  sheet: [
    [{ shape: "sheet", width: 36, thickness: 3 }, 2, 11],
    [{ shape: "sheet", width: 36, thickness: 5 }, 2, 22],
    [{ shape: "sheet", width: 36, thickness: 8 }, 2, 36],
  ],
  plank: [
    [{ shape: "plank", width: 36, depth: 11, wallThickness: 2 }, 2, 17],
    [{ shape: "plank", width: 36, depth: 11, wallThickness: 2 }, 2, 34],
  ],
}

function drawn(shape: ShapeFilter): string {
  return sections[shape]
    .map(([section, x, y]) => outlinePath(sectionOutline(section), { x, y }))
    .join("")
}

/** The outline of each shape in a 40 × 40 box, to be filled evenodd. */
export const shapeGlyphs: ReadonlyMap<ShapeFilter, string> = new Map(
  shapeFilters.map(({ value }) => [value, drawn(value)]),
)
