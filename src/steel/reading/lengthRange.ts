import { isMark, type Claims } from "./claims"
import type { Measure, Term } from "./terms"
import type { Unit } from "./meaning"
import { isWord } from "./term"

const amounts: ReadonlySet<Unit | null> = new Set(["pieces", "kg", "tonnes", "quintals"])

/** The longest lengths of mills are up to twice the shortest. */
const WIDEST = 2.1

/**
 * "Length 20-22 ft", "random 6 to 12 m": takes the range of lengths that a lot may have, if a quantity is stated besides. They are
 * shown as not read. True if there was one.
 */
export function takeLengthRange(claims: Claims): boolean {
  for (const from of claims.freeMeasures()) {
    const joint = claims.beside(from)
    const to = joint && claims.beside(joint)
    if (!joins(joint) || !claims.isFree(joint) || !isRange(from, to)) continue
    const others = claims.freeMeasures().filter((one) => one !== from && one !== to)
    if (!others.some(isQuantity)) continue
    claims.take("aside", from, to)
    claims.take("filler", joint)
    return true
  }
  return false
}

function joins(term: Term | undefined): term is Term {
  return isMark(term, "-", "/") || isWord(term, "to")
}

function isRange(from: Measure, to: Term | undefined): to is Measure {
  if (to?.is !== "measure" || to.isJoined || from.isJoined) return false
  const isLength = to.unit === "m" || to.unit === "foot"
  const isSame = from.unit === null || from.unit === to.unit
  return isLength && isSame && from.value < to.value && to.value <= from.value * WIDEST
}

/** "500 m" is longer than any piece. */
function isQuantity({ unit, value }: Measure): boolean {
  return amounts.has(unit) || unit === "runningMetres" || (unit === "m" && value > LONGEST_PIECE)
}

const LONGEST_PIECE = 30
