import {
  leadingDimension,
  standardNumber,
  type CatalogueSize,
  type SizeFamily,
} from "../range/size"
import { nothingAsked, saysSize, type AskedSize } from "../reading/askedSize"
import { noGoods, type Goods } from "../reading/goods"
import { readLine, type LineReading } from "../reading/line"
import { computedMatches } from "./computedMatches"
import { familyTest, matcher } from "./match"
import { nearMisses } from "./nearMisses"
import { likelihood, type IndexedSize, type SizeIndex, type SizeMatch } from "./sizeIndex"

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

export interface FoundSizes {
  /** All that fits what was asked, best first, at most as many as asked for. */
  readonly matches: readonly SizeMatch[]
  /** How many fit in all. */
  readonly total: number
  /** What fits as a variant, or when more is typed: "50x5" may become 50x50. */
  readonly also: readonly SizeMatch[]
  /** Offered beside the matches: what comes nearest in a family without an exact match. */
  readonly nearMisses: readonly SizeMatch[]
}

/** What a typed search comes to. */
export interface SearchedSizes extends FoundSizes {
  readonly reading: LineReading
  /** `sizes`: the text was read. `product`: goods sold here without size tables. `foreign`: not sold. `unread`: none. */
  readonly answer: "sizes" | "product" | "foreign" | "unread"
}

const nothingFound: FoundSizes = { matches: [], total: 0, also: [], nearMisses: [] }

/**
 * The sizes a typed text means, best first, with near misses. Takes well below 5 ms for the whole catalogue, so it can
 * run at every keystroke. An empty text gives all sizes; a text that is not understood gives none.
 *
 * @param heading the goods that are meant where the text names none
 */
export function searchSizes(
  index: SizeIndex,
  typed: string,
  filters: SizeFilters = {},
  limit = 60,
  heading: Goods = noGoods,
): SearchedSizes {
  const reading = readLine(typed, heading)
  const answer = typed.trim() === "" ? "sizes" : answerTo(readLine(typed))
  const found = answer === "sizes" ? findSizes(index, reading.asked, filters, limit) : nothingFound
  return { ...found, reading, answer }
}

function answerTo({ asked, goods }: LineReading): SearchedSizes["answer"] {
  if (goods.foreign) return "foreign"
  if (goods.product) return "product"
  const isAsked =
    saysSize(asked) || asked.families.length > 0 || asked.series !== null || asked.standard !== null
  return isAsked ? "sizes" : "unread"
}

/** The sizes that fit what is asked, best first, with near misses. Nothing asked gives all. */
export function findSizes(
  index: SizeIndex,
  asked: AskedSize = nothingAsked,
  filters: SizeFilters = {},
  limit = 60,
): FoundSizes {
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
  const matches = byLikelihood([...exact, ...computed], asked)
  return {
    matches: matches.slice(0, limit),
    total: matches.length,
    also: also.slice(0, limit),
    nearMisses: saysSize(asked) ? nearMisses(candidates, asked, exact, also) : [],
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

function sortByMass(matches: SizeMatch[], mass: number): void {
  matches.sort((a, b) => Math.abs(a.size.mass - mass) - Math.abs(b.size.mass - mass))
}

function byLikelihood(matches: SizeMatch[], query: AskedSize): SizeMatch[] {
  if (query.mass !== null) return matches
  const rank = ({ size }: SizeMatch) => likelihood.indexOf(size.family)
  return matches.sort((a, b) => rank(a) - rank(b))
}
