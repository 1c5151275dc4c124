import { nothingAsked, namesSize, type AskedSize } from "../../steel/finder/askedSize"
import { TWO_LENGTHS, takeAmounts, type Amounts } from "./amounts"
import { takeRoles } from "./roles"
import { takeGoods, takeSeries } from "./goods"
import { isMark, isWord, means, type AsidePart, type Figure, type Part } from "./parts"
import {
  chainsOf,
  isBareCount,
  Line,
  namesNone,
  type Amount,
  type Goods,
  type Reading,
} from "./reading"
import { takeSheetSize } from "./sheet"
import { isGauge, takeTubeSize } from "./size"

/** Standards that have sizes. Standards of sheet and grades do not tell sizes apart. */
const SIZE_STANDARDS = /^[^\d]*(4923|1239|1161|3589|808|277)(?!\d)/

/** From here up a figure without unit is rather a length or a rate than a count. */
const MOST_BARE_PIECES = 300

/** Reads the parts of one size. Each figure is used once; what is left makes a question. `heading` has the goods of the heading above. */
export function readParts(text: string, typed: readonly Part[], heading: Goods): Reading {
  const line = new Line(
    text,
    typed.map((part) => ({ ...part })),
  )
  const { parts } = line
  const asides = parts.filter((part): part is AsidePart => part.is === "aside")
  for (const part of asides) part.use ??= part.kind === "label" ? "filler" : "remark"
  const aside = (kind: AsidePart["kind"]) => asides.find((part) => part.kind === kind)
  const rolled = takeSeries(line, heading)
  const goods = takeGoods(line, rolled?.series ?? null, heading)
  const family = goods.series?.includes("C") ? "channel" : "beam"
  if (rolled && goods.families.length > 0 && !goods.families.includes(family))
    line.doubt((words) => words.twoProducts)
  const isOfPipe =
    goods.series === null && (goods.families.length === 0 || goods.families.includes("pipe"))
  if (goods.pipeClass !== null && !isOfPipe) line.doubt((words) => words.classesOfPipe)
  takeRoles(line)
  const isSheet = isSheetLine(line, goods)
  const depth = rolled?.depth ?? null
  const taken = takeAmounts(line, isSheet, depth)
  const amounts = withMasses(line, taken, aside("pieceMass"), aside("bracketMass"))
  const count = amounts.count && isComplete(line, amounts.count, depth) ? amounts.count : null
  if (count) {
    line.take("quantity", count)
    // "SHS 150x150x8  6000" could be 6000 mm long.
    if (count.value >= MOST_BARE_PIECES)
      line.doubt((words) => words.makesUnclear(line.textOf(count)))
  }
  const isCounted = amounts.given.length > 0
  takeRowNumber(line, isCounted, depth)
  takeRateCells(line, amounts.given)
  const schedule = aside("schedule")
  if (schedule) line.doubt((words) => words.scheduleWall(line.textOf(schedule)))
  if (aside("doubt")) line.doubt((words) => words.priceOrLength)
  const size = isSheet
    ? takeSheetSize(line, isCounted)
    : takeTubeSize(line, goods, depth, isCounted, schedule !== undefined)
  doubtFigures(line, isSheet, size.thickness ?? null)
  const standards = asides
    .filter(({ kind }) => kind === "standard")
    .flatMap((part) => SIZE_STANDARDS.exec(line.textOf(part))?.[1] ?? [])
  const asked: AskedSize = {
    ...nothingAsked,
    pipeClass: isOfPipe ? goods.pipeClass : null,
    series: goods.series,
    isHeavierWeb: rolled?.isHeavierWeb ?? false,
    isVariantP: rolled?.isVariantP ?? false,
    mass: aside("mass")?.value ?? null,
    standard: standards.length > 0 ? `IS ${standards[standards.length - 1]}` : null,
    ...size,
    families: familiesOf(goods, size, isSheet),
    openDigits: openDigits(line),
  }
  if (couldBeBar(goods, asked)) line.doubts.unshift((words) => words.pipeOrBar)
  const leftover = line.figures().map((figure) => line.textOf(figure))
  const unknown = line
    .words()
    .find(
      (word) =>
        word.meaning === null || (/^[a-z]$/.test(word.word) && !means(word, "filler", "grade")),
    )
  return {
    goods,
    asked,
    given: amounts.given,
    count: count?.value ?? openCount(line),
    pieceLength: amounts.pieceLength,
    isOpen: amounts.isOpen,
    remark: remarkOf(line),
    leftover,
    unknown: unknown ? line.textOf(unknown) : null,
    doubts: line.doubts,
    hasFigure: parts.some(({ is }) => is === "figure"),
    isGalvanized: parts.some((part) => means(part, "galvanized")),
  }
}

/** True if a line names goods without a figure: "MS angles:" is a heading for the lines below. */
export function isHeading({ goods, hasFigure, asked, doubts }: Reading): boolean {
  return (
    !hasFigure &&
    doubts.length === 0 &&
    !namesNone(goods) &&
    !namesSize({ ...asked, pipeClass: null })
  )
}

/** True if one line says how many pieces of several lengths. */
export function hasTwoLengths({ given, doubts }: Reading): boolean {
  return given.length > 1 && doubts.includes(TWO_LENGTHS)
}

/** The digits at the end of a text, if they belong to the size and typing may continue. */
function openDigits({ text, parts }: Line): string | null {
  const last = parts.at(-1)
  const isOpen =
    last?.is === "figure" && last.unit === null && last.use === "size" && last.end === text.length
  return isOpen ? last.word : null
}

/** "MS round 25 mm", "square 12 mm": one figure and no wall. */
function couldBeBar({ isShapeOnly }: Goods, asked: AskedSize): boolean {
  const { thickness, nominalBore, pipeClass, mass, sides } = asked
  const saysPipe = thickness !== null || nominalBore !== null || pipeClass !== null || mass !== null
  return isShapeOnly && namesSize(asked) && !saysPipe && sides.length < 2
}

/** Two sides this long mean sheet: no tube is that large, mm. */
const LEAST_SHEET_SIDE = 600
/** The sheets that are sold are 1200 mm and more in one side, mm. */
const LEAST_SHEET_LENGTH = 1200
const partsOfPlate = /^(gussets?|gusset's|stiffeners?|stiffner|stiff|splice|shims?)$/

function isSheetLine(line: Line, { families, series, pipeClass }: Goods): boolean {
  if (families.length > 0)
    return families.every((family) => family === "sheet" || family === "chequered")
  if (series !== null || pipeClass !== null) return false
  if (line.words().some(({ word }) => partsOfPlate.test(word))) return true
  const figures = line.figures().filter(({ unit }) => unit === null || unit === "mm")
  const long = figures.filter(({ value }) => value >= LEAST_SHEET_SIDE)
  const isSheet =
    long.length === 2 &&
    long.some(({ isJoined }) => isJoined) &&
    figures.every(({ value }) => value >= LEAST_SHEET_SIDE || value <= 60)
  if (isSheet && long.every(({ value }) => value < LEAST_SHEET_LENGTH))
    line.doubt((words) => words.whatIsIt)
  return isSheet
}

function familiesOf(
  goods: Goods,
  { families: own, sides = [] }: Partial<AskedSize>,
  isSheet: boolean,
): AskedSize["families"] {
  // `1" x 1/2" sq. pipe`: square is said of any tube with corners.
  const isOblong =
    goods.families.join() === "square,gpSquare" && sides.length === 2 && sides[0] !== sides[1]
  if (isOblong) return ["rectangular", "gpRectangular"]
  if (!own) return goods.families.length === 0 && isSheet ? ["sheet"] : goods.families
  const both = goods.families.filter((family) => own.includes(family))
  return both.length > 0 || goods.families.length > 0 ? both : own
}

/** A last figure without unit counts pieces only if another figure gives the size. */
function isComplete(line: Line, count: Figure, depth: Figure | null): boolean {
  return depth !== null || line.figures().some((other) => other !== count)
}

/** Weights of a piece beside their number, and kilograms in brackets, which can be the weight of a length. */
function withMasses(
  line: Line,
  amounts: Amounts,
  each: AsidePart | undefined,
  bracketed: AsidePart | undefined,
): Amounts {
  const [pieces, ...others] = amounts.given
  const isCounted = pieces?.unit === "pieces" && others.length === 0
  if (bracketed) {
    if (pieces === undefined) line.doubt((words) => words.quantityOrPiece(line.textOf(bracketed)))
    return {
      ...amounts,
      given: [...amounts.given, { amount: bracketed.value, unit: "kg" }],
      isOpen: pieces === undefined,
    }
  }
  if (!each) return amounts
  if (isCounted)
    return { ...amounts, given: [pieces, { amount: pieces.amount * each.value, unit: "kg" }] }
  if (pieces?.unit === "tonnes") line.doubt((words) => words.makesUnclear(line.textOf(each)))
  if (pieces === undefined) {
    const isEach = /each|ea$/i.test(line.textOf(each).replace(/.*(?:\/|per).*/i, ""))
    if (!isEach) line.doubt((words) => words.makesUnclear(line.textOf(each)))
    return { ...amounts, given: [{ amount: each.value, unit: "kg" }] }
  }
  return amounts
}

const LARGEST_ROW = 100

/** "1  MS angle 50x50x6  20 nos", "3 | SHS 50x50 | 20 | Nos", "1.02 SHS 100x100x4 3.45 MT": the number of a row in front of its goods. */
function takeRowNumber(line: Line, isCounted: boolean, depth: Figure | null): void {
  const first = line.parts.find((part) => !isMark(part, "|", "-"))
  if (
    first?.is !== "figure" ||
    first.use !== null ||
    first === depth ||
    first.role ||
    first.unit !== null
  )
    return
  const second = line.next(first)
  const isTwice =
    second?.is === "figure" &&
    second.value === first.value &&
    second.use === null &&
    isBareCount(second)
  const rows = isTwice ? [first, second] : [first]
  const next = line.next(rows[rows.length - 1])
  const beginsCell = next !== undefined && line.beginsCell(next)
  const figures = line.figures().filter((figure) => !rows.includes(figure))
  const chains = chainsOf(figures, line)
  const hasThickness = figures.some(
    (figure) =>
      figure.role === "thickness" || isGauge(figure) || (figure.unit === "mm" && !figure.isJoined),
  )
  const isWhole =
    depth !== null ||
    chains.some(
      ([head, ...rest]) =>
        rest.length > 1 ||
        head.unit === "nb" ||
        (rest.length > 0 && (head.role === "outside" || hasThickness)),
    ) ||
    (beginsCell && hasThickness)
  const isGoodsCell = beginsCell && next?.is === "word" && isBareCount(first)
  const isChain = chains.some(([head, ...rest]) => head === next && rest.length > 1)
  if (!isCounted || !(isWhole || isGoodsCell) || !(next?.is === "word" || isChain || beginsCell))
    return
  const isApart =
    next !== undefined &&
    next.start > rows[rows.length - 1].end &&
    !isMark(line.beside(rows[rows.length - 1]), "x")
  const isDecimal =
    /^\d\d?\.\d\d$/.test(first.word) &&
    (depth !== null || beginsCell || chains.some(({ length }) => length > 2))
  if (isApart && (isDecimal || (isBareCount(first) && (first.value <= LARGEST_ROW || beginsCell))))
    line.take("number", ...rows)
}

/** "420 kg | 71 | 29,820": behind a weight the cells with a bare figure are rate and amount, behind pieces if they multiply. */
function takeRateCells(line: Line, given: readonly Amount[]): void {
  const place = line.parts.findLastIndex(({ use }) => use === "quantity")
  if (place < 0 || given.length === 0) return
  const behind = line.parts
    .slice(place + 1)
    .filter(
      (part): part is Figure =>
        part.is === "figure" && part.unit === null && !part.isJoined && part.use === null,
    )
  const [rate, amount, ...others] = behind
  const [{ amount: pieces, unit }] = given
  const isProduct =
    amount && others.length === 0 && pieces > 1 && Math.abs(pieces * rate.value - amount.value) <= 1
  if (isProduct) line.take("remark", ...behind)
  else if (unit !== "pieces") line.take("remark", ...behind.filter((part) => line.beginsCell(part)))
}

/** "5 ISMB 300 12 m", "plate 5 mm 4x8 10": the only figure left, if it can count pieces. It stays a question. */
function openCount(line: Line): number | null {
  const [count, ...others] = line.figures()
  if (others.length > 0 || !isBareCount(count) || count.isJoined || count.value >= MOST_BARE_PIECES)
    return null
  const isOfWord = ([1, -1] as const).some((step) => {
    const word = line.beside(count, step)
    return word?.is === "word" && word.meaning === null
  })
  return isOfWord || count.value === 1 ? null : count.value
}

/** Words that make a line unclear, and figures that can be read in two ways. */
function doubtFigures(line: Line, isSheet: boolean, thickness: number | null): void {
  for (const part of line.parts) {
    const before = line.beside(part, -1)
    if (part.is === "figure" && part.use !== "remark") doubtFigure(line, part, before, isSheet)
    const after = line.beside(part)
    const isOr =
      isWord(part, "or", "ya", "या") &&
      after?.is === "word" &&
      (after.meaning === null || means(after, "brand", "filler"))
    if (means(part, "doubt") && part.use === null && !isOr)
      line.doubt((words) => words.makesUnclear(line.textOf(part)))
    // "Rimjhim plate": another kind of plate.
    const isUnknown = part.is === "word" && part.meaning === null
    if (isUnknown && means(after, "goods") && after.meaning.families[0] === "sheet")
      line.doubt((words) => words.unknownWord(line.textOf(part)))
  }
  const isCoil = line.parts.some((part) => means(part, "product") && part.meaning.family === "coil")
  if (isSheet && isCoil && thickness !== null) line.doubt((words) => words.sheetOrCoil)
}

function doubtFigure(line: Line, figure: Figure, before: Part | undefined, isSheet: boolean): void {
  const text = line.textOf(figure)
  if (figure.isDoubtful && figure.use !== "number") line.doubt((words) => words.twoWays(text))
  const isFraction =
    figure.word.includes("/") &&
    (figure.unit === null ? isSheet : !["inch", "soot", "nb"].includes(figure.unit))
  // "For 2 ton hoist" says what the steel is for, "100 mts" can be metres or tonnes.
  const isMts = /mts$/i.test(text)
  const after = line.parts.slice(line.placeOf(figure) + 1).find(({ is }) => is === "word")
  const isFor = isWord(before, "for") && after?.is === "word" && after.meaning === null
  if (isFraction || isMts || isFor) line.doubt((words) => words.makesUnclear(text))
  // "kg | 62", "MT | 68,000": behind a unit in a cell of its own the figure can be the rate.
  const isRate =
    (figure.unit === "kg" && figure.value >= 30 && figure.value <= 150) ||
    (figure.unit === "tonnes" && figure.value >= 1000)
  if (figure.isCell && isRate && line.beginsCell(figure) && /^[\d.,]+$/.test(text))
    line.doubt((words) => words.makesUnclear(text))
  // "Mtr 6" can be the length of a piece.
  if (
    figure.isCell &&
    figure.unit === "m" &&
    figure.value <= 13 &&
    /^[\d.]+$/.test(text) &&
    !line.beginsCell(figure)
  )
    line.doubt((words) => words.makesUnclear(text))
}

/** What goes along with the size: runs of parts that were not used, with at least one that is no filler. */
function remarkOf(line: Line): string {
  const runs: Part[][] = []
  let isOpen = false
  for (const part of line.parts) {
    const isRest =
      part.use === "remark" || (part.use === null && (part.is === "word" || part.is === "mark"))
    if (isRest && isOpen) runs[runs.length - 1].push(part)
    else if (isRest) runs.push([part])
    isOpen = isRest && !isMark(part, "|", ";")
  }
  return runs
    .filter((run) => run.some((part) => part.use === "remark" || isTold(part)))
    .map((run) => {
      const first = run.findIndex(({ is }) => is !== "mark")
      const last = run.findLastIndex((part) => part.is !== "mark" || isMark(part, ")"))
      return line.textOf(...run.slice(first, last + 1)).replace(/\s+/g, " ")
    })
    .map((text) => (text.includes("(") ? text : text.replace(/\)$/, "")))
    .join(", ")
}

function isTold(part: Part): boolean {
  if (part.is !== "word") return false
  return part.meaning === null || means(part, "brand", "grade", "galvanized", "standard", "unsold")
}
