import { nothingAsked, namesSize } from "../../steel/finder/findSizes"
import { countOf, isUnit, takeAmounts, takeRoles, TWO_LENGTHS } from "./amounts"
import type { ReadingSay } from "../../site/words/catalogue"
import type { PipeClass, RolledSeries, SizeFamily } from "../../steel/range/size"
import { Line, namesNone, noGoods, type Goods, type Reading } from "./reading"
import { meaningOf, numberOf, type Meaning, type UnsoldGoods } from "./words"
import { isGauge, takeSheetSize, takeTubeSize, TWO_SIZES, type Asked } from "./size"
import { isBare, isFigure, isMark, isUnknown, isWord, means, type Token } from "./tokens"

const TWO_KINDS: ReadingSay = (words) => words.twoProducts

/** Standards that have sizes. Standards of sheet and grades do not tell sizes apart. */
const SIZE_STANDARDS = /^[^\d]*(4923|1239|1161|3589|808|277)(?!\d)/
/** From here up a figure without unit is rather a length or a rate than a count. */
const MOST_BARE_PIECES = 300

/** Reads the tokens of one size. Each figure is used once; what is left makes a question. `heading` has the goods of the heading above. */
export function readTokens(text: string, typed: readonly Token[], heading: Goods): Reading {
  const line = new Line(text, typed)
  const asides = line.tokens.filter(({ is }) => is === "aside")
  for (const token of asides) token.use = token.word === "label" ? "taken" : "remark"
  const aside = (kind: string) => asides.find(({ word }) => word === kind)
  const goods = takeGoods(line, heading)
  line.goods = goods
  const rolled = takeDepth(line)
  const isOfPipe = !goods.series && (goods.families.length === 0 || goods.families.includes("pipe"))
  if (goods.pipeClass !== null && !isOfPipe) line.doubt((words) => words.classesOfPipe)
  takeRoles(line)
  line.isSheet = isSheetLine(line)
  const { given } = line
  const { pieceLength, isOpen } = takeAmounts(line)
  const count = given.length === 0 ? countOf(line) : null
  line.take("quantity", count)
  // "SHS 150x150x8  6000" could be 6000 mm long.
  if (count && count.value >= MOST_BARE_PIECES) line.unclear(count)
  // The weight of a piece beside the number of pieces; alone it could be the quantity: "ISMC 100 (55 kg)".
  const mass = aside("pieceMass")
  const isMassAlone = mass !== undefined && given.length === 0
  if (isMassAlone) line.doubt((words) => words.quantityOrPiece(line.textOf(mass)))
  if (mass) given.push({ amount: mass.value, unit: "kg" })
  takeRowNumber(line)
  if (given.length > 0 && given[0].unit !== "pieces") takeRateCells(line)
  const schedule = aside("schedule")
  if (schedule) line.doubt((words) => words.scheduleWall(line.textOf(schedule)))
  if (aside("price")) line.doubt((words) => words.priceOrLength)
  const size = line.isSheet ? takeSheetSize(line) : takeTubeSize(line)
  doubtTokens(line)
  const isCoil = line.isSheet && goods.product === "coil"
  if (isCoil && size.thickness) line.doubt((words) => words.sheetOrCoil)
  const standards = asides.flatMap((token) =>
    token.word === "standard" ? (SIZE_STANDARDS.exec(line.textOf(token))?.[1] ?? []) : [],
  )
  const unknown = line.words().find(isUnknown)
  return {
    ...{ goods, given, pieceLength, doubts: line.doubts, isOpen: isOpen || isMassAlone },
    asked: {
      ...nothingAsked,
      ...rolled,
      series: goods.series,
      pipeClass: isOfPipe ? goods.pipeClass : null,
      mass: aside("mass")?.value ?? null,
      standard: standards.length > 0 ? `IS ${standards.at(-1)}` : null,
      ...size,
      families: schedule && isOfPipe ? ["pipe"] : familiesOf(line, size),
      openDigits: openDigits(line),
    },
    count: count?.value ?? openCount(line),
    remark: remarkOf(line),
    leftover: line.figures().map((figure) => line.textOf(figure)),
    unknown: unknown ? line.textOf(unknown) : null,
    hasFigure: line.tokens.some(isFigure),
    isGalvanized: line.tokens.some((token) => means(token, "galvanized")),
  }
}

/** True if a line names goods without a figure: "MS angles:" is a heading for the lines below. */
export function isHeading({ goods, hasFigure, asked, doubts }: Reading): boolean {
  const isSize = namesSize({ ...asked, pipeClass: null })
  return !hasFigure && doubts.length === 0 && !namesNone(goods) && !isSize
}

/** True for several sizes or goods that cannot be told apart, and for pieces of several lengths. */
export function isSeveral({ given, doubts }: Reading): boolean {
  const isOfLengths = given.length > 1 && doubts.includes(TWO_LENGTHS)
  return isOfLengths || doubts.includes(TWO_KINDS) || doubts.includes(TWO_SIZES)
}

/** Takes the words that name goods. A line that names none has those of its heading. */
function takeGoods(line: Line, heading: Goods): Goods {
  const found = { ...noGoods } as { -readonly [Key in keyof Goods]: Goods[Key] }
  for (const word of line.words()) {
    const { is, value } = meaningIn(line, word)
    if (is === "series") {
      if (found.series !== null && found.series !== value) line.doubt(TWO_KINDS)
      found.series = value as RolledSeries
    } else if (is === "goods") {
      const named = value.split(" ") as SizeFamily[]
      const common = found.families.filter((family) => named.includes(family))
      if (found.families.length > 0 && common.length === 0) line.doubt(TWO_KINDS)
      found.families = common.length > 0 ? common : named
    } else if (is === "product") {
      // A PPGI coil is colour coated.
      if (found.product !== "coated") found.product = value
    } else if (is === "unsold") {
      if (isBesideGoods(line, word)) continue
      found.unsold ??= { word: word.word, name: value as UnsoldGoods }
    } else if (is === "class") {
      if (found.pipeClass && found.pipeClass !== value) line.doubt((words) => words.twoClasses)
      found.pipeClass = value as PipeClass
    } else continue
    line.take("taken", word)
  }
  // "Purlin tube" says what the tube is for. A C purlin is not a channel.
  const isTube = found.families.some((family) => /square|rect|pipe/i.test(family))
  if (isTube && /^(purlins|rails)$/.test(found.unsold?.name ?? "")) found.unsold = null
  const { families, series } = found
  const isOther =
    families.length > 0 && !families.includes(series?.includes("C") ? "channel" : "beam")
  if (series && isOther) line.doubt(TWO_KINDS)
  return namesNone(found) ? { ...heading, pipeClass: found.pipeClass ?? heading.pipeClass } : found
}

/** The meaning of a word where it stands: "50 NB (M)" is the medium class, "C 100" a channel, "c" alone nothing. */
function meaningIn(line: Line, word: Token): Partial<Meaning> & { value: string } {
  const none = { value: "" }
  const [before, next] = [line.beside(word, -1), line.beside(word)]
  if (word.word.length > 1 || means(word, "class")) return word.meaning ?? none
  const bore = isMark(before, "(") && isMark(next, ")") ? line.next(word, -1) : before
  if (bore?.unit === "nb" && (bore !== before || /^[abc]$/.test(word.word)))
    return meaningOf(`${word.word} class`) ?? none
  // "L=6000" and "6300 L" are lengths.
  const isOfGoods = isFigure(next) && next.value < 1000 && (next.unit ?? "mm") === "mm"
  return isOfGoods && !(isFigure(before) && before.value >= 1000) ? (word.meaning ?? none) : none
}

/** Goods not sold here that only say something about the goods named before: "(hand rail)", "for brackets", "with sockets". */
function isBesideGoods(line: Line, word: Token): boolean {
  const before = line.tokens.slice(0, line.placeOf(word))
  const from = before.findLastIndex(
    (token) => isMark(token, "(", ")") || isWord(token, "for", "with", "w"),
  )
  const opening = before[from]
  const isAside =
    opening !== undefined &&
    !isMark(opening, ")") &&
    !before.slice(from).some(isFigure) &&
    before.slice(0, from).some((token) => means(token, "goods", "series"))
  if (isAside && isWord(opening, "with", "w")) line.unclear(word)
  if (isAside) line.take("remark", word)
  return isAside
}

/** A rolled section by name: ISMB 200, ISMC 125*, ISLB(P) 300. */
interface Rolled {
  readonly isHeavierWeb: boolean
  readonly isVariantP: boolean
}

/** Takes the depth of a series, if there is one: "ISMB 200", "ISMC-125*", "MB200". */
function takeDepth(line: Line): Rolled {
  const { series } = line.goods
  const names = line.tokens.filter((token) => means(token, "series"))
  const depths = names.map((name) => line.next(name)).filter(isDepth)
  if (depths.some(({ value }) => value !== depths[0].value)) line.doubt(TWO_KINDS)
  const letter = names[0] && line.next(names[0])
  const isVariantP = isWord(letter, "p")
  // IS 808 lists a variant P of two series.
  if (isVariantP && series !== "ISLB" && series !== "ISLC")
    line.doubt((words) => words.unclear(`${series}(P)`))
  if (isVariantP) line.take("taken", letter)
  const first = isVariantP && letter ? line.next(letter) : (depths[0] ?? null)
  const found = names.length > 0 ? first : line.figures().find(isDepth)
  const depth = series !== null && isDepth(found) ? found : null
  const star = depth ? line.beside(depth) : undefined
  const isHeavierWeb = isMark(star, "*")
  if (isHeavierWeb) line.take("size", star)
  line.depth = depth
  return { isHeavierWeb, isVariantP }
}

/** True for a figure that can be the depth of a rolled section. */
function isDepth(token: Token | null | undefined): token is Token {
  if (!token || !isFigure(token) || token.use !== null) return false
  const { unit, value } = token
  return (unit === null || unit === "mm") && Number.isInteger(value) && value >= 70 && value <= 600
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
const partsOfPlate = /^(gussets?|gusset's|stiffeners?|stiffner|stiff|splice|shims?)$/

function isSheetLine(line: Line): boolean {
  const { families, series, pipeClass } = line.goods
  if (families.length > 0) return line.isOnly(/^(sheet|chequered)$/)
  if (series !== null || pipeClass !== null) return false
  if (line.words().some(({ word }) => partsOfPlate.test(word))) return true
  const figures = line.figures().filter(({ unit }) => unit === null || unit === "mm")
  const long = figures.filter(({ value }) => value >= LEAST_SHEET_SIDE)
  const isOfSides = long.length === 2 && long.some(({ isJoined }) => isJoined)
  const isSheet = isOfSides && figures.every((one) => long.includes(one) || one.value <= 60)
  if (isSheet && long.every(({ value }) => value < LEAST_SHEET_LENGTH))
    line.doubt((words) => words.whatIsIt)
  return isSheet
}

function familiesOf(line: Line, { families: own, sides }: Asked) {
  const { families } = line.goods
  // `1" x 1/2" sq. pipe`: square is said of any tube with corners.
  const isOblong = sides?.length === 2 && sides[0] !== sides[1]
  if (families.join() === "square,gpSquare" && isOblong)
    return ["rectangular", "gpRectangular"] as const
  if (families.length === 0) return own ?? (line.isSheet ? (["sheet"] as const) : [])
  const both = families.filter((family) => own?.includes(family))
  return both.length > 0 ? both : families
}

const LARGEST_ROW = 100

/** "1  MS angle 50x50x6  20 nos", "3 | SHS 50x50 | 20 | Nos", "1.02 SHS 100x100x4 3.45 MT": the number of a row in front of its goods. */
function takeRowNumber(line: Line): void {
  const { depth } = line
  const first = line.tokens.find((token) => !isMark(token, "|", "-"))
  if (line.given.length === 0 || !isFigure(first) || first.use || first === depth) return
  const next = line.next(first)
  if (!next || next.start === first.end || isMark(line.beside(first), "x")) return
  if (first.role || first.unit) return
  const isCell = line.beginsCell(next)
  const figures = line.figures().filter((figure) => figure !== first)
  const isSize = (one: Token) => one.isJoined || one.unit === "nb" || one === depth
  const isThin = (one: Token) => one.role === "thickness" || isGauge(one) || one.unit === "mm"
  const isWhole = figures.some(isSize) || (isCell && (next.is === "word" || figures.some(isThin)))
  const isRow = isBare(first) && (first.value <= LARGEST_ROW || isCell)
  if (isWhole && (isRow || /^\d\d?\.\d\d$/.test(first.word))) line.take("taken", first)
}

/** "420 kg | 71 | 29,820": behind a weight the cells with a bare figure are rate and amount. */
function takeRateCells(line: Line): void {
  const place = line.tokens.findLastIndex(({ use }) => use === "quantity")
  for (const token of line.figures()) {
    const isRate = token.unit === null && !token.isJoined && line.beginsCell(token)
    if (place >= 0 && line.placeOf(token) > place && isRate) line.take("remark", token)
  }
}

/** "5 ISMB 300 12 m", "plate 5 mm 4x8 10": the only figure left, if it can count pieces. It stays a question. */
function openCount(line: Line): number | null {
  const [count, ...others] = line.figures()
  const isCount =
    isBare(count) && !count.isJoined && count.value > 1 && count.value < MOST_BARE_PIECES
  return others.length === 0 && isCount ? count.value : null
}

/** Words that make a line unclear, and figures that can be read in two ways. */
function doubtTokens(line: Line): void {
  for (const token of line.tokens) {
    const [before, after] = [line.beside(token, -1), line.beside(token)]
    if (isFigure(token) && token.use !== "remark") doubtFigure(line, token)
    // "Or equivalent", "lipped"
    const isBrand =
      isWord(token, "or", "ya", "या") && (isUnknown(after) || means(after, "brand", "filler"))
    if (means(token, "doubt") && token.use === null && !isBrand) line.unclear(token)
    // "Rimjhim plate": another kind of plate.
    const isPlate = means(after, "goods") && after.meaning?.value.startsWith("sheet")
    if (isUnknown(token) && isPlate) line.doubt((words) => words.unknownWord(line.textOf(token)))
    // "Bhej do ton", "twenty-five nos", "Unit: xyz": a quantity that was not read.
    const isOpen =
      isUnit(token) &&
      line.next(token, -1)?.is === "word" &&
      !means(before, "per", "price", "goods")
    const isNumber = isUnknown(token) && numberOf(token.word) !== null
    const isLabel = isWord(token, "unit", "uom") && isUnknown(line.next(token))
    if (token.use === null && (isOpen || isNumber || isLabel))
      line.doubt((words) => words.quantityInFigures)
  }
}

function doubtFigure(line: Line, figure: Token): void {
  const text = line.textOf(figure)
  const { unit, value, isCell } = figure
  if (figure.isDoubtful && figure.use !== "taken") line.doubt((words) => words.twoWays(text))
  const ofInches: readonly (string | null)[] = ["inch", "soot", "nb", line.isSheet ? "" : null]
  const isFraction = figure.word.includes("/") && !ofInches.includes(unit)
  // "For 2 ton hoist" says what the steel is for, "100 mts" can be metres or tonnes.
  const isFor = isWord(line.beside(figure, -1), "for") && isUnknown(line.next(figure))
  // "kg | 62", "MT | 68,000": behind a unit in a cell of its own the figure can be the rate. "Mtr 6" can be the length of a piece.
  const isBehind = line.beginsCell(figure)
  const isRate =
    (unit === "kg" && value >= 30 && value <= 150) || (unit === "tonnes" && value >= 1000)
  const isOpen = isBehind ? isRate : unit === "m" && value <= 13
  if (isFraction || /mts$/i.test(text) || isFor || (isCell && isOpen && /^[\d.,]+$/.test(text)))
    line.unclear(figure)
}

/** What goes along with the size: runs of tokens that were not used, with at least one that is no filler. */
function remarkOf(line: Line): string {
  const runs: Token[][] = [[]]
  for (const token of line.tokens) {
    const isRest = token.use === "remark" || (token.use === null && !isFigure(token))
    if (isRest) runs[runs.length - 1].push(token)
    if (!isRest || isMark(token, "|", ";")) runs.push([])
  }
  const isTold = (token: Token) =>
    isUnknown(token) || means(token, "brand", "grade", "galvanized", "standard", "unsold")
  return runs
    .filter((run) => run.some((token) => token.use === "remark" || isTold(token)))
    .map((run) => {
      const first = run.findIndex(({ is }) => is !== "mark")
      const last = run.findLastIndex((token) => token.is !== "mark" || isMark(token, ")"))
      const text = line.textOf(...run.slice(first, last + 1)).replace(/\s+/g, " ")
      return text.includes("(") ? text : text.replace(/\)$/, "")
    })
    .join(", ")
}
