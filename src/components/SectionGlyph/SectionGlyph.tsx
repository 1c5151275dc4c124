import type { GlyphName } from "../../steel/section/familyGlyph"

/**
 * Drawings that every page has below its first screen or in its menu, a symbol each: of the families, and of social networks. In
 * a file of their own they are neither in its HTML nor in its scripts. Browsers keep the file for good, so its name has a hash of
 * what it holds.
 */
export const glyphFile = "/drawings/glyphs-3ba16481.svg"

interface SectionGlyphProps {
  shape: GlyphName
  /** Added to `glyph`: "glyph--sm" for 28 px, "glyph--lg" for 64 px. */
  className?: string
}

/** The small decorative drawing beside a family's name. */
export function SectionGlyph({ shape, className }: SectionGlyphProps) {
  return (
    <svg className={["glyph", className].filter(Boolean).join(" ")} aria-hidden="true">
      <use href={`${glyphFile}#${shape}`} />
    </svg>
  )
}
