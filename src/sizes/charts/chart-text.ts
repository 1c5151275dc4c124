import PDFDocument from "pdfkit"

/* Text of a chart. Lengths are in points. */

/** TrueType, because pdfkit cannot make subsets of WOFF2 fonts; each has the letters of both languages. See README.md of the folder. */
const fonts = {
  text: "src/build/drawing/fonts/text.ttf",
  head: "src/build/drawing/fonts/head.ttf",
} as const

/** The letters that both fonts have, as code points. pdfkit reads them, but its types do not have them. */
function readLetters(): ReadonlySet<number> {
  const document = new PDFDocument({ font: fonts.text }) as unknown as {
    readonly _font: { readonly font: { readonly characterSet: readonly number[] } }
  }
  return new Set(document._font.font.characterSet)
}

/** Read at the first text. */
let letters: ReadonlySet<number> | undefined

const warned = new Set<string>()

/** A text without the letters that the fonts lack: they would be drawn as boxes. The build names each of them once. */
export function withoutUnknown(text: string): string {
  const known = (letters ??= readLetters())
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0
    if (known.has(code)) return letter
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

export type Style = readonly [face: keyof typeof fonts, size: number, colour: string]

/** Registers the fonts. The file has only those that a text needs. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file)
}

const isDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text)

function styled(document: PDFKit.PDFDocument, [face, size, colour]: Style) {
  return document.font(face).fontSize(size).fillColor(colour)
}

/** The width of one line. */
export function textWidth(document: PDFKit.PDFDocument, style: Style, text: string): number {
  return styled(document, style).widthOfString(withoutUnknown(text))
}

/** The height of a paragraph of a width. */
export function textHeight(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  width: number,
): number {
  const options = paragraph(document, style, text, width)
  return document.heightOfString(withoutUnknown(text), options)
}

/** How a paragraph is set. Devanagari needs more room between lines, for the signs above and below its letters. */
function paragraph(document: PDFKit.PDFDocument, style: Style, text: string, width: number) {
  const leading = style[1] * (isDevanagari(text) ? 1.4 : 1.2)
  return { width, lineGap: leading - styled(document, style).currentLineHeight(true) }
}

/** Writes a paragraph from its top left corner. */
export function writeParagraph(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, y]: readonly [x: number, y: number],
  width: number,
): void {
  spell(document, style, text, [x, y + style[1]], paragraph(document, style, text, width))
}

/** Writes one line that begins at `x`, or ends there. */
export function write(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, baseline]: readonly [x: number, baseline: number],
  align: "left" | "right" = "left",
): void {
  const left = align === "left" ? x : x - textWidth(document, style, text)
  spell(document, style, text, [left, baseline], { lineBreak: false })
}

/**
 * Glyphs of Devanagari are in the order they are seen: ि comes before its letter. Readers copy and speak the text as it is spelled.
 */
function spell(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, baseline]: readonly [x: number, baseline: number],
  options: PDFKit.Mixins.TextOptions,
): void {
  const known = withoutUnknown(text)
  const isSpelled = isDevanagari(known)
  if (isSpelled) document.markContent("Span", { actual: known })
  styled(document, style).text(known, x, baseline, { ...options, baseline: "alphabetic" })
  if (isSpelled) document.endMarkedContent()
}
