import { roundTo } from "../format"
import { METRES_PER_FOOT } from "../measure"
import { pieceLengthLimits, quantityLimits, type QuantityUnit } from "../quantity"
import { areSides, chainsOf, isMark, isOnlySize, textOf, type Claims } from "./claims"
import { isCountOfGoods } from "./countedGoods"
import { isNumberOfOther } from "./labels"
import { addedTo, isBareCount, sumOf, takeTonnesAndKilos } from "./sums"
import { numberOfWord } from "./numberWords"
import { labelledUnit } from "./roles"
import { LONGEST_PIECE, takeUnitsInFront, weights } from "./unitInFront"
import type { Measure, Term } from "./terms"
import type { ReadingSay } from "../../interface/catalogue"
import { isUnknown, isWord, means } from "./term"

/** An amount of steel as stated in a line. */
interface Amount {
  readonly amount: number
  readonly unit: QuantityUnit
}

/** Quantities and lengths in a line. */
export interface Amounts {
  /** In their order. If they do not agree, the visitor is asked. */
  readonly given: readonly Amount[]
  /** m. null if the line has no piece length. */
  readonly pieceLength: number | null
  /** True if a single short length could be one piece or the total: "50x50x5 6 m". */
  readonly isLengthOpen: boolean
  /** A last figure without unit after a dash. It counts pieces if the size is complete without it. */
  readonly trailing: Measure | null
  /** A figure left over that could count pieces. The question offers it. */
  readonly openCount: Measure | null
  /** True if goods are counted: "10 sheets". */
  readonly isCounted: boolean
}

/** More of one size is rather a code or a rate. */
const MOST_LIKELY: Readonly<Record<QuantityUnit, number>> = {
  pieces: 20_000,
  metres: 100_000,
  kg: 1_000_000,
  tonnes: 1000,
}

/** The usual lengths of pieces, m. */
const PIECE_LENGTHS: ReadonlySet<number> = new Set([6, 12])
/** "300 length" is in mm. */
const LEAST_LENGTH_WORD = 300
/** A figure without unit from here up is a length in mm: no outside size is that large. */
const LEAST_LENGTH_MM = 1000

export const TWO_LENGTHS: ReadingSay = (words) => words.twoLengths
const NO_COUNT: ReadingSay = (words) => words.unitNotConverted

/**
 * Takes quantities and lengths. The figures left free belong to the size.
 *
 * @param depth the depth of a rolled section, which belongs to the size
 */
export function takeAmounts(claims: Claims, isSheet: boolean, depth: Measure | null): Amounts {
  const given: Amount[] = []
  const lengths: Measure[] = []
  const say = (unit: QuantityUnit, amount: number, ...terms: readonly Term[]) => {
    if (amount <= 0) claims.doubt((words) => words.quantity0)
    if (unit === "pieces" && !Number.isInteger(amount)) claims.doubt((words) => words.wholePieces)
    claims.take("quantity", ...terms)
    if (amount <= Math.min(quantityLimits[unit].most, MOST_LIKELY[unit]))
      return given.push({ unit, amount: roundTo(amount, 3) })
    const [first] = terms
    claims.doubt((words) => words.makesUnclear(textOf(claims.text, first)))
  }
  takeTonnesAndKilos(claims, say)
  takeUnitsInFront(claims, say)
  const measures = claims.terms.filter(
    (term): term is Measure => term.is === "measure" && (claims.isFree(term) || term === depth),
  )
  for (const chain of chainsOf(measures, claims)) {
    for (const [place, measure] of chain.entries()) {
      if (!claims.isFree(measure) || measure === depth) continue
      const { unit, value, role } = measure
      const before = chain.slice(0, place)
      const weight = unit && weights[unit]
      if (unit === "pieces") {
        if (!isCountIn(before, depth, lengths) && !(isSheet && areSides(before)))
          claims.doubt(CROWDED)
        const parts = addedTo(claims, measure)
        if (parts.length > 0) claims.doubt((words) => words.addedUp)
        say("pieces", value + sumOf(parts), measure, ...parts)
      } else if (isThicknessInT(measure, chain, place, isSheet)) {
        measure.role = "thickness"
      } else if (weight) {
        if (place > 0 && !isCountIn(before, depth, lengths)) claims.doubt(CROWDED)
        say(weight.unit, value * weight.factor, measure)
      } else if (role === "quantity" && (unit === null || unit === "m")) {
        const label = unit === null ? labelledUnit(claims) : null
        const named = label && weights[label.unit]
        if (label && named) say(named.unit, value * named.factor, measure, ...label.words)
        else if (label?.unit === "m") say("metres", value, measure, ...label.words)
        else say(unit === null ? "pieces" : "metres", value, measure)
      } else if (isCountOfLengths(claims, measure)) {
        say("pieces", value, measure)
      } else if (unit === "lots" || unit === "squareMetres") {
        claims.doubt(NO_COUNT)
        claims.take("quantity", measure)
      } else if (isAddedLength(claims, measure, given)) {
        claims.doubt(CROWDED)
      } else if (!isSheet && isLength(measure)) {
        lengths.push(measure)
        claims.take("length", measure)
        const [first] = before.length === 1 ? before : countAt(claims, measure)
        const isCounted = isBareCount(first) && hasOtherSize(claims, first, depth)
        if (isCounted && claims.isFree(first)) {
          say("pieces", first.value, first)
          doubtWord(claims, first)
        }
      } else if (isBareCount(measure) && lengths.includes(chain[place - 1])) {
        say("pieces", value, measure)
      }
    }
  }
  if (given.length === 0) doubtUnreadCount(claims)
  const trailing = given.length === 0 ? trailingOf(claims, depth) : null
  const isCounted = trailing !== null && isCountOfGoods(claims, trailing)
  return { given, ...lengthOf(claims, lengths, given), trailing, openCount: null, isCounted }
}

/** "fifteen nos", "do ton" (two): the word before the unit is no figure, so the quantity is missing. */
function doubtUnreadCount(claims: Claims): void {
  for (const word of claims.freeWords()) {
    // "bees length"
    if (numberOfWord(word.word) !== null) claims.doubt(NO_FIGURE)
    const isUnit =
      word.meaning?.is === "unit" && (word.meaning.unit === "pieces" || weights[word.meaning.unit])
    const before = claims.beside(word, -1)
    const isNumberWord = isUnknown(before) || isWord(before, "do")
    if (isUnit && word.word.length > 1 && isNumberWord && !claims.beginsCell(word))
      claims.doubt(NO_FIGURE)
  }
}

const NO_FIGURE: ReadingSay = (words) => words.quantityInFigures
const CROWDED: ReadingSay = (words) => words.whichQuantity

/** A count can follow a complete size or a length: "50x50x3 x 10 nos". Two sides and a count are not a size. */
function isCountIn(
  before: readonly Measure[],
  depth: Measure | null,
  lengths: readonly Measure[],
): boolean {
  const last = before.at(-1)
  if (last === undefined || lengths.includes(last)) return true
  if (depth && before.includes(depth)) return true
  return before.length >= 3 || (before.length === 1 && last.unit === "pieces")
}

/** "50 x 50 x 3 t" and "1250 x 2500 x 5t": t after the last figure means thick, not tonnes. */
function isThicknessInT(
  { unit, tokens, value }: Measure,
  chain: readonly Measure[],
  place: number,
  isSheet: boolean,
): boolean {
  if (unit !== "tonnes" || tokens.at(-1)?.word !== "t" || value > 100) return false
  return place === 2 || (isSheet && place === 0 && chain.length > 1)
}

/** "20 length" counts pieces. "6 length" could be metres, unless the length of a piece follows: "6 length 6.1 m". */
function isCountOfLengths(claims: Claims, measure: Measure): boolean {
  const after = claims.beside(measure)
  if (!means(after, "role") || after.meaning.role !== "length") {
    return false
  }
  if (!isBareCount(measure) || measure.isJoined || measure.value >= LEAST_LENGTH_WORD) return false
  if (isOnlySize(claims, measure)) return false
  const behind = claims.next(after)
  const isOf = isWord(behind, "of")
  const next = isOf ? claims.next(behind) : behind
  const isFollowed = next?.is === "measure" && (next.unit === "m" || next.unit === "foot")
  if (PIECE_LENGTHS.has(measure.value) && !isFollowed)
    claims.doubt((words) => words.piecesOrLength(measure.value))
  return true
}

function isLength({ unit, value, role, isJoined }: Measure): boolean {
  if (role === "length") return true
  if (role !== null) return false
  if (unit === "m" || unit === "foot") return true
  return value >= LEAST_LENGTH_MM && (unit === "mm" || (unit === null && isJoined))
}

/** "3 rows x 25 m": rows are no pieces. */
function doubtWord(claims: Claims, count: Measure): void {
  const of = claims.beside(count)
  if (isUnknown(of)) claims.doubt((words) => words.unknownWord(textOf(claims.text, of)))
}

/** "ISMB 200 12 @ 6 m": the count before "@". */
function countAt(claims: Claims, length: Measure): readonly Measure[] {
  const at = claims.beside(length, -1)
  const count = isMark(at, "@") && at ? claims.beside(at, -1) : undefined
  return count?.is === "measure" && !count.isJoined ? [count] : []
}

/** "2 full length + 3 mtr": one more piece of that length, or the length of all. */
function isAddedLength(claims: Claims, measure: Measure, given: readonly Amount[]): boolean {
  const before = claims.beside(measure, -1)
  const isAnd = means(before, "and")
  const isCounted = given.some(({ unit }) => unit === "pieces")
  return isCounted && (isAnd || isMark(before, "+", "&")) && isLength(measure)
}

function hasOtherSize(claims: Claims, count: Measure, depth: Measure | null): boolean {
  return depth !== null
    ? depth !== count
    : claims.freeMeasures().some((other) => other !== count && other.unit !== "pieces")
}

function lengthOf(
  claims: Claims,
  lengths: readonly Measure[],
  given: Amount[],
): Pick<Amounts, "pieceLength" | "isLengthOpen"> {
  const total = totalOf(lengths, given)
  if (total) given.push({ unit: "metres", amount: metresOf(total) })
  const [length, ...others] = lengths.filter((one) => one !== total)
  if (!length) return { pieceLength: null, isLengthOpen: false }
  if (others.length > 0) claims.doubt(TWO_LENGTHS)
  const metres = metresOf(length)
  const isTooLong = metres > pieceLengthLimits.most
  const isOfEach = length.isJoined && given.length > 0
  if (metres < pieceLengthLimits.least || (isTooLong && isOfEach))
    claims.doubt((words) => words.makesUnclear(textOf(claims.text, length)))
  const isPiece =
    given.length > 0 ||
    length.isJoined ||
    length.role === "length" ||
    isMark(claims.beside(length, -1), "@")
  // "length 144 m" is longer than any piece: the total.
  if (isPiece && !isTooLong) return { pieceLength: metres, isLengthOpen: false }
  if (metres > LONGEST_PIECE || (isPerCell(claims, length) && given.length === 0)) {
    given.push({ unit: "metres", amount: metres })
    return { pieceLength: null, isLengthOpen: false }
  }
  return { pieceLength: metres, isLengthOpen: true }
}

/** "40 nos x 6 m = 240 m": the length of all pieces. */
function totalOf(lengths: readonly Measure[], given: readonly Amount[]): Measure | undefined {
  const pieces = given.find(({ unit }) => unit === "pieces")
  const isTotal = (one: Measure) =>
    lengths.some((each) => {
      const all = (pieces?.amount ?? 0) * metresOf(each)
      return each !== one && Math.abs(all - metresOf(one)) <= all / 100
    })
  return pieces && pieces.amount > 1 ? lengths.find(isTotal) : undefined
}

/** "12 | Mtr": a figure and its unit in cells of their own are a quantity. */
function isPerCell({ text }: Claims, { tokens }: Measure): boolean {
  const between = text.slice(tokens[0].end, tokens[tokens.length - 1].start)
  return tokens.length > 1 && /[|\t]/.test(between)
}

function metresOf({ unit, value }: Measure): number {
  if (unit === "m") return value
  if (unit === "foot") return roundTo(value * METRES_PER_FOOT, 3)
  return roundTo(value / (unit === "cm" ? 100 : 1000), 3)
}

/** "- 20" at the end of a line. */
function trailingOf(claims: Claims, depth: Measure | null): Measure | null {
  const alone = claims
    .freeMeasures()
    .filter(
      (one) =>
        one !== depth && !one.isJoined && isBareCount(one) && !isMark(claims.beside(one), "x"),
    )
  const counted = alone.find((one) => isCountOfGoods(claims, one) && !isNumberOfOther(claims, one))
  if (counted) return counted
  const last = alone.at(-1)
  if (!last || last !== claims.freeMeasures().at(-1)) return null
  const isSetOff = isMark(claims.beside(last, -1), "-", "=", ":") || claims.beginsCell(last)
  // "Length: 20-22 ft"
  const after = claims.beside(last)
  const isRange = after && isMark(after, "-") && claims.beside(after)?.is === "measure"
  return isSetOff && !isRange ? last : null
}
