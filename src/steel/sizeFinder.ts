import { leadingDimension, standardNumber, type CatalogueSize, type SizeFamily } from "./range/size"
import { computedSize, type ComputedKind } from "./range/computedSize"
import { MM_PER_INCH } from "./measure"
import { nearMisses } from "./nearMisses"
import { boreInches, boreOfInches, boreOfNominal } from "./range/nominalBores"
import { figure } from "./format"
import { meansSheet, parseSizeQuery, type SizeQuery } from "./sizeQuery"

/** A size with the figures it is searched by, read once. Lengths in mm. */
export interface IndexedSize {
  readonly size: CatalogueSize
  /** Outside lengths, larger first; of a beam or channel depth and flange, of pipe the diameter, of sheet none. */
  readonly sides: readonly number[]
  readonly leading: number
  readonly nominalBore: number | null
  readonly inches: number | null
  readonly series: string
  readonly isHeavierWeb: boolean
  readonly standard: string
}

/** The catalogue, ready to be searched. */
export interface SizeIndex {
  readonly sizes: readonly CatalogueSize[]
  readonly byId: ReadonlyMap<string, CatalogueSize>
  readonly entries: readonly IndexedSize[]
}

/** From and to, both included; either may be left out. */
export interface Span {
  readonly from?: number
  readonly to?: number
}

/** What the finder's controls narrow the list by. */
export interface SizeFilters {
  readonly families?: readonly SizeFamily[]
  /** Largest outside dimension, mm. Sheet passes. */
  readonly size?: Span
  /** Wall, thickness or web, mm. */
  readonly thickness?: Span
  /** kg/m; kg/m² of sheet. */
  readonly mass?: Span
  /** "IS 4923" */
  readonly standard?: string
}

/**
 * `exact`: all that was said fits. `computed`: fits as well, but is in no table. `also`: what was typed may go on to be
 * this, or it is a variant. `near`: something was asked that is not there, and this is next to it.
 */
export type MatchKind = "exact" | "computed" | "also" | "near"

export interface SizeMatch {
  readonly size: CatalogueSize
  readonly kind: MatchKind
  /** Why it is shown although it is not exactly what was typed; empty for exact matches. */
  readonly why: string
}

export interface FoundSizes {
  readonly query: SizeQuery
  /** Best first, at most as many as asked for. */
  readonly matches: readonly SizeMatch[]
  /** How many there are in all. */
  readonly total: number
  /** Offered beside the matches: what comes nearest in a family without an exact match. */
  readonly nearMisses: readonly SizeMatch[]
}

/** Which family is meant first when no word says so. */
const likelihood: readonly SizeFamily[] = [
  "square",
  "rectangular",
  "pipe",
  "equalAngle",
  "unequalAngle",
  "channel",
  "beam",
  "sheet",
  "chequered",
  "plank",
  "gpSquare",
  "gpRectangular",
  "gpPipe",
]

/** Builds the index: once for a catalogue. */
export function sizeIndex(sizes: readonly CatalogueSize[]): SizeIndex {
  const entries = sizes
    .map((size) => indexed(size))
    .sort((a, b) => likelihood.indexOf(a.size.family) - likelihood.indexOf(b.size.family))
  return { sizes, byId: new Map(sizes.map((size) => [size.id, size])), entries }
}

/** What a family can be filtered by: "IS 4923", "IS 808" and so on, each once, in order. */
export function standardsOf(index: SizeIndex): string[] {
  return [...new Set(index.entries.map(({ standard }) => standard))].filter(Boolean).sort()
}

/**
 * The sizes a typed query means, best first, with near misses. Takes well below 5 ms for the whole catalogue, so it can
 * run at every keystroke; an unfinished query ("50x5") finds what it may become. An empty query gives all sizes.
 */
export function findSizes(
  index: SizeIndex,
  query: string | SizeQuery,
  filters: SizeFilters = {},
  limit = 60,
): FoundSizes {
  const asked = typeof query === "string" ? parseSizeQuery(query) : query
  const isAllowed = filterTest(filters)
  const match = matcher(asked)
  const isFamily = familyTest(asked)
  const exact: SizeMatch[] = []
  const also: SizeMatch[] = []
  const candidates: IndexedSize[] = []
  for (const entry of index.entries) {
    if (!isFamily(entry) || !isAllowed(entry.size)) continue
    candidates.push(entry)
    const found = match(entry)
    if (found === "exact") exact.push({ size: entry.size, kind: "exact", why: "" })
    else if (found) also.push({ size: entry.size, kind: "also", why: found.why })
  }
  if (asked.mass !== null) sortByMass(exact, asked.mass)
  const computed = computedMatches(index, asked, exact).filter(({ size }) => isAllowed(size))
  const matches = byLikelihood([...exact, ...computed], asked).concat(also)
  return {
    query: asked,
    matches: matches.slice(0, limit),
    total: matches.length,
    nearMisses: says(asked) ? nearMisses(candidates, asked, exact, also) : [],
  }
}

function indexed(size: CatalogueSize): IndexedSize {
  const { section, pipe, id } = size
  const bore = pipe?.nominalBore ? boreOfNominal(pipe.nominalBore) : undefined
  return {
    size,
    sides: sidesOf(size),
    leading: leadingDimension(size),
    nominalBore: pipe?.nominalBore ?? null,
    inches: bore ? boreInches(bore) : null,
    series:
      section.shape === "beam" || section.shape === "channel" ? id.split("-")[0].toUpperCase() : "",
    isHeavierWeb: size.designation.includes("*"),
    standard: standardNumber(size),
  }
}

function sidesOf({ section, id }: CatalogueSize): number[] {
  switch (section.shape) {
    case "pipe":
      return [section.outsideDiameter]
    case "sheet":
      return []
    case "angle":
      return [section.legA, section.legB]
    case "channel":
    case "beam":
      // The heavier ISWB 200 is 203 mm deep: it is called by the figure in its name.
      return [Number(/\d+/.exec(id)?.[0] ?? section.depth), section.flangeWidth]
    default:
      return [Math.max(section.depth, section.width), Math.min(section.depth, section.width)]
  }
}

function filterTest(filters: SizeFilters): (size: CatalogueSize) => boolean {
  const { families, size: span, thickness, mass, standard } = filters
  const isIn = (range: Span | undefined, value: number) =>
    range === undefined ||
    (value >= (range.from ?? -Infinity) - 0.001 && value <= (range.to ?? Infinity) + 0.001)
  return (size) =>
    (!families?.length || families.includes(size.family)) &&
    isIn(thickness, size.wall) &&
    isIn(mass, size.mass) &&
    (size.section.shape === "sheet" || isIn(span, leadingDimension(size))) &&
    (!standard || standardNumber(size) === standard)
}

function familyTest(query: SizeQuery): (entry: IndexedSize) => boolean {
  const families = meantFamilies(query)
  return ({ size, series, standard }) =>
    (families.length === 0 || families.includes(size.family)) &&
    (query.series === null || series === query.series) &&
    (query.standard === null || standard === query.standard)
}

/** The families that words, bores and inches leave. */
function meantFamilies(query: SizeQuery): readonly SizeFamily[] {
  const round: readonly SizeFamily[] = ["pipe", "gpPipe"]
  const { families } = query
  if (query.series !== null) return query.series.includes("C") ? ["channel"] : ["beam"]
  const isRound =
    query.nominalBore !== null ||
    query.pipeClass !== null ||
    (query.inches !== null &&
      (families.length === 0 || families.some((name) => round.includes(name))))
  if (!isRound) return families
  const left = families.filter((name) => round.includes(name))
  const meant = left.length > 0 ? left : round
  return query.pipeClass === null ? meant : ["pipe"]
}

/** True when a query says anything a size can be told by. */
function says(query: SizeQuery): boolean {
  return (
    query.sides.length > 0 ||
    query.thickness !== null ||
    query.figure !== null ||
    query.nominalBore !== null ||
    query.inches !== null ||
    query.pipeClass !== null ||
    query.mass !== null ||
    query.isHeavierWeb
  )
}

type Fit = "exact" | "begins" | null
type Match = "exact" | { readonly why: string } | null

/** How far an inch size may lie from the metric size meant by it: a 2 inch square is 50 or 49.5 mm. */
const INCH_TOLERANCE = 0.035

/** How far a typed kg/m may lie from a size's. */
const MASS_TOLERANCE = 0.03

/** Two lengths that are printed the same way are the same. */
const SAME = 0.051

function matcher(query: SizeQuery): (entry: IndexedSize) => Match {
  const { sides, thickness, openDigits } = query
  const openFigure = openDigits === null ? null : Number(openDigits)
  const isOpen = (value: number | null) => value !== null && openFigure === value
  const isThicknessOpen = isOpen(thickness)
  const isSideOpen = !isThicknessOpen && isOpen(sides.at(-1) ?? null)
  const isSheetMeant = meansSheet(query)
  const isRolledMeant =
    query.series !== null || query.families.includes("channel") || query.families.includes("beam")

  const fit = (actual: number, wanted: number, open: boolean): Fit => {
    if (Math.abs(actual - wanted) < (wanted < 1 ? 0.006 : SAME)) return "exact"
    return open && openDigits !== null && figure(actual).startsWith(openDigits) ? "begins" : null
  }
  const fitSide = (actual: number, wanted: number, open: boolean): Fit =>
    query.isInInches && Math.abs(actual / wanted - 1) < INCH_TOLERANCE
      ? "exact"
      : fit(actual, wanted, open)
  const fitThickness = ({ size }: IndexedSize): Fit => {
    if (thickness === null) return "exact"
    const isGauge = query.isInInches || !Number.isInteger(thickness * 10)
    if (isGauge && Math.abs(size.wall - thickness) <= 0.04) return "exact"
    return fit(size.wall, thickness, isThicknessOpen)
  }

  const fitSides = (entry: IndexedSize): Fit => {
    if (sides.length === 0) return "exact"
    const [first, second] = sides
    const [a, b] = entry.sides
    // Sheet has no sides of its own: only a query that means sheet gives it some.
    if (a === undefined) return isSheetMeant ? "exact" : null
    if (second === undefined) return fitSide(a, first, isSideOpen)
    if (b === undefined) {
      // Round pipe: diameter × wall.
      if (thickness !== null) return null
      return worse(fitSide(a, first, false), fit(entry.size.wall, second, isSideOpen))
    }
    const isUpright = worse(fitSide(a, first, false), fitSide(b, second, isSideOpen))
    const isLying = worse(fitSide(b, first, false), fitSide(a, second, isSideOpen))
    const outside = better(isUpright, isLying)
    if (outside || thickness !== null || a !== b) return outside
    // "50x6 angle": equal sides are said once.
    return worse(fitSide(a, first, false), fit(entry.size.wall, second, isSideOpen))
  }

  const fitFigure = (entry: IndexedSize): Fit => {
    const { figure: wanted } = query
    if (wanted === null) return "exact"
    const open = isOpen(wanted)
    const names = [entry.nominalBore, entry.leading, entry.sides[0] ?? null].filter(
      (name) => name !== null,
    )
    return names.map((name) => fit(name, wanted, open)).reduce(better, null)
  }

  const fitBore = (entry: IndexedSize): Fit => {
    if (query.nominalBore !== null) return entry.nominalBore === query.nominalBore ? "exact" : null
    if (query.inches === null) return "exact"
    if (entry.sides.length === 1) {
      return entry.inches !== null && Math.abs(entry.inches - query.inches) < 0.01 ? "exact" : null
    }
    return Math.abs(entry.leading / (query.inches * MM_PER_INCH) - 1) < INCH_TOLERANCE
      ? "exact"
      : null
  }

  return (entry) => {
    const { size } = entry
    if (query.mass !== null && Math.abs(size.mass / query.mass - 1) > MASS_TOLERANCE) return null
    if (query.pipeClass !== null && size.pipe?.class !== query.pipeClass) return null
    if (query.isHeavierWeb && !entry.isHeavierWeb) return null
    // "100x50x4" is a tube: nobody calls a channel by its web, unless he says channel.
    if (thickness !== null && entry.series !== "" && !isRolledMeant) return null
    const found = [fitSides, fitThickness, fitFigure, fitBore]
      .map((test) => test(entry))
      .reduce(worse, "exact")
    if (found === null) return null
    if (found === "begins") return { why: "" }
    return entry.isHeavierWeb && !query.isHeavierWeb && query.series !== null
      ? { why: "The same depth with a heavier web." }
      : "exact"
  }
}

function worse(a: Fit, b: Fit): Fit {
  if (a === null || b === null) return null
  return a === "begins" || b === "begins" ? "begins" : "exact"
}

function better(a: Fit, b: Fit): Fit {
  if (a === "exact" || b === "exact") return "exact"
  return a ?? b
}

function sortByMass(matches: SizeMatch[], mass: number): void {
  matches.sort((a, b) => Math.abs(a.size.mass - mass) - Math.abs(b.size.mass - mass))
}

function byLikelihood(matches: SizeMatch[], query: SizeQuery): SizeMatch[] {
  if (query.mass !== null) return matches
  const rank = ({ size }: SizeMatch) => likelihood.indexOf(size.family)
  return matches.sort((a, b) => rank(a) - rank(b))
}

/** The size a complete query describes, where no table has it. */
function computedMatches(
  index: SizeIndex,
  query: SizeQuery,
  exact: readonly SizeMatch[],
): SizeMatch[] {
  if (query.pipeClass !== null || query.series !== null || query.standard !== null) return []
  if (query.mass !== null || query.isInInches) return []
  return described(query).flatMap(([kind, dimensions]) => {
    const size = computedSize(kind, dimensions)
    if (!size || exact.some((match) => match.size.family === size.family && isSame(match, size))) {
      return []
    }
    return [
      {
        size: index.byId.get(size.id) ?? size,
        kind: "computed" as const,
        why: size.section.shape === "sheet" ? "" : "In no table: computed from its dimensions.",
      },
    ]
  })
}

/** Sheet of a width is a size of its own beside the sheet by the square metre. */
function isSame(match: SizeMatch, size: CatalogueSize): boolean {
  return size.section.shape !== "sheet" || match.size.id === size.id
}

function described(query: SizeQuery): (readonly [ComputedKind, readonly number[]])[] {
  const { sides, thickness, families } = query
  const allows = (...names: SizeFamily[]) =>
    families.length === 0 || names.some((name) => families.includes(name))
  const named = (...names: SizeFamily[]) => families.length > 0 && allows(...names)
  const all: (readonly [ComputedKind, readonly number[]])[] = []
  const isOnlyPreGalvanized = families.length > 0 && families.every((name) => name.startsWith("gp"))

  if (named("sheet", "chequered")) {
    const width = sides.length > 0 ? [Math.min(...sides)] : []
    const kind = families.includes("sheet") ? "sheet" : "chequered"
    return thickness === null ? [] : [[kind, [thickness, ...width]]]
  }
  const bore =
    query.nominalBore === null
      ? query.inches === null
        ? undefined
        : boreOfInches(query.inches)
      : boreOfNominal(query.nominalBore)
  const round = roundDimensions(query, bore?.outsideDiameters[0])
  if (round && allows("pipe", "gpPipe")) all.push([isOnlyPreGalvanized ? "gp" : "pipe", round])
  if (thickness === null || sides.length < 2) return all
  const tube = [...sides, thickness]
  if (isOnlyPreGalvanized) all.push(["gp", tube])
  else if (named("plank")) all.push(["plank", tube])
  else if (allows("square", "rectangular")) all.push(["hollow", tube])
  if (named("equalAngle", "unequalAngle")) all.push(["angle", tube])
  return all
}

/** Diameter and wall, where a query gives both. */
function roundDimensions(query: SizeQuery, outsideDiameter: number | undefined): number[] | null {
  const { sides, thickness, families } = query
  const isRound = families.includes("pipe") || families.includes("gpPipe")
  if (outsideDiameter !== undefined) {
    return thickness === null ? null : [outsideDiameter, thickness]
  }
  if (!isRound) return null
  if (sides.length === 2 && thickness === null && sides[1] < sides[0] / 4) return [...sides]
  return query.figure !== null && thickness !== null ? [query.figure, thickness] : null
}
