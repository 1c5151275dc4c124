/** What reorders letters or takes no room: some keyboards and programs leave it in a text. Joiners stay, Hindi and emoji need them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu

/** A typed text without the space and the unseen characters around it, without those inside it, and without halves of emoji. */
export function typedText(text: string): string {
  return text
    .replace(UNSEEN, "")
    .replace(/\p{Surrogate}/gu, "\uFFFD")
    .replace(/^[\s\u200C\u200D]+|[\s\u200C\u200D]+$/g, "")
}

/**
 * Keeps a standard with its number, a figure with its unit, a size and a range of figures together on one line: "IS 1852",
 * "0.6 to 20 mm", and begins none with a bar or a sign of multiplication. Only spaces become no-break spaces.
 */
export function unbroken(text: string): string {
  return text
    .replace(/\b(IS|ISA|ISMB|ISMC|Part) (?=\d)/g, "$1\u00a0")
    .replace(
      /(\d) (?=(?:mm|cm|m|ft|kg|t|nb|NB|inch|MT|इंच|मीटर|फ़?ुट|किलो|टन)(?![\p{L}\p{M}]))/gu,
      "$1\u00a0",
    )
    .replace(/(\d) ([×x]) (?=\d)/g, "$1\u00a0$2\u00a0")
    .replace(/(^|[^×x\d.\u00a0])([\d.]+) (to|से) (?=\d)/g, "$1$2\u00a0$3\u00a0")
    .replace(/ (?=[|×] )/g, "\u00a0")
}

/** Replaces Devanagari digits by 0 to 9. Telephone libraries, for example, do not read them. */
export function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}

/** A part of an address as people write it: "/संपर्क". What cannot be decoded stays as it is: "/50%". */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
