import type { Amounts } from "./amounts"
import { endOf, startOf, type Claims } from "./claims"

/** "raj@firm.co.in", "98200 12345", "12.05.2024": an address, an Indian mobile number, a date. */
const CONTACT =
  /\p{L}[\w.-]*@[\p{L}-]+(?:\.\p{L}{2,})+|(?:\+91[ -]?)?(?<!\d)[6-9]\d{4}[ -]?\d{5}(?!\d)|(?<!\d)\d{1,2}[./]\d{1,2}[./]20\d\d(?!\d)/gu

/** Takes addresses, telephone numbers and dates. They are shown as not read. */
export function takeContacts(claims: Claims): void {
  for (const { 0: found, index } of claims.text.matchAll(CONTACT)) {
    const inside = claims.terms.filter(
      (term) => startOf(term) >= index && endOf(term) <= index + found.length,
    )
    // "80000 12000 kg" has a quantity.
    const isWhole = inside.some((term) => endOf(term) === index + found.length)
    if (isWhole && inside.every((term) => claims.isFree(term))) {
      for (const term of inside) claims.take(term.is === "mark" ? "filler" : "aside", term)
    }
  }
}

/** "Noida 201301": six digits behind an unknown word, in a line that has its quantity. */
export function takePinCode(claims: Claims, { given }: Amounts): void {
  if (given.length === 0) return
  for (const measure of claims.freeMeasures()) {
    const before = claims.next(measure, -1)
    const isPlace = before?.is === "word" && before.meaning === null
    if (isPlace && measure.unit === null && /^[1-9]\d{5}$/.test(measure.tokens[0].word))
      claims.take("aside", measure)
  }
}
