import type { Unit } from "./meaning"
import type { Token } from "./tokens"
import { phraseOf, unitOf } from "./words"

/** Marks that are units after a figure. */
const unitsOfMarks: ReadonlyMap<string, Unit> = new Map([
  ['"', "inch"],
  ["'", "foot"],
  ["%", "percent"],
  ["₹", "rupees"],
])

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
    const unit = unitsOfMarks.get(first.word)
    // "50x50x5 ₹67": the sign belongs to the price behind it.
    const isOfNext = first.word === "₹" && list[at + 1]?.kind === "figure"
    return unit && !isDashed && !isOfNext ? { unit, length: 1 } : null
  }
  // "sq.m", "sq. mtr"
  const point = list[at + 1]?.word === "." ? 1 : 0
  const [second, third] = list.slice(at + 1 + point)
  const phrase = second?.kind === "word" ? phraseOf(first.word, second.word) : null
  if (phrase?.is === "unit") return { unit: phrase.unit, length: dash + point + 2 }
  // "50 c class" and "4 no s": what two words say together is no unit. "2 T angle" is a weight.
  if (phrase && first.word !== "t") return null
  const unit = unitOf(first.word)
  if (!unit) return null
  // "40 mm nb", "40 mm nominal bore" are bores, "6 mtr nos" stays a length.
  const isBoreIn = (meaning: Unit | null) => unit === "mm" && meaning === "nb"
  if (second && isBoreIn(unitOf(second.word))) return { unit: "nb", length: dash + point + 2 }
  const bore = second && third ? phraseOf(second.word, third.word) : null
  if (bore?.is === "unit" && isBoreIn(bore.unit)) return { unit: "nb", length: dash + point + 3 }
  if (unit === "gauge" && second && unitOf(second.word) === "swg")
    return { unit: "swg", length: dash + point + 2 }
  // "18-gauge", "20 - mtr"
  const isHyphen = list[place].word === "-" && first.word.length > 1
  const isBound = unitsAcrossMarks.has(unit) || isHyphen
  const isInNextCell = ["|", ";"].includes(list[place].word)
  if (isDashed && !isBound && !isInNextCell && (unit !== "mm" || list[place].word === ","))
    return null
  return { unit, length: dash + 1 }
}
