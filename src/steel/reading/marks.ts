import { isMark, type Claims } from "./claims"
import { isBare, namesGoods, type Measure, type Term } from "./terms"

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

/**
 * "B1 ISMB 300", "C-1 ISMB 250", "A.4 50x50x3": the mark of a drawing or an item before the goods or a whole size. Empty if
 * there is none.
 */
export function markOfDrawing(terms: readonly Term[]): readonly Term[] {
  const [word, second] = terms
  const mark = isMark(second, "-", ":", ".") ? terms.slice(0, 3) : terms.slice(0, 2)
  const number = mark.at(-1)
  const after = terms[mark.length]
  const isTight = mark.slice(1).every(({ tokens: [first] }) => first.isTight)
  const isBefore = after !== undefined && (namesGoods(after) || beginsWholeSize(terms, after))
  if (word?.is !== "word" || !isBare(number) || !isTight || !isBefore) return []
  // "C75 channel" and "L50 angle" are sizes, A36 is a grade.
  const { length } = word.word
  const isMarkWord = length === 1 ? number.value < LEAST_LETTERED : word.meaning === null
  return isMarkWord && length <= 3 ? mark : []
}

/** "50x50x3" needs no further figure. */
function beginsWholeSize(terms: readonly Term[], first: Term): boolean {
  const place = terms.indexOf(first)
  const isChain = [place, place + 2, place + 4].every((at) => terms[at]?.is === "measure")
  return isChain && isMark(terms[place + 1], "x") && isMark(terms[place + 3], "x")
}
