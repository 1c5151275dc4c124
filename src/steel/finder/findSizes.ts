import type { ReadingSentence } from "../../kit/words/catalogue"
import { mmText } from "../format"
import { MM_PER_INCH, TRADE_MM_PER_INCH } from "../figure"
import { commercialRange } from "../range/commercialRange"
import { computedSize } from "../range/computedSize"
import { isPreGalvanized, sizeFamilies, type SizeFamily, type TypedKind } from "../range/families"
import { boreOfInches, boreOfNominal } from "../range/nominalBores"
import {
  leadingDimension,
  rolledSeries,
  standardNumber,
  type Size,
  type PipeClass,
  type RolledSeries,
} from "../range/size"
import type { IndexedSize, SizeIndex, SizeMatch } from "./sizeIndex"

/** The size a line asks for. Lengths in mm. null or empty if not stated. */
export interface AskedSize {
  /** Families allowed by the words. Empty if no word names one. */
  readonly families: readonly SizeFamily[]
  readonly series: RolledSeries | null
  /** "ISMC 125*": the variant with the heavier web. */
  readonly isHeavierWeb: boolean
  /** "ISLB(P) 300": the variant P. */
  readonly isVariantP: boolean
  /**
   * "50x50" of 50x50x3. A pair can be two sides, diameter and thickness, or leg and thickness. For sheet, width and
   * length.
   */
  readonly sides: readonly number[]
  readonly thickness: number | null
  /** How far a listed thickness may differ, mm: the trade rounds gauges and inches. */
  readonly thicknessTolerance: number
  /** A figure that could be a depth, leg, bore, side or thickness. */
  readonly figure: number | null
  /** True if a figure is named as the outside diameter. In "pipe 50x3" it could be the bore. */
  readonly isOutside: boolean
  readonly nominalBore: number | null
  /** Nominal pipe size, or side of a tube, in inches. */
  readonly inches: number | null
  readonly pipeClass: PipeClass | null
  /** kg/m, or kg/m² for sheet. */
  readonly mass: number | null
  /** "IS 4923" */
  readonly standard: string | null
  /** True if the sides were in inches, so the nearest metric size is meant. */
  readonly isInInches: boolean
  /** Digits at the end of the text that typing may continue: "50x5" may become "50x50". */
  readonly openDigits: string | null
}

export const nothingAsked: AskedSize = {
  families: [],
  series: null,
  isHeavierWeb: false,
  isVariantP: false,
  sides: [],
  thickness: null,
  thicknessTolerance: 0,
  figure: null,
  isOutside: false,
  nominalBore: null,
  inches: null,
  pipeClass: null,
  mass: null,
  standard: null,
  isInInches: false,
  openDigits: null,
}

/** True if only sheet is possible: its sides are for the buyer to choose. */
function meansSheet({ families }: Pick<AskedSize, "families">): boolean {
  return families.includes("sheet") || families.includes("chequered")
}

/** True if it has anything besides the family to identify a size. */
export function namesSize(asked: AskedSize): boolean {
  const figures = ["thickness", "figure", "nominalBore", "inches", "pipeClass", "mass"] as const
  const isStated = figures.some((name) => asked[name] !== null)
  return isStated || asked.sides.length > 0 || asked.isHeavierWeb
}

export interface FoundSizes {
  /** Sizes that match, best first. */
  readonly matches: readonly SizeMatch[]
  /** Variants, and sizes that more typing may lead to: "50x5" may become 50x50. */
  readonly possible: readonly SizeMatch[]
  /** The nearest sizes of families without an exact match. */
  readonly nearMisses: readonly SizeMatch[]
}

/** What was found last, by what was asked: the lines of a list ask for the same sizes. */
const lastFound = new WeakMap<SizeIndex, Map<string, FoundSizes>>()
const MOST_KEPT = 200

/**
 * The sizes that match what is asked, best first, with near misses. Without a question, all sizes.
 *
 * @param only the families to look in; all by default
 */
export function findSizes(
  index: SizeIndex,
  asked: AskedSize = nothingAsked,
  only: readonly SizeFamily[] = [],
): FoundSizes {
  const key = JSON.stringify([asked, only])
  const kept = lastFound.get(index) ?? new Map<string, FoundSizes>()
  const found = kept.get(key) ?? searched(index, asked, only)
  if (kept.size >= MOST_KEPT) kept.clear()
  lastFound.set(index, kept.set(key, found))
  return found
}

function searched(index: SizeIndex, asked: AskedSize, only: readonly SizeFamily[]): FoundSizes {
  const isAllowed = ({ size }: { readonly size: Size }) =>
    only.length === 0 || only.includes(size.family)
  const fit = fitting(asked)
  const exact: SizeMatch[] = []
  const possible: SizeMatch[] = []
  const candidates = entriesFor(index, asked).filter(isAllowed)
  for (const entry of candidates) {
    const { size } = entry
    const found = hasMass(size, asked) ? fit(entry) : NONE
    const isVariant = entry.isHeavierWeb && !asked.isHeavierWeb && asked.series !== null
    if (found === EXACT && !isVariant) exact.push({ size, kind: "exact", why: null })
    else if (found !== NONE) {
      const why: ReadingSentence | null = found === EXACT ? (words) => words.heavierWeb : null
      possible.push({ size, kind: "possible", why })
    }
  }
  const computed = computedMatches(index, asked, exact).filter(isAllowed)
  return {
    matches: inOrder(onlyStrips([...exact, ...computed]), asked),
    possible,
    /** Found when they are asked for: most typed sizes are in a table. */
    get nearMisses() {
      return namesSize(asked) ? nearMisses(candidates, asked, exact, possible) : []
    },
  }
}

/**
 * For sheet with a given width, only that width, which is computed: a sheet by the square metre has no weight per piece.
 */
function onlyStrips(matches: SizeMatch[]): SizeMatch[] {
  const strips = matches.filter(
    ({ size }) => size.section.shape === "sheet" && size.massPer === "metre",
  )
  return strips.length > 0 ? strips : matches
}

/** Nearest to the mass first; else likelier families, and the series in demand: ISMB 200 before ISJB 200. */
function inOrder(matches: SizeMatch[], { mass }: AskedSize): SizeMatch[] {
  const series = ({ id }: Size) =>
    rolledSeries.findIndex((name) => id.startsWith(`${name.toLowerCase()}-`))
  const rank = ({ size, kind }: SizeMatch) => {
    if (mass !== null) return kind === "exact" ? Math.abs(size.mass - mass) : Infinity
    return sizeFamilies.indexOf(size.family) * rolledSeries.length + series(size)
  }
  return matches.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** The sizes of the families, series and standard asked for. */
function entriesFor({ entries, byFamily }: SizeIndex, asked: AskedSize): readonly IndexedSize[] {
  const { series: wanted, standard, thickness } = asked
  const families = wanted === null ? meantFamilies(asked) : rolled
  // "100x50x4" is a tube. A channel is named by its web only with the word channel.
  const isRolledMeant = thickness === null || rolled.some((family) => families.includes(family))
  const ofFamilies =
    families.length === 0
      ? entries
      : sizeFamilies.flatMap((family) => (families.includes(family) ? byFamily[family] : []) ?? [])
  return ofFamilies.filter(
    ({ size, series }) =>
      (wanted === null ? isRolledMeant || series === "" : series === wanted) &&
      (standard === null || standardNumber(size) === standard),
  )
}

const rolled: readonly SizeFamily[] = ["channel", "beam"]

/** The families left by words, bores and inches, where no series is named. */
function meantFamilies({
  families,
  nominalBore,
  pipeClass,
  inches,
}: AskedSize): readonly SizeFamily[] {
  if (pipeClass !== null) return ["pipe"]
  const round = (["pipe", "gpPipe"] as const).filter(
    (name) => families.length === 0 || families.includes(name),
  )
  if (nominalBore !== null) return round.length > 0 ? round : ["pipe", "gpPipe"]
  return inches !== null && round.length > 0 ? round : families
}

/** How well a size or a figure fits what is asked: not, what more typing may lead to, exactly. */
const [NONE, BEGINS, EXACT] = [0, 1, 2]

/** How far a metric size may be from its inch size, as a share: a 2 inch square is 50 or 49.5 mm. */
const INCH_TOLERANCE = 0.035

/** How far the inches of a bore may be from those typed, as a share: 1.25 is also 1 1/4. */
const SAME_BORE = 0.005

/** Lengths that print the same are equal, mm. */
const SAME = 0.051

/**
 * How well a size fits: as well as the worst of its thickness, figure and sides (`Math.min`); of two ways to read the sides, or of
 * the names a figure can be, the better one counts (`Math.max`).
 *
 *     asked           size                fits    because
 *     50x50x3         50 × 50 × 3         EXACT   all that is asked is as written
 *     50x50x3         50 × 50 × 3.6       BEGINS  3 may be the first digit of 3.6
 *     50x50x3         50 × 50 × 4         NONE    it is a near miss
 *     50x100          100 × 50 × 3.2      EXACT   sides in any order; a thickness that is not asked is any
 *     50x5            50 × 50 × 3.6       BEGINS  5 may be the first digit of 50
 *     angle 50x6      50 × 50 × 6         EXACT   equal legs written once, then the thickness
 *     pipe 60.3x3.6   60.3 × 3.6          EXACT   diameter, then the wall
 *     2"x2"           49.5 × 49.5 × 2     EXACT   inches fit within 3.5 %
 *     channel 75x40x6 ISMC 75             EXACT   6 is between the web and the flange
 *     ISMC 1          ISMC 100            BEGINS  1 may be the first digit of 100
 *     50 nb medium    50 nb light         NONE    another class
 */
function fitting(asked: AskedSize): (entry: IndexedSize) => number {
  const { sides, thickness, openDigits, figure, thicknessTolerance } = asked
  const openFigure = Number(openDigits ?? NaN)
  const isThicknessOpen = openFigure === thickness
  const isSideOpen = !isThicknessOpen && openFigure === sides.at(-1)

  const fit = (actual: number, wanted: number, isOpen: boolean) => {
    if (Math.abs(actual - wanted) < (wanted < 1 ? 0.006 : SAME)) return EXACT
    return isOpen && openDigits !== null && mmText(actual).startsWith(openDigits) ? BEGINS : NONE
  }
  const fitSide = (actual: number, wanted: number, isOpen: boolean) =>
    asked.isInInches && Math.abs(actual / wanted - 1) < INCH_TOLERANCE
      ? EXACT
      : fit(actual, wanted, isOpen)
  const fitThickness = ({ size }: IndexedSize) => {
    if (thickness === null) return EXACT
    const isNear = Math.abs(size.wall - thickness) <= thicknessTolerance
    const isBetween = sides.length === 2 && isBetweenWebAndFlange(size, thickness)
    return isNear || isBetween ? EXACT : fit(size.wall, thickness, isThicknessOpen)
  }
  const fitSides = ({ size, sides: [a, b] }: IndexedSize) => {
    const [first, second] = sides
    if (first === undefined) return EXACT
    // Sheet has no sides of its own: only a query that means sheet gives it some.
    if (a === undefined) return meansSheet(asked) ? EXACT : NONE
    if (second === undefined) return fitSide(a, first, isSideOpen)
    const withWall = () => Math.min(fitSide(a, first, false), fit(size.wall, second, isSideOpen))
    // Round pipe: diameter × wall.
    if (b === undefined) return withWall()
    const outside = Math.max(
      Math.min(fitSide(a, first, false), fitSide(b, second, isSideOpen)),
      Math.min(fitSide(b, first, false), fitSide(a, second, isSideOpen)),
    )
    // "50x6 angle": equal sides are written once.
    return outside === NONE && thickness === null && a === b ? withWall() : outside
  }
  const fitFigure = ({ nominalBore, leading, sides: [side] }: IndexedSize) => {
    if (figure === null) return EXACT
    const isOpen = openFigure === figure
    return Math.max(
      ...[nominalBore, leading, side].map((name) => (name ? fit(name, figure, isOpen) : NONE)),
    )
  }
  return (entry) => {
    if (asked.pipeClass !== null && entry.size.pipe?.class !== asked.pipeClass) return NONE
    if (asked.isHeavierWeb && !entry.isHeavierWeb) return NONE
    // IS 808 lists a variant P of ISLB and ISLC; of other series the buyer is asked.
    const hasVariantP = entry.series.startsWith("ISL")
    if (asked.isVariantP && hasVariantP && !entry.size.id.includes("-p-")) return NONE
    if (asked.nominalBore !== null || asked.inches !== null) {
      const most = entry.sides.length === 1 ? SAME_BORE : INCH_TOLERANCE
      if (!(outsideDistance(asked, entry) < most)) return NONE
    }
    const fitted = Math.min(fitThickness(entry), fitFigure(entry))
    return fitted === NONE ? NONE : Math.min(fitted, fitSides(entry))
  }
}

/** "Channel 75x40x6": a taper flange channel has no single thickness, and the trade writes a round one. */
function isBetweenWebAndFlange({ section }: Size, thickness: number): boolean {
  if (section.shape !== "channel") return false
  return thickness > section.webThickness && thickness <= section.flangeThickness
}

/**
 * How far a size's kg/m may be from the typed one, as a share. Next to the name of a section (older charts say 9.2 kg/m of
 * ISMC 100, a heavier web adds more) or to a complete size (charts of tubes with sharp corners say up to 5 % more) it only
 * confirms the size, and may differ more.
 */
const massTolerance = { alone: 0.03, named: 0.04, whole: 0.06 }

/** True if a size has about the mass asked for, or if none was. Buyers write that of the old trade chart, too. */
function hasMass({ mass, tradeMass = mass, section, massPer }: Size, asked: AskedSize): boolean {
  const { series, sides, thickness, pipeClass, mass: wanted } = asked
  if (wanted === null) return true
  const isNamed = (series !== null && sides.length > 0) || pipeClass !== null
  const isWhole = sides.length === 2 && thickness !== null
  const most = massTolerance[isWhole ? "whole" : isNamed ? "named" : "alone"]
  const ofArea =
    section.shape === "sheet" && massPer === "metre" ? [mass / (section.width / 1000)] : []
  return [mass, tradeMass, ...ofArea].some((one) => Math.abs(one / wanted - 1) <= most)
}

/** The size that a complete search describes, if no table has it. */
function computedMatches(
  index: SizeIndex,
  asked: AskedSize,
  exact: readonly SizeMatch[],
): SizeMatch[] {
  if (asked.pipeClass !== null || asked.series !== null) return []
  if (asked.mass !== null && asked.thickness === null) return []
  return described(asked).flatMap(([kind, dimensions]) => {
    const size = computedSize(kind, dimensions)
    if (!size || !isTo(size, asked.standard) || !hasMass(size, asked)) return []
    // A strip of sheet is not the sheet by the square metre, and 49.5 mm is not the 50 mm that 2" can mean.
    const isSame = (other: Size) =>
      size.section.shape === "sheet"
        ? other.id === size.id
        : !asked.isInInches || leadingDimension(other) === leadingDimension(size)
    if (exact.some((match) => match.size.family === size.family && isSame(match.size))) return []
    return [{ size: index.byId.get(size.id) ?? size, kind: "computed", why: whyComputed(size) }]
  })
}

/** 16 gauge is 1.59 mm and sold as 1.6, mm. */
const GAUGE_ROUNDING = 0.02

function whyComputed({ section, wall }: Size): ReadingSentence | null {
  if (section.shape !== "sheet") return (words) => words.computed
  const { thicknesses } = commercialRange.sheets
  const [least, most] = [Math.min(...thicknesses), Math.max(...thicknesses)]
  const isSold = wall >= least - GAUGE_ROUNDING && wall <= most
  return isSold ? null : (words) => words.outsideRange(mmText(least), mmText(most))
}

/** The sides of a size in whole inches as the trade rounds them, mm: 2" is 50 mm. Empty for fractions of an inch. */
function metricSides(sides: readonly number[]): readonly number[] {
  const inches = sides.map((side) => side / MM_PER_INCH)
  const isWhole = inches.every((side) => Math.abs(side - Math.round(side)) < 0.001)
  return isWhole ? inches.map((side) => Math.round(side) * TRADE_MM_PER_INCH) : []
}

/**
 * Computed hollow sections follow IS 4923. Structural tube and water mains are made in any size. Other computed sizes have no
 * standard.
 */
function isTo({ section }: Size, standard: string | null): boolean {
  if (standard === null) return true
  if (section.shape === "pipe") return /1161|3589/.test(standard)
  return standard === "IS 4923" && section.shape === "hollow"
}

/** What can be computed of the dimensions that are asked for. */
function described(asked: AskedSize): (readonly [TypedKind, readonly number[]])[] {
  const { thickness, families, nominalBore, inches } = asked
  const sides = asked.isInInches ? metricSides(asked.sides) : asked.sides
  const named = (...names: SizeFamily[]) => names.some((name) => families.includes(name))
  const allows = (...names: SizeFamily[]) => families.length === 0 || named(...names)
  if (meansSheet(asked)) {
    const width = sides.length > 0 ? [Math.min(...sides)] : []
    const kind = families.includes("sheet") ? "sheet" : "chequered"
    return thickness === null ? [] : [[kind, [thickness, ...width]]]
  }
  const isOnlyGp = families.length > 0 && families.every(isPreGalvanized)
  const bore =
    nominalBore !== null
      ? boreOfNominal(nominalBore)
      : inches !== null
        ? boreOfInches(inches)
        : undefined
  const round = roundDimensions({ ...asked, sides }, bore?.outsideDiameters[0])
  const tube = thickness !== null && sides.length > 1 ? [...sides, thickness] : null
  const kind = isOnlyGp ? "gp" : named("plank") ? "plank" : "hollow"
  return [
    ...(round && allows("pipe", "gpPipe") ? [[isOnlyGp ? "gp" : "pipe", round] as const] : []),
    ...(tube && (kind !== "hollow" || allows("square", "rectangular"))
      ? [[kind, tube] as const]
      : []),
    ...(tube && named("equalAngle", "unequalAngle") ? [["angle", tube] as const] : []),
  ]
}

/** Diameter and thickness of a pipe, if both are given. */
function roundDimensions(asked: AskedSize, outsideDiameter: number | undefined): number[] | null {
  const { sides, thickness, families } = asked
  const isRound = families.includes("pipe") || families.includes("gpPipe")
  if (sides.length === 2 && thickness === null && outsideDiameter === undefined) {
    return isRound && isWallOf(sides[1], sides[0]) ? [...sides] : null
  }
  const stated = isRound ? (sides.length === 1 ? sides[0] : asked.figure) : null
  const outside = outsideDiameter ?? stated
  return outside !== null && thickness !== null ? [outside, thickness] : null
}

/** Number of near misses with the outside size asked for, and of other outside sizes. */
const MOST_NEAR = 4

/** Largest deviation of the outside size, as a share. */
const FURTHEST_OUTSIDE = 0.5

/** Outside sizes that differ by less than this share are equal. */
const SAME_OUTSIDE = 0.001

/** The nearest sizes of the families without an exact match. */
function nearMisses(
  candidates: readonly IndexedSize[],
  asked: AskedSize,
  exact: readonly SizeMatch[],
  possible: readonly SizeMatch[],
): SizeMatch[] {
  const answered = new Set(exact.map(({ size }) => size.family))
  const shown = new Set(possible.map(({ size }) => size.id))
  const ranked = candidates
    .filter(({ size }) => !answered.has(size.family) && !shown.has(size.id))
    .map((entry) => ({ entry, outside: outsideDistance(asked, entry) }))
    .filter(({ outside }) => outside <= FURTHEST_OUTSIDE)
    .map((near) => ({ ...near, wall: wallDistance(asked, near.entry) }))
    .sort((a, b) => a.outside - b.outside || a.wall - b.wall)
  const isSame = ({ outside }: { outside: number }) => outside < SAME_OUTSIDE
  // Of other outside sizes one thickness each.
  const seen = new Set<string>()
  const others = ranked.filter((near) => {
    const key = `${near.entry.size.family} ${near.entry.sides.join()}`
    return !isSame(near) && !seen.has(key) && seen.add(key)
  })
  const nearest = [...ranked.filter(isSame).slice(0, MOST_NEAR), ...others.slice(0, MOST_NEAR)]
  return nearest.map(({ entry: { size } }) => ({ size, kind: "near", why: null }))
}

/** "60.3 x 3.2" can be outside and wall of a pipe, 40 x 20 cannot. */
function isWallOf(wall: number, outside: number): boolean {
  return wall < outside / 4
}

/** The distance of the outside size, or of the mass if nothing else is asked, as a share. NaN if they cannot be compared. */
function outsideDistance(asked: AskedSize, entry: IndexedSize): number {
  const { sides, figure, nominalBore, inches, mass } = asked
  const { size, leading } = entry
  const [a, b] = entry.sides
  const isRound = entry.sides.length === 1
  if (nominalBore !== null) return apart(entry.nominalBore, nominalBore)
  if (inches !== null) {
    return isRound ? apart(entry.inches, inches) : apart(leading, inches * MM_PER_INCH)
  }
  if (figure !== null) {
    return apart(size.family === "pipe" ? (entry.nominalBore ?? leading) : leading, figure)
  }
  const [first, second] = isLegAndWall(asked, entry) ? sides.slice(0, 1) : sides
  if (first === undefined) return mass === null ? 0 : apart(size.mass, mass)
  if (a === undefined) return meansSheet(asked) ? 0 : NaN
  if (second === undefined) return apart(a, first)
  if (b === undefined) {
    return asked.thickness === null && isWallOf(second, first) ? apart(a, first) : NaN
  }
  const upright = Math.max(apart(a, first), apart(b, second))
  const lying = Math.max(apart(b, first), apart(a, second))
  return Math.min(upright, lying)
}

/** The distance of the thickness; of a pipe also of its class: other classes come before pipe without one. */
function wallDistance(asked: AskedSize, entry: IndexedSize): number {
  const { sides, thickness, pipeClass } = asked
  const { wall, pipe } = entry.size
  const isPair = sides.length === 2 && thickness === null && entry.sides.length === 1
  const wanted = isPair || isLegAndWall(asked, entry) ? sides[1] : thickness
  const ofClass = pipeClass === null || pipe?.class === pipeClass ? 0 : pipe?.class ? 1 : 2
  return (wanted === null ? 0 : apart(wall, wanted)) + ofClass
}

/** "38x5 angle": the legs are equal, and no leg is this much shorter than the other. */
function isLegAndWall({ sides, thickness }: AskedSize, { size }: IndexedSize): boolean {
  const [leg, wall] = sides
  return size.family === "equalAngle" && sides.length === 2 && thickness === null && wall < leg / 3
}

function apart(actual: number | null, wanted: number): number {
  return actual === null ? NaN : Math.abs(actual / wanted - 1)
}
