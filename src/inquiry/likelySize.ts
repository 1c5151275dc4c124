import { MM_PER_INCH, TRADE_MM_PER_INCH } from "../steel/measure"
import type { SizeMatch } from "../steel/finder/sizeIndex"
import type { CatalogueSize, SizeFamily } from "../steel/range/size"
import type { AskedSize } from "../steel/reading/askedSize"
import type { Goods } from "../steel/reading/goods"
import type { LineReading } from "../steel/reading/line"
import type { ReadingSay } from "../interface/catalogue"

/** The sizes left by the usual way of speaking, and notes about it. */
interface LikelyMatches {
  readonly matches: readonly SizeMatch[]
  /** Sentences. */
  readonly notes: readonly ReadingSay[]
}

/**
 * Up to this ratio of thickness to side, a bare size is tube, because angles are thicker. Above it, the sides of a
 * listed angle could be either.
 */
const THICKEST_TUBE_BY_SIDE = 0.06

/** Largest ratio of thickness to side of a common computed tube. */
const THICKEST_COMPUTED = 1 / 6

/** The sizes a line could mean, or one if the trade would not ask. */
export function likelyMatches(fitting: readonly SizeMatch[], reading: LineReading): LikelyMatches {
  const steps = [
    exactWall,
    nominalInches,
    withoutChequered,
    oncePerSection,
    blackTube,
    tubeOrAngle,
    mediumSeries,
    equalAngles,
    roundFirst,
    plausible,
  ]
  const notes: ReadingSay[] = []
  let matches = fitting
  for (const step of steps) {
    const left = step(matches, reading)
    if (left.matches.length > 0 || step === plausible) {
      matches = left.matches
      if (left.note) notes.push(left.note)
    }
  }
  const why = matches.length === 1 && matches[0].kind === "computed" ? matches[0].why : null
  return { matches, notes: why ? [...notes, why] : notes }
}

interface Step {
  readonly matches: readonly SizeMatch[]
  readonly note?: ReadingSay
}

/** Thicknesses nearer than this are equal, mm. */
export const SAME_WALL = 0.006

/** "6.3" means 6.3, even if 6.35 is listed and within the tolerance. */
function exactWall(matches: readonly SizeMatch[], { asked }: LineReading): Step {
  const isExact = ({ size }: SizeMatch) => {
    const wall = askedWall(size, asked)
    return wall === null || Math.abs(size.wall - wall) < SAME_WALL
  }
  return { matches: matches.filter(isExact) }
}

/** "2x2 inch" is sold as 50x50, even if 49.5x49.5 is listed, too. */
function nominalInches(matches: readonly SizeMatch[], reading: LineReading): Step {
  const isHollow = ({ size }: SizeMatch) => size.section.shape === "hollow"
  const nominal = matches.filter((match) => !isHollow(match) || isNominal(match, reading))
  return { matches: nominal.some(isHollow) ? nominal : matches }
}

/**
 * The thickness asked for, mm; null if none was given. In a pair such as "60.3 x 3.2" it is the second figure, if the size is
 * round or has equal sides.
 */
export function askedWall(
  { section }: CatalogueSize,
  { thickness, sides }: AskedSize,
): number | null {
  if (thickness !== null || sides.length < 2) return thickness
  if (section.shape === "pipe") return sides[1]
  const isSquare =
    (section.shape === "angle" && section.legA === section.legB) ||
    (section.shape === "hollow" && section.depth === section.width)
  return isSquare && sides[1] !== sides[0] ? sides[1] : null
}

function withoutChequered(matches: readonly SizeMatch[], { asked }: LineReading): Step {
  return asked.families.includes("sheet")
    ? { matches: matches.filter(({ size }) => size.family !== "chequered") }
    : { matches }
}

/**
 * Pipe of one outside diameter and thickness is listed under several standards: by class if a bore was given, else by
 * dimensions.
 */
function oncePerSection(matches: readonly SizeMatch[], { asked }: LineReading): Step {
  const isByBore = asked.nominalBore !== null || asked.inches !== null || asked.pipeClass !== null
  const best = new Map<string, SizeMatch>()
  for (const match of matches) {
    const { family, section, mass } = match.size
    const key =
      section.shape === "pipe"
        ? `${family} ${section.outsideDiameter} ${section.wallThickness}`
        : `${match.size.id} ${mass}`
    const before = best.get(key)
    const isBetter = (match.size.pipe?.class !== "") === isByBore
    if (!before || isBetter) best.set(key, match)
  }
  return { matches: [...best.values()] }
}

function blackTube(matches: readonly SizeMatch[], { goods }: LineReading): Step {
  if (isNamedPreGalvanized(goods) || goods.isGalvanized) return { matches }
  const black = matches.filter(({ size }) => !isPreGalvanized(size.family))
  return black.length < matches.length
    ? { matches: black, note: (words) => words.blackTube }
    : { matches }
}

/** True if the words allow only pre-galvanized goods. */
export function isNamedPreGalvanized({ families }: Goods): boolean {
  return families.length > 0 && families.every(isPreGalvanized)
}

export function isPreGalvanized(family: SizeFamily): boolean {
  return family.startsWith("gp")
}

/** "50x50x3" without a word is tube if no angle is that thin. */
function tubeOrAngle(matches: readonly SizeMatch[], { goods, asked }: LineReading): Step {
  if (goods.families.length > 0 || asked.sides.length < 2 || asked.thickness === null)
    return { matches }
  const tubes = matches.filter(({ size }) => size.section.shape === "hollow")
  const hasAngle = matches.some(({ size }) => size.section.shape === "angle")
  const isThin = asked.thickness / Math.min(...asked.sides) <= THICKEST_TUBE_BY_SIDE
  return hasAngle && isThin ? { matches: tubes, note: (words) => words.tube } : { matches }
}

/** A channel is ISMC and a beam ISMB, unless another series is named. */
function mediumSeries(matches: readonly SizeMatch[], { goods, asked }: LineReading): Step {
  const isRolled =
    goods.families.length > 0 &&
    goods.families.every((family) => family === "channel" || family === "beam")
  if (asked.series !== null) return onlyVariant(matches, asked.isVariantP)
  if (!isRolled || matches.length < 2) return { matches }
  const medium = matches.filter(({ size }) => /^ism[bc]-\d+$/.test(size.id))
  const [only] = medium
  return medium.length === 1
    ? {
        matches: medium,
        note: (words) => words.series(only.size.designation.replace("\u00a0", " ")),
      }
    : { matches }
}

/** ISLB(P) 300 needs its full name. */
function onlyVariant(matches: readonly SizeMatch[], isVariantP: boolean): Step {
  return { matches: matches.filter(({ size }) => size.id.includes("-p-") === isVariantP) }
}

/** "75 angle 6 mm" has equal legs. */
function equalAngles(matches: readonly SizeMatch[], { asked }: LineReading): Step {
  const isOneLeg = asked.sides.length < 2 || (asked.sides.length === 2 && asked.thickness === null)
  return isOneLeg
    ? { matches: matches.filter(({ size }) => size.family !== "unequalAngle") }
    : { matches }
}

/** "ERW pipe 25 mm" is rather a bore than a side: the round sizes first. */
function roundFirst(matches: readonly SizeMatch[], { asked }: LineReading): Step {
  const isPipe = asked.figure !== null && asked.families.includes("pipe")
  const isRound = ({ size }: SizeMatch) => size.section.shape === "pipe"
  return isPipe
    ? { matches: [...matches].sort((a, b) => Number(isRound(b)) - Number(isRound(a))) }
    : { matches }
}

/** Computed sizes count only if the words name their kind and the thickness is common. */
function plausible(matches: readonly SizeMatch[]): Step {
  const listed = matches.filter(({ kind }) => kind !== "computed")
  if (listed.length > 0) return { matches }
  return { matches: matches.filter(({ size }) => isCommon(size)) }
}

function isCommon({ section, family }: CatalogueSize): boolean {
  switch (section.shape) {
    case "hollow":
      return (
        !isPreGalvanized(family) &&
        section.wallThickness >= 0.8 &&
        section.wallThickness <= Math.min(section.depth, section.width) * THICKEST_COMPUTED
      )
    case "pipe":
      return (
        !isPreGalvanized(family) &&
        section.wallThickness <= section.outsideDiameter * THICKEST_COMPUTED
      )
    case "angle":
    case "plank":
      return false
    default:
      return true
  }
}

/** 2 inch is 50 mm in the trade, so 49.5 mm needs a question. */
export function isNominal({ size: { section } }: SizeMatch, { asked }: LineReading): boolean {
  const sides =
    section.shape === "hollow"
      ? [section.depth, section.width]
      : section.shape === "angle"
        ? [section.legA, section.legB]
        : []
  const { inches } = asked
  if (inches === null && !asked.isInInches) return true
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
