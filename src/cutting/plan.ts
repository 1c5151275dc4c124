import { searched } from "./search"
import { barsCost, leastBought, sum, type Bars, type BarKind, type Stock, type Task } from "./ways"

/** Pieces of one mark and length. Lengths are in mm, to a tenth. */
export interface Piece {
  /** As it is written on the drawing: "A1". */
  readonly mark: string
  readonly length: number
  readonly count: number
}

/** Bars that are cut alike. */
export interface Pattern {
  readonly stock: Stock
  readonly bars: number
  /** What one bar gives, in the order of the saw: the longest first. */
  readonly pieces: readonly Piece[]
  /** What remains of each bar, in mm, after the last cut. */
  readonly offcut: number
}

export interface Plan {
  readonly patterns: readonly Pattern[]
  /** mm of bars that are bought. */
  readonly bought: number
  /** mm of bars that every plan has to buy which leaves no more pieces; see `leastBought`. */
  readonly least: number
  /** Pieces longer than every bar, or for which no bar is left. */
  readonly left: readonly Piece[]
  /** Whether the search has ended. */
  readonly isFinal: boolean
}

/** Steps of the search, some eight million a second; those for pieces that only own bars hold, and how many of them. */
const most = { steps: 8_000_000, held: 500, own: 100 }

const tenths = (mm: number) => Math.round(mm * 10)

/**
 * A plan that leaves as few pieces and buys as few metres as this search finds. It yields after each step of some milliseconds, first
 * the plan of a simple rule, then each better one, until what it buys is proven to be the least.
 *
 * A cut takes `kerf` mm between two pieces, and after the last one unless it ends with the bar.
 *
 * @throws Error if the plan does not give each piece once, or cuts more from a bar than it has
 */
export function* planning(
  pieces: readonly Piece[],
  stocks: readonly Stock[],
  kerf: number,
): Generator<Plan | undefined, Plan> {
  const cut = tenths(kerf)
  const sizeOf = ({ length }: Piece | Stock) => tenths(length) + cut
  const kinds = stocks
    .filter(({ count }) => count !== 0)
    .map((stock): BarKind => {
      const isBought = stock.count === null
      const [cost, count] = isBought ? [tenths(stock.length), Infinity] : [0, stock.count]
      return { stock, size: sizeOf(stock), cost, count }
    })
    .sort((a, b) => b.size - a.size)
  const wanted = pieces.filter((piece) => piece.count > 0 && sizeOf(piece) <= (kinds[0]?.size ?? 0))
  const sizes = [...new Set(wanted.map(sizeOf))].sort((a, b) => b - a)
  const demand = sizes.map((size) =>
    sum(wanted.map((piece) => (sizeOf(piece) === size ? piece.count : 0))),
  )
  const [own, bought] = [false, true].map((is) => kinds.filter(({ cost }) => cost > 0 === is))
  const [longest] = bought
  const there = reserved(sizes, demand, own, longest)
  const taskOf = (some: readonly BarKind[], openOf: (place: number) => number): Task => ({
    ...{ sizes, kinds: [...some, ...bought] },
    open: [...[...sizes.keys()].map(openOf), ...some.map(({ count }) => count)],
  })
  const isOnly = (place: number) => sizes[place] > (longest?.size ?? 0)
  const lacks = (place: number) =>
    isOnly(place) && sum(there.map((kind) => heldOf(kind, place))) < demand[place]
  const isAllCut = !sizes.some((_, place) => lacks(place))
  const all = taskOf(own, (place) => demand[place])
  const task = taskOf(there, (place) => (isOnly(place) ? 0 : demand[place]))
  let [best, least, spent]: [readonly Bars[] | null, number, number] = [null, 0, 0]
  const plan = (isFinal: boolean): Plan => {
    const { patterns, left } = withMarks(best ?? [], there, sizes, pieces, sizeOf)
    return { patterns, left, bought: barsCost(best ?? []) / 10, least: least / 10, isFinal }
  }
  for (const { steps, bars, values } of longest ? searched(task) : []) {
    spent += steps
    if (values) {
      // If not all are cut, it is not known which pieces are left of those that no bar to buy holds.
      const proof = values.map((value, place) =>
        isOnly(place) ? (isAllCut ? sizes[place] : 0) : value,
      )
      least = Math.max(least, leastBought(all, proof).least)
    }
    const isBetter = bars && !(best && barsCost(best) <= barsCost(bars))
    if (isBetter) best = bars
    if (best && (barsCost(best) <= least || spent > most.steps)) break
    yield isBetter ? plan(false) : undefined
  }
  return plan(true)
}

/** The bars that are there, with as many as can be held of the pieces that no bar to buy is long enough for: the shortest of them. */
function reserved(
  sizes: readonly number[],
  demand: readonly number[],
  own: readonly BarKind[],
  longest: BarKind | undefined,
): BarKind[] {
  const many = (count: number) => Math.min(count, most.own)
  const only = sizes
    .flatMap((size, place) =>
      size > (longest?.size ?? 0) ? Array<number>(many(demand[place])).fill(place) : [],
    )
    .slice(-most.own)
  const room = own.flatMap((kind) =>
    Array<BarKind>(Math.min(kind.count, only.length)).fill({
      ...kind,
      count: 1,
      held: sizes.map(() => 0),
    }),
  )
  let steps = 0
  const laid = (bars: readonly BarKind[], nth: number): readonly BarKind[] | null => {
    if (nth === only.length) return bars
    const [place, tried] = [only[nth], new Set<number>()]
    for (const at of [...bars.keys()].sort((a, b) => bars[a].size - bars[b].size)) {
      const { size, held } = bars[at]
      if (size < sizes[place] || tried.has(size) || steps++ > most.held) continue
      tried.add(size)
      const more = held!.with(place, held![place] + 1)
      const filled = { ...bars[at], size: size - sizes[place], held: more }
      const all = laid(bars.with(at, filled), nth + 1)
      if (all) return all
    }
    return null
  }
  // If not all can be held, the longest is left out first: the shorter ones need less room, so that more of them can be held.
  let bars: readonly BarKind[] | null = null
  for (let nth = 0; !bars; nth++) {
    steps = 0
    bars = laid(room, nth)
  }
  const used = bars.filter(({ held }) => sum(held!) > 0)
  const spare = own.map((kind) => ({
    ...kind,
    count: kind.count - used.filter(({ stock }) => stock === kind.stock).length,
  }))
  const shortest = [...spare].sort((a, b) => a.size - b.size)
  // The pieces left over: fill own bars with one size each, shortest suitable bar first.
  for (const [place, size] of [...sizes.entries()].reverse()) {
    if (size <= (longest?.size ?? 0)) continue
    let rest = demand[place] - sum(used.map((kind) => heldOf(kind, place)))
    for (const [at, kind] of used.entries()) {
      const more = kind.count === 1 ? Math.min(rest, Math.floor(kind.size / size)) : 0
      const held = kind.held!.with(place, kind.held![place] + more)
      used[at] = { ...kind, size: kind.size - more * size, held }
      rest -= more
    }
    for (const kind of shortest) {
      while (rest > 0 && kind.count > 0 && kind.size >= size) {
        const each = Math.min(rest, Math.floor(kind.size / size))
        const count = Math.min(kind.count, Math.floor(rest / each))
        const held = sizes.map((_, at) => (at === place ? each : 0))
        used.push({ ...kind, count, size: kind.size - each * size, held })
        kind.count -= count
        rest -= each * count
      }
    }
  }
  return [...used, ...spare].filter(({ count }) => count > 0).sort((a, b) => b.size - a.size)
}

/** How many pieces of a size have been placed in these own bars. */
function heldOf({ held, count }: BarKind, place: number): number {
  return (held?.[place] ?? 0) * count
}

/**
 * The bars with the marks of their pieces, those that are cut alike together, and the pieces that are in none.
 *
 * @throws Error if a bar gives more than it has, or more pieces than are wanted
 */
function withMarks(
  bars: readonly Bars[],
  there: readonly BarKind[],
  sizes: readonly number[],
  wanted: readonly Piece[],
  sizeOf: (piece: Piece | Stock) => number,
): Pick<Plan, "patterns" | "left"> {
  const open = wanted.map((piece) => ({ ...piece })).sort((a, b) => b.length - a.length)
  const places = open.map((piece) => sizes.indexOf(sizeOf(piece)))
  const patterns = new Map<string, Pattern>()
  const untouched = there
    .filter(({ held }) => held)
    .map((kind) => {
      const cut = bars.map((each) => (each.kind === kind ? each.times : 0))
      return { kind, takes: [], times: kind.count - sum(cut) }
    })
  for (const { kind, takes, times } of [...bars, ...untouched].sort((a, b) => b.times - a.times)) {
    const { stock, held } = kind
    const counts = sizes.map((_, place) => (takes[place] ?? 0) + (held?.[place] ?? 0))
    if (sum(counts) === 0) continue
    const free = sizeOf(stock) - sum(counts.map((count, place) => count * sizes[place]))
    for (let left = times; left > 0;) {
      const more = [...counts]
      const taken = open.flatMap((piece, nth) => {
        const count = Math.min(more[places[nth]] ?? 0, piece.count)
        more[places[nth]] -= count
        return count > 0 ? [{ piece, count }] : []
      })
      if (free < 0 || sum(more) > 0)
        throw new Error(`${stock.length} mm cannot give ${counts.join()}`)
      const pieces = taken.map(({ piece, count }) => ({ ...piece, count }))
      const alike = Math.min(
        left,
        ...taken.map(({ piece, count }) => Math.floor(piece.count / count)),
      )
      for (const { piece, count } of taken) piece.count -= count * alike
      left -= alike
      const key = JSON.stringify([stock, pieces])
      const offcut = Math.max(0, free - sizeOf({ ...stock, length: 0 })) / 10
      patterns.set(key, { stock, bars: (patterns.get(key)?.bars ?? 0) + alike, pieces, offcut })
    }
  }
  const sorted = [...patterns.values()].sort(
    (a, b) => b.stock.length - a.stock.length || b.bars - a.bars || a.offcut - b.offcut,
  )
  return { patterns: sorted, left: open.filter(({ count }) => count > 0) }
}
