import { isMark, type Claims } from "./claims"
import { namesGoods, type Measure, type Term } from "./terms"

/** "C75" and "L50" are sizes, "C1" is a column. */
const LEAST_LETTERED = 20

/** "Column C1: SHS 150x150x6", "Rafter R1 ISMB 300", "plates BP1-BP6: 16 thk plate": takes the marks of a drawing before the goods. */
export function takeMarks(claims: Claims): void {
  const { terms } = claims
  const last = terms.findLastIndex(namesGoods)
  for (const [place, term] of terms.slice(0, Math.max(last, 0)).entries()) {
    const number = terms[place + 1]
    if (!claims.isFree(term) || !claims.isFree(number) || place + 1 >= last) continue
    if (isMarkWord(term, number) && !isMark(terms[place + 2], "x"))
      claims.take("ordinal", term, number)
  }
}

function isMarkWord(term: Term, number: Term): number is Measure {
  if (term.is !== "word" || number.is !== "measure" || number.unit !== null) return false
  const isNumber = Number.isInteger(number.value) && number.isTight && !number.isJoined
  if (!isNumber || !/^[a-z]{1,3}$/.test(term.word)) return false
  return term.word.length === 1 ? number.value < LEAST_LETTERED : term.meaning === null
}
