import PDFDocument from "pdfkit"

/* Text of a chart. Lengths are in points. */

/** TrueType, because pdfkit cannot make subsets of WOFF2 fonts; each has the letters of both languages. See README.md of the folder. */
export const fonts = {
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

/**
 * Writes a text from its top left corner, over more lines if `options` have a width. With `right` the text ends at `x` instead.
 */
export function write(
  document: PDFKit.PDFDocument,
  [face, size, colour]: Style,
  text: string,
  [x, y]: readonly [x: number, y: number],
  options: PDFKit.Mixins.TextOptions & { readonly right?: true } = {},
): void {
  const known = withoutUnknown(text)
  document.font(fonts[face]).fontSize(size).fillColor(colour)
  const left = options.right ? x - document.widthOfString(known) : x
  const draw = () => document.text(known, left, y, { lineBreak: "width" in options, ...options })
  asSpelled(document, known, draw)
}

/**
 * Glyphs of Devanagari are in the order they are seen: ि comes before its letter. Readers copy and speak what is drawn as `text`
 * spells it.
 */
export function asSpelled(document: PDFKit.PDFDocument, text: string, draw: () => void): void {
  const isSpelled = /\p{Script=Devanagari}/u.test(text)
  if (isSpelled) document.markContent("Span", { actual: text })
  draw()
  if (isSpelled) document.endMarkedContent()
}
