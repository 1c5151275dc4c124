import type { ReadingSentence } from "../kit/words/catalogue"
import { roundTo } from "../steel/format"
import { METRES_PER_FOOT } from "../steel/figure"
import { LONGEST_PIECE, metresOf } from "./forms"
import { pieceLengthLimits, type Amount, type QuantityUnit } from "../steel/quantity"
import type { Line } from "./reading"
import { amountUnits, isBare, isFigure, isLong, isMark, means, type Token } from "./tokens"
import { unitOf, type Role, type Unit } from "./words"

/** What units of a weight or a total length mean. */
const amounts: Partial<Record<Unit, readonly [unit: QuantityUnit, factor: number]>> = {
  pieces: ["pieces", 1],
  dozens: ["pieces", 12],
  kg: ["kg", 1],
  tonnes: ["tonnes", 1],
  quintals: ["tonnes", 0.1],
  runningMetres: ["metres", 1],
  runningFeet: ["metres", METRES_PER_FOOT],
}

/** More of one size is rather a code or a rate. */
const mostLikely: Readonly<Record<QuantityUnit, number>> = {
  ...{ pieces: 20_000, metres: 100_000, kg: 1_000_000, tonnes: 1000 },
}

/** No piece that is cut is shorter, mm. */
const LEAST_CUT = 20
/** From this down, kg or m are no amount that anybody orders. */
const LEAST_AMOUNT = { kg: 1, metres: 0.1 }
/** A bare figure from here up can be a length in mm: "300 length". */
const LEAST_LENGTH_WORD = 300
/** A figure without unit from here up is a length in mm: no outside size is that large. */
const LEAST_LENGTH_MM = 1000

const outsides = { inch: 0, nb: 0, none: 8, mm: 8, cm: 8 }

/** The units that a figure can have in each role, with the least value. */
const roleFigures: Readonly<Record<Role, Partial<Record<Unit | "none", number>>>> = {
  thickness: { gauge: 0, swg: 0, bg: 0, inch: 0, soot: 0, none: 0, mm: 0 },
  width: { m: 0, ft: 0, inch: 0, none: 10, mm: 10, cm: 10 },
  length: { m: 0, ft: 0, mm: LEAST_CUT, cm: 2, none: LEAST_LENGTH_WORD },
  outside: outsides,
  diameter: outsides,
  quantity: { none: 0, pieces: 0, kg: 0, tonnes: 0, quintals: 0, m: 0, ft: 0, runningMetres: 0 },
  weight: { kg: 0, tonnes: 0, quintals: 0 },
}

/** Gives figures the roles of the words next to them: "8 mm thk", "OD 60.3", "length 6 m". */
export function takeRoles(line: Line): void {
  for (const word of line.words()) {
    const role = roleOf(line, word)
    if (!role) continue
    const [first, second] = figuresBeside(line, word, role)
    const figure = first && second && countsSecond(role, first, second) ? second : (first ?? second)
    if (role === "length" && !first) takeCounted(line, word, second)
    if (figure) figure.role = role
    // "qty 22" of a plate can be a weight.
    if (figure && role === "quantity" && !figure.unit && line.isOnly(/sheet|chequered/))
      line.unclear(figure)
    if (figure || role === "weight") line.take("taken", word)
  }
}

/** The figures in front of and behind a word that can have its role. */
function figuresBeside(line: Line, word: Token, role: Role): readonly [Token | null, Token | null] {
  const fits = (token: Token | undefined): token is Token =>
    isFigure(token) &&
    token.use === null &&
    token.role === null &&
    // "qty 12 mtr x 2 nos", "Qty - 12 mtr long - 2 nos"
    !(role === "quantity" && isLong(token) && isOfPiece(line.beside(token))) &&
    token.value >= (roleFigures[role][token.unit ?? "none"] ?? Infinity)
  const [after, beside] = [line.next(word), line.beside(word, -1)]
  const before = isFigure(beside) || isMark(beside, "(", ".") ? line.next(word, -1) : undefined
  // "45x30x3 thk: 3", but not "45x30x3 mm thk = 3" or "45x30x3 thk - 3"
  const isThird = role === "thickness" && before?.isJoined && line.next(before, -1)?.isJoined
  const isOther =
    (role === "thickness" && before?.isJoined && before.unit === "mm") ||
    (isThird && isMark(line.beside(word), ",", "-", "|", ";"))
  const isSecond = fits(after) && !isOther && (!after.isJoined || role === "length")
  const second = isSecond ? after : null
  const isOfNext =
    (isMark(line.beside(word), "=", ":") && !isThird) ||
    (role === "quantity" && (before?.isJoined || second))
  return [fits(before) && !isOfNext ? before : null, second]
}

/** True if a word between two figures is about the second one. */
function countsSecond(role: Role, first: Token, second: Token): boolean {
  if (role === "thickness")
    return second.value <= first.value && (first.isJoined || second.unit !== null)
  return first.isJoined || first.unit === "nb" || (role === "width" && metresOf(first) <= 0.1)
}

/** "20 length" counts pieces. "6 length" could be metres, unless the length of a piece follows: "6 length 6.1 m". */
function takeCounted(line: Line, word: Token, second: Token | null): void {
  const count = line.beside(word, -1)
  if (!isBare(count) || count.isJoined || !hasOther(line, count)) return
  const { value } = count
  if ((value === 6 || value === 12) && !second)
    line.doubts.push((words) => words.piecesOrLength(value))
  count.role = "quantity"
  line.take("taken", word)
}

/** Whether the figure before this token is the length of a piece: the token is "x" ("12 mtr x") or a word like "long" ("12 mtr long"). */
function isOfPiece(token: Token | undefined): boolean {
  return isMark(token, "x") || token?.meaning?.value === "length"
}

/** The role of a word, or of the letter in "L=6000", "6300 L". */
function roleOf(line: Line, word: Token): Role | null {
  if (means(word, "role")) return word.meaning?.value as Role
  const figures = [line.next(word), line.next(word, -1)]
  const isLong = figures.some((one) => isFigure(one) && one.value >= LEAST_LENGTH_MM)
  if (word.word === "t" && isMark(line.beside(word), "=", ":")) return "thickness"
  return word.word === "l" && isLong ? "length" : null
}

export const TWO_LENGTHS: ReadingSentence = (words) => words.twoLengths

/** Takes quantities and lengths. The figures left belong to the size. */
export function takeAmounts(line: Line): void {
  const { given, depth, isSheet } = line
  const lengths: Token[] = []
  for (const chain of line.chains()) {
    for (const [place, figure] of chain.entries()) {
      const last = chain[place - 1]
      // "50 x 50 x 3 t" and "1250 x 2500 x 5t": t behind the last figure means thick.
      const isThick =
        place === 2 && figure.unit === "tonnes" && /\p{Nd} ?t$/iu.test(line.textOf(figure))
      if (figure === depth) continue
      if (isThick) line.asThickness(figure)
      else if (figure.role === "quantity" || amountUnits.has(figure.unit)) {
        // "Unit: Kg, Qty: 850"
        const named = figure.unit === null ? line.words().find(isUnit) : undefined
        line.take("taken", named)
        takeQuantity(line, figure, named ? unitOf(named.word) : figure.unit)
      } else if (figure.unit === "lots" || figure.unit === "squareMetres") {
        line.notes.push((words) => words.unitNotConverted)
        line.isUncounted = true
        line.take("along", figure)
      } else if (!isSheet && isLength(figure)) {
        // "2 full length + 3 mtr" is one more piece, or the length of all.
        const joint = line.beside(figure, -1)
        if (given.length > 0 && (means(joint, "and") || isMark(joint, "+", "&")))
          line.doubts.push((words) => words.whichQuantity)
        lengths.push(figure)
        line.take("size", figure)
        // "12 x 6 m", but not "3 rows x 25 m"
        const isCount = place === 1 && isBare(last) && last !== depth && !last.use
        if (isCount && isMark(line.beside(last), "x") && (depth || hasOther(line, last)))
          takeQuantity(line, last, "pieces")
      } else if (
        isBare(figure) &&
        last &&
        lengths.includes(last) &&
        metresOf(last) <= LONGEST_PIECE
      ) {
        takeQuantity(line, figure, "pieces")
        // "12 m x 62 = 744/-": a rate.
        if (isMark(line.beside(figure), "=")) line.unclear(figure)
      }
    }
  }
  takeLengths(line, lengths)
}

/** The amount that a figure in a unit says. */
export function amountOf(figure: Token, unit: Unit | null): Amount {
  const [name, factor] = amounts[unit ?? "pieces"] ?? ["metres", 1]
  const said = { ...figure, unit }
  return { unit: name, amount: roundTo(isLong(said) ? metresOf(said) : figure.value * factor, 3) }
}

function takeQuantity(line: Line, figure: Token, unit: Unit | null): void {
  const said = amountOf(figure, unit)
  const { unit: name, amount } = said
  if (amount <= 0) line.doubts.push((words) => words.quantity0)
  if (name === "pieces" && !Number.isInteger(amount)) line.doubts.push((words) => words.wholePieces)
  line.take("quantity", figure)
  const isTooLittle = (name === "kg" || name === "metres") && amount < LEAST_AMOUNT[name]
  const isTooMuch = amount > mostLikely[name]
  if (isTooLittle || isTooMuch) line.unclear(figure)
  // "Kg 0.608" of a slip is in tonnes.
  if (isTooLittle && name === "kg") line.given.push({ unit: "tonnes", amount })
  if (!isTooMuch) line.given.push(said)
}

/** Takes the length or the quantity of all sizes, if a line has none of its own: "(10 nos each) SHS 50x50x3". */
export function takeStatements(line: Line): void {
  for (const said of line.asides("statement").filter(({ value }) => value > 0)) {
    const isLength = isLong(said) || said.unit === "mm"
    if (isLength) line.pieceLength ??= metresOf(said)
    else if (line.given.length === 0) takeQuantity(line, said, said.unit)
  }
}

/** True for a word that is the unit of an amount. */
export function isUnit(token: Token): boolean {
  const unit = means(token, "unit") && token.word.length > 1 ? unitOf(token.word) : null
  return (amountUnits.has(unit) || unit === "m") && !/^(unit|each|ea)$/.test(token.word)
}

function isLength(figure: Token): boolean {
  const { unit, value, role, isJoined } = figure
  if (role !== null) return role === "length"
  const isLongMm = value >= LEAST_LENGTH_MM && (unit === "mm" || (unit === null && isJoined))
  return isLong(figure) || isLongMm
}

/** True if another figure can be the size. */
function hasOther(line: Line, count: Token): boolean {
  return line.figures().some((one) => one !== count && !(amountUnits.has(one.unit) || isLong(one)))
}

/** Takes the length of a piece, and total lengths as quantities. */
function takeLengths(line: Line, lengths: readonly Token[]): void {
  const { given } = line
  // "40 nos x 6 m = 240 m", "EACH 6 MTRS LONG, 90 MTR"
  const isTotal = (one: Token) => lengths.length === 2 && metresOf(one) > LONGEST_PIECE
  const [length, other] = lengths.filter((one) => !isTotal(one))
  for (const total of lengths.filter(isTotal))
    given.push({ unit: "metres", amount: metresOf(total) })
  if (!length) return
  if (other) line.doubts.push(TWO_LENGTHS)
  const metres = metresOf(length)
  const { least, most } = pieceLengthLimits
  const [pieces] = given
  // "35 mm long, 80 nos" are 2.8 m: no piece of the list is that short.
  if (length.role === "length" && metres < least) {
    line.take("along", length)
    if (given.length === 1 && pieces.unit === "pieces")
      given[0] = { unit: "metres", amount: roundTo(pieces.amount * metres, 3) }
    else line.unclear(length)
    return
  }
  if (metres < least || (metres > most && length.isJoined && given.length > 0)) line.unclear(length)
  const isSaid = length.isJoined || length.role === "length" || isMark(line.beside(length, -1), "@")
  const isOfPiece = (given.length > 0 || isSaid) && metres <= most
  line.isOpen = !isOfPiece && metres <= LONGEST_PIECE && !length.isCell
  if (isOfPiece || line.isOpen) line.pieceLength = metres
  else given.push({ unit: "metres", amount: metres })
}

/** A last figure that counts pieces without saying so, behind "-", "=" or ":" or in a cell: "50x50x3 - 20". */
export function countOf(line: Line): Token | null {
  const { depth } = line
  const last = line.figures().findLast((one) => one !== depth)
  if (!last || last.isJoined || !isBare(last) || !(depth || hasOther(line, last))) return null
  // "(per ft) | 200" is rather a rate.
  if (line.words().some((word) => means(word, "per") && isMark(line.beside(word, -1), "(")))
    return null
  const isSetOff = isMark(line.beside(last, -1), "-", "=", ":") || line.beginsCell(last)
  return isSetOff && !isMark(line.beside(last), "-", "x") ? last : null
}
