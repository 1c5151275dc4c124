import type { ReadingSay } from "../../interface/catalogue"
import { roundTo } from "../../steel/format"
import { findSizes } from "../../steel/finder/findSizes"
import type { SizeIndex, SizeMatch } from "../../steel/finder/sizeIndex"
import { MM_PER_INCH, TRADE_MM_PER_INCH } from "../../steel/measure"
import {
  pieceLengthLimits,
  quantityFigures,
  STANDARD_LENGTH,
  type Quantity,
} from "../../steel/quantity"
import { commercialRange } from "../../steel/range/commercialRange"
import { chequeredSize, sheetSize } from "../../steel/range/makeSize"
import { boreOfNominal } from "../../steel/range/nominalBores"
import type { CatalogueSize, SizeFamily } from "../../steel/range/size"
import { isWithin } from "../../steel/range/sizeLimits"
import { namesSize, type AskedSize } from "../../steel/finder/askedSize"
import type { Reading } from "./reading"

/** A size and a quantity of it. */
export interface Choice {
  readonly size: CatalogueSize
  /** null if the line has none. */
  readonly quantity: Quantity | null
}

/** What a reading means: one size, several to choose from with a question, or none. */
export type Chosen =
  | ({ readonly kind: "read"; readonly notes: readonly ReadingSay[] } & Choice)
  | { readonly kind: "ask"; readonly choices: readonly Choice[]; readonly sentence: ReadingSay }
  | { readonly kind: "none" }

const MOST_CHOICES = 8

/** The size that a reading means. The sizes are found first, then those that the trade would not mean are left out. */
export function choose(typed: Reading, index: SizeIndex): Chosen {
  const asked = { ...typed.asked, openDigits: null }
  const reading = { ...typed, asked }
  if (!namesSize({ ...asked, pipeClass: null })) return { kind: "none" }
  const found = findSizes(index, asked, {}, Infinity)
  const matches = withOthers(likely(found.matches, reading), reading, index)
  if (matches.length === 0) return nearest(reading, index, found.nearMisses)
  const choices = choicesOf(matches, reading)
  const sentence = questionAbout(choices, matches, reading)
  if (sentence !== null) return { kind: "ask", choices, sentence }
  const notes = matches[0].kind === "computed" && matches[0].why ? [matches[0].why] : []
  return { kind: "read", ...choices[0], notes }
}

/** Sizes near what was asked, if no size is that: in usual walls, to another standard, or the next in the table. */
function nearest(reading: Reading, index: SizeIndex, near: readonly SizeMatch[]): Chosen {
  const { asked, doubts } = reading
  const ask = (matches: readonly SizeMatch[], say: ReadingSay): Chosen =>
    matches.length === 0
      ? { kind: "none" }
      : { kind: "ask", choices: choicesOf(matches, reading), sentence: doubts[0] ?? say }
  const isTube = asked.families.some((family) => family === "rectangular" || family === "square")
  if (isTube && asked.sides.length === 2 && asked.thickness === null) {
    const walls = usualWalls.flatMap((thickness) => {
      const walled = { ...asked, thickness }
      return likely(findSizes(index, walled, {}, Infinity).matches, {
        ...reading,
        asked: walled,
      }).slice(0, 1)
    })
    if (walls.length > 0) return ask(walls, (words) => words.thicknessOf)
  }
  if (asked.standard !== null) {
    const free = { ...asked, standard: null }
    const others = likely(findSizes(index, free, {}, Infinity).matches, { ...reading, asked: free })
    if (others.length > 0) return ask(others, (words) => words.nearest)
  }
  return ask(near, (words) => words.nearest)
}

/** Walls of tube to choose from, mm. */
const usualWalls = [1.6, 2, 2.6, 3.2, 4, 5, 6]

/** Thicknesses nearer than this are equal, mm. */
const SAME_WALL = 0.006

/** Up to this ratio of thickness to side a bare size is tube, because angles are thicker. */
const THICKEST_TUBE_BY_SIDE = 0.06

/** Largest ratio of thickness to side of a common computed tube. */
const THICKEST_COMPUTED = 1 / 6

type Step = (matches: readonly SizeMatch[], reading: Reading) => readonly SizeMatch[]

/** The sizes left by the usual way of speaking. A step that leaves none is passed over, but the last. */
function likely(fitting: readonly SizeMatch[], reading: Reading): readonly SizeMatch[] {
  let matches = fitting
  for (const step of steps) {
    const left = step(matches, reading)
    if (left.length > 0) matches = left
  }
  const listed = matches.filter(({ kind }) => kind !== "computed")
  return listed.length > 0 ? matches : matches.filter(({ size }) => isCommon(size))
}

const steps: readonly Step[] = [
  // "6.3" means 6.3, even if 6.35 is listed and within the tolerance.
  (matches, { asked }) =>
    matches.filter(({ size }) => {
      const wall = askedWall(size, asked)
      return wall === null || Math.abs(size.wall - wall) < SAME_WALL
    }),
  // "2x2 inch" is sold as 50x50, even if 49.5x49.5 is listed, too.
  (matches, reading) => {
    const isHollow = ({ size }: SizeMatch) => size.section.shape === "hollow"
    const nominal = matches.filter((match) => !isHollow(match) || isNominal(match.size, reading))
    return nominal.some(isHollow) ? nominal : matches
  },
  (matches, { asked }) =>
    asked.families.includes("sheet")
      ? matches.filter(({ size }) => size.family !== "chequered")
      : matches,
  oncePerSection,
  (matches, reading) =>
    isNamedPreGalvanized(reading)
      ? matches
      : matches.filter(({ size }) => !isPreGalvanized(size.family)),
  // "50x50x3" without a word is tube if no angle is that thin.
  (matches, { goods, asked }) => {
    const isBare =
      goods.families.length === 0 && asked.sides.length === 2 && asked.thickness !== null
    const hasAngle = matches.some(({ size }) => size.section.shape === "angle")
    if (
      !isBare ||
      !hasAngle ||
      (asked.thickness ?? 0) / Math.min(...asked.sides) > THICKEST_TUBE_BY_SIDE
    )
      return matches
    return matches.filter(({ size }) => size.section.shape === "hollow")
  },
  // A channel is ISMC and a beam ISMB, unless another series is named. ISLB(P) 300 needs its full name.
  (matches, { asked, goods }) => {
    if (asked.series !== null)
      return matches.filter(({ size }) => size.id.includes("-p-") === asked.isVariantP)
    const isRolled =
      goods.families.length > 0 &&
      goods.families.every((family) => family === "channel" || family === "beam")
    const medium = matches.filter(({ size }) => /^ism[bc]-\d+$/.test(size.id))
    return isRolled && medium.length === 1 ? medium : matches
  },
  // "75 angle 6 mm" has equal legs.
  (matches, { asked }) =>
    asked.sides.length < 2 || (asked.sides.length === 2 && asked.thickness === null)
      ? matches.filter(({ size }) => size.family !== "unequalAngle")
      : matches,
  // "ERW pipe 25 mm" is rather a bore than a side: the round sizes first.
  (matches, { asked }) => {
    const isRound = ({ size }: SizeMatch) => size.section.shape === "pipe"
    return asked.figure !== null && asked.families.includes("pipe")
      ? [...matches].sort((a, b) => Number(isRound(b)) - Number(isRound(a)))
      : matches
  },
]

/** Pipe of one outside diameter and thickness is listed by class and by dimensions: the way it was asked. */
function oncePerSection(matches: readonly SizeMatch[], { asked }: Reading): readonly SizeMatch[] {
  const isByBore = asked.nominalBore !== null || asked.inches !== null || asked.pipeClass !== null
  const best = new Map<string, SizeMatch>()
  for (const match of matches) {
    const { family, section, mass, id } = match.size
    const key =
      section.shape === "pipe"
        ? `${family} ${section.outsideDiameter} ${section.wallThickness}`
        : `${id} ${mass}`
    if (!best.has(key) || (match.size.pipe?.class !== "") === isByBore) best.set(key, match)
  }
  return [...best.values()]
}

/**
 * The thickness asked for, mm; null if none was given. In a pair such as "60.3 x 3.2" it is the second figure, if the size is
 * round or has equal sides.
 */
function askedWall({ section }: CatalogueSize, { thickness, sides }: AskedSize): number | null {
  if (thickness !== null || sides.length < 2) return thickness
  if (section.shape === "pipe") return sides[1]
  const isSquare =
    (section.shape === "angle" && section.legA === section.legB) ||
    (section.shape === "hollow" && section.depth === section.width)
  return isSquare && sides[1] !== sides[0] ? sides[1] : null
}

function isPreGalvanized(family: SizeFamily): boolean {
  return family.startsWith("gp")
}

function isNamedPreGalvanized({ goods }: Reading): boolean {
  return goods.families.length > 0 && goods.families.every(isPreGalvanized)
}

/** Computed sizes count only if the thickness is common. */
function isCommon({ section, family }: CatalogueSize): boolean {
  if (section.shape === "angle" || section.shape === "plank") return false
  if (section.shape !== "hollow" && section.shape !== "pipe") return true
  const outside =
    section.shape === "pipe" ? section.outsideDiameter : Math.min(section.depth, section.width)
  const { wallThickness } = section
  const isThick = section.shape === "pipe" || wallThickness >= 0.8
  return !isPreGalvanized(family) && isThick && wallThickness <= outside * THICKEST_COMPUTED
}

/** 2 inch is 50 mm in the trade, so 49.5 mm needs a question. */
function isNominal({ section }: CatalogueSize, { asked }: Reading): boolean {
  if (asked.inches === null && !asked.isInInches) return true
  const sides =
    section.shape === "hollow"
      ? [section.depth, section.width]
      : section.shape === "angle"
        ? [section.legA, section.legB]
        : []
  const { inches } = asked
  const typed =
    inches === null
      ? [...asked.sides].sort((a, b) => b - a).map((side) => side / MM_PER_INCH)
      : sides.map(() => inches)
  return sides.every((side, place) => {
    // 1½ inch is sold as 38 mm.
    const rounding = section.shape === "hollow" && typed[place] % 1 !== 0 ? 0.8 : 0.1
    return Math.abs(side - typed[place] * TRADE_MM_PER_INCH) < rounding
  })
}

/** Other sizes that the same words can mean, so that a computed or rare size is not taken for granted. */
function withOthers(
  matches: readonly SizeMatch[],
  { asked, goods }: Reading,
  index: SizeIndex,
): readonly SizeMatch[] {
  const find = (other: Partial<AskedSize>) =>
    findSizes(index, { ...asked, ...other }, {}, Infinity).matches
  const isRolled = goods.families.some((family) => family === "channel" || family === "beam")
  const isMedium = ({ size }: SizeMatch) => /^ism[bc]-/.test(size.id)
  // "I beam 150x80" has the sides of another series, but the trade says beam of the medium ones.
  if (isRolled && asked.series === null && matches.length > 0 && !matches.some(isMedium)) {
    const medium = find({ sides: asked.sides.slice(0, 1), thickness: null, mass: null }).filter(
      isMedium,
    )
    return [...medium, ...matches]
  }
  const [only] = matches
  if (only?.kind !== "computed" || only.size.section.shape !== "pipe") return matches
  const { outsideDiameter, wallThickness } = only.size.section
  const { family } = only.size
  // "1 inch round pipe 16 gauge": in a wall that no pipe of this bore has, the inch can be the outside, too.
  if (asked.inches !== null && matches.length === 1) {
    const outside = find({
      families: [family],
      inches: null,
      figure: roundTo(asked.inches * MM_PER_INCH, 1),
    })
    return [...matches, ...outside.filter(({ size }) => size.id !== only.size.id)]
  }
  // "Pipe 50x3": no table has this outside diameter, and there is a nominal bore of that name.
  if (asked.isOutside || asked.nominalBore !== null || boreOfNominal(outsideDiameter) === undefined)
    return matches
  const byBore = find({
    families: [family],
    sides: [],
    figure: null,
    nominalBore: outsideDiameter,
    thickness: wallThickness,
  })
  return [...byBore.slice(0, 1), ...matches]
}

function choicesOf(matches: readonly SizeMatch[], reading: Reading): Choice[] {
  return matches.slice(0, MOST_CHOICES).flatMap(({ size }): Choice[] => {
    const sheets = sheetChoices(size, reading)
    return sheets ?? quantitiesOf(size, reading).map((quantity) => ({ size, quantity }))
  })
}

/** From here up a figure without unit is rather a rate than a count. */
const MOST_BARE_PIECES = 300

/** Quantities that differ by less than this share agree: lists round weights or use the old chart. */
const AGREEMENT = 0.05

/** The possible quantities for a size: one if the line is clear. Contains null if the line has none. */
export function quantitiesOf(size: CatalogueSize, reading: Reading): (Quantity | null)[] {
  const { given, count, leftover, isOpen, asked } = reading
  const pieceLength = pieceLengthOf(size, reading)
  const of = (amount: number, unit: Quantity["unit"]): Quantity => ({ amount, unit, pieceLength })
  if (given.length > 0) {
    const all = given.map(({ amount, unit }) => of(amount, unit))
    if (isOpen && all.length === 1) return [...all, null]
    return agree(all, size) ? [all.find(({ unit }) => unit === "pieces") ?? all[0]] : all
  }
  // "angle 75x75x6 | 51453": more likely a rate than pieces.
  const counted = count === null ? [] : [count < MOST_BARE_PIECES ? of(count, "pieces") : null]
  if (count !== null && leftover.length === 0) return counted
  if (reading.pieceLength === null && !isCutSheet(size, asked)) return [...counted, null]
  const piece = of(1, "pieces")
  return isOpen && reading.pieceLength !== null
    ? [...counted, piece, of(reading.pieceLength, "metres")]
    : [...counted, piece]
}

/** True for a plate with width and length: without a quantity it is one plate of that length. */
function isCutSheet({ section }: CatalogueSize, { sides }: AskedSize): boolean {
  return section.shape === "sheet" && sides.length === 2
}

function pieceLengthOf(size: CatalogueSize, { pieceLength, asked }: Reading): number {
  const length = isCutSheet(size, asked) ? Math.max(...asked.sides) / 1000 : pieceLength
  if (length === null || !isWithin(pieceLengthLimits, length)) return STANDARD_LENGTH
  return roundTo(length, 3)
}

function agree(all: readonly Quantity[], { mass, massPer }: CatalogueSize): boolean {
  if (all.length === 1) return true
  if (massPer === "squareMetre" || new Set(all.map(({ unit }) => unit)).size < all.length)
    return false
  if (isNear(...all.map((quantity) => quantityFigures(quantity, mass).kg))) return true
  // "ISA 50x50x6 27 kg 20 nos": the weight of one piece beside their number.
  const pieces = all.find(({ unit }) => unit === "pieces")
  const weight = all.find(({ unit }) => unit === "kg")
  return (
    pieces !== undefined &&
    weight !== undefined &&
    all.length === 2 &&
    isNear(weight.amount, quantityFigures({ ...pieces, amount: 1 }, mass).kg)
  )
}

function isNear(...weights: readonly number[]): boolean {
  return Math.max(...weights) <= Math.min(...weights) * (1 + AGREEMENT)
}

/** Sheet sizes to choose from, if pieces are counted but a side is missing. null if nothing is missing. */
function sheetChoices(size: CatalogueSize, { given, count, asked }: Reading): Choice[] | null {
  if (size.section.shape !== "sheet" || asked.sides.length === 2) return null
  const pieces = given.find(({ unit }) => unit === "pieces")
  if (!pieces && count === null) return null
  const amount = pieces?.amount ?? count ?? 1
  const make = size.family === "chequered" ? chequeredSize : sheetSize
  const [side] = asked.sides
  const all = commercialRange.sheets.sizes
  const ofSide = all.filter(
    ({ width, length }) => side === undefined || width === side || length === side,
  )
  // A width cut to order comes in every length.
  const offered =
    ofSide.length > 0
      ? ofSide
      : [...new Set(all.map(({ length }) => length))].map((length) => ({ width: side, length }))
  return offered.map(({ width, length }) => ({
    size: make(size.wall, width),
    quantity: { amount, unit: "pieces", pieceLength: length / 1000 },
  }))
}

/** The question to ask about a line, or null if it is clear. */
function questionAbout(
  choices: readonly Choice[],
  matches: readonly SizeMatch[],
  reading: Reading,
): ReadingSay | null {
  const { goods, asked, leftover, unknown, doubts, isOpen } = reading
  if (doubts[0]) return doubts[0]
  if (leftover.length > 0) return (words) => words.unclear(leftover.join(" "))
  const isNamed =
    goods.families.length > 0 ||
    goods.series !== null ||
    asked.nominalBore !== null ||
    asked.pipeClass !== null
  if (unknown !== null && !isNamed) return (words) => words.unknownWord(unknown)
  // "48.3 OD 4 thk" is a pipe, "50x50x3" a tube.
  const isWhole =
    asked.thickness !== null && (asked.sides.length === 2 || asked.families.length > 0)
  if (!isNamed && !isWhole) return (words) => words.whatIsIt
  if (!isNominal(matches[0].size, reading)) return (words) => words.roundedInches
  if (!isNamedPreGalvanized(reading) && matches.every(({ size }) => isPreGalvanized(size.family)))
    return (words) => words.onlyPreGalvanized
  if (matches.length > 1) return (words) => words.manyMatch(matches.length)
  // The side that is missing is asked even if only one sheet is sold with the other.
  if (sheetChoices(matches[0].size, reading) !== null) return (words) => words.sheetSize
  if (choices.length > 1)
    return isOpen ? (words) => words.pieceOrTotal : (words) => words.twoQuantities
  return null
}
