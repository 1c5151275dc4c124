/** Characters that the fonts of charts and pictures lack. */
const unknown = /[^ -~\u00a0-\u024f\p{Script=Devanagari}\u2000-\u20ff\u2212]/gu

/** A text without what would be drawn as a box. */
export function withoutUnknown(text: string): string {
  return text.replace(unknown, "")
}
