/** Replaces Devanagari digits by 0 to 9. Telephone libraries, for example, do not read them. */
export function withLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}
