/*
 * Text of a chart. A text with letters of Devanagari is set in a font that has them, all others in the site's fonts. Lengths are in
 * points.
 */

const folder = "src/build/drawing/fonts"

/** TrueType, because pdfkit cannot make subsets of WOFF2 fonts. See README.md of the folder. */
const fonts = {
  text: `${folder}/barlow-400.ttf`,
  head: `${folder}/barlow-condensed-600.ttf`,
  "text in Devanagari": `${folder}/noto-sans-devanagari-400.ttf`,
  "head in Devanagari": `${folder}/noto-sans-devanagari-600.ttf`,
}

/** Characters that the fonts lack. */
const unknown = /[^ -~\u00a0-\u024f\p{Script=Devanagari}\u2000-\u20ff\u2212]/gu

/** A text without what would be drawn as a box. */
export function withoutUnknown(text: string): string {
  return text.replace(unknown, "")
}

export type Style = readonly [face: "text" | "head", size: number, colour: string]

/** Registers the fonts. The file has only those that a text needs. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file)
}

function isDevanagari(text: string): boolean {
  return /\p{Script=Devanagari}/u.test(text)
}

function styled(document: PDFKit.PDFDocument, [face, size, colour]: Style, text: string) {
  const font = isDevanagari(text) ? `${face} in Devanagari` : face
  return document.font(font).fontSize(size).fillColor(colour)
}

/** The width of one line. */
export function textWidth(document: PDFKit.PDFDocument, style: Style, text: string): number {
  return styled(document, style, text).widthOfString(text)
}

/** The height of a paragraph of a width. */
export function textHeight(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  width: number,
): number {
  return styled(document, style, text).heightOfString(text, { width })
}

/** Writes a paragraph from its top left corner. */
export function writeParagraph(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, y]: readonly [x: number, y: number],
  width: number,
): void {
  spelled(document, text, () => styled(document, style, text).text(text, x, y, { width }))
}

/** Writes one line that begins at `x`, or ends there. */
export function write(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, baseline]: readonly [x: number, baseline: number],
  align: "left" | "right" = "left",
): void {
  const known = withoutUnknown(text)
  const left = align === "left" ? x : x - textWidth(document, style, known)
  const options = { baseline: "alphabetic", lineBreak: false } as const
  spelled(document, known, () =>
    styled(document, style, known).text(known, left, baseline, options),
  )
}

/** The glyphs are in the order they are seen: ि comes before its letter. Readers copy and speak the text as it is spelled. */
function spelled(document: PDFKit.PDFDocument, text: string, set: () => void): void {
  if (!isDevanagari(text)) return set()
  document.markContent("Span", { actual: text })
  set()
  document.endMarkedContent()
}
