import { METRES_PER_FOOT } from "../measure"
import type { QuantityUnit } from "../quantity"
import { isMark, textOf, type Claims } from "./claims"
import type { Unit } from "./meaning"
import { isLikeRate } from "./prices"
import type { Term } from "./terms"

/** A single length above this is a total, m. */
export const LONGEST_PIECE = 13
/** What the units of a weight or a total length mean. */
export const weights: Partial<Record<Unit, { unit: QuantityUnit; factor: number }>> = {
  kg: { unit: "kg", factor: 1 },
  tonnes: { unit: "tonnes", factor: 1 },
  quintals: { unit: "tonnes", factor: 0.1 },
  runningMetres: { unit: "metres", factor: 1 },
  runningFeet: { unit: "metres", factor: METRES_PER_FOOT },
}

/** "nos 20", "kg: 500", "Qty. MT 2.5", "Mtrs 100": the unit is before the figure. */
export function takeUnitsInFront(
  claims: Claims,
  say: (unit: QuantityUnit, amount: number, ...terms: readonly Term[]) => void,
): void {
  for (const word of claims.freeWords()) {
    if (word.meaning?.is !== "unit" || word.word.length < 2) continue
    const { unit } = word.meaning
    const figure = claims.next(word)
    // "DRG NO. 1204", "Sl. No. 4": the number of something else.
    if (word.word === "no" && isLabel(claims.next(word, -1))) continue
    if (figure?.is !== "measure" || figure.unit !== null || figure.isJoined) continue
    if (!claims.isFree(figure) || isMark(claims.beside(figure), "x")) continue
    const weight = weights[unit]
    // "kg | 62", "MT | 68,000": behind a unit in a cell of its own a figure can be the rate.
    const isCell = claims.beginsCell(figure) || isMark(claims.beside(figure, -1), ",")
    if (isCell && isLikeRate(unit, figure.value))
      claims.doubt((words) => words.makesUnclear(textOf(claims.text, figure)))
    if (unit === "pieces") say("pieces", figure.value, word, figure)
    else if (weight) say(weight.unit, figure.value * weight.factor, word, figure)
    else if (unit === "m") {
      // In a cell of its own it is a quantity. "mtr 6" could be the length of a piece.
      const isTotal = figure.value > LONGEST_PIECE || claims.beginsCell(word)
      if (!isTotal) claims.doubt((words) => words.makesUnclear(textOf(claims.text, figure)))
      say("metres", figure.value, word, figure)
    }
  }
}

/** "DRG", "Sl.": what a number follows. */
function isLabel(term: Term | undefined): boolean {
  if (term?.is !== "word") return false
  return term.meaning === null || /^(dr.*|s|sl|sr|sno|item|line|pos)$/.test(term.word)
}
