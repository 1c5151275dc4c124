import type { ReadingSentence } from "../kit/words/catalogue"
import { indianFigure, roundTo } from "../steel/format"
import { sizesByPiece } from "../steel/finder/byPiece"
import { namesSize, type AskedSize, findSizes } from "../steel/finder/findSizes"
import type { SizeIndex, SizeMatch } from "../steel/finder/sizeIndex"
import { MM_PER_INCH, TRADE_MM_PER_INCH } from "../steel/figure"
import {
  pieceLengthLimits,
  quantityFigures,
  STANDARD_LENGTH,
  type Quantity,
} from "../steel/quantity"
import { commercialRange } from "../steel/range/commercialRange"
import { isPreGalvanized } from "../steel/range/families"
import { sheetSize } from "../steel/range/makeSize"
import { boreOfNominal } from "../steel/range/nominalBores"
import type { Size, SizeFamily } from "../steel/range/size"
import { isWithin } from "../steel/range/computedSize"
import { MOST_BARE_PIECES } from "./forms"
import { isSeveral } from "./line"
import type { Reading } from "./reading"

/** A size that a line could mean, with what it may say of the quantity. */
export interface Candidate {
  readonly size: Size
  /** The likeliest first. Empty: the line gives none. Two or more are asked, apart from the size. */
  readonly quantities: readonly Quantity[]
  /** Of sizes found by the weight of a piece, how much it differs: "4.0 % lighter than listed". */
  readonly label?: ReadingSentence
}

/** What a reading means: sizes to choose from, with the question if there is one. */
export interface Chosen {
  readonly candidates: readonly Candidate[]
  /** null if one size with at most one quantity is meant. */
  readonly question: ReadingSentence | null
  readonly notes: readonly ReadingSentence[]
  /** False if the choice does not say each word and figure. */
  readonly isWhole: boolean
}

/** What a reading means, and what its rivals do: if they say other sizes or quantities, all are offered. null if there is no size. */
export function choose(typed: Reading, index: SizeIndex): Chosen | null {
  const own = chosenOf(typed, index)
  if (!own) return null
  const others = typed.rivals.flatMap((rival) => chosenOf(rival, index) ?? [])
  const candidates = together([own, ...others].flatMap((chosen) => chosen.candidates))
  const choices = (all: readonly Candidate[]) =>
    all.reduce((sum, { quantities }) => sum + quantities.length, all.length)
  if (choices(candidates) === choices(own.candidates)) return own
  const question: ReadingSentence = own.question ?? ((words) => words.twoReadings)
  return { ...own, candidates, question, isWhole: false }
}

/** Candidates of one size as one, with the quantities of all. */
function together(all: readonly Candidate[]): readonly Candidate[] {
  const bySize = new Map<string, Candidate>()
  for (const one of all) {
    const before = bySize.get(one.size.id)
    const said = new Set(before?.quantities.map((quantity) => JSON.stringify(quantity)))
    const more = one.quantities.filter((quantity) => !said.has(JSON.stringify(quantity)))
    const quantities = [...(before?.quantities ?? []), ...more]
    bySize.set(one.size.id, { ...(before ?? one), quantities })
  }
  return [...bySize.values()]
}

/** The size that a reading means: the sizes found, without those that the trade would not mean. null if there is none. */
function chosenOf(typed: Reading, index: SizeIndex): Chosen | null {
  const reading = { ...typed, asked: { ...typed.asked, openDigits: null } }
  const { asked, doubts, goods } = reading
  const isSheetOrCoil = goods.product === "coil" && goods.families.includes("sheet")
  const isOther = goods.unsold !== null || (goods.product !== null && !isSheetOrCoil)
  if (isOther || isSeveral(reading) || reading.refusal !== null || !reading.hasFigure) return null
  if (!namesSize({ ...asked, pipeClass: null })) return null
  const byPiece = chosenByPiece(reading, index)
  if (byPiece) return byPiece
  const find = (other: Partial<AskedSize> | null) => {
    const changed = { ...reading, asked: { ...asked, ...other } }
    return other ? likely(findSizes(index, changed.asked).matches, changed) : []
  }
  const found = find({})
  const [first] = found
  const walls = isOpenTube(asked) ? usualWalls.flatMap((thickness) => find({ thickness })) : []
  if (!first) {
    const near = [...walls, ...find(nearest(asked))]
    const matches = near.length > 0 ? near : findSizes(index, asked).nearMisses
    const candidates = candidatesOf(matches, reading)
    const question: ReadingSentence =
      doubts[0] ?? ((words) => (walls.length > 0 ? words.thicknessOf : words.nearest))
    const { notes } = reading
    return candidates.length > 0 ? { candidates, question, notes, isWhole: false } : null
  }
  const all = [...found, ...find(otherMeaning(first, reading)), ...walls]
  const matches = [...new Map(all.map((one) => [one.size.id, one])).values()]
  const candidates = candidatesOf(inDemand(matches, asked), reading)
  const question = questionAbout(candidates, matches, reading)
  const why = question === null && first.kind === "computed" && first.why ? [first.why] : []
  const notes = [...reading.notes, ...why, ...notesOn(candidates[0], reading)]
  return { candidates, question, notes, isWhole: isAllSaid(candidates[0], reading) }
}

/** True for a tube with both sides and without a wall. */
function isOpenTube({ families, sides, thickness, series, mass, standard }: AskedSize): boolean {
  const isTube = families.some((family) => family === "rectangular" || family === "square")
  return isTube && sides.length === 2 && (thickness ?? series ?? mass ?? standard) === null
}

/** True if the size and its quantity say each word and figure. A length stands with pieces only. */
function isAllSaid({ size, quantities: [quantity] }: Candidate, reading: Reading): boolean {
  const { isWhole, pieceLength, asked, given } = reading
  const isCut = size.section.shape === "sheet" && asked.sides.length === 2
  const isShown = (pieceLength === null && !isCut) || quantity?.unit === "pieces"
  return isWhole && quantity !== undefined && given.length < 2 && isShown
}

/** "ISMB 300 44.2 kg" has no quantity, but what a metre weighs. */
function notesOn({ size, quantities }: Candidate, { given }: Reading): readonly ReadingSentence[] {
  const [{ amount = 0, unit = "pieces" } = {}] = given
  return quantities.length === 0 && unit === "kg" && isPerMetre(size, amount)
    ? [(words) => words.perMetre(`${indianFigure(amount)} kg`)]
    : []
}

/** Up to this ratio of the weight of a metre a figure is that weight. */
const SAME_MASS = 0.08

function isPerMetre({ mass, tradeMass = mass, massPer }: Size, kg: number): boolean {
  return massPer === "metre" && [mass, tradeMass].some((one) => Math.abs(kg / one - 1) <= SAME_MASS)
}

/** Sizes by the weight of a piece, where the wall is open: "40x40 sq pipe 13 kg 20 nos". null if that is not what the line says. */
function chosenByPiece(reading: Reading, index: SizeIndex): Chosen | null {
  const weighed = weighedSizes(reading, index)
  if (weighed.found.length === 0) return null
  const candidates = weighed.found.map(({ size, off }) => ({
    size,
    quantities: namedQuantities(size, weighed.rest),
    label: offLabel(off),
  }))
  const weight = `${indianFigure(weighed.kg, 2)} kg`
  const length = indianFigure(weighed.length, 3)
  const question: ReadingSentence =
    reading.doubts[0] ??
    (weighed.isSure
      ? (words) => words.byPiece(weight, words.metres(length))
      : (words) => words.quantityOrPiece(weight))
  return { candidates, question, notes: reading.notes, isWhole: false }
}

/** How much a piece differs from the list, as a sentence. */
export function offLabel(off: number): ReadingSentence {
  const share = Math.abs(off * 100).toFixed(1)
  if (share === "0.0") return (words) => words.asListed
  return (words) => (off < 0 ? words.lighter(share) : words.heavier(share))
}

/** The heaviest piece of a tube or angle without a wall that is weighed by hand, kg. Alone, more is rather a quantity. */
const HEAVIEST_ALONE = 100
const unweighed = /^(sheet|channel|beam)$/
/** What "40x40 13 kg" can be. */
const withCorners: readonly SizeFamily[] = ["square", "rectangular", "equalAngle", "unequalAngle"]

/** The sizes that a line means by the weight of a piece, and what it says besides. None if it says no such weight, or has a wall. */
export function weighedSizes(reading: Reading, index: SizeIndex) {
  const { asked, given, pieceKg, pieceLength, goods, count } = reading
  const { sides, figure, nominalBore, inches } = asked
  const typed = given.find(({ unit }) => unit === "kg")
  const others = given.filter((amount) => amount !== typed)
  const isCounted = others.length > 0 || count !== null
  const isPiece = typed !== undefined && (isCounted || typed.amount <= HEAVIEST_ALONE)
  const kg = pieceKg ?? (isPiece ? typed.amount : 0)
  const length = pieceLength ?? STANDARD_LENGTH
  const { thickness, series, pipeClass, mass } = asked
  const isOpen =
    (thickness ?? series ?? goods.series ?? pipeClass ?? mass) === null &&
    !asked.families.some((family) => unweighed.test(family))
  const hasOutside = sides.length > 0 || (figure ?? nominalBore ?? inches) !== null
  const isNamed = goods.families.length > 0 || asked.families.length > 0
  const families = isNamed ? asked.families : withCorners
  const isWeighed = kg > 0 && isOpen && hasOutside
  const found = isWeighed ? sizesByPiece(index, { ...asked, families }, kg, length) : []
  const left = { given: pieceKg === null ? others : given, pieceKg: null, isOpen: false }
  const rest: Reading = isWeighed ? { ...reading, ...left } : reading
  return { found, kg, length, isSure: pieceKg !== null || isCounted, rest }
}

/** Walls of tube in the order of demand, mm. */
const usualWalls = [2, 3, 1.6, 2.5, 4, 5, 6, 1.2]
const wallsOfAngle = [6, 5, 8, 10, 4, 3, 12]
const classes: readonly (string | undefined)[] = ["medium", "heavy", "light"]

/** Sizes of one family by demand: the commonest wall or class first. Others keep their order. */
function inDemand(
  matches: readonly SizeMatch[],
  { thickness, pipeClass, mass }: AskedSize,
): readonly SizeMatch[] {
  const isAllSaid = thickness !== null || pipeClass !== null || mass !== null
  const isByWall = matches.every(({ size: { section } }) => /hollow|angle|pipe/.test(section.shape))
  if (isAllSaid || !isByWall) return matches
  const families = [...new Set(matches.map(({ size }) => size.family))]
  const rank = ({ size: { wall, section, pipe, family } }: SizeMatch) => {
    const walls = section.shape === "angle" ? wallsOfAngle : usualWalls
    const place = pipe?.class ? classes.indexOf(pipe.class) : walls.indexOf(wall)
    return families.indexOf(family) * 100 + (place < 0 ? walls.length : place)
  }
  return [...matches].sort((a, b) => rank(a) - rank(b))
}

/** What may have been meant by a size that is none: a section of the series with another web, another standard. */
function nearest({ thickness, series, standard }: AskedSize): Partial<AskedSize> | null {
  if (series !== null && thickness !== null) return { thickness: null }
  return standard === null ? null : { standard: null }
}

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
  if (section.shape === "pipe") return wall <= section.outsideDiameter * THICKEST_COMPUTED
  if (section.shape === "hollow")
    return (
      !isPreGalvanized(family) &&
      wall >= 0.8 &&
      wall <= Math.min(section.depth, section.width) * THICKEST_COMPUTED
    )
  return section.shape !== "angle" && section.shape !== "plank"
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
  const { section, family } = size
  // "I beam 150x80" has the sides of another series, but the trade says beam of the medium ones.
  if (isOfRolled(reading) && !/^ism[bc]-/.test(size.id))
    return { sides: asked.sides.slice(0, 1), thickness: null, mass: null }
  if (kind !== "computed" || section.shape !== "pipe") return null
  // "1 inch round pipe 16 gauge": in a wall that no pipe of this bore has, the inch can be the outside, too.
  if (asked.inches !== null)
    return { families: [family], inches: null, figure: roundTo(asked.inches * MM_PER_INCH, 1) }
  // "Pipe 50x3": no table has this outside diameter, and there is a nominal bore of that name.
  const { outsideDiameter: nominalBore, wallThickness: thickness } = section
  return asked.isOutside || asked.nominalBore !== null || !boreOfNominal(nominalBore)
    ? null
    : { families: [family], sides: [], figure: null, nominalBore, thickness }
}

function candidatesOf(matches: readonly SizeMatch[], reading: Reading): Candidate[] {
  const candidates = matches.flatMap(
    ({ size }): readonly Candidate[] =>
      sheetCandidates(size, reading) ?? [{ size, quantities: namedQuantities(size, reading) }],
  )
  // Of several sizes of sheet one can be that of others, too.
  return [...new Map(candidates.map((one) => [one.size.id, one])).values()]
}

function namedQuantities(size: Size, reading: Reading): Quantity[] {
  return quantitiesOf(size, reading).filter((one) => one !== null)
}

/** Quantities that differ by less than this share agree: lists round weights or use the old chart. */
const AGREEMENT = 0.05

/** The possible quantities for a size: one if the line is clear. Contains null if the line may have none. */
export function quantitiesOf(size: Size, reading: Reading): (Quantity | null)[] {
  const { given, count, leftover, isOpen, asked, pieceKg } = reading
  // A plate with width and length: without a quantity it is one plate of that length.
  const isCut = size.section.shape === "sheet" && asked.sides.length === 2
  const typed = isCut ? Math.max(...asked.sides) / 1000 : reading.pieceLength
  const isLength = typed !== null && isWithin(pieceLengthLimits, typed)
  const pieceLength = isLength ? roundTo(typed, 3) : STANDARD_LENGTH
  const of = (amount: number, unit: Quantity["unit"]): Quantity => ({ amount, unit, pieceLength })
  const kgOfPiece = quantityFigures(of(1, "pieces"), size.mass).kg
  const [only, ...others] = given
  if (only?.unit === "kg" && others.length === 0) {
    // "44.2 kg" is what a metre weighs. "46 kg" is near to it, and can be the quantity.
    if (isPerMetre(size, only.amount))
      return only.amount % 1 === 0 ? [of(only.amount, "kg"), null] : [null]
    // "27 kg - 12": so many pieces of that weight. "500 kg - 62" is a rate.
    if (count !== null && isNear(only.amount, kgOfPiece)) return [of(count, "pieces")]
  }
  if (only) {
    const amounts = given.map(({ amount, unit }) => of(amount, unit))
    const all = [
      ...amounts,
      ...(pieceKg !== null && others.length === 0 ? [of(pieceKg, "kg")] : []),
    ]
    if (isOpen && all.length === 1) return [...all, null]
    if (agree(all, size, kgOfPiece)) return [all.find(({ unit }) => unit === "pieces") ?? all[0]]
    const [first, second] = all
    const isSame = all.length === 2 && first.unit === second.unit && first.amount === second.amount
    return isSame ? [of(first.amount * 2, first.unit), first] : all
  }
  if (reading.isUncounted) return [null]
  // "ISMC 100 (55 kg)": the weight of a piece if it is about that, else it could be the quantity.
  if (pieceKg !== null && !isNear(pieceKg, kgOfPiece)) return [of(pieceKg, "kg"), null]
  // "angle 75x75x6 | 51453": more likely a rate than pieces.
  const counted = count === null ? [] : [count < MOST_BARE_PIECES ? of(count, "pieces") : null]
  if (count !== null && leftover.length === 0) return counted
  if (typed === null) return [...counted, null]
  // Nobody said that it is one piece: it is offered.
  return [...counted, of(1, "pieces"), ...(isOpen ? [of(typed, "metres")] : [null])]
}

function isNear(...weights: readonly number[]): boolean {
  return Math.max(...weights) <= Math.min(...weights) * (1 + AGREEMENT)
}

/** True if quantities are the same amount, or a number of pieces and the weight of one: "ISA 50x50x6 27 kg 20 nos". */
function agree(all: readonly Quantity[], { mass, massPer }: Size, kgOfPiece: number): boolean {
  if (all.length === 1) return true
  const units = new Set(all.map(({ unit }) => unit))
  if (massPer === "squareMetre" || units.size < all.length) return false
  const weight = all.find(({ unit }) => unit === "kg")
  const isOfOne =
    weight && all.length === 2 && units.has("pieces") && isNear(weight.amount, kgOfPiece)
  return isOfOne || isNear(...all.map((quantity) => quantityFigures(quantity, mass).kg))
}

/** Sheet sizes to choose from, if pieces are counted but a side is missing. null if nothing is missing. */
function sheetCandidates(
  size: Size,
  { given, count, asked }: Reading,
): readonly Candidate[] | null {
  const { section, family, wall } = size
  const counted = given.length === 0 ? count : null
  const amount = given.find(({ unit }) => unit === "pieces")?.amount ?? counted
  if (section.shape !== "sheet" || asked.sides.length === 2 || amount === null) return null
  const [side] = asked.sides
  const all = commercialRange.sheets.sizes
  const ofSide =
    side === undefined ? all : all.filter(({ width, length }) => width === side || length === side)
  // A width cut to order comes in every length.
  const lengths = [...new Set(all.map(({ length }) => length))]
  const offered = ofSide.length > 0 ? ofSide : lengths.map((length) => ({ width: side, length }))
  return [...new Set(offered.map(({ width }) => width))].map((width) => ({
    size: sheetSize(wall, width, family),
    quantities: offered
      .filter((one) => one.width === width)
      .map(({ length }) => ({ amount, unit: "pieces", pieceLength: length / 1000 })),
  }))
}

/** The question to ask about a line, or null if it is clear. */
function questionAbout(
  candidates: readonly Candidate[],
  matches: readonly SizeMatch[],
  reading: Reading,
): ReadingSentence | null {
  const { goods, asked, leftover, unknown, doubts, given, pieceKg } = reading
  const { thickness, thicknessTolerance, sides, nominalBore, pipeClass } = asked
  const [{ size }] = matches
  const isOne = matches.length === 1
  const isNamed =
    goods.families.length > 0 || goods.series !== null || nominalBore !== null || pipeClass !== null
  // "48.3 OD 4 thk" is a pipe, "50x50x3" a tube.
  const isWhole = thickness !== null && (sides.length === 2 || asked.families.length > 0)
  const isCounted = given.length > 0 || reading.isUncounted
  // Beside a quantity with its unit, what is left belongs to neither: "with 12 mm bolts".
  const isOther = isCounted && reading.isLeftToOther && isFirm(reading) && isOne
  const isOnlyGp = matches.every((match) => isPreGalvanized(match.size.family))
  // "48.3 x 3.25" is not quite the 3.2 of the table.
  const isRolled = size.section.shape === "channel" || size.section.shape === "beam"
  const off = Math.abs(size.wall - (thickness ?? size.wall))
  const isOff = !isRolled && off > Math.max(0.006, thicknessTolerance)
  if (doubts[0]) return doubts[0]
  if (leftover.length > 0 && !isOther) return (words) => words.unclear(leftover.join(" "))
  if (!isNamed && !isWhole)
    return (words) => (unknown === null ? words.whatIsIt : words.unknownWord(unknown))
  if (!isNominal(size, reading)) return (words) => words.roundedInches
  if (isOff) return (words) => words.nearest
  if (isOnlyGp && !isNamedPreGalvanized(reading)) return (words) => words.onlyPreGalvanized
  if (reading.isGalvanized) return (words) => words.galvanized
  if (!isOne) return (words) => words.manyMatch(candidates.length)
  // The side that is missing is asked even if only one sheet is sold with the other.
  if (sheetCandidates(size, reading) !== null) return (words) => words.sheetSize
  if (quantitiesOf(size, reading).length === 1) return null
  if (pieceKg !== null && given.length === 0)
    return (words) => words.quantityOrPiece(`${indianFigure(pieceKg, 2)} kg`)
  const isNone = given.length === 0 && reading.count === null
  if (isPerMetre(size, given[0]?.amount ?? 0) && !reading.isOpen)
    return (words) => words.twoReadings
  return (words) =>
    reading.isOpen ? words.pieceOrTotal : isNone ? words.noQuantityGiven : words.twoQuantities
}

/** True if no other figure can belong to the size: a rolled section, sides with a wall, a bore with a class. */
function isFirm({ asked }: Reading): boolean {
  const { series, sides, figure, thickness, nominalBore, inches, pipeClass } = asked
  if (series !== null) return sides.length > 0 || figure !== null
  const isBore = nominalBore !== null || inches !== null
  return isBore ? pipeClass !== null || thickness !== null : thickness !== null && sides.length > 0
}
