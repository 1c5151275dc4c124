import type { CatalogueSize } from "../../steel/range/size"
import { outlinePath } from "../../steel/section/outlinePath"
import { sectionOutline } from "../../steel/section/outline"
import type { Outline } from "../../steel/section/contour"
import * as styles from "./InquiryList.module.css"

/** Units of the square a section is drawn in, what is left free around it, and how far the piece runs to the back. */
const BOX = 48
const MARGIN = 2
const DEPTH = 12

/** Units between two copies of the outline that make up the body. */
const STEP = 1

/** Thickness of a drawn sheet, in mm of its 30 mm width: its own would not show. */
const SHEET = { shape: "sheet", width: 30, thickness: 5 } as const

/**
 * A section next to its name, drawn as the end of a piece that runs to the back: the bare outline of a small tube looks like an
 * empty check box. Every section fills its box.
 */
export function SizeDrawing({ size }: { size: CatalogueSize | null }) {
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

/** The outline, so far to the back. */
function endPath(outline: Outline, back: number): string {
  const scale = (BOX - 2 * MARGIN - DEPTH) / Math.max(outline.width, outline.height)
  return outlinePath(outline, { x: MARGIN + back, y: BOX - MARGIN - back, scale })
}

/** Filled copies of the outline without its inside, close enough for their strokes to make one body. */
function bodyPath(outline: Outline): string {
  const solid = { ...outline, holes: [] }
  return Array.from({ length: DEPTH / STEP + 1 }, (_, copy) => endPath(solid, copy * STEP)).join("")
}
