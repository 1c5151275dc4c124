/** Product families with a glyph, and two menu entries (value-added, finder). */
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

/** The glyph of a product family. Families without one get the glyph of sheet. */
export function familyShape(family: string): SectionShape {
  return sectionShapes.find((shape) => shape === family) ?? "sheet"
}
