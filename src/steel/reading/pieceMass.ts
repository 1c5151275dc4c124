import { isMark, type Claims } from "./claims"
import type { Amounts } from "./amounts"
import type { Term } from "./terms"

/** "2 nos (1884 kg each)", "150 kg/pc": takes the weight of a piece next to a count of pieces. Returns kg, or null. */
export function takePieceMass(claims: Claims): number | null {
  const isCounted = claims.freeMeasures().some(({ unit }) => unit === "pieces")
  if (!isCounted) return null
  for (const measure of claims.freeMeasures()) {
    if (measure.unit !== "kg") continue
    const after = claims.beside(measure)
    const isPer = isMark(after, "/") || (after?.is === "word" && after.meaning?.is === "per")
    const of = isPer && after ? claims.beside(after) : after
    if (!isPiece(of, isPer) || !claims.isFree(of)) continue
    claims.take("mass", measure, ...(isPer && after ? [after] : []), of)
    return measure.value
  }
  return null
}

/** The quantities with the weight of all pieces, so that a line is asked if it does not agree with their size. */
export function withPieceMass(amounts: Amounts, pieceMass: number | null): Amounts {
  const [pieces, ...others] = amounts.given
  if (pieceMass === null || pieces?.unit !== "pieces" || others.length > 0) return amounts
  return { ...amounts, given: [pieces, { amount: pieces.amount * pieceMass, unit: "kg" }] }
}

function isPiece(term: Term | undefined, isPer: boolean): term is Term {
  if (term?.is !== "word") return false
  const isUnit = term.meaning?.is === "unit" && term.meaning.unit === "pieces"
  return /^(each|ea)$/.test(term.word) || (isPer && isUnit)
}
