import { chainsOf, Claims, endOf, isMark, startOf } from "./claims"
import { takeOrdinal, takePrices, takeStandards } from "./asides"
import { termsOf, type Measure, type Term } from "./terms"
import { tokenize } from "./tokens"

type HeadKind = "series" | "triple" | "pair" | "nb" | "inch"

interface Head {
  readonly kind: HeadKind
  readonly start: number
  readonly end: number
}

/**
 * The parts of a line with several sizes, cut at the separators: "50x50x3 10 nos, 40x40x2 20 nos". One part for a line
 * with one size. null for several sizes without a place to cut.
 */
export function splitSizes(text: string): readonly string[] | null {
  const claims = new Claims(text, termsOf(tokenize(text)))
  takeOrdinal(claims)
  takePrices(claims)
  takeStandards(claims)
  const heads = severalHeads(headsOf(claims))
  const cuts: number[] = []
  for (const [place, head] of heads.slice(1).entries()) {
    const cut = cutBetween(claims, heads[place].end, head.start)
    if (cut === null) return null
    cuts.push(cut)
  }
  return [0, ...cuts].map((from, place) => text.slice(from, cuts[place] ?? text.length))
}

function headsOf(claims: Claims): Head[] {
  const chains = chainsOf(claims.freeMeasures(), claims)
  const heads = chains.flatMap((chain): Head[] => {
    const kind = kindOf(claims, chain)
    if (!kind) return []
    const [first] = chain
    const last = chain[chain.length - 1]
    const before = claims.next(first, -1)
    const start = kind === "series" && before ? startOf(before) : startOf(first)
    return [{ kind, start, end: endOf(last) }]
  })
  return heads
}

function kindOf(claims: Claims, chain: readonly Measure[]): HeadKind | null {
  const [first] = chain
  const before = claims.next(first, -1)
  if (before?.is === "word" && before.meaning?.is === "series") return "series"
  const dimensions = chain.filter(isDimension).length
  if (dimensions >= 3) return "triple"
  if (dimensions === 2 && chain.length === 2) return "pair"
  if (first.unit === "nb") return "nb"
  return chain.length === 1 && first.unit === "inch" ? "inch" : null
}

function isDimension({ unit, value }: Measure): boolean {
  return (
    (unit === null && value < 7000) ||
    unit === "mm" ||
    unit === "cm" ||
    unit === "inch" ||
    unit === "gauge" ||
    unit === "swg"
  )
}

/** Figures of the same kind start several sizes. A bore next to a diameter and thickness is the same size twice. */
function severalHeads(heads: readonly Head[]): readonly Head[] {
  const rolledOrTube = heads.filter(({ kind }) => kind === "series" || kind === "triple")
  if (rolledOrTube.length > 1) return rolledOrTube
  for (const kind of ["pair", "nb", "inch"] as const) {
    const same = heads.filter((head) => head.kind === kind)
    if (same.length > 1) return same
  }
  return heads.slice(0, 1)
}

/** Where to cut: after a separator between two sizes, or after the quantity of the first. null if neither exists. */
function cutBetween(claims: Claims, from: number, to: number): number | null {
  const between = claims.terms.filter((term) => startOf(term) >= from && endOf(term) <= to)
  const separator = between.findLast(isSeparator)
  if (separator) return endOf(separator)
  const quantity = between.findLast(
    (term) =>
      term.is === "measure" &&
      (term.unit === "pieces" || term.unit === "kg" || term.unit === "tonnes"),
  )
  return quantity ? endOf(quantity) : null
}

function isSeparator(term: Term): boolean {
  return isMark(term, ",", ";", "&", "+", "|") || (term.is === "word" && term.meaning?.is === "and")
}
