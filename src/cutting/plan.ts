import { boughtOf, isBetter, packed, repacked, rounded, type Bar } from "./bars"
import { leastBought, relaxed, sum, tenths, type Kind } from "./bound"

export { sum }

/** Pieces of one mark and length. Lengths are in mm, to a tenth. */
export interface Piece {
  /** As it is written on the drawing: "A1". */
  readonly mark: string
  readonly length: number
  readonly count: number
}

/** Bars of one length in mm: as many as are bought, or so many that are there already and are used first. */
export interface Stock {
  readonly length: number
  /** null if they are bought. */
  readonly count: number | null
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
  /** mm of bars that every plan has to buy; see `leastBought`. */
  readonly least: number
  /** Pieces longer than every bar, or for which no bar is left. */
  readonly left: readonly Piece[]
}

/** Bars taken apart and filled again to find a better plan, and between two pauses. */
const MOST_TRIES = 250

const TRIES_A_SLICE = 25

/**
 * A plan that buys as few metres as this search finds; it yields between slices of a few milliseconds. Pieces of the same length
 * are one kind. Each bar is filled from the longest piece left with what leaves least of it (best fit decreasing with minimum
 * bin slack, Gupta and Ho 1999), then a few bars at a time are taken apart and filled again while `leastBought` is not reached.
 *
 * A cut takes `kerf` mm between two pieces, and after the last one unless it ends with the bar.
 *
 * @throws Error if the plan does not give each piece once, or cuts more from a bar than it has
 */
export function* planning(
  pieces: readonly Piece[],
  stocks: readonly Stock[],
  kerf: number,
): Generator<void, Plan> {
  const cut = tenths(kerf)
  const kinds = grouped(stocks, ({ length, count }) => `${tenths(length)} ${count === null}`).map(
    ([first, ...more]): Kind => ({
      length: first.length,
      size: tenths(first.length) + cut,
      count: first.count && sum([first, ...more].map(({ count }) => count ?? 0)),
    }),
  )
  const longest = Math.max(0, ...kinds.map(({ size, count }) => (count === 0 ? 0 : size)))
  const isTooLong = ({ length }: Piece) => tenths(length) + cut > longest
  const wanted = pieces.filter((piece) => piece.count > 0 && !isTooLong(piece))
  const sizes = [...new Set(wanted.map(({ length }) => tenths(length) + cut))].sort((a, b) => b - a)
  const demand = sizes.map((size) =>
    sum(wanted.map(({ length, count }) => (tenths(length) + cut === size ? count : 0))),
  )
  const bought = kinds.filter(({ count }) => count === null)
  let best: readonly Bar[] = packed(sizes, demand, kinds, true)
  // What a piece takes if no bar has a rest: its own length.
  let least = bought.length > 0 && sizes.length > 0 ? leastBought(sizes, sizes, demand, kinds) : 0
  if (boughtOf(best) > least) {
    yield
    const { values, columns, amounts } = yield* relaxed(sizes, demand, bought)
    least = Math.max(least, leastBought(values, sizes, demand, kinds))
    const random = randomFigures()
    const others = [
      () => rounded(columns, amounts, sizes, demand, kinds),
      () => packed(sizes, demand, kinds, false),
    ]
    for (const other of others) {
      if (boughtOf(best) === least) break
      const bars = other()
      if (isBetter(bars, best)) best = bars
      yield
    }
    for (let nth = 1; nth <= MOST_TRIES && boughtOf(best) > least; nth++) {
      best = repacked(best, sizes, kinds, random)
      if (nth % TRIES_A_SLICE === 0) yield
    }
  }
  const patterns = withMarks(best, sizes, wanted, cut)
  const plan: Plan = {
    patterns,
    bought: boughtOf(best) / 10,
    least: least / 10,
    left: leftOf(pieces, patterns),
  }
  const fault = planFault(plan, pieces, stocks, kerf)
  if (fault) throw new Error(fault)
  return plan
}

/** The same at once. */
export function planOf(pieces: readonly Piece[], stocks: readonly Stock[], kerf: number): Plan {
  const steps = planning(pieces, stocks, kerf)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** What is wrong with a plan. "" if each piece is cut once or left, and no bar gives more than it has. */
export function planFault(
  plan: Pick<Plan, "patterns" | "left">,
  pieces: readonly Piece[],
  stocks: readonly Stock[],
  kerf: number,
): string {
  const balance = new Map<string, number>()
  const book = ({ mark, length }: Piece, count: number) => {
    const key = `${tenths(length)} ${mark}`
    balance.set(key, (balance.get(key) ?? 0) + count)
  }
  for (const piece of pieces) book(piece, piece.count)
  for (const piece of plan.left) book(piece, -piece.count)
  for (const { stock, bars, pieces: cut, offcut } of plan.patterns) {
    for (const piece of cut) book(piece, -piece.count * bars)
    const used = sum(cut.map(({ length, count }) => tenths(length) * count))
    const between = tenths(kerf) * (sum(cut.map(({ count }) => count)) - 1)
    const end = tenths(offcut) > 0 ? tenths(offcut) + tenths(kerf) : 0
    if (used + between + end > tenths(stock.length)) return `${stock.length} mm are too short`
  }
  for (const stock of stocks) {
    const taken = plan.patterns.filter((pattern) => pattern.stock.length === stock.length)
    const there = stocks.filter(({ length }) => length === stock.length).map(({ count }) => count)
    const most = there.includes(null) ? Infinity : sum(there.map(Number))
    if (sum(taken.map(({ bars }) => bars)) > most) return `no more bars of ${stock.length} mm`
  }
  const odd = [...balance].find(([, count]) => count !== 0)
  return odd ? `${odd[0]}: ${odd[1]} too few` : ""
}

/** Bars of one length if every line is rounded up for itself. null if a piece is longer than the bar. */
export function roundedUp(pieces: readonly Piece[], length: number, kerf: number): number | null {
  const bars = pieces.map((piece) => {
    const each = Math.floor((tenths(length) + tenths(kerf)) / (tenths(piece.length) + tenths(kerf)))
    return Math.ceil(piece.count / each)
  })
  return bars.every(Number.isFinite) ? sum(bars) : null
}

/** The bars with the marks of their pieces, those that are cut alike together. */
function withMarks(
  bars: readonly Bar[],
  sizes: readonly number[],
  wanted: readonly Piece[],
  cut: number,
): Pattern[] {
  const marks = sizes.map((size) =>
    wanted
      .filter(({ length }) => tenths(length) + cut === size)
      .map(({ mark, length, count }) => ({ mark, length, left: count })),
  )
  const alike = grouped(bars, ({ stock, counts }) => `${stock.length} ${stock.count} ${counts}`)
  const patterns = alike.flatMap((group) =>
    group.map(({ stock, counts, free }, nth) => {
      const more = group.length - nth
      const pieces = counts.flatMap((count, place) => taken(marks[place], count, more))
      const { length, count } = stock
      return { stock: { length, count }, bars: 1, pieces, offcut: Math.max(0, free - cut) / 10 }
    }),
  )
  const same = grouped(patterns, ({ stock, pieces }) => JSON.stringify([stock, pieces]))
  return same
    .map((group) => ({ ...group[0], bars: group.length }))
    .sort((a, b) => b.stock.length - a.stock.length || b.bars - a.bars || a.offcut - b.offcut)
}

/** Takes pieces of one length; of a mark that is enough for all bars that are cut alike, if there is one. */
function taken(
  marks: { readonly mark: string; readonly length: number; left: number }[],
  count: number,
  bars: number,
): Piece[] {
  const pieces: Piece[] = []
  for (let more = count; more > 0;) {
    const open = marks.filter(({ left }) => left > 0).sort((a, b) => a.left - b.left)
    const from = open.find(({ left }) => left >= more * bars) ?? open[open.length - 1]
    const many = Math.min(more, from.left)
    from.left -= many
    more -= many
    pieces.push({ mark: from.mark, length: from.length, count: many })
  }
  return pieces
}

function leftOf(pieces: readonly Piece[], patterns: readonly Pattern[]): Piece[] {
  const cut = new Map<string, number>()
  const key = ({ mark, length }: Piece) => `${tenths(length)} ${mark}`
  for (const { bars, pieces: each } of patterns) {
    for (const piece of each) cut.set(key(piece), (cut.get(key(piece)) ?? 0) + piece.count * bars)
  }
  return pieces.flatMap((piece) => {
    const done = Math.min(piece.count, cut.get(key(piece)) ?? 0)
    cut.set(key(piece), (cut.get(key(piece)) ?? 0) - done)
    return piece.count > done ? [{ ...piece, count: piece.count - done }] : []
  })
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups.values()]
}

/** The same figures from 0 to 1 at every call, so that a list has one plan (mulberry32). */
function randomFigures(): () => number {
  let state = 0x2545f491
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
