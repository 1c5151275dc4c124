/** Bars of one length in mm: as many as are bought, or so many that are there already and are used first. */
export interface Stock {
  readonly length: number
  /** null if they are bought. */
  readonly count: number | null
}

/** Steps for the worthiest filling of a bar; trials of values, and lengths that are tried as a limit. */
const most = { exact: 3000, trials: 150, limits: 30 }

/** Lengths in tenths of a mm, each with one cut: n pieces of a bar need n − 1 cuts, so that pieces and bars grow by one each. */
export interface Task {
  /** Of the pieces, the longest first. A place in it stands for a length. */
  readonly sizes: readonly number[]
  /** How many of each size. */
  readonly demand: readonly number[]
  /** Bars that are there. */
  readonly own: readonly Kind[]
  /** The longest first. */
  readonly bought: readonly Kind[]
}

export interface Kind {
  readonly stock: Stock
  readonly size: number
  /** The length to buy; 0 of bars that are there. */
  readonly cost: number
  /** How many there are; Infinity of those that are bought. */
  readonly count: number
}

export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

/** What a piece of each size takes at least of a bar, by rules that no filling of a bar breaks (Fekete and Schepers 2001). */
export function dualFeasible({ sizes, bought }: Task): number[][] {
  return bought.flatMap(({ size: bar }) => {
    const halves = sizes.filter((size) => 2 * size <= bar)
    const limits = halves.filter((_, nth) => nth % Math.ceil(halves.length / most.limits) === 0)
    const rounded = [2, 3, 4, 5, 6].map((parts) =>
      sizes.map((size) => {
        const share = (size * parts) / bar
        return Number.isInteger(share) ? size : (Math.floor(share) * bar) / (parts - 1)
      }),
    )
    const limited = limits.map((limit) =>
      sizes.map((size) => (size > bar - limit ? bar : size < limit ? 0 : size)),
    )
    return [...rounded, ...limited]
  })
}

/**
 * Tenths of a mm that every plan has to buy. With what a piece of each size takes, scaled so that no filling of a bar takes more than
 * the bar, all pieces together take at least that much, less what bars take that are there already. Bars are bought whole, so it is
 * rounded up to the common measure of their lengths.
 *
 * @param isAllCut whether no piece is left; else it is not known which of those that no bar to buy holds
 */
export function leastBought(
  values: readonly number[],
  { sizes, demand, own, bought }: Task,
  isAllCut: boolean,
): number {
  if (bought.length === 0 || sizes.length === 0) return 0
  const taken = isAllCut
    ? values
    : values.map((value, place) => (sizes[place] > bought[0].size ? 0 : value))
  const cap = ({ size }: Kind) => worthiest(size, sizes, demand, taken).cap
  const scale = Math.min(...bought.map((kind) => kind.cost / Math.max(1, cap(kind))))
  const there = sum(own.map((kind) => cap(kind) * kind.count))
  const need = (sum(taken.map((value, place) => value * demand[place])) - there) * scale
  const step = bought.map(({ cost }) => cost).reduce(commonMeasure)
  return Math.max(0, Math.ceil((need * (1 - 1e-9)) / step - 1e-6) * step)
}

function commonMeasure(a: number, b: number): number {
  return b === 0 ? a : commonMeasure(b, a % b)
}

/**
 * The highest bound of many trials: what the fullest filling takes too much of is worth less in the next, what the demand has more of
 * is worth more.
 *
 * @param enough no bound needs to be higher
 */
export function* raised(
  { sizes, demand, bought }: Task,
  bound: (values: readonly number[]) => number,
  enough: number,
): Generator<undefined, number> {
  let values = [...sizes]
  let least = 0
  for (let trial = 1; trial <= most.trials && least < enough; trial++) {
    const fillings = bought.map(({ size, cost }) => {
      const found = worthiest(size, sizes, demand, values)
      return { ...found, rate: found.value / cost }
    })
    const fullest = fillings.reduce((a, b) => (b.rate > a.rate ? b : a))
    const all = sum(values.map((value, place) => value * demand[place]))
    least = Math.max(least, bound(values))
    values = values.map((value, place) => {
      const lack = demand[place] / all - fullest.counts[place] / fullest.value
      return value * Math.exp((lack * value) / Math.sqrt(trial))
    })
    if (trial % 5 === 0) yield
  }
  return least
}

/** The pieces of one bar that are worth most, by branch and bound in the order of worth for the length. */
function worthiest(
  size: number,
  sizes: readonly number[],
  demand: readonly number[],
  values: readonly number[],
) {
  const order = sizes
    .flatMap((_, place) => (demand[place] > 0 && values[place] > 1e-9 ? [place] : []))
    .sort((a, b) => values[b] / sizes[b] - values[a] / sizes[a])
  const counts = sizes.map(() => 0)
  let found = { counts, value: 0 }
  let step = 0
  const search = (nth: number, free: number, worth: number) => {
    if (worth > found.value + 1e-9) found = { counts: [...counts], value: worth }
    const place = order[nth]
    if (place === undefined || step++ > most.exact) return
    const each = values[place]
    if (worth + (free * each) / sizes[place] <= found.value + 1e-9) return
    const fitting = Math.min(demand[place], Math.floor(free / sizes[place]))
    for (let count = fitting; count >= 0; count--) {
      counts[place] = count
      search(nth + 1, free - count * sizes[place], worth + count * each)
    }
    counts[place] = 0
  }
  search(0, size, 0)
  // Where the search was cut short, no filling is worth more than the best size in the whole bar.
  const cap = step > most.exact ? (size * values[order[0]]) / sizes[order[0]] : found.value
  return { ...found, cap }
}
