import { isFollowedByJoint, isMark, isOnlySize, type Claims } from "./claims"
import type { Unit } from "./meaning"
import type { Measure, Term } from "./terms"
import type { ReadingSay } from "../../interface/catalogue"
import { isWord, means } from "./term"

/** "/" and "per" */
export function isPer(term: Term | undefined): term is Term {
  return isMark(term, "/") || means(term, "per")
}

/** Takes prices and percentages, which are not quantities: "Rs 62/kg", "@ 65", "rate 58.50", "65/-". */
export function takePrices(claims: Claims): void {
  for (const measure of claims.freeMeasures()) {
    if (!claims.isFree(measure)) continue
    if (measure.unit === "percent") {
      claims.take("price", measure)
      continue
    }
    if (measure.isJoined || isFollowedByJoint(claims, measure)) continue
    const before = wordsBefore(claims, measure)
    const after = rateAfter(claims, measure)
    const isSaid = before.length > 0 || measure.unit === "rupees" || after.length > 0
    const isAt = isMark(claims.beside(measure, -1), "@")
    if (isPriceOf(measure, before, isAt)) {
      claims.take("price", ...before, measure, ...after)
    } else if (isSaid && (measure.unit === null || measure.unit === "rupees")) {
      claims.take("price", ...before, measure, ...after)
    } else if (isAt && measure.unit === null) {
      // "@ 65" is a price. "@ 12" could be metres.
      if (measure.value < LEAST_BARE_PRICE) claims.doubt(AT_WHAT)
      claims.take("price", measure)
    }
  }
}

const LEAST_BARE_PRICE = 25
const AT_WHAT: ReadingSay = (words) => words.priceOrLength

/** "Rs 75 each", "₹58 kg", "@ 75 each": the unit says what the price is for. */
function isPriceOf({ unit, tokens }: Measure, before: readonly Term[], isAt: boolean): boolean {
  const isEach = unit === "pieces" && ["each", "ea"].includes(tokens[tokens.length - 1].word)
  if (isEach && (isAt || before.length > 0)) return true
  return before.some(isRupees) && (unit === "pieces" || unit === "kg" || unit === "tonnes")
}

function isRupees(term: Term): boolean {
  return means(term, "unit") && term.meaning.unit === "rupees"
}

function isPriceWord(term: Term): boolean {
  return means(term, "price") || isRupees(term)
}

/** What says that a figure is a price, with the marks between: "Rate: Rs.", "price per kg", "/kg". */
function wordsBefore(claims: Claims, measure: Measure): Term[] {
  const found: Term[] = []
  let before = claims.beside(measure, -1)
  while (
    before &&
    claims.isFree(before) &&
    (isPriceWord(before) || isPer(before) || isRateUnit(before) || isMark(before, ...priceMarks))
  ) {
    found.unshift(before)
    before = claims.beside(before, -1)
  }
  while (found.length > 0 && !isPriceWord(found[0]) && !isRateOf(claims, found)) found.shift()
  return found
}

const priceMarks = [".", ":", "@", "=", "-", "(", ")"]

/** "per kg 62", but not "length per piece 5.8". */
function isRateOf(claims: Claims, [per, of]: readonly Term[]): boolean {
  const before = claims.next(per, -1)
  const isOfRole = means(before, "role")
  return isPer(per) && of !== undefined && isRateUnit(of) && !isOfRole
}

const rateUnits: ReadonlySet<Unit> = new Set(["kg", "tonnes", "quintals", "m", "foot", "pieces"])

function isRateUnit(term: Term): boolean {
  return means(term, "unit") && rateUnits.has(term.meaning.unit)
}

/** "/kg", "per ton", "/-", "pmt" after a figure. In "ISMC 100 per ton" it is the depth. */
function rateAfter(claims: Claims, measure: Measure): Term[] {
  const per = claims.beside(measure)
  if (isWord(per, "pmt", "basic")) {
    const price = claims.next(per)
    const isOfNext = price?.is === "measure" && price.unit === null
    return isOfNext || isOnlySize(claims, measure) ? [] : [per]
  }
  const name = claims.next(measure, -1)
  const isDepth = means(name, "series")
  if (!isPer(per) || isDepth) return []
  const of = claims.beside(per)
  if (of && isMark(of, "-")) return [per, of]
  const next = of && claims.next(of)
  const isBefore = next?.is === "measure" && next.unit === null && measure.unit === null
  const isUnit = means(of, "unit")
  return isUnit && claims.isFree(of) && !isBefore ? [per, of] : []
}

/** Rates of steel, rupees. */
export function isLikeRate(unit: Unit, value: number): boolean {
  return (unit === "kg" && value >= 30 && value <= 150) || (unit === "tonnes" && value >= 1000)
}
