import type { Size } from "../../steel/range/size"
import { sectionOutline } from "../../steel/section/outline"
import { outlinePath } from "../../steel/section/outlinePath"
import * as styles from "./SizeEnd.module.css"

/** Width and height of a drawing, and of the end of the piece in it. Its length is drawn by the styles. */
const [BOX, END] = [48, 34]

/** Thickness drawn for sheet, in mm for a width of 30 mm: its real thickness would be invisible. */
const SHEET = { shape: "sheet", width: 30, thickness: 5 } as const

/** The end of a piece of a size, as large as its place in a row; an empty place for no size. */
export function SizeEnd({ size }: { size: Size | null }) {
  const outline = size && sectionOutline(size.section.shape === "sheet" ? SHEET : size.section)
  const scale = outline ? END / Math.max(outline.width, outline.height) : 0
  const path = outline && outlinePath(outline, { x: 2, y: BOX - 2, scale })
  return (
    <svg className={styles.end} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
      {path ? <path fillRule="evenodd" d={path} /> : null}
    </svg>
  )
}
