import type { ReadingSay } from "../../interface/catalogue"
import { roundTo } from "../../steel/format"
import { METRES_PER_FOOT } from "../../steel/measure"
import { pieceLengthLimits, quantityLimits, type QuantityUnit } from "../../steel/quantity"
import { amountUnits, isMark, isWord, means, type Figure, type Part, type Word } from "./parts"
import { chainsOf, isBareCount, type Amount, type Line } from "./reading"
import { isNumberWord, type Unit } from "./words"

/** What units of a weight or a total length mean. */
const weights: Partial<Record<Unit, { unit: QuantityUnit; factor: number }>> = {
  kg: { unit: "kg", factor: 1 },
  tonnes: { unit: "tonnes", factor: 1 },
  quintals: { unit: "tonnes", factor: 0.1 },
  runningMetres: { unit: "metres", factor: 1 },
  runningFeet: { unit: "metres", factor: METRES_PER_FOOT },
}

/** More of one size is rather a code or a rate. */
const MOST_LIKELY: Readonly<Record<QuantityUnit, number>> = {
  pieces: 20_000,
  metres: 100_000,
  kg: 1_000_000,
  tonnes: 1000,
}

/** A single length above this is a total, m. */
const LONGEST_PIECE = 13
/** "300 length" is in mm. */
const LEAST_LENGTH_WORD = 300
/** A figure without unit from here up is a length in mm: no outside size is that large. */
const LEAST_LENGTH_MM = 1000
/** Two sides from here up are those of a sheet. */
const LEAST_SHEET_SIDE = 300

export interface Amounts {
  readonly given: readonly Amount[]
  readonly count: Figure | null
  readonly pieceLength: number | null
  readonly isOpen: boolean
}

export const TWO_LENGTHS: ReadingSay = (words) => words.twoLengths
const WHICH_QUANTITY: ReadingSay = (words) => words.whichQuantity
const NO_FIGURE: ReadingSay = (words) => words.quantityInFigures

/** Takes quantities and lengths. The figures left belong to the size. `depth` is that of a rolled section. */
export function takeAmounts(line: Line, isSheet: boolean, depth: Figure | null): Amounts {
  const given: Amount[] = []
  const lengths: Figure[] = []
  const say = (unit: QuantityUnit, amount: number, ...parts: readonly Part[]) => {
    if (amount <= 0) line.doubt((words) => words.quantity0)
    if (unit === "pieces" && !Number.isInteger(amount)) line.doubt((words) => words.wholePieces)
    line.take("quantity", ...parts)
    if (amount > Math.min(quantityLimits[unit].most, MOST_LIKELY[unit]))
      line.doubt((words) => words.makesUnclear(line.textOf(parts[0])))
    else given.push({ unit, amount: roundTo(amount, 3) })
  }
  takeLengthRange(line)
  const figures = line.parts.filter(
    (part): part is Figure => part.is === "figure" && (part.use === null || part === depth),
  )
  for (const chain of chainsOf(figures, line)) {
    for (const [place, figure] of chain.entries()) {
      if (figure.use !== null || figure === depth) continue
      const before = chain.slice(0, place)
      const weight = figure.unit && weights[figure.unit]
      const isOfSize = isCountBehind(before, depth, lengths) || (isSheet && areSides(before))
      if (isThickInT(line, figure, chain, isSheet)) {
        figure.role = "thickness"
        figure.unit = "mm"
      } else if (figure.unit === "pieces") {
        if (!isOfSize) line.doubt(WHICH_QUANTITY)
        const parts = addedTo(line, figure)
        if (parts.length > 0) line.doubt((words) => words.addedUp)
        say(
          "pieces",
          parts.reduce((sum, { value }) => sum + value, figure.value),
          figure,
          ...parts,
        )
      } else if (weight) {
        if (place > 0 && !isOfSize) line.doubt(WHICH_QUANTITY)
        const kilos = line.beside(figure)
        const isBoth =
          figure.unit === "tonnes" &&
          Number.isInteger(figure.value) &&
          kilos?.is === "figure" &&
          kilos.unit === "kg" &&
          kilos.value < 1000
        if (isBoth) say("kg", figure.value * 1000 + kilos.value, figure, kilos)
        else say(weight.unit, figure.value * weight.factor, figure)
      } else if (figure.role === "quantity") {
        sayLabelled(line, figure, say)
      } else if (isCountOfLengths(line, figure, depth)) {
        say("pieces", figure.value, figure, line.beside(figure) ?? figure)
      } else if (figure.unit === "lots" || figure.unit === "squareMetres") {
        line.doubt((words) => words.unitNotConverted)
        line.take("remark", figure)
      } else if (isAdded(line, figure, given)) {
        line.doubt(WHICH_QUANTITY)
      } else if (!isSheet && isLength(figure)) {
        lengths.push(figure)
        line.take("length", figure)
        const [count] = before.length === 1 ? before : countAt(line, figure)
        const isCounted =
          isBareCount(count) &&
          count.use === null &&
          count !== depth &&
          (depth !== null || hasOther(line, count))
        if (isCounted) {
          say("pieces", count.value, count)
          const of = line.beside(count)
          if (of?.is === "word" && of.meaning === null)
            line.doubt((words) => words.unknownWord(line.textOf(of)))
        }
      } else if (isBareCount(figure) && lengths.includes(chain[place - 1])) {
        say("pieces", figure.value, figure)
      }
    }
  }
  if (given.length === 0) doubtUnreadCount(line)
  const count = given.length === 0 ? countOf(line, depth) : null
  return { given, count, ...lengthOf(line, lengths, given) }
}

/** A count can follow a complete size or a length: "50x50x3 x 10 nos". Two sides and a count are not a size. */
function isCountBehind(
  before: readonly Figure[],
  depth: Figure | null,
  lengths: readonly Figure[],
): boolean {
  const last = before.at(-1)
  if (last === undefined || lengths.includes(last)) return true
  return (
    (depth && before.includes(depth)) ||
    before.length >= 3 ||
    (before.length === 1 && last.unit === "pieces")
  )
}

/** Of "plate 8 mm 1500 x 6000 x 4 nos": no thickness and no count. */
function areSides(chain: readonly Figure[]): boolean {
  return (
    chain.length === 2 &&
    chain.every(({ unit, value }) => value >= LEAST_SHEET_SIDE && (unit === null || unit === "mm"))
  )
}

/** "50 x 50 x 3 t" and "1250 x 2500 x 5t": t behind the last figure means thick. */
function isThickInT(
  line: Line,
  { unit, value, end, start }: Figure,
  chain: readonly Figure[],
  isSheet: boolean,
): boolean {
  if (unit !== "tonnes" || value > 100 || !/\dt$|\d t$/i.test(line.text.slice(start, end)))
    return false
  const place = chain.findIndex((one) => one.start === start)
  return place === 2 || (isSheet && place === 0 && chain.length > 1)
}

/** The figures before the last of "20+15+8 nos". */
function addedTo(line: Line, count: Figure): Figure[] {
  const before = line.beside(count, -1)
  const part = isMark(before, "+") ? line.beside(before, -1) : undefined
  return isBareCount(part) && part.use === null && !part.isJoined
    ? [part, ...addedTo(line, part)]
    : []
}

/** "qty 20", "Unit: Kg, Qty: 850" */
function sayLabelled(
  line: Line,
  figure: Figure,
  say: (unit: QuantityUnit, amount: number, ...parts: Part[]) => void,
): void {
  const label =
    figure.unit === null ? line.parts.find((part) => isWord(part, "unit", "uom")) : undefined
  const unit = label && line.next(label)
  if (unit?.is === "word" && unit.meaning === null) line.doubt((words) => words.unclear(unit.word))
  const named = means(unit, "unit") && unit.use === null ? unit.meaning.unit : null
  const weight = named && weights[named]
  if (named && unit) line.take("quantity", unit)
  if (weight) say(weight.unit, figure.value * weight.factor, figure)
  else if (named === "m" || figure.unit === "m") say("metres", figure.value, figure)
  else if (figure.unit === "foot") say("metres", roundTo(figure.value * METRES_PER_FOOT, 3), figure)
  else say("pieces", figure.value, figure)
}

/** "20 length" counts pieces. "6 length" could be metres, unless the length of a piece follows: "6 length 6.1 m". */
function isCountOfLengths(line: Line, figure: Figure, depth: Figure | null): boolean {
  const after = line.beside(figure)
  if (
    !isLengthWord(after) ||
    !isBareCount(figure) ||
    figure.isJoined ||
    figure.value >= LEAST_LENGTH_WORD
  )
    return false
  if (depth === null && !hasOther(line, figure)) return false
  const behind = line.next(after)
  const next = isWord(behind, "of") ? line.next(behind) : behind
  const isFollowed = next?.is === "figure" && (next.unit === "m" || next.unit === "foot")
  if ((figure.value === 6 || figure.value === 12) && !isFollowed)
    line.doubt((words) => words.piecesOrLength(figure.value))
  return true
}

function isLengthWord(part: Part | undefined): part is Word {
  return means(part, "role") && part.meaning.role === "length"
}

function isLength({ unit, value, role, isJoined }: Figure): boolean {
  if (role !== null) return role === "length"
  if (unit === "m" || unit === "foot") return true
  return value >= LEAST_LENGTH_MM && (unit === "mm" || (unit === null && isJoined))
}

/** "ISMB 200 12 @ 6 m": the count before "@". */
function countAt(line: Line, length: Figure): Figure[] {
  const at = line.beside(length, -1)
  const count = isMark(at, "@") ? line.beside(at, -1) : undefined
  return count?.is === "figure" && !count.isJoined ? [count] : []
}

/** "2 full length + 3 mtr": one more piece of that length, or the length of all. */
function isAdded(line: Line, figure: Figure, given: readonly Amount[]): boolean {
  const before = line.beside(figure, -1)
  return (
    (means(before, "and") || isMark(before, "+", "&")) &&
    given.some(({ unit }) => unit === "pieces") &&
    isLength(figure)
  )
}

function hasOther(line: Line, count: Figure): boolean {
  return line
    .figures()
    .some(
      (other) =>
        other !== count &&
        [null, "mm", "cm", "nb", "inch", "gauge", "swg", "soot"].includes(other.unit),
    )
}

/** "Length 20-22 ft", "random 6 to 12 m": the lengths that a lot may have, if a quantity is stated besides. */
function takeLengthRange(line: Line): void {
  for (const from of line.figures()) {
    const joint = line.beside(from)
    const to = joint && line.beside(joint)
    const isRange =
      (isMark(joint, "-", "/") || isWord(joint, "to")) &&
      to?.is === "figure" &&
      !to.isJoined &&
      !from.isJoined &&
      (to.unit === "m" || to.unit === "foot") &&
      (from.unit === null || from.unit === to.unit) &&
      from.value < to.value &&
      to.value <= from.value * 2.1
    const others = line.figures().filter((one) => one !== from && one !== to)
    const counted = others.find(
      ({ unit, value }) =>
        (amountUnits.has(unit) && unit !== "runningFeet") || (unit === "m" && value > 30),
    )
    if (!isRange || !counted) continue
    line.take("remark", from, joint, to)
    if (counted.unit === "pieces") line.doubt(TWO_LENGTHS)
    return
  }
}

/** "fifteen nos", "do ton": the word before the unit is no figure, so the quantity is missing. */
function doubtUnreadCount(line: Line): void {
  for (const word of line.words()) {
    if (word.meaning === null && isNumberWord(word.word)) line.doubt(NO_FIGURE)
    if (word.meaning?.is !== "unit" || word.word.length < 2) continue
    const { unit } = word.meaning
    const before = line.beside(word, -1)
    const isNumber = before?.is === "word" && (before.meaning === null || before.word === "do")
    if ((unit === "pieces" || weights[unit]) && isNumber) line.doubt(NO_FIGURE)
  }
}

function lengthOf(line: Line, lengths: readonly Figure[], given: Amount[]) {
  const pieces = given.find(({ unit }) => unit === "pieces")?.amount ?? 0
  // "40 nos x 6 m = 240 m": the length of all pieces.
  const isTotal = (one: Figure) =>
    pieces > 1 &&
    lengths.some(
      (each) =>
        each !== one &&
        Math.abs(pieces * metresOf(each) - metresOf(one)) <= (pieces * metresOf(each)) / 100,
    )
  const total = lengths.find(isTotal) ?? totalBeside(line, lengths, given)
  if (total) given.push({ unit: "metres", amount: metresOf(total) })
  const [length, ...others] = lengths.filter((one) => one !== total)
  if (!length) return { pieceLength: null, isOpen: false }
  if (others.length > 0) line.doubt(TWO_LENGTHS)
  const metres = metresOf(length)
  const isTooLong = metres > pieceLengthLimits.most
  if (metres < pieceLengthLimits.least || (isTooLong && length.isJoined && given.length > 0))
    line.doubt((words) => words.makesUnclear(line.textOf(length)))
  const isPiece =
    given.length > 0 ||
    length.isJoined ||
    length.role === "length" ||
    isMark(line.beside(length, -1), "@")
  if (isPiece && !isTooLong) return { pieceLength: metres, isOpen: false }
  if (metres > LONGEST_PIECE || (length.isCell && given.length === 0)) {
    given.push({ unit: "metres", amount: metres })
    return { pieceLength: null, isOpen: false }
  }
  return { pieceLength: metres, isOpen: true }
}

/** "EACH 6 MTRS LONG ... 90 MTR": a length said to be that of each piece, and a total. */
function totalBeside(
  line: Line,
  lengths: readonly Figure[],
  given: readonly Amount[],
): Figure | undefined {
  if (given.length > 0 || lengths.length !== 2) return undefined
  const [each, total] = [...lengths].sort((a, b) => metresOf(a) - metresOf(b))
  const isOfEach = each.role === "length" || line.parts.some((part) => isWord(part, "each"))
  return isOfEach && total.role === null && metresOf(total) > LONGEST_PIECE ? total : undefined
}

function metresOf({ unit, value }: Figure): number {
  if (unit === "m") return value
  if (unit === "foot") return roundTo(value * METRES_PER_FOOT, 3)
  return roundTo(value / (unit === "cm" ? 100 : 1000), 3)
}

/** A figure that counts pieces without saying so: "- 20" at the end, "5 sheets", "30 pipe chahiye". */
function countOf(line: Line, depth: Figure | null): Figure | null {
  const alone = line
    .figures()
    .filter(
      (one) => one !== depth && !one.isJoined && isBareCount(one) && !line.isFollowedByJoint(one),
    )
  const counted = alone.find((one) => isCountOfGoods(line, one))
  if (counted) return counted
  const last = alone.at(-1)
  if (
    !last ||
    last !==
      line
        .figures()
        .filter((one) => one !== depth)
        .at(-1)
  )
    return null
  const isSetOff = isMark(line.beside(last, -1), "-", "=", ":") || line.beginsCell(last)
  const after = line.beside(last)
  const isRange = isMark(after, "-") && line.beside(after)?.is === "figure"
  const isOnly = depth === null && !hasOther(line, last)
  return isSetOff && !isRange && !isOnly ? last : null
}

const plurals = /^(pipes|tubes|sheets|plates|angles|channels|beams|bars|lengths|planks)$/

/** "5 sheets", "20 bars", "20 pipe" behind a whole size, "plate 5x20 2 sheet", "5 beam 300". */
function isCountOfGoods(line: Line, figure: Figure): boolean {
  const after = line.beside(figure)
  if (after?.is !== "word") return false
  if (plurals.test(after.word)) return depthOrOther(line, figure)
  if (!means(after, "goods")) return false
  const { families } = after.meaning
  const place = line.placeOf(figure)
  const isSaidBefore = line.parts
    .slice(0, place)
    .some(
      (part) =>
        means(part, "goods") &&
        part.meaning.families.some((family) => families.includes(family)) &&
        line.next(part) !== figure,
    )
  const next = line.next(after)
  const isRolled =
    /^(beam|channel)$/.test(families.join()) &&
    next?.is === "figure" &&
    next.value >= 70 &&
    next.value <= 600
  return isSaidBefore || isRolled || hasWall(line, figure)
}

function depthOrOther(line: Line, figure: Figure): boolean {
  return line.names("series") || hasOther(line, figure)
}

/** "50x50x3", "50x50 3 mm", "12 mm" of a sheet, "class B": the size needs no further figure. */
function hasWall(line: Line, count: Figure): boolean {
  const others = line.figures().filter((one) => one !== count)
  const chains = chainsOf(others, line)
  const isThickness = ({ unit, isJoined, role }: Figure) =>
    !isJoined && (unit === "mm" || unit === "gauge" || role === "thickness")
  const isSheet = line.parts.some(
    (part) => means(part, "goods") && part.meaning.families[0] === "sheet",
  )
  return (
    line.parts.some((part) => means(part, "class")) ||
    chains.some(({ length }) => length > 2 || (length === 2 && others.some(isThickness))) ||
    (isSheet && others.some(isThickness))
  )
}
