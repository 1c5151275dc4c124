/** The part of fontkit that sets text. The package has no types. */
declare module "fontkit" {
  interface Path {
    /** The same path after the matrix [a b c d e f] of SVG. */
    transform(a: number, b: number, c: number, d: number, e: number, f: number): Path
    toSVG(): string
  }
  interface GlyphRun {
    readonly glyphs: readonly { readonly id: number; readonly path: Path }[]
    /** In font units, one for each glyph. */
    readonly positions: readonly {
      readonly xAdvance: number
      readonly xOffset: number
      readonly yOffset: number
    }[]
    readonly advanceWidth: number
  }
  interface Font {
    readonly unitsPerEm: number
    /** The code points the font has. */
    readonly characterSet: readonly number[]
    glyphForCodePoint(codePoint: number): unknown
    hasGlyphForCodePoint(codePoint: number): boolean
    layout(text: string): GlyphRun
  }
  export function openSync(path: string): Font
}
