import { linesOf, textPath } from "../drawing/typeset"
import { unpackedFont } from "./unpacked-font"

/*
 * Text of a chart. Each text has a Latin font and one for Devanagari, because no font of the site has both. Lengths are in points.
 */

const fontsource = "node_modules/@fontsource"

/**
 * WOFF, because pdfkit cannot make subsets of WOFF2 fonts.
 *
 * @see https://github.com/foliojs/pdfkit/issues/544
 */
const fonts = {
  text: `${fontsource}/barlow/files/barlow-latin-400-normal.woff`,
  head: `${fontsource}/barlow-condensed/files/barlow-condensed-latin-600-normal.woff`,
  "text in Devanagari": `${fontsource}/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff`,
  "head in Devanagari": `${fontsource}/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-600-normal.woff`,
}

type Face = "text" | "head"

export type Style = readonly [face: Face, size: number, colour: string]

type FontName = keyof typeof fonts

/** Registers the fonts. The file has only those that a text needs. */
export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const [name, file] of Object.entries(fonts)) {
    document.registerFont(name, unpackedFont(file))
  }
}

interface Run {
  readonly font: FontName
  readonly text: string
}

/** A text cut where its font changes. Spaces are of the Latin font. */
function runsOf(face: Face, text: string): Run[] {
  return Array.from(
    text.matchAll(/[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g),
    ([run]) => ({
      font: /[\u0900-\u097f]/.test(run) ? (`${face} in Devanagari` as const) : face,
      text: run,
    }),
  )
}

function runWidth(document: PDFKit.PDFDocument, { font, text }: Run, size: number): number {
  return document.font(font).fontSize(size).widthOfString(text)
}

/** The width of one line. */
export function textWidth(document: PDFKit.PDFDocument, [face, size]: Style, text: string): number {
  return runsOf(face, text).reduce((sum, run) => sum + runWidth(document, run, size), 0)
}

/** A text broken at spaces into lines of at most a width, and the distance of their baselines. */
export function paragraphLines(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  width: number,
) {
  const lines = linesOf(text.split(" "), (line) => textWidth(document, style, line) <= width)
  return { lines, lineHeight: style[1] * (/[\u0900-\u097f]/.test(text) ? 1.45 : 1.2) }
}

/** Characters that the Latin fonts lack. */
const unknown = /[^ -~\u00a0-\u024f\u2000-\u20ff\u2212]/

/**
 * Writes one line that begins at `x`, or ends there. A text with characters that the fonts lack is drawn as outlines, without
 * them.
 */
export function write(
  document: PDFKit.PDFDocument,
  style: Style,
  text: string,
  [x, baseline]: readonly [x: number, baseline: number],
  align: "left" | "right" = "left",
): void {
  const [face, size, colour] = style
  let left = align === "left" ? x : x - textWidth(document, style, text)
  const runs = runsOf(face, text)
  if (runs.some((run) => run.font === face && unknown.test(run.text))) {
    document.path(textPath(text, face, size, left, baseline)).fill(colour)
    return
  }
  for (const run of runs) {
    const width = runWidth(document, run, size)
    const isDevanagari = run.font !== face
    // The glyphs are in the order they are seen: ि comes before its letter. Readers copy and speak the text as it is spelled.
    if (isDevanagari) document.markContent("Span", { actual: run.text })
    document.fillColor(colour)
    document.text(run.text, left, baseline, { baseline: "alphabetic", lineBreak: false })
    if (isDevanagari) document.endMarkedContent()
    left += width
  }
}
