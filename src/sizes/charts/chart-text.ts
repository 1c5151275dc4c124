import PDFDocument from "pdfkit"

/*
 * Text of a chart. A text with letters of Devanagari is set in a font that has them, all others in the site's fonts, and a letter
 * that the font lacks in the other one: Barlow has no ₹, Noto Sans Devanagari no ². Lengths are in points.
 */

const folder = "src/build/drawing/fonts"

/** TrueType, because pdfkit cannot make subsets of WOFF2 fonts. See README.md of the folder. */
const fonts = {
  text: `${folder}/barlow-400.ttf`,
  head: `${folder}/barlow-condensed-600.ttf`,
  "text in Devanagari": `${folder}/noto-sans-devanagari-400.ttf`,
  "head in Devanagari": `${folder}/noto-sans-devanagari-600.ttf`,
} as const

type Font = keyof typeof fonts

/** The letters that a font has, as code points. pdfkit reads them, but its types do not have them. */
function lettersOf(font: Font): ReadonlySet<number> {
  const document = new PDFDocument({ font: fonts[font] }) as unknown as {
    readonly _font: { readonly font: { readonly characterSet: readonly number[] } }
  }
  return new Set(document._font.font.characterSet)
}

/** Read at the first text. Both weights of a font have the same letters. */
let letters: readonly ReadonlySet<number>[] | undefined

const warned = new Set<string>()

/** A text without the letters that no font has: they would be drawn as boxes. The build names each of them once. */
export function withoutUnknown(text: string): string {
  letters ??= [lettersOf("text"), lettersOf("text in Devanagari")]
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (letters?.some((known) => known.has(code))) return letter
    if (!warned.has(letter)) {
      const number = code.toString(16).toUpperCase().padStart(4, "0")
      process.emitWarning(
        `Charts and shared pictures leave out “${letter}” (U+${number}) of “${text}”: their fonts lack it.`,
      )
    }
    warned.add(letter)
    return ""
  }).join("")
}

export type Style = readonly [face: "text" | "head", size: number, colour: string]

/** Registers the fonts. The file has only those that a text needs. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file)
}

function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

/** Letters in a row that are set in one font. */
interface Run {
  readonly font: Font
  readonly text: string
}

function runsOf([face]: Style, text: string): Run[] {
  const known = withoutUnknown(text)
  const [latin = new Set(), devanagari = new Set()] = letters ?? []
  const runs: { font: Font; text: string }[] = []
  for (const letter of known) {
    const code = letter.codePointAt(0) ?? 0
    const isSetInDevanagari = isDevanagari(known) ? devanagari.has(code) : !latin.has(code)
    const font = isSetInDevanagari ? (`${face} in Devanagari` as const) : face
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ font, text: letter })
  }
  return runs
}

function styled(document: PDFKit.PDFDocument, [, size, colour]: Style, font: Font) {
  return document.font(font).fontSize(size).fillColor(colour)
}

/** The width of one line. */
export function textWidth(document: PDFKit.PDFDocument, style: Style, text: string): number {
  return runsOf(style, text).reduce(
    (sum, run) => sum + styled(document, style, run.font).widthOfString(run.text),
    0,
  )
}

/** The lines of a paragraph of a width: as many words as there is room for. */
function linesOf(document: PDFKit.PDFDocument, style: Style, text: string, width: number) {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    const hasRoom = lines.length > 0 && textWidth(document, style, longer) <= width
    return hasRoom ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
}

/** The distance between the lines of a paragraph. Devanagari needs more, for the signs above and below its letters. */
function leading([, size]: Style, text: string): number {
  return size * (isDevanagari(text) ? 1.4 : 1.2)
}

/** The height of a paragraph of a width. */
export function textHeight(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  width: number,
): number {
  return linesOf(document, style, text, width).length * leading(style, text)
}

/** Writes a paragraph from its top left corner. */
export function writeParagraph(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, y]: readonly [x: number, y: number],
  width: number,
): void {
  linesOf(document, style, text, width).forEach((line, index) =>
    write(document, style, line, [x, y + style[1] + index * leading(style, text)]),
  )
}

/** Writes one line that begins at `x`, or ends there. */
export function write(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, baseline]: readonly [x: number, baseline: number],
  align: "left" | "right" = "left",
): void {
  const options = { baseline: "alphabetic", lineBreak: false } as const
  let left = align === "left" ? x : x - textWidth(document, style, text)
  spelled(document, withoutUnknown(text), () => {
    for (const run of runsOf(style, text)) {
      styled(document, style, run.font).text(run.text, left, baseline, options)
      left += document.widthOfString(run.text)
    }
  })
}

/** The glyphs are in the order they are seen: ि comes before its letter. Readers copy and speak the text as it is spelled. */
function spelled(document: PDFKit.PDFDocument, text: string, set: () => void): void {
  if (!isDevanagari(text)) return set()
  document.markContent("Span", { actual: text })
  set()
  document.endMarkedContent()
}
