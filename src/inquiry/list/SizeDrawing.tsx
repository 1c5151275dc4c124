import type { Size } from "../../steel/range/size"
import { outlinePath } from "../../steel/section/outlinePath"
import { sectionOutline } from "../../steel/section/outline"
import type { Outline } from "../../steel/section/contour"
import * as styles from "./ListLine.module.css"

/** Size of the drawing, margin and depth of the piece, in SVG units. */
const BOX = 48
const MARGIN = 2
const DEPTH = 12

/** Distance between the outlines that make up the body, in SVG units. */
const STEP = 1

/** Thickness drawn for sheet, in mm for a width of 30 mm: its real thickness would be invisible. */
const SHEET = { shape: "sheet", width: 30, thickness: 5 } as const

/** A section drawn as the end of a piece seen at an angle. A bare outline of a small tube would look like a checkbox. */
export function SizeDrawing({ size }: { size: Size | null }) {
  const outline = size && sectionOutline(size.section.shape === "sheet" ? SHEET : size.section)
  return (
    <svg className={styles.line__sec} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
      {outline ? (
        <>
          <path className={styles.line__body} d={bodyPath(outline)} />
          <path className={styles.line__inside} d={endPath({ ...outline, holes: [] }, 0)} />
          <path fillRule="evenodd" d={endPath(outline, 0)} />
        </>
      ) : null}
    </svg>
  )
}

/** The outline, moved back by some units. */
function endPath(outline: Outline, back: number): string {
  const scale = (BOX - 2 * MARGIN - DEPTH) / Math.max(outline.width, outline.height)
  return outlinePath(outline, { x: MARGIN + back, y: BOX - MARGIN - back, scale })
}

/** Filled outlines close enough together to look like one solid body. */
function bodyPath(outline: Outline): string {
  const solid = { ...outline, holes: [] }
  return Array.from({ length: DEPTH / STEP + 1 }, (_, copy) => endPath(solid, copy * STEP)).join("")
}
