import { endOf, isMark, startOf, type Claims } from "./claims"
import type { Measure, Term } from "./terms"
import { isWord, means } from "./term"

/**
 * Where to cut between two sizes: after a separator, or after the quantity of the first. null if neither exists. In
 * "50x50x3, 10 nos 40x40x2, 20 nos" the quantities follow their sizes, and in "ISMB 200 5 nos, 12 m ISMC 100" the length its pieces.
 */
export function cutBetween(claims: Claims, from: number, to: number, first: number): number | null {
  const between = claims.terms.filter((term) => startOf(term) >= from && endOf(term) <= to)
  const quantity = between.findLast(isQuantity)
  const length = quantity && lengthBehind(claims.terms, claims.terms.indexOf(quantity))
  const end = length && between.includes(length) ? endOfLength(claims, length) : 0
  const separator = between.findLast((term) => isSeparator(term) && endOf(term) > end)
  if (!separator) return end > 0 ? end : quantity ? endOf(quantity) : null
  const isBehind =
    quantity !== undefined &&
    !claims.terms.some((term) => isQuantity(term) && endOf(term) <= first) &&
    claims.terms.some((term) => isQuantity(term) && startOf(term) >= to)
  return isBehind ? Math.max(endOf(separator), endOf(quantity)) : endOf(separator)
}

export function isQuantity(term: Term): boolean {
  if (term.is !== "measure") return false
  return term.unit === "pieces" || term.unit === "kg" || term.unit === "tonnes"
}

export function isSeparator(term: Term): boolean {
  return isMark(term, ",", ";", "&", "+", "|") || means(term, "and")
}

const LEAST_LENGTH_MM = 1000

/** The length of counted pieces behind them: "20 nos x 6.1 m", "10 pcs of 20 ft", "5 nos, 12 m". null if there is none. */
export function lengthBehind(terms: readonly Term[], place: number): Measure | null {
  const count = terms[place]
  if (count?.is !== "measure" || count.unit !== "pieces") return null
  const next = terms.slice(place + 1).find((term) => !leadsToLength(term))
  if (next?.is !== "measure") return null
  const isLength = next.unit === "m" || next.unit === "foot"
  return isLength || (next.unit === "mm" && next.value >= LEAST_LENGTH_MM) ? next : null
}

/** True for the length behind counted pieces. */
export function isLengthOfCount(terms: readonly Term[], length: Term): boolean {
  return terms.some((_, place) => lengthBehind(terms, place) === length)
}

function leadsToLength(term: Term): boolean {
  if (term.is === "mark") return /^[x,@(=-]$/.test(term.mark)
  return isWord(term, "of") || isLengthWord(term)
}

function isLengthWord(term: Term | undefined): boolean {
  return means(term, "role") && term.meaning.role === "length"
}

/** With the words behind it: "12 m each)", "6 mtr length". */
function endOfLength({ terms }: Claims, length: Measure): number {
  let place = terms.indexOf(length)
  const follows = (term: Term | undefined) =>
    isLengthWord(term) || isMark(term, ")") || isWord(term, "each")
  while (follows(terms[place + 1])) place += 1
  return endOf(terms[place])
}
