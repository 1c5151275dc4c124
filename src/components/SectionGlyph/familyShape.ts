import { sectionShapes, type SectionShape } from "./SectionGlyph"

/** The glyph of a product's family. */
export function familyShape(family: string): SectionShape {
  return sectionShapes.find((shape) => shape === family) ?? "sheet"
}
