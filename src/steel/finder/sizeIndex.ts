import { boreInches, boreOfNominal } from "../range/nominalBores"
import {
  leadingDimension,
  standardNumber,
  type CatalogueSize,
  type SizeFamily,
} from "../range/size"
import type { ReadingSay } from "../../interface/catalogue"

/** A size with the figures it is searched by. Lengths in mm. */
export interface IndexedSize {
  readonly size: CatalogueSize
  /** Outside dimensions, larger first. Beam and channel: depth and flange width. Pipe: diameter. Sheet: none. */
  readonly sides: readonly number[]
  readonly leading: number
  readonly nominalBore: number | null
  readonly inches: number | null
  readonly series: string
  readonly isHeavierWeb: boolean
  readonly standard: string
}

/** The catalogue, ready to search. */
export interface SizeIndex {
  readonly sizes: readonly CatalogueSize[]
  readonly byId: ReadonlyMap<string, CatalogueSize>
  readonly entries: readonly IndexedSize[]
}

/**
 * `exact`: everything matches. `computed`: matches, but is in no table. `possible`: a variant, or what the text may
 * become with more typing. `near`: not what was asked for, but close.
 */
type MatchKind = "exact" | "computed" | "possible" | "near"

export interface SizeMatch {
  readonly size: CatalogueSize
  readonly kind: MatchKind
  /** Why it is shown. Empty for exact matches. */
  readonly why: ReadingSay | null
}

/** Families in the order of likelihood, if the text names none. */
export const likelihood: readonly SizeFamily[] = [
  "square",
  "rectangular",
  "pipe",
  "gpSquare",
  "gpRectangular",
  "gpPipe",
  "equalAngle",
  "unequalAngle",
  "channel",
  "beam",
  "sheet",
  "chequered",
  "plank",
]

/** Builds the search index of a catalogue. */
export function sizeIndex(sizes: readonly CatalogueSize[]): SizeIndex {
  const entries = sizes
    .map((size) => indexSize(size))
    .sort((a, b) => likelihood.indexOf(a.size.family) - likelihood.indexOf(b.size.family))
  return { sizes, byId: new Map(sizes.map((size) => [size.id, size])), entries }
}

function indexSize(size: CatalogueSize): IndexedSize {
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
      // The heavier ISWB 200 is 203 mm deep but is called 200: use the figure in its name.
      return [Number(/\d+/.exec(id)?.[0] ?? section.depth), section.flangeWidth]
    default:
      return [Math.max(section.depth, section.width), Math.min(section.depth, section.width)]
  }
}
