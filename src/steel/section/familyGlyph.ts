/** The glyphs: of product families, of shapes, and of two menu entries (value-added, finder). */
export const glyphNames = [
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
  "square",
  "rectangular",
  "channel",
  "beam",
  "value-added",
  "finder",
] as const

export type GlyphName = (typeof glyphNames)[number]

/** The glyph of a product family. Goods of no family get the one of value-added products. */
export function familyGlyph(family: string): GlyphName {
  return glyphNames.find((name) => name === family) ?? "value-added"
}
