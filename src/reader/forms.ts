import { roundTo } from "../steel/format"
import { METRES_PER_FOOT } from "../steel/figure"
import type { Line } from "./reading"
import { amountUnits, isBare, isFigure, isLong, isMark, isWord, means, type Token } from "./tokens"

/**
 * The forms in which buyers write quantities, rates and numbers of rows. A line's tokens become letters (see `Line.letters`), a pattern over
 * them finds a form, and `read` gives its tokens a unit, a role or a use. Tokens that are read are "_" for the patterns below: the
 * first match wins. `read` leaves a match that is none. Each form has an example, which is a row of lines.tsv, too.
 */
export interface Form {
  readonly pattern: RegExp
  readonly read: (line: Line, tokens: readonly Token[]) => unknown
}

const form = (pattern: RegExp, read: Form["read"]): Form => ({ pattern, read })

/** Reads the forms of a table in their order. */
export function readForms(line: Line, forms: readonly Form[]): void {
  for (const { pattern, read } of forms) {
    const found = pattern.exec(line.letters())
    if (found) read(line, line.tokens.slice(found.index, found.index + found[0].length))
  }
}

/** From here up a figure without unit is rather a length or a rate than a count. */
export const MOST_BARE_PIECES = 300
/** No wall, web or leg is thicker, mm. */
export const THICKEST = 40
/** Products of rounded figures agree within this share. */
const OF_ROUNDED = 0.005
/** A row of a table has no higher number, unless it stands in a cell. */
const LARGEST_ROW = 100
/** The longest piece, m: a longer length is a total, and a larger figure with decimals a rate. */
export const LONGEST_PIECE = 13

/** A member of a truss is of two angles, or of four. */
const MOST_OF_A_MEMBER = 4

/** How much rounding can have changed a figure: half a unit of its last decimal place. Whole numbers are taken as exact. */
const roundedBy = (figure: number) => {
  const decimals = /\.(\d+)$/.exec(String(figure))?.[1].length
  return decimals === undefined ? 0 : 0.5 / 10 ** decimals
}

/** True if quantity times rate is the total, within what rounding allows. */
export const isProduct = (quantity: number, rate: number, total: number) =>
  Math.abs(quantity * rate - total) <=
  Math.min(
    total * OF_ROUNDED,
    (roundedBy(total) || 1) + quantity * roundedBy(rate) + rate * roundedBy(quantity),
  )

const figuresIn = (tokens: readonly Token[]) => tokens.filter((token) => isFigure(token))
/** True for figures that can be thicknesses, one larger than the other. */
const areThicknesses = (tokens: readonly Token[]) =>
  tokens.every(({ value }, n) => value <= THICKEST && (n === 0 || value > tokens[n - 1].value))
/** A form that says several sizes: the line goes as written. */
const several = (pattern: RegExp, isSeveral: Form["read"]): Form =>
  form(pattern, (line, all) => isSeveral(line, all) && line.refuse((words) => words.twoSizes))

/** The highest likely rate for a tonne or a piece, Rs. */
const HIGHEST_RATE = 200_000
/** True for a figure of a rate: two decimals, and no length of a piece. */
const isRate = ({ word, value }: Token) =>
  /\.\d\d$/.test(word) && value > LONGEST_PIECE && value <= HIGHEST_RATE

/** Forms that are read before roles and units. */
export const earlyForms: readonly Form[] = [
  // Count in front: 10x 6" pipes medium
  form(/^[wf]*(?:nx|xnx?)/, (line, tokens) => {
    const [count] = figuresIn(tokens)
    const last = tokens[tokens.length - 1]
    const next = line.beside(last)
    if (!next || count.value >= MOST_BARE_PIECES) return
    // "x10 - ISMC 125"
    if (!count.isJoined) {
      const isApart = last.isTight && !next.isTight
      const isChain = /^nx[nd]x[nd]x[ndm]/.test(line.letters().slice(line.placeOf(count)))
      // "20 x 60.3 OD x 3.6", "91 x 26.9x2.3 CHS": a round pipe has only two dimensions, so the first figure is a count.
      const rest = line.letters().slice(line.placeOf(count))
      const isOutside =
        /^nx(?:[ndm]R|R[=-]?[ndm])x?[ndmg]/.test(rest) &&
        [next, line.beside(next)].some((one) => one?.meaning?.value === "outside")
      const wall = /^nx[ndm]x[ndm]/.test(rest) ? line.tokens[line.placeOf(next) + 2] : null
      const isRound = line.isOnly(/^(pipe|gpPipe)$/) && wall !== null && wall.value < next.value
      const isOfSize = isFigure(next)
        ? isApart || isOutside || isRound || (isChain && !last.isTight)
        : isOutside || means(next, "series", "goods")
      if (!isOfSize) return
    }
    Object.assign(count, { unit: "pieces", isJoined: false })
    line.take("taken", ...tokens.filter((token) => isMark(token, "x")))
    next.isJoined = false
  }),
  // Double angle: 2-ISA 65x65x6 (LL) 12 nos
  form(/^n-_.*[pktr]/, (line, [count, dash, name]) => {
    if (count.value > MOST_OF_A_MEMBER || !dash.isTight || !name.isTight) return
    line.unclear(count)
  }),
  // Several thicknesses: MS plate 6/8/10 mm 5 MT
  several(
    /(?<!x)[nd](x[nd])+x[ndm](?!x)/,
    (line, tokens) =>
      areThicknesses(figuresIn(tokens)) &&
      tokens.every((token) => !isMark(token, "x") || line.signOf(token) === "/"),
  ),
  // Two walls of one section: MS angle 50x50x5/6 1 MT
  several(
    /[nd]x[nd]x[nd][x/][ndm]/,
    (line, tokens) =>
      areThicknesses(figuresIn(tokens).slice(-2)) && line.signOf(tokens[tokens.length - 2]) === "/",
  ),
  // Range of thickness: HR sheet 1.2-3 mm 10 MT
  several(/(?<![x=])[nd]-m(?!x)/, (_, tokens) => areThicknesses(figuresIn(tokens))),
  // Two depths, bores or walls: ISMC 100/125 2 MT
  several(/(?:[S_]z\/n|b\/b|(?<!x)[nm]\/m)(?!x)/, () => true),
  // T is thick behind a leg: ISA 65x6T 12 nos
  form(/[nd]xt(?!x)/, (line, [leg, , thick]) => {
    const isThick = /\p{Nd}t$/iu.test(line.textOf(thick)) && thick.value * 3 <= leg.value
    const isCounted = /[pkr]|t.*[tn]/.test(line.letters())
    if (isThick && (isCounted || line.isOnly(/Angle$/))) line.asThickness(thick)
  }),
  // T is thick before the sides: plate 10T 1250x2500 4 nos
  form(/_[-=]?t[x,]?[nml]x[nml]/, (line, tokens) => {
    const thick = tokens.find(({ unit }) => unit === "tonnes")
    const isThick = thick && /\p{Nd}t$/iu.test(line.textOf(thick)) && thick.value <= THICKEST
    if (isThick) line.asThickness(thick)
  }),
  // Range of lengths: length 6-12 m angle 50x50x6 5 nos
  form(/(?<!x)[nd][-w]l/, (line, [shorter, between, longer]) => {
    if (!isMark(between, "-") && !isWord(between, "to")) return
    // "Thickness 2.9 - 350 mtr"
    if (metresOf(longer) > LONGEST_PIECE) return
    line.take("along", shorter)
    line.doubts.push((words) => words.twoLengths)
  }),
  // Range of amounts: ISLC 75 40 to 50 nos
  form(/[nd]w[pktr]/, (line, [least, to]) => isWord(to, "to") && line.unclear(least)),
  // Size of a gate: gate 4x6 ft of 50x50x3 pipe
  form(/(?<!x)[nd]xl(?!x)/, (line, tokens) => {
    const isGate = line.tokens.some((token) => means(token, "use"))
    const isSheet = line.isOnly(/sheet|chequered/)
    if (!isGate || isSheet || tokens[2].unit !== "ft" || !line.hasSizeBeside(...tokens)) return
    line.take("along", ...tokens)
  }),
  // Sum of pieces: SHS 50x50x2.9 20+15+8 nos
  form(/(?<!x)(n\+)+p/, (line, tokens) => {
    const parts = figuresIn(tokens)
    const last = parts[parts.length - 1]
    if (!parts.every(({ value, isJoined }) => Number.isInteger(value) && !isJoined)) return
    line.take("along", ...parts.slice(0, -1))
    Object.assign(last, { value: parts.reduce((sum, { value }) => sum + value, 0) })
  }),
  // Kg glued to a size: 40x40x13kg 0.260
  form(/nxk(?!x)/, (line, [, x, kg]) => {
    if (!x.isTight || !kg.isTight) return
    line.pieceKg = kg.value
    line.take("along", kg)
  }),
  // Rate and amount: Square tube 50x50x2⇥40⇥Nos⇥1450.00⇥58000.00
  form(/[ndpktrl].*[nd].*[nd]/, (line) => {
    const letterOf = (token: Token) => line.letters()[line.placeOf(token)]
    const free = line
      .figures()
      .filter((one) => !one.isJoined && !isMark(line.beside(one), "x"))
      .filter((one) => !/^(outside|diameter)$/.test(line.beside(one, -1)?.meaning?.value ?? ""))
      .filter((one) => /[ndpktrl]/.test(letterOf(one)))
    const money = free.filter((one) => /[nd]/.test(letterOf(one)) && one.value > LONGEST_PIECE)
    for (const total of money)
      for (const rate of money.filter(({ start }) => start < total.start)) {
        const isOf = ({ value, start, unit }: Token) =>
          (start < rate.start || amountUnits.has(unit) || unit === "m") &&
          isProduct(value, rate.value, total.value)
        const count = free.findLast(isOf)
        if (!count || !(total.value >= 500 || isRate(total))) continue
        line.take("along", rate, total)
        // A rate of 30 to 150 is that of a kilogram: the count may be a weight.
        if (count.unit === null && rate.value >= 30 && rate.value <= 150) line.unclear(count)
        if (/^\d+$/.test(count.word)) count.role ??= "quantity"
        return
      }
    return
  }),
  // Rate behind a count: ISMB 200 12 145.50
  form(/(?:[pktrl][^ndmlibgpktro]*|(?<!x)n[-,|]?)d[^ndmlibgpktro]*$/, (line, tokens) => {
    const [count, rate] = figuresIn(tokens)
    if (!isRate(rate) || !line.hasSizeBeside(count, rate)) return
    const isAmount = (one: Token) => one !== count && amountUnits.has(one.unit)
    // "5 quintals 48 24000.00"
    if (line.figures().some(isAmount)) line.take("along", count)
    else if (count.unit === null || (isLong(count) && count.isCell)) count.role = "quantity"
    line.take("along", rate)
  }),
  // Tonnes of a slip: ISMB 150   0.850
  form(/^[^pktrol]*[^pktroxl]d$/, (line, tokens) => {
    const tonnes = tokens[tokens.length - 1]
    const isFine = /^\d{0,2}\.\d{3}$/.test(tonnes.word)
    const isRough = /^\d{0,2}\.\d{1,3}$/.test(tonnes.word) && line.depth !== null
    if (!(isFine || isRough) || tonnes.isTight || !line.hasSizeBeside(tonnes)) return
    tonnes.unit = "tonnes"
    const text = line.textOf(tonnes)
    line.doubts.push((words) => words.readAsTonnes(text))
    line.isWhole = false
  }),
]

/** Forms that are read behind roles and quantities: of the figures that these leave. */
export const lateForms: readonly Form[] = [
  // Number of a row: 1  MS angle 50x50x6  20 nos
  form(/^[|-]*[nd](?!x)/, (line, tokens) => {
    const first = tokens[tokens.length - 1]
    const next = line.next(first)
    if (line.given.length === 0 || !next || next.start === first.end) return
    const isCell = line.beginsCell(next)
    const rest = line.letters().slice(tokens.length)
    const isSized =
      /x[^|]*[ndm#]|[bz]/.test(rest) || (isCell && (next.is === "word" || /[mg#]/.test(rest)))
    const isRow = isBare(first) && (first.value <= LARGEST_ROW || isCell)
    const isItem = /^\d\d?\.\d{1,2}$/.test(first.word)
    if (!isSized || !(isRow || isItem)) return
    line.take(isRow && first.value <= LARGEST_ROW ? "taken" : "along", first)
  }),
  // Rate and amount in cells: ISMB 200 | 420 kg | 71 | 29,000
  form(/_[^_]*\|[nd]/, (line) => {
    const place = line.tokens.findLastIndex(({ use }) => use === "quantity")
    if (place < 0 || line.given.length === 0 || line.given[0].unit === "pieces") return
    const isRateCell = (one: Token) => line.isLone(one) && line.beginsCell(one)
    const rates = line.figures().filter((one) => isRateCell(one) && line.placeOf(one) > place)
    line.take("along", ...rates)
  }),
]

/** m */
export function metresOf({ unit, value }: Token): number {
  if (unit === "m") return value
  if (unit === "inch") return roundTo(value * 0.0254, 3)
  if (unit === "ft") return roundTo(value * METRES_PER_FOOT, 3)
  return roundTo(value / (unit === "cm" ? 100 : 1000), 3)
}
