import {
  amountOf,
  countOf,
  isUnit,
  takeAmounts,
  takeRoles,
  takeStatements,
  TWO_LENGTHS,
} from "./amounts"
import { earlyForms, isProduct, lateForms, MOST_BARE_PIECES, readForms } from "./forms"
import type { Amount } from "../steel/quantity"
import { plainText } from "../steel/plainText"
import { takeDepth, takeGoods, TWO_KINDS } from "./goods"
import { Line, noGoods, type Goods, type Reading } from "./reading"
import { numberOf, unitOf, type Unit } from "./words"
import { takeSheetSize, takeTubeSize, TWO_SIZES } from "./size"
import {
  amountUnits,
  isBare,
  isFigure,
  isMark,
  isUnknown,
  isWord,
  means,
  type Token,
} from "./tokens"

/** Standards that have sizes. Standards of sheet and grades do not tell sizes apart. */
const SIZE_STANDARDS = /^[^\d]*(4923|1239|1161|3589|808|277)(?!\d)/

/**
 * Reads the tokens of one size. Each figure is used once; what is left makes a question or goes along. `heading` has the goods of the heading
 * above. The steps, in their order, and what each relies on:
 *
 * 1. asides are no part of size and quantity (asides.ts);
 * 2. goods: words only (goods.ts), and the depth of a rolled section behind its series;
 * 3. early forms: letters of tokens, depth (forms.ts);
 * 4. roles: words beside figures, "8 mm thk" (amounts.ts);
 * 5. amounts and lengths: units and roles, the figures joined by "x" (amounts.ts);
 * 6. late forms: the figures that amounts leave;
 * 7. size: of the figures left, by goods and roles (size.ts);
 * 8. what is left: doubts, and whether all was read.
 */
export function readTokens(
  text: string,
  typed: readonly Token[],
  heading: Goods = noGoods,
): Reading {
  const line = new Line(text, typed)
  const no = refusalIn(line.tokens)
  if (no) line.refuse((words) => words.refusal(line.textOf(no)))
  for (const token of line.asides())
    token.use = /^(label|statement)$/.test(token.word) ? "taken" : "along"
  line.goods = takeGoods(line, heading)
  takeDepth(line)
  if (line.goods.pipeClass !== null && !isOfPipe(line))
    line.doubts.push((words) => words.classesOfPipe)
  readForms(line, earlyForms)
  takeRoles(line)
  line.isSheet = isSheetLine(line)
  takeLoneUnits(line)
  takeAmounts(line)
  takeStatements(line)
  takeCount(line)
  readForms(line, lateForms)
  const [schedule] = line.asides("schedule")
  if (schedule) line.doubts.push((words) => words.scheduleWall(line.textOf(schedule)))
  // A sheet of known sides costs that much.
  if (line.asides("price").some(({ value }) => !(line.isSheet && value > 0)))
    line.doubts.push((words) => words.priceOrLength)
  if (line.isSheet) takeSheetSize(line)
  else takeTubeSize(line)
  doubtTokens(line)
  takeAsked(line)
  line.goods = solidOrBent(line)
  takeLeft(line)
  addRivals(line)
  return line
}

/** True if a class is that of a pipe. */
function isOfPipe({ goods: { series, families } }: Line): boolean {
  return series === null && (families.length === 0 || families.includes("pipe"))
}

/** The last figure, if it counts pieces without saying so. */
function takeCount(line: Line): void {
  const { given } = line
  // Beside kilograms, which can be those of a piece: "27 kg - 12".
  const isInKg = given.length === 1 && given[0].unit === "kg"
  const behind = given.length === 0 || isInKg ? countOf(line) : null
  const count = behind && !(isInKg && line.beginsCell(behind)) ? behind : null
  line.take(isInKg ? "along" : "quantity", count)
  line.count = count?.value ?? null
  // "ISLC 300 | 7227": the tax code, or the quantity.
  const code = line.asides("along").find(({ value }) => value > 0)
  if (code && given.length === 0 && !count && !line.isUncounted) line.unclear(code)
  // "SHS 150x150x8  6000" could be 6000 mm long. A bare figure in a cell, or of sheets, can be a weight as well.
  const isOpen =
    line.isSheet || (count && (count.value >= MOST_BARE_PIECES || line.beginsCell(count)))
  if (count && !isInKg && isOpen) line.unclear(count)
  // The weight of a piece beside the number of pieces; alone it could be the quantity: "ISMC 100 (55 kg)".
  line.pieceKg = line.asides("pieceMass")[0]?.value ?? line.pieceKg
}

/** What words and asides say of the size. */
function takeAsked(line: Line): void {
  const { asked, goods } = line
  if (line.words().some((word) => isWord(word, "random")))
    line.notes.push((words) => words.randomLength)
  if (line.isSheet && goods.product === "coil" && asked.thickness)
    line.doubts.push((words) => words.sheetOrCoil)
  const standards = line
    .asides("standard")
    .flatMap((token) => SIZE_STANDARDS.exec(plainText(line.textOf(token)))?.[1] ?? [])
  asked.series = goods.series
  asked.pipeClass = isOfPipe(line) ? goods.pipeClass : null
  asked.mass = line.asides("mass")[0]?.value ?? null
  asked.standard = standards.length > 0 ? `IS ${standards.at(-1)}` : null
  const isBySchedule = line.asides("schedule").length > 0 && isOfPipe(line)
  asked.families = isBySchedule ? ["pipe"] : askedFamilies(line)
  asked.openDigits = openDigits(line)
}

/** What was not read. */
function takeLeft(line: Line): void {
  const left = line.figures()
  const unknown = line.words().find(isUnknown)
  line.count ??= openCount(line)
  line.leftover = left.map((figure) => line.textOf(figure))
  line.isLeftToOther = left.every((figure) => isOfOther(line, figure))
  line.unknown = unknown ? line.textOf(unknown) : null
  line.hasFigure = line.tokens.some(isFigure)
  line.isGalvanized = line.tokens.some((token) => means(token, "galvanized"))
  line.isWhole &&= line.tokens.every(isSaid)
  line.namesMaterial = line.tokens.some((token) => mayNameMaterial(line, token))
}

/** What else the same words can say. */
function addRivals(line: Line): void {
  const { asked, goods, otherSides } = line
  // "120 mts" can be metres.
  const mts = line.tokens.filter((one) => isFigure(one) && isMts(line.textOf(one)))
  const others = [...otherQuantities(line), ...mts.map((one) => amountOf(one, "m"))]
  if (others.length > 0) line.doubts.push((words) => words.whichQuantity)
  line.rivals.push(...others.map((given) => ({ ...line, given: [given] })))
  // "Channel 125x65 light" is ISLC.
  const series = line.isOnly(/^channel$/) ? "ISLC" : line.isOnly(/^beam$/) ? "ISLB" : null
  if (goods.series === null && series && goods.pipeClass === "light")
    line.rivals.push({ ...line, asked: { ...asked, series } })
  if (otherSides) line.rivals.push({ ...line, asked: { ...asked, sides: otherSides } })
}

/** "(Qty in MT) ISMC 100 - 5" has the unit. "3.654 | ISA 80x50x6 | M.T.", figure and unit in cells of their own, is asked. */
function takeLoneUnits(line: Line): void {
  const stated = line.asides("statement").find(({ value }) => value === 0)
  const counted = countOf(line) ?? line.figures().find(({ role }) => role === "quantity")
  if (stated && counted) counted.unit ??= stated.unit
  const isAlone = (token: Token) => {
    const [before, after] = [line.beside(token, -1), line.beside(token)]
    const isEnd = (one: Token | undefined) => !one || isMark(one, "|", ";", ",")
    return isEnd(before) && isEnd(after)
  }
  const unit = line.words().find((word) => isUnit(word) && isAlone(word))
  const bare = line.figures().filter((one) => line.isLone(one) && isAlone(one))
  if (!unit || bare.length !== 1 || line.figures().some((one) => amountUnits.has(one.unit))) return
  bare[0].unit = unitOf(unit.word)
  line.take("taken", unit)
  line.unclear(bare[0])
}

/** From here up a figure can be what a tonne costs, Rs. */
const LEAST_OF_TONNE = 30_000

/** True if a figure in a row of kilograms could be the price of a kilogram or of a tonne, Rs. */
const isPrice = (value: number) => isRateOf("kg", value) || value >= LEAST_OF_TONNE

/** True for what a kilogram or a tonne costs, Rs, and nobody orders of one size. */
function isRateOf(unit: Unit | null, value: number): boolean {
  return (unit === "kg" && value >= 30 && value <= 150) || (unit === "tonnes" && value >= 1000)
}

/**
 * "ISMC 100 | RMT | 560 | 48", "10 | MT | 5 | ISMB 200": beside the figure that a unit in a cell was given to, other bare ones that can be
 * its quantity as well.
 */
function otherQuantities(line: Line): readonly Amount[] {
  const { tokens } = line
  const isFirst = (one: Token) =>
    one.isCell && line.next(one, -1)?.is !== "figure" && line.placeOf(one) <= 1
  const own = tokens.find(
    (one) => one.unit !== "nb" && (one.isUnitFirst || (isFirst(one) && one.value <= 100)),
  )
  if (!own) return []
  const others = tokens
    .slice(line.placeOf(own) + 1)
    .filter((one) => line.isLone(one) && one !== line.depth)
  const beside = own.isUnitFirst ? others : others.filter((one) => line.next(own) === one)
  const isAmount = ({ value }: Token) =>
    others.some((rate) => isProduct(rate.value, own.value, value))
  // "kg | 50 | 365950 | 7319", "kg | 61500 | 7207": what looks like a tax code can be the quantity.
  const codes = line
    .asides("along")
    .filter(
      ({ value: code }) =>
        (code > 0 && own.unit === "kg" && isPrice(own.value)) ||
        others.some(({ value }) => isProduct(code, own.value, value)),
    )
  // "kg | 789 | 42606 | 54": either can be the rate.
  const product = others.find(isAmount)
  const isRate = (one: Token) =>
    isRateOf(own.unit, one.value) &&
    !isRateOf(own.unit, own.value) &&
    own.value < LEAST_OF_TONNE &&
    !(product && product.start < one.start)
  return [...beside, ...codes]
    .filter((one) => !isRate(one) && !isAmount(one))
    .map((one) => amountOf(one, own.unit))
}

/** True for a token that the name and the quantity say, and for what says nothing: "please", "of". */
function isSaid({ is, use, meaning, word }: Token): boolean {
  if (use !== null) return use !== "along"
  if (is === "word") return meaning !== null && /^(polite|by|and)$/.test(meaning.is)
  return is === "mark" && (word === "x" || !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
}

const QUALITY = /^(prime|high|tensile|commercial|quality|qlty|cold|formed|coldformed|cold formed)$/

/** True for a grade, a brand, a coating and for what is not known; false for "rafter", "24.2 kg/m" and the standard of a size. */
function mayNameMaterial(line: Line, token: Token): boolean {
  if (token.is === "aside")
    return token.word === "standard"
      ? !SIZE_STANDARDS.test(plainText(line.textOf(token)))
      : /^(along|code|stainless)$/.test(token.word)
  return (
    isUnknown(token) ||
    means(token, "grade", "brand", "galvanized") ||
    (means(token, "filler") && QUALITY.test(token.word))
  )
}

/** True if a word next to the figure is about something else: "for site 4". */
function isBesideOther(line: Line, figure: Token): boolean {
  const isOther = (token: Token | undefined) =>
    isUnknown(token) || means(token, "filler", "use", "brand", "standard", "grade", "price", "per")
  return isOther(line.beside(figure)) || isOther(line.beside(figure, -1))
}

/**
 * True for a bare figure that can be no part of the size: beside a word that is about something else, "with 6 cleats each",
 * "rev 2", or behind the quantity where it cannot be the length of a piece.
 */
function isOfOther(line: Line, figure: Token): boolean {
  const isPieces = line.given.some((one) => one.unit === "pieces")
  const amount = line.tokens.findLastIndex(({ use }) => use === "quantity")
  const isBehind = amount > 0 && line.placeOf(figure) > amount
  const isNoLength = isBehind && (!isPieces || line.pieceLength !== null)
  const [before, behind] = [line.beside(figure, -1), line.beside(figure)]
  // "12 mitar", "5 extra": its unit may be misspelt, or it counts more pieces.
  const isUnit =
    isPieces &&
    line.pieceLength === null &&
    isUnknown(behind) &&
    /^(m[ei]?[aei]?t|f[eiou]{0,2}t|ph?[uo]+t|मि?ी?ट|फ[ुूिी]?ट)/.test(behind.word)
  const isMore =
    !isWord(behind, "gst", "tax") &&
    (isMark(before, "+", "&") ||
      means(before, "and") ||
      [before, behind].some((one) => isWord(one, "extra", "plus", "more")))
  // "1 ton 500"
  const isRest =
    before?.unit === "tonnes" && figure.value >= 100 && figure.value < 1000 && behind?.is !== "word"
  return (
    !isUnit &&
    !isMore &&
    !isRest &&
    (isBesideOther(line, figure) || isNoLength) &&
    line.isLone(figure)
  )
}

/** True for several sizes or goods that cannot be told apart, and for pieces of several lengths. */
export function isSeveral({ given, doubts }: Reading): boolean {
  const isOfLengths = given.length > 1 && doubts.includes(TWO_LENGTHS)
  return isOfLengths || doubts.includes(TWO_KINDS) || doubts.includes(TWO_SIZES)
}

/**
 * The word that says that something is not wanted: "no ISMB 200", "ISMB 200 nahi chahiye". It is never an order. "No 20" counts, and
 * "item no" is a number.
 */
export function refusalIn(tokens: readonly Token[]): Token | undefined {
  return tokens.find((word, place) => {
    const [before, next] = [tokens[place - 1], tokens[place + 1]]
    const isFree = before === undefined || before.is === "mark" || means(before, "polite", "and")
    const isOfGoods = means(next, "goods", "series", "product", "unsold")
    // "GST hata do", "5 nos hi rehne do"
    const isOfOther =
      /^(hata|rehne|हटा|रहने)/.test(word.word) &&
      (means(before, "price") ||
        /^(tax|hi|ही|baaki|baki|बाकी|delivery|transport|freight|bhada|kiraya|(?:un)?loading|cutting|paint|packing)$/.test(
          before?.word ?? "",
        ))
    return (means(word, "refusal") && !isOfOther) || (isWord(word, "no") && isFree && isOfGoods)
  })
}

/** A square without a wall up to this is a bar, mm. */
const LARGEST_SOLID = 25
/** A channel of this wall is bent: rolled ones are thicker, mm. */
const THICKEST_BENT = 3.2

/** A small square without a wall is a bar, and a thin or cold formed channel is bent: neither is listed. */
function solidOrBent(line: Line): Goods {
  const { goods, tokens } = line
  const { sides, thickness, figure } = line.asked
  const { families, series } = goods
  const has = (isThat: (token: Token) => boolean) => tokens.some(isThat)
  const [side, other = side] = sides.length > 0 ? sides : [figure ?? Infinity]
  const isSquare =
    families.join() === "square,gpSquare" && has((token) => isWord(token, "sq", "sqr", "square"))
  const isSolid = isSquare && side === other && side <= LARGEST_SOLID && thickness === null
  const isTube = has(
    (token) => isWord(token, "shs") || /pipe|square rect/.test(token.meaning?.value ?? ""),
  )
  if (isSolid && !isTube && line.pieceKg === null)
    return { ...noGoods, unsold: { word: "sq", name: "bars" } }
  if (line.doubts.includes(TWO_KINDS)) return goods
  const isChannel = families.join() === "channel" || series?.includes("C") === true
  const isThin = series === null && (thickness ?? Infinity) <= THICKEST_BENT
  const isColdFormed = has(
    (token) =>
      isWord(token, "cold formed", "coldformed") ||
      (token.is === "aside" && /^yst/i.test(line.textOf(token))),
  )
  if (isChannel && (isColdFormed || isThin))
    return { ...noGoods, unsold: { word: "channel", name: "bent" } }
  return goods
}

/** The digits at the end of a text, if they belong to the size and typing may continue. */
function openDigits({ text, tokens }: Line): string | null {
  const last = tokens.at(-1)
  const isOpen = isFigure(last) && !last.unit && last.use === "size" && last.end === text.length
  return isOpen ? last.word : null
}

/** Two sides this long mean sheet: no tube is that large, mm. */
const LEAST_SHEET_SIDE = 600
/** The sheets that are sold are 1200 mm and more in one side, mm. */
const LEAST_SHEET_LENGTH = 1200
const partsOfPlate =
  /^(gussets?|gusset's|stiffeners?|stiffner|stiff|splice|shims?|cleats?|baffles?|stools?|packings?|lugs?)$/

function isSheetLine(line: Line): boolean {
  const { families, series, pipeClass } = line.goods
  if (families.length > 0) return line.isOnly(/^(sheet|chequered)$/)
  if (series !== null || pipeClass !== null) return false
  // "HR 3 mm 5x8": a tube or a section would be named.
  if (line.words().some(({ word }) => partsOfPlate.test(word) || /^h ?r$/.test(word))) return true
  const figures = line.figures().filter(({ unit }) => unit === null || unit === "mm")
  const long = figures.filter(({ value }) => value >= LEAST_SHEET_SIDE)
  const isOfSides = long.length === 2 && long.some(({ isJoined }) => isJoined)
  const isSheet = isOfSides && figures.every((one) => long.includes(one) || one.value <= 60)
  if (isSheet && long.every(({ value }) => value < LEAST_SHEET_LENGTH))
    line.doubts.push((words) => words.whatIsIt)
  return isSheet
}

function askedFamilies(line: Line) {
  const { families: own, sides } = line.asked
  const { families } = line.goods
  // `1" x 1/2" sq. pipe`: square is said of any tube with corners.
  const isOblong = sides.length === 2 && sides[0] !== sides[1]
  if (families.join() === "square,gpSquare" && isOblong)
    return ["rectangular", "gpRectangular"] as const
  if (families.length === 0) return line.isSheet ? (["sheet"] as const) : own
  const both = families.filter((family) => own.includes(family))
  return both.length > 0 ? both : families
}

/** "5 ISMB 300 12 m", "plate 5 mm 4x8 10": the only figure left, if it can count pieces. It stays a question. */
function openCount(line: Line): number | null {
  const [count, ...others] = line.figures()
  const isCount =
    isBare(count) && !count.isJoined && count.value > 1 && count.value < MOST_BARE_PIECES
  if (!isCount || others.length > 0 || line.isUncounted) return null
  // In "304, Kg, 69" the last figure is a rate, in "406 kg for site 4" part of a place.
  const isOther =
    line.given.length > 0 && (isMark(line.beside(count, -1), ",") || isBesideOther(line, count))
  return isOther ? null : count.value
}

/** Words that make a line unclear, and figures that can be read in two ways. */
function doubtTokens(line: Line): void {
  for (const token of line.tokens) {
    const [before, after] = [line.beside(token, -1), line.beside(token)]
    if (isFigure(token) && token.use !== "along") doubtFigure(line, token)
    // "Or equivalent", "or Tata", "MS beam or ISMB 250": the same in other words.
    const isSame =
      isWord(token, "or", "ya", "या") &&
      (isUnknown(after) ||
        means(after, "brand", "filler") ||
        // "or MS plate 6 mm" is another size.
        (means(after, "polite") && !means(line.beside(after), "goods", "series")) ||
        (means(after, "series") && means(before, "goods") && line.doubts.length === 0))
    if (means(token, "doubt") && token.use === null && !isSame) line.unclear(token)
    // "11 se 12 mtr": a range.
    const isRange = isWord(token, "se", "से") && isFigure(before) && isFigure(after)
    const isTime = after && /^(ta+r[ie]+[kh]+|baje|तारीख|बजे)$/.test(line.beside(after)?.word ?? "")
    if (isRange && !isTime) line.unclear(before)
    // "Rimjhim plate": another kind of plate. With both its sides it is a part: "baffle plate 1200x1200x6".
    const isPlate = means(after, "goods") && after.meaning?.value.startsWith("sheet")
    const isPart = line.given.some(({ unit }) => unit === "pieces")
    if (isUnknown(token) && isPlate && !isPart)
      line.doubts.push((words) => words.unknownWord(line.textOf(token)))
    // "Bhej do ton", "twenty-five nos", "Unit: xyz": a quantity that was not read.
    const isOpen =
      isUnit(token) &&
      line.next(token, -1)?.is === "word" &&
      !means(before, "per", "price", "goods")
    const isNumber = isUnknown(token) && numberOf(token.word) !== null
    const isLabel = isWord(token, "unit", "uom") && isUnknown(line.next(token))
    if (token.use === null && (isOpen || isNumber || isLabel))
      line.doubts.push((words) => words.quantityInFigures)
  }
}

const isMts = (text: string) => /mts$/i.test(text)

/** "7216 | Kg | 500": the amount, or the tax code. */
const TAX_CODE = /^7(2[0-2]|3[0-2])\d(?![\d.]|,\d)/

function doubtFigure(line: Line, figure: Token): void {
  const text = line.textOf(figure)
  const plain = plainText(text)
  const { unit, value, isCell } = figure
  if (figure.isDoubtful && figure.use !== "taken") line.doubts.push((words) => words.twoWays(text))
  // "1,101.6*3.6 pipe" is row 1 and a size of 101.6: no tube or section is a metre wide.
  const isOfSize =
    figure.isJoined ||
    isMark(line.beside(figure), "x") ||
    /outside|diameter/.test(figure.role ?? "")
  const isRun = !line.isSheet && isOfSize && figure.word.includes(",") && figure.use !== "quantity"
  const isInches = /^(inch|soot|nb)$/.test(unit ?? (line.isSheet ? "inch" : ""))
  const isFraction = figure.word.includes("/") && !isInches
  // "For 2 ton hoist" says what the steel is for, "100 mts" can be metres or tonnes.
  const behind = line.next(figure)
  const isFor =
    isWord(line.beside(figure, -1), "for") && (isUnknown(behind) || means(behind, "use"))
  // "kg | 62", "MT | 68,000": behind a unit in a cell of its own the figure can be the rate. "Mtr 6" can be the length of a piece.
  const isBehind = line.beginsCell(figure)
  const isOpen = isBehind ? isRateOf(unit, value) : unit === "m" && value <= 13
  // "No. 7 - 12 metres" can be seven pieces or item number 7.
  const isNumber =
    figure.isUnitFirst &&
    isWord(line.next(figure, -1), "no") &&
    (line.given.length > 1 || line.pieceLength !== null)
  if (
    isFraction ||
    isMts(plain) ||
    isFor ||
    isNumber ||
    isRun ||
    figure.isContrary ||
    (TAX_CODE.test(plain) && (isCell || plain.includes(","))) ||
    (isCell && isOpen && /^[\d.,]+$/.test(plain))
  )
    line.unclear(figure)
}
