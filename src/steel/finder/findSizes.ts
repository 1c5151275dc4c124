import { rolledSeries, type CatalogueSize, type SizeFamily } from "../range/size"
import { nothingAsked, namesSize, type AskedSize } from "./askedSize"
import { computedMatches } from "./computedMatches"
import { familyTest, matcher } from "./match"
import { nearMisses } from "./nearMisses"
import { likelihood, type IndexedSize, type SizeIndex, type SizeMatch } from "./sizeIndex"

/** The filters of the finder. */
export interface SizeFilters {
  readonly families?: readonly SizeFamily[]
}

export interface FoundSizes {
  /** Sizes that match, best first, up to the limit. */
  readonly matches: readonly SizeMatch[]
  /** Number of matches without the limit. */
  readonly total: number
  /** Variants, and sizes that more typing may lead to: "50x5" may become 50x50. */
  readonly possible: readonly SizeMatch[]
  /** The nearest sizes of families without an exact match. */
  readonly nearMisses: readonly SizeMatch[]
}

/** The sizes that match what is asked, best first, with near misses. Without a question, all sizes. */
export function findSizes(
  index: SizeIndex,
  asked: AskedSize = nothingAsked,
  filters: SizeFilters = {},
  limit = 60,
): FoundSizes {
  const { families = [] } = filters
  const isAllowed = ({ family }: CatalogueSize) =>
    families.length === 0 || families.includes(family)
  const match = matcher(asked)
  const isFamily = familyTest(asked)
  const exact: SizeMatch[] = []
  const possible: SizeMatch[] = []
  const candidates: IndexedSize[] = []
  for (const entry of index.entries) {
    if (!isFamily(entry) || !isAllowed(entry.size)) continue
    candidates.push(entry)
    const found = match(entry)
    if (found === "exact") exact.push({ size: entry.size, kind: "exact", why: null })
    else if (found) possible.push({ size: entry.size, kind: "possible", why: found.why })
  }
  if (asked.mass !== null) sortByMass(exact, asked.mass)
  const computed = computedMatches(index, asked, exact).filter(({ size }) => isAllowed(size))
  const matches = byLikelihood(onlyStrips([...exact, ...computed]), asked)
  return {
    matches: matches.slice(0, limit),
    total: matches.length,
    possible: possible.slice(0, limit),
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

function sortByMass(matches: SizeMatch[], mass: number): void {
  matches.sort((a, b) => Math.abs(a.size.mass - mass) - Math.abs(b.size.mass - mass))
}

/** Likelier families first, and the series in demand first: ISMB 200 before ISJB 200. */
function byLikelihood(matches: SizeMatch[], asked: AskedSize): SizeMatch[] {
  if (asked.mass !== null) return matches
  const series = ({ size }: SizeMatch) =>
    rolledSeries.findIndex((name) => size.id.startsWith(`${name.toLowerCase()}-`))
  const rank = (match: SizeMatch) =>
    likelihood.indexOf(match.size.family) * rolledSeries.length + series(match)
  return matches.sort((a, b) => rank(a) - rank(b))
}
