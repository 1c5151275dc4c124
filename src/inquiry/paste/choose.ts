import type { ReadingSay } from "../../site/words/catalogue"
import { roundTo } from "../../steel/format"
import { namesSize, type AskedSize, findSizes } from "../../steel/finder/findSizes"
import type { SizeIndex, SizeMatch } from "../../steel/finder/sizeIndex"
import { MM_PER_INCH, TRADE_MM_PER_INCH } from "../../steel/figure"
import {
  pieceLengthLimits,
  quantityFigures,
  STANDARD_LENGTH,
  type Quantity,
} from "../../steel/quantity"
import { commercialRange } from "../../steel/range/commercialRange"
import { isPreGalvanized } from "../../steel/range/families"
import { chequeredSize, sheetSize } from "../../steel/range/makeSize"
import { boreOfNominal } from "../../steel/range/nominalBores"
import type { Size } from "../../steel/range/size"
import { isWithin } from "../../steel/range/computedSize"
import type { Reading } from "./reading"

/** A size and a quantity of it. */
export interface Choice {
  readonly size: Size
  /** null if the line has none. */
  readonly quantity: Quantity | null
}

/** What a reading means: one size, or several to choose from with a question. */
export type Chosen =
  | ({ readonly kind: "read"; readonly notes: readonly ReadingSay[] } & Choice)
  | { readonly kind: "ask"; readonly choices: readonly Choice[]; readonly sentence: ReadingSay }

const MOST_CHOICES = 8

/** The size that a reading means: the sizes found, without those that the trade would not mean. null if there is none. */
export function choose(typed: Reading, index: SizeIndex): Chosen | null {
  const reading = { ...typed, asked: { ...typed.asked, openDigits: null } }
  const { asked, doubts } = reading
  if (!namesSize({ ...asked, pipeClass: null })) return null
  const find = (other: Partial<AskedSize>) => {
    const changed = { ...reading, asked: { ...asked, ...other } }
    return likely(findSizes(index, changed.asked).matches, changed)
  }
  const found = find({})
  const [first] = found
  if (!first) {
    const near = nearest(asked).flatMap(find)
    const matches = near.length > 0 ? near : findSizes(index, asked).nearMisses
    const isWall = asked.thickness === null && near.length > 0
    const sentence: ReadingSay =
      doubts[0] ?? ((words) => (isWall ? words.thicknessOf : words.nearest))
    const choices = choicesOf(matches, reading)
    return choices.length === 0 ? null : { kind: "ask", choices, sentence }
  }
  const other = otherMeaning(first, reading)
  const matches = [
    ...new Map([...found, ...(other ? find(other) : [])].map((one) => [one.size.id, one])).values(),
  ]
  const choices = choicesOf(matches, reading)
  const sentence = questionAbout(choices, matches, reading)
  if (sentence !== null) return { kind: "ask", choices, sentence }
  return {
    kind: "read",
    ...choices[0],
    notes: first.kind === "computed" && first.why ? [first.why] : [],
  }
}

/** Walls of tube to choose from, mm. */
const usualWalls = [1.6, 2, 2.6, 3.2, 4, 5, 6]

/** What may have been meant by a size that is none: a usual wall, another standard, a section of the series with another web. */
function nearest(asked: AskedSize): Partial<AskedSize>[] {
  const { families, sides, thickness, series, standard } = asked
  const isTube = families.includes("rectangular") || families.includes("square")
  if (isTube && sides.length === 2 && thickness === null)
    return usualWalls.map((wall) => ({ thickness: wall }))
  if (series !== null && thickness !== null) return [{ thickness: null }]
  return standard === null ? [] : [{ standard: null }]
}

/** Up to this ratio of thickness to side a bare size is tube, because angles are thicker. */
const THICKEST_TUBE_BY_SIDE = 0.06
/** Largest ratio of thickness to side of a common computed tube. */
const THICKEST_COMPUTED = 1 / 6

/** What the trade means by its usual way of speaking. A preference that leaves no size is passed over. */
const preferences: readonly ((size: Size, reading: Reading) => boolean)[] = [
  // "6.3" means 6.3, even if 6.35 is listed and within the tolerance.
  ({ wall }, { asked: { thickness } }) => thickness === null || Math.abs(wall - thickness) < 0.006,
  // "2x2 inch" is sold as 50x50, even if 49.5x49.5 is listed, too.
  (size, reading) => size.section.shape !== "hollow" || isNominal(size, reading),
  ({ family }, { asked }) => family !== "chequered" || !asked.families.includes("sheet"),
  ({ family }, reading) => isNamedPreGalvanized(reading) || !isPreGalvanized(family),
  // "50x50x3" without a word is tube if no angle is that thin.
  ({ section }, { goods, asked: { sides, thickness } }) =>
    goods.families.length > 0 ||
    sides.length < 2 ||
    (thickness ?? Infinity) > Math.min(...sides) * THICKEST_TUBE_BY_SIDE ||
    section.shape === "hollow",
  // A channel is ISMC and a beam ISMB, unless another series is named. ISLB(P) 300 needs its full name.
  ({ id }, { asked }) => asked.series === null || id.includes("-p-") === asked.isVariantP,
  ({ id }, reading) => !isOfRolled(reading) || /^ism[bc]-\d+$/.test(id),
  // "75 angle 6 mm" has equal legs.
  ({ family }, { asked }) =>
    family !== "unequalAngle" || (asked.sides.length === 2 && asked.thickness !== null),
  // Pipe of one outside diameter and thickness is listed by class and by dimensions: the way it was asked.
  ({ pipe, section }, { asked }) => {
    const isByBore = asked.nominalBore !== null || asked.inches !== null || asked.pipeClass !== null
    return section.shape !== "pipe" || Boolean(pipe?.class) === isByBore
  },
]

function likely(matches: readonly SizeMatch[], reading: Reading): readonly SizeMatch[] {
  const left = preferences.reduce((before, isMeant) => {
    const after = before.filter(({ size }) => isMeant(size, reading))
    return after.length > 0 ? after : before
  }, matches)
  // "ERW pipe 25 mm" is rather a bore than a side.
  const isRound = ({ size }: SizeMatch) => size.section.shape === "pipe"
  const isByFigure = reading.asked.figure !== null && reading.asked.families.includes("pipe")
  const sorted = isByFigure ? [...left].sort((a, b) => +isRound(b) - +isRound(a)) : left
  return left.every(({ kind }) => kind === "computed")
    ? sorted.filter(({ size }) => isCommon(size))
    : sorted
}

/** True for "beam" or "channel" without a series. */
function isOfRolled({ asked, goods }: Reading): boolean {
  const isRolled = goods.families.every((family) => family === "channel" || family === "beam")
  return asked.series === null && goods.families.length > 0 && isRolled
}

function isNamedPreGalvanized({ goods }: Reading): boolean {
  return goods.families.length > 0 && goods.families.every(isPreGalvanized)
}

/** Computed sizes count only if the thickness is common. */
function isCommon({ section, family, wall }: Size): boolean {
  if (section.shape === "angle" || section.shape === "plank" || isPreGalvanized(family))
    return false
  if (section.shape === "pipe") return wall <= section.outsideDiameter * THICKEST_COMPUTED
  if (section.shape !== "hollow") return true
  return wall >= 0.8 && wall <= Math.min(section.depth, section.width) * THICKEST_COMPUTED
}

/** 2 inch is 50 mm in the trade, so 49.5 mm needs a question. */
function isNominal({ section }: Size, { asked: { inches, sides, isInInches } }: Reading): boolean {
  if (inches === null && !isInInches) return true
  const typed = [...sides].sort((a, b) => b - a).map((side) => side / MM_PER_INCH)
  const isHollow = section.shape === "hollow"
  const own = isHollow
    ? [section.depth, section.width]
    : section.shape === "angle"
      ? [section.legA, section.legB]
      : []
  return own.every((side, place) => {
    const inch = inches ?? typed[place]
    // 1½ inch is sold as 38 mm.
    return Math.abs(side - inch * TRADE_MM_PER_INCH) < (isHollow && inch % 1 !== 0 ? 0.8 : 0.1)
  })
}

/** Another size that the same words can mean, so that a computed or rare size is not taken for granted. null if there is none. */
function otherMeaning({ kind, size }: SizeMatch, reading: Reading): Partial<AskedSize> | null {
  const { asked } = reading
  // "I beam 150x80" has the sides of another series, but the trade says beam of the medium ones.
  if (isOfRolled(reading) && !/^ism[bc]-/.test(size.id))
    return { sides: asked.sides.slice(0, 1), thickness: null, mass: null }
  if (kind !== "computed" || size.section.shape !== "pipe") return null
  const families = [size.family]
  // "1 inch round pipe 16 gauge": in a wall that no pipe of this bore has, the inch can be the outside, too.
  if (asked.inches !== null)
    return { families, inches: null, figure: roundTo(asked.inches * MM_PER_INCH, 1) }
  // "Pipe 50x3": no table has this outside diameter, and there is a nominal bore of that name.
  const { outsideDiameter, wallThickness } = size.section
  if (asked.isOutside || asked.nominalBore !== null || !boreOfNominal(outsideDiameter)) return null
  return {
    families,
    sides: [],
    figure: null,
    nominalBore: outsideDiameter,
    thickness: wallThickness,
  }
}

function choicesOf(matches: readonly SizeMatch[], reading: Reading): Choice[] {
  return matches
    .slice(0, MOST_CHOICES)
    .flatMap(
      ({ size }): Choice[] =>
        sheetChoices(size, reading) ??
        quantitiesOf(size, reading).map((quantity) => ({ size, quantity })),
    )
}

/** From here up a figure without unit is rather a rate than a count. */
const MOST_BARE_PIECES = 300
/** Quantities that differ by less than this share agree: lists round weights or use the old chart. */
const AGREEMENT = 0.05

/** The possible quantities for a size: one if the line is clear. Contains null if the line has none. */
export function quantitiesOf(size: Size, reading: Reading): (Quantity | null)[] {
  const { given, count, leftover, isOpen, asked } = reading
  // A plate with width and length: without a quantity it is one plate of that length.
  const isCut = size.section.shape === "sheet" && asked.sides.length === 2
  const typed = isCut ? Math.max(...asked.sides) / 1000 : reading.pieceLength
  const isLength = typed !== null && isWithin(pieceLengthLimits, typed)
  const pieceLength = isLength ? roundTo(typed, 3) : STANDARD_LENGTH
  const of = (amount: number, unit: Quantity["unit"]): Quantity => ({ amount, unit, pieceLength })
  if (given.length > 0) {
    const all = given.map(({ amount, unit }) => of(amount, unit))
    if (isOpen && all.length === 1) return [...all, null]
    return agree(all, size) ? [all.find(({ unit }) => unit === "pieces") ?? all[0]] : all
  }
  // "angle 75x75x6 | 51453": more likely a rate than pieces.
  const counted = count === null ? [] : [count < MOST_BARE_PIECES ? of(count, "pieces") : null]
  if (count !== null && leftover.length === 0) return counted
  if (typed === null) return [...counted, null]
  return [...counted, of(1, "pieces"), ...(isOpen ? [of(typed, "metres")] : [])]
}

/** True if quantities are the same amount, or a number of pieces and the weight of one: "ISA 50x50x6 27 kg 20 nos". */
function agree(all: readonly Quantity[], { mass, massPer }: Size): boolean {
  if (all.length === 1) return true
  if (massPer === "squareMetre" || new Set(all.map(({ unit }) => unit)).size < all.length)
    return false
  const isNear = (...weights: readonly number[]) =>
    Math.max(...weights) <= Math.min(...weights) * (1 + AGREEMENT)
  const pieces = all.find(({ unit }) => unit === "pieces")
  const weight = all.find(({ unit }) => unit === "kg")
  const one = pieces ? quantityFigures({ ...pieces, amount: 1 }, mass).kg : 0
  const isOfOne = all.length === 2 && weight !== undefined && isNear(weight.amount, one)
  return isOfOne || isNear(...all.map((quantity) => quantityFigures(quantity, mass).kg))
}

/** Sheet sizes to choose from, if pieces are counted but a side is missing. null if nothing is missing. */
function sheetChoices(size: Size, { given, count, asked }: Reading): Choice[] | null {
  const { section, family, wall } = size
  const amount = given.find(({ unit }) => unit === "pieces")?.amount ?? count
  if (section.shape !== "sheet" || asked.sides.length === 2 || amount === null) return null
  const make = family === "chequered" ? chequeredSize : sheetSize
  const [side] = asked.sides
  const all = commercialRange.sheets.sizes
  const ofSide =
    side === undefined ? all : all.filter(({ width, length }) => width === side || length === side)
  // A width cut to order comes in every length.
  const lengths = [...new Set(all.map(({ length }) => length))]
  const offered = ofSide.length > 0 ? ofSide : lengths.map((length) => ({ width: side, length }))
  return offered.map(({ width, length }) => ({
    size: make(wall, width),
    quantity: { amount, unit: "pieces", pieceLength: length / 1000 },
  }))
}

/** The question to ask about a line, or null if it is clear. */
function questionAbout(
  choices: readonly Choice[],
  [{ size }, ...others]: readonly SizeMatch[],
  reading: Reading,
): ReadingSay | null {
  const { goods, asked, leftover, unknown, doubts, isOpen } = reading
  const { families, series } = goods
  const isNamed =
    families.length > 0 || series !== null || asked.nominalBore !== null || asked.pipeClass !== null
  // "48.3 OD 4 thk" is a pipe, "50x50x3" a tube.
  const isWhole =
    asked.thickness !== null && (asked.sides.length === 2 || asked.families.length > 0)
  const isOnlyGp = [size, ...others.map((one) => one.size)].every(({ family }) =>
    isPreGalvanized(family),
  )
  if (doubts[0]) return doubts[0]
  if (leftover.length > 0) return (words) => words.unclear(leftover.join(" "))
  if (unknown !== null && !isNamed) return (words) => words.unknownWord(unknown)
  if (!isNamed && !isWhole) return (words) => words.whatIsIt
  if (!isNominal(size, reading)) return (words) => words.roundedInches
  // "48.3 x 3.25" is not quite the 3.2 of the table.
  const isRolled = size.section.shape === "channel" || size.section.shape === "beam"
  const off = Math.abs(size.wall - (asked.thickness ?? size.wall))
  if (!isRolled && off > Math.max(0.006, asked.thicknessTolerance)) return (words) => words.nearest
  if (isOnlyGp && !isNamedPreGalvanized(reading)) return (words) => words.onlyPreGalvanized
  if (others.length > 0) return (words) => words.manyMatch(others.length + 1)
  // The side that is missing is asked even if only one sheet is sold with the other.
  if (sheetChoices(size, reading) !== null) return (words) => words.sheetSize
  if (choices.length === 1) return null
  return isOpen ? (words) => words.pieceOrTotal : (words) => words.twoQuantities
}
