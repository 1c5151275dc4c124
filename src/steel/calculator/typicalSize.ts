import type { CatalogueSize } from "../range/size"
import { representativeSection } from "../section/representative"
import { sectionDimensions } from "../section/name"
import type { Section } from "../section/section"
import { thicknessOf } from "../range/makeSize"

/**
 * The size that represents the family in drawings, or else the middle one.
 *
 * @param sizes at least one
 */
export function typicalSize(sizes: readonly CatalogueSize[], family: string): CatalogueSize {
  const typical = representativeSection(family)
  const name = typical && nameOf(typical)
  return (
    sizes.find(({ section }) => nameOf(section) === name) ?? sizes[Math.floor(sizes.length / 2)]
  )
}

/** The same for sections of one shape and size. Beams of several series have the same depth and flange width. */
function nameOf(section: Section): string {
  return `${section.shape} ${sectionDimensions(section)} ${thicknessOf(section)}`
}
