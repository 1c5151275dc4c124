import type { Unit } from "./meaning"
import type { Token } from "./tokens"
import { phraseOf, unitOf } from "./words"

/** Marks that are units after a figure. */
const marksThatAreUnits = new Set(['"', "'", "%", "₹"])

/** Units that belong to the figure in front of a mark: "20 - nos". */
const unitsAcrossMarks: ReadonlySet<Unit> = new Set(["pieces", "kg", "tonnes"])

/** The unit after a figure and its number of tokens: "mm", "- nos", "sq m". null if there is none. */
export function unitAt(
  list: readonly Token[],
  place: number,
): { unit: Unit; length: number } | null {
  // "20-nos", "20.nos" and "20, nos" or "20 | nos" in a table: the mark belongs to the unit.
  const isDashed = ["-", ".", ",", "|", ";"].includes(list[place]?.word ?? "")
  const at = isDashed ? place + 1 : place
  const dash = isDashed ? 1 : 0
  const first = list[at]
  if (!first) return null
  if (first.kind === "mark") {
    if (isDashed || !marksThatAreUnits.has(first.word)) return null
    if (first.word === "'") return { unit: "foot", length: 1 }
    // "50x50x5 ₹67": the sign belongs to the price behind it.
    if (first.word === "₹" && list[at + 1]?.kind === "figure") return null
    const unit = unitOf(first.word)
    return unit ? { unit, length: 1 } : null
  }
  // "sq.m"
  const point = list[at + 1]?.word === "." && list[at + 2]?.isTight ? 1 : 0
  const second = list[at + 1 + point]
  const phrase = second?.kind === "word" ? phraseOf(first.word, second.word) : null
  if (phrase?.is === "unit") return { unit: phrase.unit, length: dash + point + 2 }
  // "50 c class" and "4 no s": what two words say together is no unit. "2 T angle" is a weight.
  if (phrase && first.word !== "t") return null
  const unit = unitOf(first.word)
  if (!unit) return null
  // "40 mm nb" is a bore, "6 mtr nos" stays a length.
  if (unit === "mm" && second && unitOf(second.word) === "nb")
    return { unit: "nb", length: dash + 2 }
  const third = list[at + 2]
  const bore = unit === "mm" && second && third && phraseOf(second.word, third.word)
  if (bore && bore.is === "unit") return { unit: bore.unit, length: dash + 3 }
  // "18-gauge", "3-inch"
  const isHyphen = list[place].word === "-" && list[place].isTight && first.isTight
  const isBound = unitsAcrossMarks.has(unit) || (isHyphen && first.word.length > 1)
  const isInNextCell = ["|", ";"].includes(list[place].word)
  if (isDashed && !isBound && !isInNextCell && (unit !== "mm" || list[place].word === ","))
    return null
  const isCounted = unit === "gauge" && second && unitOf(second.word) === "swg"
  return { unit: isCounted ? "swg" : unit, length: dash + (isCounted ? 2 : 1) }
}
