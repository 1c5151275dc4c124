import type { CatalogueSize } from "../range/size"
import { representativeSection } from "../section/representative"
import { sectionName } from "../section/name"

/**
 * The size that represents the family in drawings, or else the middle one.
 *
 * @param sizes at least one
 */
export function typicalSize(sizes: readonly CatalogueSize[], family: string): CatalogueSize {
  const typical = representativeSection(family)
  const name = typical && sectionName(typical)
  return (
    sizes.find(({ section }) => sectionName(section) === name) ??
    sizes[Math.floor(sizes.length / 2)]
  )
}
