import { endOf, startOf, type Claims } from "./claims"
import type { Amounts } from "./amounts"
import { isPer } from "./prices"
import type { Term } from "./terms"
import { isWord, means } from "./term"

/**
 * "2 nos (1884 kg each)", "150 kg/pc": takes the weight of a piece. Returns kg, or null. Without a count of pieces it
 * raises a doubt.
 */
export function takePieceMass(claims: Claims): number | null {
  const isCounted = claims.freeMeasures().some(({ unit }) => unit === "pieces")
  const isWithTonnes = claims.freeMeasures().some(({ unit }) => unit === "tonnes")
  for (const measure of claims.freeMeasures()) {
    if (measure.unit !== "kg") continue
    const after = claims.beside(measure)
    const isAfterPer = isPer(after)
    const of = isAfterPer ? claims.beside(after) : after
    if (!isPiece(of, isAfterPer) || !claims.isFree(of)) continue
    if (!isCounted) {
      // "ISMB 200, ISMB 250 500 kg each" is a weight of each size.
      const text = claims.text.slice(startOf(measure), endOf(of))
      if (isAfterPer || isWithTonnes) claims.doubt((words) => words.makesUnclear(text))
      return null
    }
    claims.take("mass", measure, ...(isAfterPer ? [after] : []), of)
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

function isPiece(term: Term | undefined, isAfterPer: boolean): term is Term {
  const isUnit = means(term, "unit") && term.meaning.unit === "pieces"
  return isWord(term, "each", "ea") || (isAfterPer && isUnit)
}
