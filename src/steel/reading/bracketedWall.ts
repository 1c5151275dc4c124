import { MM_PER_INCH } from "../measure"
import { boreOfInches } from "../range/nominalBores"
import { isMark, type Claims } from "./claims"
import type { Measure } from "./terms"
import { THICKEST } from "./thickness"
import { isWord } from "./term"

/** How far the inches of a name may be from the millimetres behind them, as a share: 1½ inch angle is 40 mm. */
const NAME_ROUNDING = 0.08

/**
 * `2" 50x50 (2.0)`, `1.5" 48.3 OD (2.0)`: gives the figure in brackets behind two sides or an outside diameter the role of the
 * thickness, and takes the inches that name the size before its millimetres.
 */
export function takeNameAndWall(claims: Claims): void {
  for (const measure of claims.freeMeasures()) {
    if (isWallInBrackets(claims, measure)) measure.role = "thickness"
    const next = claims.next(measure)
    if (measure.unit !== "inch" || measure.isJoined || next?.is !== "measure") continue
    const isSize = isMark(claims.beside(next), "x") || next.role === "outside"
    const isMetric = next.unit === null || next.unit === "mm"
    if (isSize && isMetric && !next.isJoined && isNameOf(measure.value, next.value))
      claims.take("size", measure)
  }
}

/** Of a side in mm, or of the outside diameter of a nominal bore. */
function isNameOf(inches: number, millimetres: number): boolean {
  const share = millimetres / (inches * MM_PER_INCH)
  const bore = boreOfInches(inches)
  return (
    Math.abs(share - 1) <= NAME_ROUNDING || bore?.outsideDiameters.includes(millimetres) === true
  )
}

function isWallInBrackets(claims: Claims, measure: Measure): boolean {
  const { value, unit, role, isJoined } = measure
  const opening = claims.beside(measure, -1)
  const isBracketed = isMark(opening, "(") && isMark(claims.beside(measure), ")")
  if (!isBracketed || unit !== null || role !== null || isJoined || value > THICKEST) return false
  const before = claims.next(measure, -1)
  const isOutside = isWord(before, "od")
  return isOutside || (before?.is === "measure" && before.isJoined && value < before.value / 3)
}
