import { sum, tenths, type Column, type Kind } from "./bound"

/** A bar while the plan is made: how many pieces of each kind it gives, and what is free of it, with the last cut. */
export interface Bar {
  readonly stock: Kind
  readonly counts: readonly number[]
  readonly free: number
}

/** Steps of the search for the best filling of one bar. More find nothing better in lists of the trade. */
const MOST_STEPS = 300

/**
 * Bars for a demand, those that are there first. What fits in none is not cut.
 *
 * @param isAlike whether a filling is repeated as often as the demand allows: fewer kinds of bars for the saw
 */
export function packed(
  sizes: readonly number[],
  demand: readonly number[],
  kinds: readonly Kind[],
  isAlike: boolean,
  order: (place: number) => number = () => 0,
): Bar[] {
  const rest = [...demand]
  const bars: Bar[] = []
  const there = kinds.filter(({ count }) => count !== null).sort((a, b) => b.size - a.size)
  const bought = kinds.filter(({ count }) => count === null)
  const take = ({ counts, ...bar }: Bar, most: number) => {
    const times = Math.min(most, isAlike ? timesIn(rest, counts) : 1)
    for (let nth = 0; nth < times; nth++) bars.push({ ...bar, counts })
    counts.forEach((count, place) => (rest[place] -= count * times))
    return times
  }
  for (const stock of there) {
    for (let more = stock.count ?? 0; more > 0;) {
      const first = rest.findIndex((count, place) => count > 0 && sizes[place] <= stock.size)
      if (first < 0) break
      more -= take(filled(stock, first, sizes, rest), more)
    }
  }
  const longest = Math.max(0, ...bought.map(({ size }) => size))
  for (;;) {
    const open = rest.flatMap((count, place) => {
      return count > 0 && sizes[place] <= longest ? [place] : []
    })
    if (open.length === 0) return bars
    const [first] = open.sort((a, b) => order(a) - order(b) || a - b)
    const fitting = bought.filter(({ size }) => size >= sizes[first])
    const fillings = fitting.map((stock) => filled(stock, first, sizes, rest))
    const [best] = fillings.sort((a, b) => wasteOf(a) - wasteOf(b))
    take(best, Infinity)
  }
}

/** The share of a bar that is not used. */
function wasteOf({ free, stock }: Bar): number {
  return free / stock.size
}

function timesIn(demand: readonly number[], counts: readonly number[]): number {
  return Math.min(
    ...counts.map((count, place) => (count > 0 ? Math.floor(demand[place] / count) : Infinity)),
  )
}

/** A bar with a piece of the kind `first`, and of the others what leaves least of it. */
function filled(
  stock: Kind,
  first: number,
  sizes: readonly number[],
  demand: readonly number[],
): Bar {
  const smallest = sizes.reduce(
    (least, size, place) => (demand[place] > 0 ? Math.min(least, size) : least),
    Infinity,
  )
  const counts = sizes.map(() => 0)
  let best: readonly number[] = []
  let leastFree = Infinity
  let steps = 0
  const search = (place: number, free: number) => {
    steps++
    if (free < leastFree) [leastFree, best] = [free, [...counts]]
    for (let next = place; next < sizes.length && free >= smallest; next++) {
      if (leastFree === 0 || steps > MOST_STEPS) return
      const taken = next === first ? 1 : 0
      const most = Math.min(demand[next] - taken, Math.floor(free / sizes[next]))
      for (let count = most; count > 0; count--) {
        counts[next] += count
        search(next + 1, free - count * sizes[next])
        counts[next] -= count
      }
    }
  }
  counts[first] = 1
  search(0, stock.size - sizes[first])
  return { stock, counts: best, free: leastFree }
}

/** The whole bars of the linear programme, and the rest of the pieces packed. Bars that are there come first. */
export function rounded(
  columns: readonly Column[],
  amounts: readonly number[],
  sizes: readonly number[],
  demand: readonly number[],
  kinds: readonly Kind[],
): Bar[] {
  const there = packed(
    sizes,
    demand,
    kinds.filter(({ count }) => count !== null),
    true,
  )
  const rest = sizes.map((_, place) => demand[place] - sum(there.map((bar) => bar.counts[place])))
  const whole = columns.flatMap(({ stock, counts }, nth): Bar[] => {
    const times = Math.min(Math.floor(amounts[nth] + 1e-6), timesIn(rest, counts))
    counts.forEach((count, place) => (rest[place] -= count * times))
    const free = stock.size - sum(counts.map((count, place) => count * sizes[place]))
    return Array.from({ length: times }, () => ({ stock, counts, free }))
  })
  const bought = kinds.filter(({ count }) => count === null)
  return [...there, ...whole, ...packed(sizes, rest, bought, false)]
}

/** The plan with a few of its bars taken apart and filled again, if that is no worse. */
export function repacked(
  bars: readonly Bar[],
  sizes: readonly number[],
  kinds: readonly Kind[],
  random: () => number,
): readonly Bar[] {
  const many = Math.min(bars.length, 2 + Math.floor(random() * 4))
  const chosen = new Set<number>()
  // The bar with most to spare first: it is the one to do without.
  const [loose] = bars.map((_, place) => place).sort((a, b) => bars[b].free - bars[a].free)
  if (random() < 0.7) chosen.add(loose)
  while (chosen.size < many) chosen.add(Math.floor(random() * bars.length))
  const apart = [...chosen].map((place) => bars[place])
  const demand = sizes.map((_, place) => sum(apart.map(({ counts }) => counts[place])))
  const available = kinds.flatMap((kind) => {
    const taken = apart.filter(({ stock }) => stock === kind).length
    return kind.count === null ? [kind] : taken > 0 ? [{ ...kind, count: taken }] : []
  })
  const weights = sizes.map(() => (random() < 0.5 ? 0 : random()))
  const again = packed(sizes, demand, available, false, (place) => weights[place]).map((bar) => ({
    ...bar,
    stock: bar.stock.count === null ? bar.stock : kindOf(bar.stock, kinds),
  }))
  return isBetter(again, apart) || isEqual(again, apart)
    ? [...bars.filter((_, place) => !chosen.has(place)), ...again]
    : bars
}

/** The bars that are there of one length. */
function kindOf({ length }: Kind, kinds: readonly Kind[]): Kind {
  return kinds.find((kind) => kind.length === length && kind.count !== null)!
}

/** More pieces, else less bought, else what is left over in fewer bars. */
function rank(bars: readonly Bar[]): readonly number[] {
  const pieces = sum(bars.map(({ counts }) => sum(counts)))
  return [-pieces, boughtOf(bars), -sum(bars.map(({ free }) => free * free))]
}

function compared(one: readonly Bar[], other: readonly Bar[]): number {
  const [a, b] = [rank(one), rank(other)]
  const place = a.findIndex((figure, nth) => figure !== b[nth])
  return place < 0 ? 0 : a[place] - b[place]
}

export const isBetter = (one: readonly Bar[], other: readonly Bar[]) => compared(one, other) < 0

const isEqual = (one: readonly Bar[], other: readonly Bar[]) => compared(one, other) === 0

/** Tenths of a mm of bought bars. */
export function boughtOf(bars: readonly Bar[]): number {
  return sum(bars.map(({ stock }) => (stock.count === null ? tenths(stock.length) : 0)))
}
