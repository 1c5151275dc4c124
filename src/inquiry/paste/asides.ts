import table from "./asides.json"
import type { Token } from "./tokens"
import { gluedCut, meaningOf, unitOf } from "./words"

/**
 * The parts of a line that are neither size nor quantity. `remark` is a telephone number, a date, a price, a grade: it goes along as typed.
 * `mass` is kg/m, `pieceMass` is kg, `schedule` names a wall of pipe, `price` can be a price or a length. A `code` begins with an unknown
 * word ("ITEM0007"), a `place` stands behind one ("Noida 201301").
 */
const parts: Readonly<Record<string, string>> = table.parts
const names = new RegExp(Object.keys(parts).join("|"), "g")
const patterns = table.patterns.map(([kind, pattern]) => ({
  kind,
  pattern: new RegExp(
    pattern.replace(names, (name) => parts[name]),
    "uy",
  ),
}))

function isUnknown(word: string): boolean {
  return meaningOf(word) === null && unitOf(word) === null && gluedCut(word) === 0
}

/** The aside that begins at a place of a plain text, as a token without its position. null if none does. */
export function asideAt(plain: string, at: number, before: readonly Token[]) {
  if (!/[\p{L}\d@(+/₹.]/u.test(plain[at])) return null
  for (const { kind, pattern } of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(plain)
    const word = before.at(/^[-,:]$/.test(before.at(-1)?.word ?? "") ? -2 : -1)
    const isOther =
      (kind === "code" && !isUnknown(found?.[1] ?? "")) ||
      (kind === "place" && !(word?.is === "word" && word.meaning === null))
    if (!found || isOther) continue
    const value = Number((found[1] ?? "").replaceAll(",", "")) || 0
    return { is: "aside" as const, word: kind, value, length: found[0].length }
  }
  return null
}

/** Bullets and numbers in front of a line: "1.", "(3)", "a)", "Sr. No. 4:", "2.1.3", "Item 10.25.2:". */
const ORDINAL =
  /^[\s•▪●◦*>–—-]*(?:\|\s*)?(?:(?:s|sr|sl|si|item|line|pos|sno|slno|srno)\b[\s.]*(?:no\b)?[\s.:#-]*\d{1,3}(?:\.\d+)*(?!\d|\s*[x*])\s*[).:-]?\s*|\(?\d{1,3}\s*[)\]]\s*|\(?(?:[a-z]|[ivx]{1,4})\)\s*|[a-z]\.\s+|\d{1,3}\.(?:\s+|(?=[^\d\s]))|\d{1,3}:\s+|#\s*\d{1,3}[.:)-]?\s*|\d+(?:\.\d+){2,}:?\s+)?/
/** "B1 ISMB 300", "Column C1: SHS", "SKU-4402 MS angle". "C75" and "MB200" are sizes. */
const MARK =
  /^(?:\p{L}+\s+)?([a-z]{1,3})[-.]?(\d{1,5})(?:-[a-z]{1,3}\d+)?\s*[:|\s-]\s*(?=[\p{L}\p{M}]|\d+(?:\.\d+)?\s*[x*]\s*\d+(?:\.\d+)?\s*[x*]\s*\d)/u
const LEAST_LETTERED = 20

/** The length of the number, bullet or mark of a drawing in front of a plain line. */
export function ordinalLength(plain: string): number {
  const length = ORDINAL.exec(plain)?.[0].length ?? 0
  const [mark, letters, digits] = MARK.exec(plain.slice(length)) ?? ["", "", "0"]
  const isMark = letters.length === 1 ? +digits < LEAST_LETTERED : meaningOf(letters) === null
  // "Column C1", but not "pipe A1"
  return isMark && mark.startsWith(letters) ? length + mark.length : length
}
