import type { ReadingSentence } from "../../kit/words/catalogue"
import { boreInches, boreOfNominal } from "../range/nominalBores"
import { leadingDimension, type Size, type SizeFamily } from "../range/size"

/** A size with the figures it is searched by. Lengths in mm. */
export interface IndexedSize {
  readonly size: Size
  /** Outside dimensions, larger first. Beam and channel: depth and flange width. Pipe: diameter. Sheet: none. */
  readonly sides: readonly number[]
  readonly leading: number
  readonly nominalBore: number | null
  readonly inches: number | null
  readonly series: string
  readonly isHeavierWeb: boolean
}

/** The catalogue, ready to search. */
export interface SizeIndex {
  readonly sizes: readonly Size[]
  readonly byId: ReadonlyMap<string, Size>
  readonly entries: readonly IndexedSize[]
  readonly byFamily: Readonly<Partial<Record<SizeFamily, readonly IndexedSize[]>>>
}

export interface SizeMatch {
  readonly size: Size
  /**
   * `exact`: everything matches. `computed`: matches, but is in no table. `possible`: a variant, or what the text may
   * become with more typing. `near`: not what was asked for, but close.
   */
  readonly kind: "exact" | "computed" | "possible" | "near"
  /** Why it is shown. Empty for exact matches. */
  readonly why: ReadingSentence | null
}

/** Builds the search index of a catalogue. */
export function sizeIndex(sizes: readonly Size[]): SizeIndex {
  const entries = sizes.map(indexSize)
  const byFamily: Partial<Record<SizeFamily, IndexedSize[]>> = {}
  for (const entry of entries) (byFamily[entry.size.family] ??= []).push(entry)
  return { sizes, byId: new Map(sizes.map((size) => [size.id, size])), entries, byFamily }
}

function indexSize(size: Size): IndexedSize {
  const { section, pipe, id, designation } = size
  const bore = pipe?.nominalBore ? boreOfNominal(pipe.nominalBore) : undefined
  const isRolled = section.shape === "beam" || section.shape === "channel"
  return {
    size,
    sides: sidesOf(size),
    leading: leadingDimension(size),
    nominalBore: pipe?.nominalBore ?? null,
    inches: bore ? boreInches(bore) : null,
    series: isRolled ? id.split("-")[0].toUpperCase() : "",
    isHeavierWeb: designation.includes("*"),
  }
}

function sidesOf({ section, id, lengths: [a, b] }: Size): number[] {
  switch (section.shape) {
    case "pipe":
      return [a]
    case "sheet":
      return []
    case "channel":
    case "beam":
      // The heavier ISWB 200 is 203 mm deep but is called 200: use the figure in its name.
      return [Number(/\d+/.exec(id)?.[0] ?? a), b]
    default:
      return [a, b]
  }
}
