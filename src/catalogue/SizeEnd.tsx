import type { Size } from "../steel/range/size"
import { sectionOutline } from "../steel/section/outline"
import { outlinePath } from "../steel/section/contour"
import * as styles from "./SizeEnd.module.css"

/** Width and height of a drawing, and of the end of the piece in it. Its length is drawn by the styles. */
const [BOX, END] = [48, 34]

/** Thickness drawn for sheet, in mm for a width of 30 mm: its real thickness would be invisible. */
const SHEET = { shape: "sheet", width: 30, thickness: 5 } as const

function outlineOf({ section }: Size) {
  return sectionOutline(section.shape === "sheet" ? SHEET : section)
}

/** One scale for the drawings of a list, so that its largest section fills its place. Sheet does not count. */
export function commonScale(sizes: readonly Size[]): number {
  const sections = sizes.filter(({ section }) => section.shape !== "sheet").map(outlineOf)
  return END / Math.max(1, ...sections.flatMap(({ width, height }) => [width, height]))
}

interface SizeEndProps {
  /** null leaves its place empty. */
  size: Size | null
  /** That of its list; without one the drawing fills its place, as sheet always does. */
  scale?: number
}

/** The end of a piece of a size, in a row of a list. */
export function SizeEnd({ size, scale }: SizeEndProps) {
  const outline = size && outlineOf(size)
  const filling = outline ? END / Math.max(outline.width, outline.height) : 0
  const by = size?.section.shape === "sheet" ? filling : (scale ?? filling)
  const path = outline && outlinePath(outline, { x: 2, y: BOX - 2, scale: by })
  return (
    <svg className={styles.end} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
      {path ? <path fillRule="evenodd" d={path} /> : null}
    </svg>
  )
}
