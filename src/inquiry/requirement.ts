import { findSizes, type FoundSizes } from "../steel/finder/findSizes"
import type { SizeIndex, SizeMatch } from "../steel/finder/sizeIndex"
import { meansSheet, namesSize } from "../steel/reading/askedSize"
import { noGoods, type Goods } from "../steel/reading/goods"
import { isHeading, LONGEST_LINE, readLine, type LineReading } from "../steel/reading/line"
import { splitByGoods, splitSizes } from "../steel/reading/split"
import { MOST_LINES } from "./storedList"
import { withSharedQuantity } from "../steel/reading/each"
import { splitLots } from "../steel/reading/lots"
import { TWO_LENGTHS } from "../steel/reading/amounts"
import { unsoldSentence } from "../steel/reading/unsoldGoods"
import { isNamedPreGalvanized, isNominal, isPreGalvanized, likelyMatches } from "./likelySize"
import { listedTubes } from "./listedTubes"
import { pastedLines } from "./pastedLines"
import { notUnderstood, quantityNotes, thicknessNotes } from "./lineNotes"
import { readQuantity, sheetChoices, type Choice } from "./readQuantity"
import type { ReadingSay } from "../interface/rooms"

interface TypedLine {
  /** True for a heading about goods we do not list. */
  readonly isHeading?: boolean
  /** The line as it was typed. */
  readonly typed: string
  /** What to check and what was not understood, as sentences. */
  readonly notes: readonly ReadingSay[]
}

/** The line is clear. */
interface CertainLine extends TypedLine, Choice {
  readonly kind: "read"
}

/** The line has several readings or an unread part, so the visitor chooses. */
interface QuestionLine extends TypedLine {
  readonly kind: "ask"
  readonly choices: readonly Choice[]
  readonly sentence: ReadingSay
}

/** The line was not understood, or names goods not sold here. */
interface UnreadLine extends TypedLine {
  readonly kind: "unread"
  readonly sentence: ReadingSay
}

/** The line is about a product that has no size tables. */
interface ProductLine extends TypedLine {
  readonly kind: "product"
  /** The family of the product: "door-frame". */
  readonly family: string
}

/** "MS angles:" is a heading above lines that only give sizes. */
interface HeadingLine {
  readonly kind: "heading"
  readonly typed: string
  /** True for the header of a table, which names the columns of the rows below. */
  readonly isColumns?: boolean
}

export type RequirementLine = CertainLine | QuestionLine | UnreadLine | ProductLine | HeadingLine

/** A pasted requirement, line by line. */
export interface Requirement {
  /** One for every line that is not empty, in order. A line with two sizes gives two. */
  readonly lines: readonly RequirementLine[]
  /** A sentence if the text was too long to read completely, else null. */
  readonly leftOut: ReadingSay | null
}

const MOST_CHOICES = 8
const LONGEST_TEXT = 100_000

/**
 * Reads a requirement as buyers type or paste it, one size per line: "100x50x4 - 20 pcs", "ms pipe 40 nb medium 2 ton",
 * "ISMB 200 - 12 mtr x 5 nos". Words alone ("MS angles:") are a heading for the lines below. Unclear lines become
 * questions, unread parts are shown. Never throws.
 */
export function readRequirement(text: string, index: SizeIndex): Requirement {
  const typedLines = text
    .slice(0, LONGEST_TEXT)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "")
  let heading = noGoods
  const pasted = pastedLines(typedLines.slice(0, MOST_LINES))
  const lines = pasted.flatMap(({ typed, text: line, doubts, isColumns }): RequirementLine[] => {
    if (isColumns) return [{ kind: "heading", typed, isColumns }]
    const own = readLine(line)
    if (isHeading(own)) {
      heading = own.goods
      if (own.goods.product === null && own.goods.unsold === null)
        return [{ kind: "heading", typed }]
    }
    const read = readTypedLine(line, heading, index).map((one) =>
      doubted({ ...one, typed }, doubts),
    )
    return isHeading(own) ? read.map((one) => ({ ...one, isHeading: true })) : read
  })
  const isCut = typedLines.length > MOST_LINES || text.length > LONGEST_TEXT
  return {
    lines,
    leftOut: isCut ? (words) => words.onlyFirst(Math.min(typedLines.length, MOST_LINES)) : null,
  }
}

/** A line that is read, as a question that offers its reading. */
function doubted(line: RequirementLine, [sentence]: readonly ReadingSay[]): RequirementLine {
  if (line.kind !== "read" || !sentence) return line
  const { typed, notes, size, quantity } = line
  return { kind: "ask", typed, notes, choices: [{ size, quantity }], sentence }
}

function readTypedLine(typed: string, heading: Goods, index: SizeIndex): RequirementLine[] {
  const parts = splitSizes(typed.slice(0, LONGEST_LINE))
  return parts?.length === 1
    ? readPart(typed, heading, index)
    : linesOf(typed, parts ?? [], heading, index)
}

/** One size, or one for each goods it names. */
function readPart(typed: string, heading: Goods, index: SizeIndex): RequirementLine[] {
  const line = lineOf(typed, readLine(typed, heading), index)
  if (line.kind === "read") return [line]
  const lots = splitLots(typed.slice(0, LONGEST_LINE))
  if (lots.length > 1) return linesOf(typed, lots, heading, index)
  const parts = splitByGoods(typed.slice(0, LONGEST_LINE))
  return parts?.length === 1 ? [line] : linesOf(typed, parts ?? [], heading, index)
}

/** A line for each part, or one question for all if a part has no quantity of its own. */
function linesOf(
  typed: string,
  parts: readonly string[],
  heading: Goods,
  index: SizeIndex,
): RequirementLine[] {
  const lines: RequirementLine[] = []
  const ours = parts.filter((part) => readLine(part).goods.unsold === null)
  let goods = heading
  for (const part of withSharedQuantity(parts)) {
    const { families, series } = readLine(part).goods
    const namesOwn = families.length > 0 || series !== null
    const partHeading = namesOwn ? heading : goods
    const reading = readLine(part, partHeading)
    if (ours.length > 1 && !hasQuantity(reading)) return [severalSizes(typed)]
    goods = reading.goods
    lines.push(...readPart(part.trim(), partHeading, index))
  }
  if (lines.length > 0) return lines
  const whole = readLine(typed, heading)
  const { unsold, families, series } = whole.goods
  const isUnsold = unsold !== null && families.length === 0 && series === null
  return [isUnsold ? lineOf(typed, whole, index) : severalSizes(typed)]
}

function severalSizes(typed: string): QuestionLine {
  return {
    kind: "ask",
    typed,
    notes: [],
    choices: [],
    sentence: (words) => words.severalSizes,
  }
}

/** Goods that are not sold here need none. */
function hasQuantity({ amounts, goods }: LineReading): boolean {
  return amounts.given.length > 0 || amounts.trailing !== null || goods.unsold !== null
}

function isFlatProduct(product: string | null): boolean {
  return product === "coil" || product === "coated"
}

function lineOf(typed: string, reading: LineReading, index: SizeIndex): RequirementLine {
  const { goods, asked } = reading
  if (goods.unsold) {
    const { word, name } = goods.unsold
    const sentence: ReadingSay = (words) => unsoldSentence(word, name, words)
    const choices = name === "purlins" ? choicesOf(listedTubes(reading, index), reading) : []
    if (choices.length > 0) return { kind: "ask", typed, notes: [], choices, sentence }
    return { kind: "unread", typed, notes: [], sentence }
  }
  // "2 coils, 50 m of RHS 75x50x5": neither may be lost.
  const isWithTube = isFlatProduct(goods.product) && goods.families.length > 0 && !meansSheet(goods)
  if (isWithTube) return severalSizes(typed)
  if (goods.product)
    return { kind: "product", typed, notes: notUnderstood(reading), family: goods.product }
  if (!reading.hasFigure) {
    return { kind: "unread", typed, notes: [], sentence: (words) => words.noSize }
  }
  // Which count is of which length?
  if (reading.amounts.given.length > 1 && reading.doubts.includes(TWO_LENGTHS))
    return severalSizes(typed)
  const found = findSizes(index, { ...asked, openDigits: null }, {}, Infinity)
  const { matches, notes } = likelyMatches(found.matches, reading)
  const line = { typed, notes: [...reading.notes, ...notes, ...notUnderstood(reading)] }
  if (!namesSize({ ...asked, pipeClass: null })) {
    const notes = notUnderstood(reading)
    return { kind: "unread", typed, notes, sentence: (words) => words.noneRead }
  }
  if (matches.length === 0)
    return thicknessQuestion(line, reading, index) ?? nothingFits(line, found, reading)
  const choices = choicesOf(matches, reading)
  const sentence = questionAbout(choices, matches, reading)
  if (sentence !== null) return { kind: "ask", ...line, choices, sentence }
  const [{ size, quantity }] = choices
  return {
    kind: "read",
    ...line,
    notes: [...line.notes, ...thicknessNotes(size, reading), ...quantityNotes(size, reading)],
    size,
    quantity,
  }
}

/** Walls of tube to choose from, mm. */
const usualWalls = [1.6, 2, 2.6, 3.2, 4, 5, 6]

/** "MS tube 40x20": a size that no table lists, in the usual walls. */
function thicknessQuestion(
  line: TypedLine,
  reading: LineReading,
  index: SizeIndex,
): QuestionLine | null {
  const { asked } = reading
  const isTube = asked.families.includes("rectangular") || asked.families.includes("square")
  if (!isTube || asked.sides.length < 2 || asked.thickness !== null) return null
  const matches = usualWalls.flatMap((thickness) => {
    const walled = { ...asked, thickness, openDigits: null }
    const found = findSizes(index, walled, {}, Infinity)
    return likelyMatches(found.matches, { ...reading, asked: walled }).matches.slice(0, 1)
  })
  if (matches.length === 0) return null
  const sentence = reading.doubts[0] ?? ((words) => words.thicknessOf)
  return { kind: "ask", ...line, choices: choicesOf(matches, reading), sentence }
}

function nothingFits(
  line: TypedLine,
  { nearMisses }: FoundSizes,
  reading: LineReading,
): QuestionLine | UnreadLine {
  const [doubt] = reading.doubts
  if (nearMisses.length === 0) {
    return { kind: "unread", ...line, sentence: doubt ?? ((words) => words.noMatch) }
  }
  const choices = choicesOf(nearMisses, reading)
  const nearest: ReadingSay = (words) => words.nearest
  if (doubt === undefined) return { kind: "ask", ...line, choices, sentence: nearest }
  return { kind: "ask", ...line, notes: [nearest, ...line.notes], choices, sentence: doubt }
}

function choicesOf(matches: readonly SizeMatch[], reading: LineReading): Choice[] {
  return matches.slice(0, MOST_CHOICES).flatMap(({ size }): Choice[] => {
    const sheets = sheetChoices(size, reading)
    if (sheets) return sheets
    return readQuantity(size, reading).map((quantity) => ({ size, quantity }))
  })
}

/** The question to ask about a line, or null if it is clear. */
function questionAbout(
  choices: readonly Choice[],
  matches: readonly SizeMatch[],
  reading: LineReading,
): ReadingSay | null {
  const [doubt] = reading.doubts
  if (doubt !== undefined) return doubt
  const { goods, leftover, hasLeftoverFigure } = reading
  if (hasLeftoverFigure) return (words) => words.unclear(leftover.join(" "))
  if (goods.isGalvanized) {
    return (words) => words.giOrGp
  }
  const isNamed =
    goods.families.length > 0 ||
    goods.series !== null ||
    reading.asked.nominalBore !== null ||
    reading.asked.pipeClass !== null
  const unknown = leftover.find((part) => /\p{L}/u.test(part))
  if (unknown !== undefined && !isNamed) return (words) => words.unknownWord(unknown)
  const { sides, thickness, families } = reading.asked
  // "48.3 OD 4 thk" is a pipe, "50x50x3" a tube.
  const isWhole = thickness !== null && (sides.length === 2 || families.length > 0)
  if (!isNamed && !isWhole) return (words) => words.whatIsIt
  if (!isNominal(matches[0], reading)) return (words) => words.roundedInches
  if (!isNamedPreGalvanized(goods) && matches.every(({ size }) => isPreGalvanized(size.family))) {
    return (words) => words.onlyPreGalvanized
  }
  if (matches.length > 1) return (words) => words.manyMatch(matches.length)
  // The side that is missing is asked even if only one sheet is sold with the other.
  if (sheetChoices(matches[0].size, reading) !== null) return (words) => words.sheetSize
  if (choices.length > 1) {
    return reading.amounts.isLengthOpen
      ? (words) => words.pieceOrTotal
      : (words) => words.twoQuantities
  }
  return null
}
