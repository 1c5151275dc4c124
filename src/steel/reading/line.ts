import { nothingAsked, namesSize, type AskedSize } from "./askedSize"
import { takeAmounts, TWO_LENGTHS, type Amounts } from "./amounts"
import { takeMass, takeOrdinal, takeSchedules, takeStandards } from "./asides"
import { takePrices } from "./prices"
import { Claims, endOf, isMark, isPunctuation, startOf, textOf, type Use } from "./claims"
import { namesNone, noGoods, takeGoods, takeSeries, type Goods } from "./goods"
import { takeNameAndWall } from "./bracketedWall"
import { doubtMeasures } from "./doubts"
import { takeRoles } from "./roles"
import {
  takeContacts,
  takeNumbersOfOthers,
  takePinCode,
  takePlaces,
  takeSpacings,
  takeTimes,
} from "./contacts"
import { takeCustomsCodes, takeRateCells, takeRowNumber } from "./tableCells"
import { takeLengthRange } from "./lengthRange"
import { takeMarks } from "./marks"
import { takePieceMass, withPieceMass } from "./pieceMass"
import { takeSheetSize } from "./sheetSize"
import { MOST_BARE_PIECES, openCountOf } from "./sums"
import { namesGoods, termsOf, type Measure, type Term, type WordTerm } from "./terms"
import { means } from "./term"
import { tokenize } from "./tokens"
import { takeTubeSize } from "./tubeSize"
import type { ReadingSay } from "../../interface/catalogue"

/** A part of the text and what it was read as. null if not understood. */
interface ReadPart {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly use: Use | null
}

/** The reading of one line. */
export interface LineReading {
  readonly asked: AskedSize
  readonly goods: Goods
  readonly amounts: Amounts
  /** Every part of the text except blanks, in order. */
  readonly parts: readonly ReadPart[]
  /** Parts not understood, as typed. */
  readonly leftover: readonly string[]
  /** True if a figure was not understood, so size or quantity may be wrong. */
  readonly hasLeftoverFigure: boolean
  /** Why the line needs a question, as sentences. */
  readonly doubts: readonly ReadingSay[]
  /** Notes on how it was read, as sentences. */
  readonly notes: readonly ReadingSay[]
  /** True if the line has a figure. */
  readonly hasFigure: boolean
}

/** Longer text is cut. */
export const LONGEST_LINE = 200

/**
 * Reads a line such as "MS angle 50x50x6 - 10 nos". Each figure, unit, word and mark is used once; the rest is left
 * over with its position. Never throws.
 *
 * @param heading the goods of the heading above
 */
export function readLine(typed: string, heading: Goods = noGoods): LineReading {
  const text = typed.slice(0, LONGEST_LINE)
  const claims = new Claims(text, termsOf(tokenize(text)))
  takeOrdinal(claims)
  takeMarks(claims)
  takeContacts(claims)
  takeTimes(claims)
  takeSpacings(claims)
  const mass = takeMass(claims)
  const pieceMass = takePieceMass(claims)
  takePrices(claims)
  const standard = takeStandards(claims)
  takeCustomsCodes(claims)
  const hasSchedule = takeSchedules(claims)
  const rolled = takeSeries(claims, claims.freeWords().some(namesGoods) ? null : heading.series)
  const goods = withHeading(takeGoods(claims), rolled?.series ?? null, heading)
  if (rolled && !isOfSeries(goods)) claims.doubt((words) => words.twoProducts)
  const pipeClass = classOfPipe(claims, goods)
  takeRoles(claims)
  if (goods.series === null) takeNameAndWall(claims)
  const isSheet = isSheetLine(claims, goods)
  const hasRange = takeLengthRange(claims)
  const taken = takeAmounts(claims, isSheet, rolled?.depth ?? null)
  if (hasRange && taken.given.some(({ unit }) => unit === "pieces")) claims.doubt(TWO_LENGTHS)
  const amounts = withPieceMass(taken, pieceMass)
  const trailing = trailingCount(claims, amounts, rolled?.depth ?? null)
  if (trailing) {
    claims.take("quantity", trailing)
    // "SHS 150x150x8  6000" could be 6000 mm long, "100 NB medium  800" metres.
    if (trailing.value >= MOST_BARE_PIECES) {
      claims.doubt((words) => words.makesUnclear(textOf(claims.text, trailing)))
    }
  }
  takePinCode(claims, amounts)
  takePlaces(claims, amounts)
  takeNumbersOfOthers(claims, amounts)
  takeRowNumber(claims, amounts, rolled?.depth ?? null)
  takeRateCells(claims, amounts)
  const size = isSheet
    ? takeSheetSize(claims, amounts.given.length > 0)
    : takeTubeSize(claims, {
        families: goods.families,
        pipeClass,
        depth: rolled?.depth ?? null,
        hasSchedule,
        isCounted: amounts.given.length > 0,
      })
  doubtMeasures(claims, isSheet, size.thickness ?? null)
  takeRest(claims)
  const asked: AskedSize = {
    ...nothingAsked,
    pipeClass,
    series: goods.series,
    isHeavierWeb: rolled?.isHeavierWeb ?? false,
    isVariantP: rolled?.isVariantP ?? false,
    mass,
    standard,
    ...size,
    families: familiesOf(goods, size.families, isSheet),
    openDigits: openDigits(text, claims),
  }
  const doubts = couldBeBar(goods, asked) ? [PIPE_OR_BAR, ...claims.doubts] : claims.doubts
  return {
    asked,
    goods,
    amounts: { ...amounts, trailing, openCount: openCountOf(claims) },
    ...leftoverOf(claims),
    doubts,
    notes: claims.notes,
    hasFigure: claims.terms.some((term) => term.is === "measure" && claims.useOf(term) !== "grade"),
  }
}

const WHAT_IS_IT: ReadingSay = (words) => words.whatIsIt
const PIPE_OR_BAR: ReadingSay = (words) => words.pipeOrBar

/** "MS round 25 mm", "square 12 mm": one figure and no wall. */
function couldBeBar({ isShapeOnly }: Goods, asked: AskedSize): boolean {
  const { thickness, nominalBore, pipeClass, mass, sides } = asked
  const saysPipe = thickness !== null || nominalBore !== null || pipeClass !== null || mass !== null
  return isShapeOnly && namesSize(asked) && !saysPipe && sides.length < 2
}

/** "Plate 8 mm, ISMC 200": the words may name only goods of the series. */
function isOfSeries({ families, series }: Goods): boolean {
  const family = series?.includes("C") ? "channel" : "beam"
  return families.length === 0 || families.includes(family)
}

/** Light, medium and heavy are pipe classes. On other goods they raise a doubt. */
function classOfPipe(claims: Claims, { families, series, pipeClass }: Goods): Goods["pipeClass"] {
  const isPipe = series === null && (families.length === 0 || families.includes("pipe"))
  if (pipeClass === null || isPipe) return pipeClass
  claims.doubt((words) => words.classesOfPipe)
  return null
}

/** A line that names no goods takes those of its heading. */
function withHeading(own: Goods, series: Goods["series"], heading: Goods): Goods {
  const goods = { ...own, series }
  if (!namesNone(goods)) return { ...goods, pipeClass: own.pipeClass ?? heading.pipeClass }
  return {
    families: heading.families,
    series: heading.series,
    product: heading.product,
    unsold: heading.unsold,
    pipeClass: own.pipeClass ?? heading.pipeClass,
    isGalvanized: own.isGalvanized || heading.isGalvanized,
    isShapeOnly: heading.isShapeOnly,
  }
}

/** Two sides this long mean sheet: "2500x1250x5". No tube is that large. */
const LEAST_SHEET_SIDE = 600
/** The sheets that are sold are 1200 mm and more in one side. "999x999x4" alone is asked. */
const LEAST_SHEET_LENGTH = 1200

/** "Gusset 8 mm 200x150": parts that are cut from plate. With "angle" or "ISMB" in the line they say what it is for. */
const partsOfPlate: ReadonlySet<string> = new Set(
  "gusset gussets gusset's stiffener stiffeners stiffner stiff splice shim shims".split(" "),
)

function isSheetLine(claims: Claims, { families, series, pipeClass }: Goods): boolean {
  if (families.length > 0)
    return families.every((family) => family === "sheet" || family === "chequered")
  if (series !== null || pipeClass !== null) return false
  if (claims.freeWords().some(({ word }) => partsOfPlate.has(word))) return true
  const figures = claims.freeMeasures().filter(({ unit }) => unit === null || unit === "mm")
  const long = figures.filter(({ value }) => value >= LEAST_SHEET_SIDE)
  const isSheet =
    long.length === 2 &&
    long.some((measure) => measure.isJoined) &&
    figures.every(isSideOrThickness)
  if (isSheet && long.every(({ value }) => value < LEAST_SHEET_LENGTH)) claims.doubt(WHAT_IS_IT)
  return isSheet
}

function isSideOrThickness({ value }: Measure): boolean {
  return value >= LEAST_SHEET_SIDE || value <= 60
}

function familiesOf(
  goods: Goods,
  own: AskedSize["families"] | undefined,
  isSheet: boolean,
): AskedSize["families"] {
  if (own) {
    const both = goods.families.filter((family) => own.includes(family))
    return both.length > 0 || goods.families.length > 0 ? both : own
  }
  return goods.families.length === 0 && isSheet ? ["sheet"] : goods.families
}

/** A last figure without unit counts pieces only if another figure gives the size. */
function trailingCount(
  claims: Claims,
  { given, trailing }: Amounts,
  depth: Measure | null,
): Measure | null {
  if (!trailing || given.length > 0) return null
  const isComplete = depth !== null || claims.freeMeasures().some((other) => other !== trailing)
  return isComplete ? trailing : null
}

/** Takes filler words and punctuation. */
function takeRest(claims: Claims): void {
  for (const term of claims.terms) {
    if (!claims.isFree(term)) continue
    const isKnown = term.is === "word" && term.meaning !== null && !isLoneLetter(term)
    if (isKnown || isPunctuation(term) || isMark(term, "x")) claims.take("filler", term)
  }
}

/** "t" or "c" that nothing explained. */
function isLoneLetter(word: WordTerm): boolean {
  return /^[a-z]$/.test(word.word) && !means(word, "filler")
}

function leftoverOf(claims: Claims): Pick<LineReading, "parts" | "leftover" | "hasLeftoverFigure"> {
  const parts = claims.terms.map((term): ReadPart => ({
    text: textOf(claims.text, term),
    start: startOf(term),
    end: endOf(term),
    use: claims.useOf(term) === "aside" ? null : claims.useOf(term),
  }))
  return {
    parts,
    leftover: parts.filter(({ use }) => use === null).map(({ text }) => text),
    hasLeftoverFigure: claims.terms.some((term) => term.is === "measure" && claims.isFree(term)),
  }
}

/** The digits at the end of a text, if they belong to the size and typing may continue. */
function openDigits(text: string, claims: Claims): string | null {
  const last: Term | undefined = claims.terms.at(-1)
  if (last?.is !== "measure" || last.unit !== null || claims.useOf(last) !== "size") return null
  return endOf(last) === text.length ? last.tokens[0].word : null
}

/** True if a line names goods without a figure: "MS angles:" is a heading for the lines below. */
export function isHeading({ goods, hasFigure, asked, doubts }: LineReading): boolean {
  const names = goods.families.length > 0 || goods.series !== null
  const isOther = goods.product !== null || goods.unsold !== null
  return (
    !hasFigure &&
    doubts.length === 0 &&
    (names || isOther) &&
    !namesSize({ ...asked, pipeClass: null })
  )
}
