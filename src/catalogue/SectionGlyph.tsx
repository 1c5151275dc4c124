/**
 * The drawings of products, shapes and social networks, a symbol each. Every page shows some, in its menu or below its first
 * screen, so they are in a file of their own instead of its HTML and its scripts. Browsers cache the file for good, so its name has
 * a hash of its content.
 */
export const glyphFile = "/drawings/glyphs-1eff2c0d.svg"

/** The small decorative drawing beside a product's name. */
export function SectionGlyph({ shape }: { shape: GlyphName }) {
  return (
    <svg className="glyph" aria-hidden="true">
      <use href={`${glyphFile}#${shape}`} />
    </svg>
  )
}

/** The glyphs: of kinds of products, of shapes, and of two menu entries (value-added, finder). */
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

/** The glyph of a kind of product. One without its own gets that of value-added products. */
export function productGlyph(kind: string): GlyphName {
  return glyphNames.find((name) => name === kind) ?? "value-added"
}
