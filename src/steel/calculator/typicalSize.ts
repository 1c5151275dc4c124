import type { CatalogueSize } from "../range/size"
import { representativeSection } from "../section/representative"
import { sectionName } from "../section/name"

/** The size a family is drawn by, or one from the middle of the sizes, of which there is at least one. */
export function typicalSize(sizes: readonly CatalogueSize[], family: string): CatalogueSize {
  const typical = representativeSection(family)
  const name = typical && sectionName(typical)
  return (
    sizes.find(({ section }) => sectionName(section) === name) ??
    sizes[Math.floor(sizes.length / 2)]
  )
}
