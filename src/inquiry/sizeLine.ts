import { findSizes, type FoundSizes } from "../steel/finder/findSizes"
import type { SizeIndex, SizeMatch } from "../steel/finder/sizeIndex"
import { roundTo } from "../steel/format"
import { MM_PER_INCH } from "../steel/measure"
import { boreOfNominal } from "../steel/range/nominalBores"
import type { CatalogueSize } from "../steel/range/size"
import { meansSheet, namesSize } from "../steel/reading/askedSize"
import type { LineReading } from "../steel/reading/line"
import { TWO_LENGTHS } from "../steel/reading/amounts"
import { unsoldSentence } from "../steel/reading/unsoldGoods"
import { isNamedPreGalvanized, isNominal, isPreGalvanized, likelyMatches } from "./likelySize"
import { listedTubes } from "./listedTubes"
import { notUnderstood, quantityNotes, thicknessNotes } from "./lineNotes"
import { readQuantity, sheetChoices, type Choice } from "./readQuantity"
import type { QuestionLine, RequirementLine, TypedLine, UnreadLine } from "./requirementLine"
import type { ReadingSay } from "../interface/catalogue"

export const WHAT_IS_IT: ReadingSay = (words) => words.whatIsIt
const GI_OR_GP: ReadingSay = (words) => words.giOrGp
const MOST_CHOICES = 8

export function severalSizes(typed: string): QuestionLine {
  return {
    kind: "ask",
    typed,
    notes: [],
    choices: [],
    sentence: (words) => words.severalSizes,
  }
}

function isFlatProduct(product: string | null): boolean {
  return product === "coil" || product === "coated"
}

/** A typed line with one size. */
export function lineOf(typed: string, reading: LineReading, index: SizeIndex): RequirementLine {
  const { goods, asked } = reading
  if (goods.unsold) {
    const { word, name } = goods.unsold
    const sentence: ReadingSay = (words) => unsoldSentence(word, name, words)
    const choices = name === "purlins" ? choicesOf(listedTubes(reading, index), reading) : []
    if (choices.length > 0) return { kind: "ask", typed, notes: [], choices, sentence }
    // "Welding rod 5 kg with angle 50x50x6 2 ton": neither may be lost.
    const isOnly = goods.families.length === 0 && goods.series === null
    if (!isOnly && reading.amounts.given.length > 1) return severalSizes(typed)
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
  const likely = likelyMatches(found.matches, reading)
  const rounds = withOutsideInInches(likely.matches, reading, index)
  const matches = withMediumSeries(withBore(rounds, reading, index), reading, index)
  const notes = [...reading.notes, ...likely.notes, ...notUnderstood(reading)]
  const line = { typed, notes: goods.isGalvanized ? [GI_OR_GP, ...notes] : notes }
  if (!namesSize({ ...asked, pipeClass: null })) {
    const notes = notUnderstood(reading)
    return { kind: "unread", typed, notes, sentence: (words) => words.noneRead }
  }
  if (matches.length === 0)
    return (
      thicknessQuestion(line, reading, index) ??
      otherStandard(line, reading, index) ??
      nothingFits(line, found, reading)
    )
  const choices = choicesOf(matches, reading)
  const sentence = questionAbout(choices, matches, reading)
  if (sentence !== null) {
    const others = line.notes.filter((note) => note !== sentence)
    return { kind: "ask", typed, notes: others, choices, sentence }
  }
  const [{ size, quantity }] = choices
  return {
    kind: "read",
    ...line,
    notes: [...line.notes, ...thicknessNotes(size, reading), ...quantityNotes(size, reading)],
    size,
    quantity,
  }
}

/**
 * "I beam 150x80": the sides are those of another series, but the trade says beam and channel of the medium ones, so the medium
 * size of that depth is offered with it.
 */
function withMediumSeries(
  matches: readonly SizeMatch[],
  { asked, goods }: LineReading,
  index: SizeIndex,
): readonly SizeMatch[] {
  const [depth] = asked.sides
  const isMedium = ({ size }: SizeMatch) => /^ism[bc]-/.test(size.id)
  const isRolled = goods.families.some((family) => family === "channel" || family === "beam")
  if (!isRolled || asked.series !== null || matches.length === 0 || matches.some(isMedium))
    return matches
  const named = { ...asked, sides: [depth], thickness: null, mass: null, openDigits: null }
  return [...findSizes(index, named, {}, Infinity).matches.filter(isMedium), ...matches]
}

/** "1 inch round pipe 16 gauge": in a wall that no pipe of this bore has, the inch can be the outside, too. */
function withOutsideInInches(
  matches: readonly SizeMatch[],
  { asked }: LineReading,
  index: SizeIndex,
): readonly SizeMatch[] {
  const [only, ...others] = matches
  const isComputedPipe = only?.kind === "computed" && only.size.section.shape === "pipe"
  if (asked.inches === null || others.length > 0 || !isComputedPipe) return matches
  const figure = roundTo(asked.inches * MM_PER_INCH, 1)
  const byOutside = { ...asked, families: [only.size.family], inches: null, figure }
  const { matches: outside } = findSizes(index, byOutside, {}, Infinity)
  return [...matches, ...outside.filter(({ size }) => size.id !== only.size.id)]
}

/** "Pipe 50x3": no table has this outside diameter, and there is a nominal bore of that name. */
function withBore(
  matches: readonly SizeMatch[],
  { asked }: LineReading,
  index: SizeIndex,
): readonly SizeMatch[] {
  const computed = matches.find(({ kind, size }) => kind === "computed" && isPipe(size))
  if (computed?.size.section.shape !== "pipe" || asked.isOutside) return matches
  const { outsideDiameter, wallThickness } = computed.size.section
  if (asked.nominalBore !== null || boreOfNominal(outsideDiameter) === undefined) return matches
  const byBore = {
    ...asked,
    families: [computed.size.family],
    sides: [],
    figure: null,
    nominalBore: outsideDiameter,
    thickness: wallThickness,
    openDigits: null,
  }
  return [...findSizes(index, byBore, {}, Infinity).matches.slice(0, 1), ...matches]
}

function isPipe({ section }: CatalogueSize): boolean {
  return section.shape === "pipe"
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

/** "GP tube 50x25x1.2 IS 4923": the size is listed to another standard. */
function otherStandard(
  line: TypedLine,
  reading: LineReading,
  index: SizeIndex,
): QuestionLine | null {
  if (reading.asked.standard === null) return null
  const asked = { ...reading.asked, standard: null, openDigits: null }
  const found = findSizes(index, asked, {}, Infinity)
  const { matches } = likelyMatches(found.matches, { ...reading, asked })
  if (matches.length === 0) return null
  const sentence = reading.doubts[0] ?? ((words) => words.nearest)
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
    return GI_OR_GP
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
  if (!isNamed && !isWhole) return WHAT_IS_IT
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
