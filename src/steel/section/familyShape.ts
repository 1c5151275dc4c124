/** The families that have a glyph, and the two entries of the menu that are no family. */
export const sectionShapes = [
  "hollow",
  "pipe",
  "rolled",
  "angle",
  "channel-beam",
  "coated",
  "sheet",
  "coil",
  "gp",
  "door-frame",
  "window",
  "plank",
  "reflector",
  "value-added",
  "finder",
] as const

export type SectionShape = (typeof sectionShapes)[number]

/** The glyph of a product's family. */
export function familyShape(family: string): SectionShape {
  return sectionShapes.find((shape) => shape === family) ?? "sheet"
}
