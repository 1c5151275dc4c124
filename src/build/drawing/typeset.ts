import { type Font, type GlyphRun, openSync } from "fontkit"

/**
 * Text as outlines in the site's own fonts, so a drawing does not depend on the fonts of the machine that builds the site.
 * Lengths and font sizes are in the units of the drawing.
 */

/**
 * The site's two font families, each with a companion for Devanagari. Headings use the bold of the text font's companion:
 * fontkit cannot place the letters of Teko.
 *
 * @see https://github.com/foliojs/fontkit/issues/367 fontkit fails at a mark that has no anchor
 */
const files = {
  head: [
    "static/fonts/barlow-condensed-600.woff2",
    "src/build/drawing/fonts/noto-sans-devanagari-600.ttf",
  ],
  text: [
    "static/fonts/barlow-400.woff2",
    "static/fonts/noto-sans-devanagari-hindi-400-normal.woff2",
  ],
} as const

export type Face = keyof typeof files

const opened = new Map<string, Font>()

/**
 * Opens a font with all its characters known. Otherwise a character first drawn as a part of another glyph would lose its code
 * point, and later words with it get a dotted circle: हैं after हें.
 *
 * @see https://github.com/foliojs/fontkit/issues/154
 */
function fontOf(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = openSync(file)
  for (const character of font.characterSet) font.glyphForCodePoint(character)
  opened.set(file, font)
  return font
}

interface Run {
  readonly font: Font
  readonly glyphs: GlyphRun
}

const graphemes = new Intl.Segmenter("en-IN", { granularity: "grapheme" })

/** Splits text into runs of one font each. A character that no font has is omitted, never drawn as a box. */
function runsOf(text: string, face: Face): Run[] {
  const runs: { font: Font; text: string }[] = []
  for (const { segment } of graphemes.segment(text.replace(/\s/g, " "))) {
    const hasAll = (font: Font) =>
      Array.from(segment).every((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
    const last = runs.at(-1)
    const file = files[face].find((name) => hasAll(fontOf(name)))
    if (!file) continue
    const font = fontOf(file)
    if (last?.font === font) last.text += segment
    else runs.push({ font, text: segment })
  }
  return runs.map((run) => ({ font: run.font, glyphs: run.font.layout(run.text) }))
}

const measured = new Map<string, number>()

/** The width of a text at font size 1. Each word is measured once. */
function widthPerSize(text: string, face: Face): number {
  return text
    .split(" ")
    .map((word) => wordWidth(word, face))
    .reduce((sum, width) => sum + wordWidth(" ", face) + width)
}

function wordWidth(word: string, face: Face): number {
  const key = `${face} ${word}`
  const known = measured.get(key)
  if (known !== undefined) return known
  const width = runsOf(word, face).reduce(
    (sum, { font, glyphs }) => sum + glyphs.advanceWidth / font.unitsPerEm,
    0,
  )
  measured.set(key, width)
  return width
}

export function textWidth(text: string, face: Face, size: number): number {
  return widthPerSize(text, face) * size
}

/** The `d` of a path that draws the text; `x` is its left end, `y` its baseline. */
export function textPath(text: string, face: Face, size: number, x: number, y: number): string {
  let left = x
  let path = ""
  for (const { font, glyphs } of runsOf(text, face)) {
    const scale = size / font.unitsPerEm
    glyphs.glyphs.forEach((glyph, index) => {
      const { xAdvance, xOffset, yOffset } = glyphs.positions[index]
      path += glyph.path
        .transform(scale, 0, 0, -scale, left + xOffset * scale, y - yOffset * scale)
        .toSVG()
      left += xAdvance * scale
    })
  }
  return path
}

export interface SetText {
  readonly lines: readonly string[]
  readonly size: number
  /** From baseline to baseline. */
  readonly lineHeight: number
  /** How much further vowel signs reach below the last baseline than Latin letters do. */
  readonly below: number
}

interface Frame {
  readonly face: Face
  readonly width: number
  readonly maxLines: number
  readonly maxHeight: number
  /** The largest size in this range at which the text fits is used. */
  readonly largest: number
  readonly smallest: number
}

/**
 * Breaks a text into lines and shrinks it until it fits its frame. Lines never break at a no-break space. A word longer than a
 * line is broken. Text that does not fit at the smallest size ends in an ellipsis.
 */
export function fitText(text: string, frame: Frame): SetText {
  const { face, largest, smallest } = frame
  const isDevanagari = /\p{Script=Devanagari}/u.test(text)
  const leading = (face === "head" ? 0.98 : 1.25) + (isDevanagari ? 0.22 : 0)
  const measures = (size: number) => ({
    size,
    lineHeight: size * leading,
    below: isDevanagari ? size * 0.2 : 0,
  })
  const words = text.split(/[ \t\n]+/).filter(Boolean)
  for (let size = largest; size >= smallest; size -= 2) {
    const lines = filledLines(words, face, frame.width / size)
    const fits =
      lines.length <= frame.maxLines &&
      lines.length * size * leading <= frame.maxHeight &&
      words.every((word) => textWidth(word, face, size) <= frame.width)
    if (fits) {
      return { lines: balanced(words, face, lines, frame.width / size), ...measures(size) }
    }
  }
  const room = Math.max(
    1,
    Math.min(frame.maxLines, Math.floor(frame.maxHeight / (smallest * leading))),
  )
  const broken = words.flatMap((word) => pieces(word, face, frame.width / smallest))
  const lines = filledLines(broken, face, frame.width / smallest)
  return {
    lines:
      lines.length <= room
        ? lines
        : [...lines.slice(0, room - 1), shortened(lines[room - 1], face, frame.width / smallest)],
    ...measures(smallest),
  }
}

/** Words line by line, each line as full as it gets. Widths here and below are those at size 1. */
function filledLines(words: readonly string[], face: Face, width: number): string[] {
  return linesOf(words, (line) => widthPerSize(line, face) <= width)
}

/** Words line by line, each line as full as `fits` allows. A word that does not fit has a line of its own. */
function linesOf(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines at the smallest possible width, so that the last line is not a single word. */
function balanced(
  words: readonly string[],
  face: Face,
  filled: readonly string[],
  width: number,
): readonly string[] {
  let best = filled
  for (let narrower = width * 0.97; narrower > width / 2; narrower *= 0.97) {
    const lines = filledLines(words, face, narrower)
    const tooWide = lines.some((line) => widthPerSize(line, face) > width)
    if (lines.length > filled.length || tooWide) break
    best = lines
  }
  return best
}

function pieces(word: string, face: Face, width: number): string[] {
  const parts = [""]
  for (const { segment } of graphemes.segment(word)) {
    const longer = `${parts.at(-1)}${segment}`
    if (parts.at(-1) === "" || widthPerSize(longer, face) <= width) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}

function shortened(line: string, face: Face, width: number): string {
  const signs = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (signs.length > 0 && widthPerSize(`${signs.join("").trimEnd()}…`, face) > width) signs.pop()
  return `${signs.join("").trimEnd()}…`
}
