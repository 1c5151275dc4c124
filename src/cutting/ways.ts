/** Bars of one length in mm: as many as are bought, or so many that are there already and are used first. */
export interface Stock {
  readonly length: number
  /** null if they are bought. */
  readonly count: number | null
}

/** Bars of one length in tenths of a mm, with one cut: n pieces of a bar need n − 1 cuts, so that pieces and bars grow by one each. */
export interface BarKind {
  readonly stock: Stock
  readonly size: number
  /** The length to buy; 0 of bars that are there. */
  readonly cost: number
  /** How many there are; Infinity of those that are bought. */
  readonly count: number
  /** How many pieces of each size are laid into each already. */
  readonly held?: readonly number[]
}

export interface Task {
  /** Of the pieces, the longest first. A place in it stands for a length. */
  readonly sizes: readonly number[]
  /** Bars that are there, then those that are bought, each the longest first. */
  readonly kinds: readonly BarKind[]
  /** How many pieces of each size are wanted, then how many bars of each kind are there. */
  readonly open: readonly number[]
}

/**
 * One way to cut a bar. `takes` counts, in the order of `open`, the pieces of each size that the bar gives; behind them stands, for
 * each kind of bar that is there, 1 if the bar is of that kind, else 0.
 */
export interface Way {
  readonly kind: BarKind
  readonly takes: readonly number[]
}

/** Bars that are cut alike. */
export interface Bars extends Way {
  readonly times: number
}

/** What a search yields: the steps it took, and what it found. */
export interface Found {
  readonly steps: number
  /** Bars that give all pieces. */
  readonly bars?: readonly Bars[]
  /** What a piece of each size is worth in tenths of a mm that are bought, for `leastBought`. */
  readonly values?: readonly number[]
}

/** Steps of a quick filling, and of one that proves that none is worth more. */
const most = { quick: 500, proof: 20_000 }

export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

/** Tenths of a mm of bought bars. */
export function barsCost(bars: readonly Bars[]): number {
  return sum(bars.map(({ kind, times }) => kind.cost * times))
}

/** What is open after these bars. */
export function without(task: Task, { takes, times }: Bars): Task {
  return { ...task, open: task.open.map((count, row) => count - takes[row] * times) }
}

/** How many bars can be cut so. */
export function timesOf({ open }: Task, { takes }: Way): number {
  const each = takes.map((count, row) => (count > 0 ? Math.floor(open[row] / count) : Infinity))
  return Math.min(...each)
}

/** A bar with these pieces; one to buy is the shortest that holds them. */
function wayOf({ sizes, kinds }: Task, kind: BarKind, counts: readonly number[]): Way {
  const used = sum(counts.map((count, place) => count * sizes[place]))
  const there = kinds.filter(({ cost }) => cost === 0)
  return {
    kind: kind.cost === 0 ? kind : kinds.findLast(({ cost, size }) => cost > 0 && size >= used)!,
    takes: [...counts, ...there.map((each) => Number(each === kind))],
  }
}

/**
 * The filling of a bar that is worth most and more than `floor`, by branch and bound in the order of worth for the length; null if
 * none is found. No filling is worth more than `cap`.
 */
export function worthiest(
  task: Task,
  kind: BarKind,
  values: readonly number[],
  floor = 0,
  limit = most.quick,
) {
  const { sizes, open } = task
  const order = [...sizes.keys()]
    .filter((place) => open[place] > 0 && values[place] > 1e-8 && sizes[place] <= kind.size)
    .sort((a, b) => values[b] / sizes[b] - values[a] / sizes[a])
  const shortest = [...order, 0].fill(Infinity)
  for (let nth = order.length - 1; nth >= 0; nth--)
    shortest[nth] = Math.min(shortest[nth + 1], sizes[order[nth]])
  const counts = sizes.map(() => 0)
  let best: readonly number[] | null = null
  let [value, steps] = [floor, 0]
  const search = (from: number, free: number, worth: number) => {
    if (worth > value + 1e-8) [best, value] = [[...counts], worth]
    if (free < shortest[from] || steps++ > limit) return
    let nth = from
    while (sizes[order[nth]] > free) nth++
    const place = order[nth]
    if (worth + (free * values[place]) / sizes[place] <= value + 1e-8) return
    for (let count = Math.min(open[place], Math.floor(free / sizes[place])); count >= 0; count--) {
      counts[place] = count
      search(nth + 1, free - count * sizes[place], worth + count * values[place])
    }
    counts[place] = 0
  }
  search(0, kind.size, 0)
  // Where the search was cut short, no filling is worth more than the best size in the whole bar.
  const cap = steps > limit ? (kind.size * values[order[0]]) / sizes[order[0]] : value + 1e-8
  return { way: best && wayOf(task, kind, best), value, cap, steps: steps + 3 * sizes.length }
}

/** The longest pieces first, as many as the bar holds. */
function longestFirst(task: Task, kind: BarKind) {
  let free = kind.size
  const counts = task.sizes.map((size, place) => {
    const count = Math.min(task.open[place], Math.floor(free / size))
    free -= count * size
    return count
  })
  return { way: wayOf(task, kind, counts), value: 1, steps: counts.length }
}

/** What a filling is worth for what it buys. */
const rateOf = ({ way, value }: { way: Way | null; value: number }) =>
  way ? value / (way.kind.cost || 1) : -1

/**
 * Bars for all pieces one after the other, those that are there first: each the filling that is worth most for what it buys, or, by
 * the simple rule, the longest pieces first, from bars of `by` where they are long enough.
 */
export function* filled(task: Task, by: readonly number[] | BarKind): Generator<Found, Bars[]> {
  const bars: Bars[] = []
  const bought = task.kinds.filter(({ cost }) => cost > 0)
  const places = [...task.sizes.keys()]
  for (let rest = task; ;) {
    const next = places.findIndex((place) => rest.open[place] > 0)
    if (next < 0) return bars
    const shortest = rest.sizes[places.findLastIndex((place) => rest.open[place] > 0)]
    const own = rest.kinds.find(
      ({ size }, nth) => rest.open[places.length + nth] > 0 && size >= shortest,
    )
    const fillings =
      "stock" in by
        ? [longestFirst(rest, own ?? (by.size >= rest.sizes[next] ? by : bought[0]))]
        : (own ? [own] : bought).map((kind) => worthiest(rest, kind, by))
    const { way } = fillings.reduce((a, b) => (rateOf(b) > rateOf(a) ? b : a))
    yield { steps: sum(fillings.map(({ steps }) => steps)) }
    bars.push({ ...way!, times: timesOf(rest, way!) })
    rest = without(rest, bars[bars.length - 1])
  }
}

/** With this many pieces or more, best fit takes too long. */
const MOST_TO_FIT = 2000

/**
 * Best-fit decreasing: each piece, longest first, goes into the bar that it leaves the least room in, or into a new bar. Returns no
 * bars for a list of `MOST_TO_FIT` pieces or more.
 */
export function bestFit(task: Task, by: BarKind): Bars[] {
  const { sizes, kinds, open } = task
  const pieces = sizes.flatMap((_, place) =>
    Array<number>(Math.min(open[place], MOST_TO_FIT)).fill(place),
  )
  if (pieces.length >= MOST_TO_FIT) return []
  const bar = (kind: BarKind) => ({ kind, free: kind.size, counts: sizes.map(() => 0) })
  const there = kinds.filter(({ cost }) => cost === 0)
  const bars = there.flatMap((kind, nth) => {
    const count = Math.min(open[sizes.length + nth], pieces.length)
    return Array.from({ length: count }, () => bar(kind))
  })
  const longest = kinds.find(({ cost }) => cost > 0)!
  for (const place of pieces) {
    const size = sizes[place]
    let best: ReturnType<typeof bar> | null = null
    for (const one of bars)
      if (one.free >= size && (best === null || one.free < best.free)) best = one
    if (best === null) {
      best = bar(by.size >= size ? by : longest)
      bars.push(best)
    }
    best.free -= size
    best.counts[place] += 1
  }
  return bars
    .filter(({ counts }) => sum(counts) > 0)
    .map(({ kind, counts }) => ({ ...wayOf(task, kind, counts), times: 1 }))
}

/**
 * Tenths of a mm that every plan has to buy. With what a piece of each size is worth, scaled so that no filling of a bar is worth more
 * than it costs, all pieces together are worth at least that much, less what bars hold that are there already (Farley 1990). Bars are
 * bought whole, so it is rounded up to the common measure of their lengths. It is true for any values. Where a filling is worth so
 * much that it holds the bound down, the bound may be lower than it need be, and `way` is that filling.
 */
export function leastBought(task: Task, values: readonly number[]) {
  const { sizes, kinds, open } = task
  const own = kinds.filter(({ cost }) => cost === 0)
  const bought = kinds.slice(own.length)
  const step = bought.map(({ cost }) => cost).reduce(commonMeasure)
  const caps = own.map((kind) => worthiest(task, kind, values, 0, most.proof).cap)
  const need =
    sum(sizes.map((_, place) => open[place] * values[place])) -
    sum(caps.map((cap, nth) => cap * open[sizes.length + nth]))
  // At this rate the bound is still rounded up to the same.
  const enough = need / ((Math.ceil(need / step - 1e-6) - 1 + 1e-4) * step)
  const fillings = bought.map((kind) =>
    worthiest(task, kind, values, kind.cost * Math.max(1, enough), most.proof),
  )
  const rate = Math.max(...fillings.map(({ cap }, nth) => cap / bought[nth].cost))
  const { way } = fillings.reduce((a, b) => (rateOf(b) > rateOf(a) ? b : a))
  const least = Math.max(0, Math.ceil(((need / rate) * (1 - 1e-9)) / step - 1e-6) * step)
  return { least, way, steps: sum(fillings.map(({ steps }) => steps)) }
}

function commonMeasure(a: number, b: number): number {
  return b === 0 ? a : commonMeasure(b, a % b)
}
