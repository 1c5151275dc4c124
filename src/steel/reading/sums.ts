import type { QuantityUnit } from "../quantity"
import { isMark, type Claims } from "./claims"
import type { Measure, Term } from "./terms"
import { isUnknown } from "./term"

/** A figure without unit and role that can count pieces. */
export function isBareCount(measure: Measure | undefined): measure is Measure {
  return (
    measure !== undefined &&
    measure.unit === null &&
    measure.role === null &&
    Number.isInteger(measure.value)
  )
}

/** The figures before the last of "20+15+8 nos", with their marks left to punctuation. Empty for a count of its own. */
export function addedTo(claims: Claims, count: Measure): readonly Measure[] {
  const before = claims.beside(count, -1)
  const part = before && isMark(before, "+") ? claims.beside(before, -1) : undefined
  const isPart =
    part?.is === "measure" && claims.isFree(part) && isBareCount(part) && !part.isJoined
  return isPart ? [part, ...addedTo(claims, part)] : []
}

export function sumOf(parts: readonly Measure[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0)
}

/** "1 ton 200 kilo" is one weight. */
export function takeTonnesAndKilos(
  claims: Claims,
  say: (unit: QuantityUnit, amount: number, ...terms: readonly Term[]) => void,
): void {
  for (const tonnes of claims.freeMeasures()) {
    const kilos = claims.beside(tonnes)
    if (tonnes.unit !== "tonnes" || kilos?.is !== "measure" || !claims.isFree(kilos)) continue
    const isWhole = Number.isInteger(tonnes.value) && !tonnes.isJoined && kilos.value < 1000
    if (kilos.unit === "kg" && isWhole) say("kg", tonnes.value * 1000 + kilos.value, tonnes, kilos)
  }
}

/** From here up a figure without unit is rather a length or a rate than a count. */
export const MOST_BARE_PIECES = 300

/** "5 ISMB 300 12 m", "plate 5 mm 4x8 10": the only figure left over, if it can count pieces. null beside an unknown word. */
export function openCountOf(claims: Claims): Measure | null {
  const [count, ...others] = claims.freeMeasures()
  if (others.length > 0 || !isBareCount(count)) return null
  const isOfWord = ([1, -1] as const).some((step) => {
    const word = claims.beside(count, step)
    return isUnknown(word)
  })
  return isOfWord || count.isJoined || count.value >= MOST_BARE_PIECES ? null : count
}
