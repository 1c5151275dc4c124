import { leadingDimension, type CatalogueSize } from "../../steel/range/size"
import { outlinePath, sectionOutline } from "../../steel/section/outline"
import * as styles from "./InquiryList.module.css"

/** Units of the square a section is drawn in, and what is left free around it. */
const BOX = 48
const MARGIN = 2

/** Units for one mm, so that the largest of some sizes fills the box and the others stand beside it at its scale. */
export function commonScale(sizes: readonly (CatalogueSize | null)[]): number {
  const sides = sizes.flatMap((size) => (size && !isSheet(size) ? [leadingDimension(size)] : []))
  return (BOX - 2 * MARGIN) / Math.max(1, ...sides)
}

/** A section to scale beside its name. Sheet, which has no outline to speak of, is a bar. */
export function SizeDrawing({ size, scale }: { size: CatalogueSize | null; scale: number }) {
  return (
    <svg className={styles.line__sec} viewBox={`0 0 ${BOX} ${BOX}`} aria-hidden="true">
      {size ? <path fillRule="evenodd" d={drawing(size, scale)} /> : null}
    </svg>
  )
}

function drawing(size: CatalogueSize, scale: number): string {
  if (isSheet(size)) return `M${MARGIN} ${BOX - 8}H${BOX - MARGIN}V${BOX - MARGIN}H${MARGIN}Z`
  return outlinePath(sectionOutline(size.section), { x: MARGIN, y: BOX - MARGIN, scale })
}

function isSheet(size: CatalogueSize): boolean {
  return size.section.shape === "sheet"
}
