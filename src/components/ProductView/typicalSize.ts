import type { CatalogueSize } from "../../steel/range/size"
import { representativeSection } from "../../steel/section/representative"
import { sectionName } from "../../steel/section/name"

/** The size a family is drawn by, or one from the middle of the sizes, of which there is at least one. */
export function typicalSize(sizes: readonly CatalogueSize[], family: string): CatalogueSize {
  const typical = representativeSection(family)
  const name = typical && sectionName(typical)
  return (
    sizes.find(({ section }) => sectionName(section) === name) ??
    sizes[Math.floor(sizes.length / 2)]
  )
}
