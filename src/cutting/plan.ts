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

/**
 * Plans that are made and compared; steps of the search for the filling of a bar in a plan, and in the bound, where a longer search
 * follows if a quick one finds none that is worth its bar; more sizes get one plan.
 */
const most = {
  ...{ plans: 12, steps: 300, quickSteps: 600, exactSteps: 5000, pivots: 400, sizes: 150 },
}

/** Lengths in tenths of a mm, each with one cut: n pieces of a bar need n − 1 cuts, so that pieces and bars grow by one each. */
interface Task {
  /** Of the pieces, the longest first. */
  readonly sizes: readonly number[]
  /** How many of each size. */
  readonly demand: readonly number[]
  readonly there: readonly Kind[]
  readonly bought: readonly Kind[]
}

interface Kind {
  readonly stock: Stock
  readonly size: number
  /** The length to buy. */
  readonly cost: number
}

/** Bars that give the same pieces: how many of each size. */
interface Bars {
  readonly kind: Kind
  readonly counts: readonly number[]
  readonly times: number
}

const tenths = (mm: number) => Math.round(mm * 10)

export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

/**
 * A plan that buys as few metres as this search finds; it yields after each step of some milliseconds. A bar takes the pieces that
 * are worth most, and what a piece is worth is corrected by what its bars waste (sequential value correction, Belov and Scheithauer
 * 2007), from bar to bar and from plan to plan, until `leastBought` is reached.
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
  const sizeOf = ({ length }: Piece | Stock) => tenths(length) + cut
  const kinds = stocks
    .filter(({ count }) => count !== 0)
    .map((stock): Kind => ({ stock, size: sizeOf(stock), cost: tenths(stock.length) }))
    .sort((a, b) => b.size - a.size)
  const longest = kinds[0]?.size ?? 0
  const wanted = pieces.filter((piece) => piece.count > 0 && sizeOf(piece) <= longest)
  const sizes = [...new Set(wanted.map(sizeOf))].sort((a, b) => b - a)
  const demand = sizes.map((size) =>
    sum(wanted.map((piece) => (sizeOf(piece) === size ? piece.count : 0))),
  )
  const bought = kinds.filter(({ stock }) => stock.count === null)
  const task = { sizes, demand, there: kinds.filter((kind) => !bought.includes(kind)), bought }
  const values = sizes.map(worthOf)
  let best = packed(task, values)
  // What a piece takes if no bar has a rest: its own length.
  let least = leastBought(sizes, task)
  if (boughtOf(best) > least && sizes.length <= most.sizes) {
    const whole = yield* relaxed(task)
    least = Math.max(least, leastBought(whole.values, task))
    for (let nth = 1; nth < most.plans && boughtOf(best) > least; nth++) {
      const bars = packed(task, values, nth % 2 === 1 ? whole.bars : [])
      if (boughtOf(bars) < boughtOf(best)) best = bars
      yield
    }
  }
  const { patterns, left } = withMarks(best, task, pieces, sizeOf)
  return { patterns, left, bought: boughtOf(best) / 10, least: least / 10 }
}

/** Bars of one length if every line is rounded up for itself. null if a piece is longer than the bar. */
export function roundedUp(pieces: readonly Piece[], length: number, kerf: number): number | null {
  const bars = pieces.map((piece) => {
    const each = Math.floor((tenths(length) + tenths(kerf)) / (tenths(piece.length) + tenths(kerf)))
    return Math.ceil(piece.count / each)
  })
  return bars.every(Number.isFinite) ? sum(bars) : null
}

/** Tenths of a mm of bought bars. */
function boughtOf(bars: readonly Bars[]): number {
  return sum(bars.map(({ kind, times }) => (kind.stock.count === null ? kind.cost * times : 0)))
}

/** Of two pieces the longer is worth a little more than its length, as it is harder to place. */
const worthOf = (size: number) => size ** 1.02

/**
 * Bars for a demand, those that are there first, then `first`. What fits in none is not cut.
 *
 * @param values what a piece of each size is worth; it is corrected
 */
function packed(
  { sizes, demand, there, bought }: Task,
  values: number[],
  first: readonly Bars[] = [],
): Bars[] {
  const rest = [...demand]
  const all: Bars[] = []
  const put = ({ kind, counts }: Omit<Bars, "times">, times: number) => {
    const filled = sum(counts.map((count, place) => count * sizes[place]))
    counts.forEach((count, place) => {
      rest[place] -= count * times
      if (count === 0) return
      const weight = Math.min(1, (count * times) / (3 * demand[place]))
      const worth = (worthOf(sizes[place]) * kind.size) / filled
      values[place] += weight * (worth - values[place])
    })
    all.push({ kind, counts, times })
  }
  const timesOf = (counts: readonly number[]) =>
    Math.min(
      ...counts.map((count, place) => (count > 0 ? Math.floor(rest[place] / count) : Infinity)),
    )
  const filled = (kind: Kind) => ({
    kind,
    ...worthiest(kind.size, sizes, rest, values, most.steps),
  })
  for (const kind of there) {
    for (let more = kind.stock.count ?? 0; more > 0;) {
      const bar = filled(kind)
      if (bar.value === 0) break
      const times = Math.min(more, timesOf(bar.counts))
      put(bar, times)
      more -= times
    }
  }
  for (const bar of first) {
    const times = Math.min(bar.times, timesOf(bar.counts))
    if (times > 0) put(bar, times)
  }
  for (;;) {
    const fillings = bought.map(filled).filter(({ value }) => value > 0)
    if (fillings.length === 0) return all
    const bar = fillings.reduce((a, b) => (a.value / a.kind.cost >= b.value / b.kind.cost ? a : b))
    put(bar, timesOf(bar.counts))
  }
}

/** The pieces of one bar that are worth most, by branch and bound in the order of worth for the length. */
function worthiest(
  size: number,
  sizes: readonly number[],
  demand: readonly number[],
  values: readonly number[],
  steps = most.exactSteps,
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
    if (place === undefined || step++ > steps) return
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
  const cap = step > steps ? (size * values[order[0]]) / sizes[order[0]] : found.value
  return { ...found, cap }
}

/**
 * Bars bought in fractions, of which the whole ones are returned, and what a piece of each size takes of them in tenths of a mm: the
 * linear programme of Gilmore and Gomory (1961) by column generation, with a simplex whose basis inverse is kept whole.
 */
function* relaxed({ sizes, demand, bought }: Task) {
  const [longest] = bought
  const columns = sizes.map((size, place) => {
    const count = Math.min(demand[place], Math.floor(longest.size / size))
    const counts = sizes.map((_, other) => (other === place ? Math.max(1, count) : 0))
    // What fits only bars that are there is left to them.
    return { kind: longest, counts, cost: count > 0 ? longest.cost : 0 }
  })
  const amounts = columns.map(({ counts }, row) => demand[row] / counts[row])
  const inverse = columns.map(({ counts }, row) => counts.map((count) => count && 1 / counts[row]))
  const values = columns.map(({ cost, counts }, row) => cost / counts[row])
  for (let nth = 0; ; nth++) {
    const filled = (steps?: number) =>
      bought
        .map((kind) => ({
          ...{ kind, cost: kind.cost },
          ...worthiest(kind.size, sizes, demand, values, steps),
        }))
        .reduce((a, b) => (a.value / a.cost >= b.value / b.cost ? a : b))
    const quick = filled(most.quickSteps)
    const next = quick.value > quick.cost * (1 + 1e-4) ? quick : filled()
    const given = sizes.flatMap((_, place) => (next.counts[place] > 0 ? [place] : []))
    const change = inverse.map((row) => sum(given.map((at) => row[at] * next.counts[at])))
    const ratios = change.map((figure, row) => (figure > 1e-9 ? amounts[row] / figure : Infinity))
    const amount = Math.min(...ratios)
    if (next.value < next.cost * (1 + 1e-7) || amount === Infinity || nth === most.pivots) {
      const bars = columns.map((column, row) => ({
        ...column,
        times: Math.floor(amounts[row] + 1e-6),
      }))
      return { values, bars: bars.filter(({ cost }) => cost > 0) }
    }
    const leaving = ratios.indexOf(amount)
    const pivot = inverse[leaving].map((figure) => figure / change[leaving])
    // The inner loop of the planning: row by row without a function for each figure.
    for (const [at, row] of inverse.entries()) {
      const share = change[at]
      if (share !== 0)
        for (let place = 0; place < row.length; place++) row[place] -= share * pivot[place]
      amounts[at] = Math.max(0, amounts[at] - share * amount)
    }
    for (const [place, figure] of pivot.entries())
      values[place] -= (next.value - next.cost) * figure
    inverse[leaving] = pivot
    amounts[leaving] = amount
    columns[leaving] = next
    yield
  }
}

/**
 * Tenths of a mm that every plan has to buy. With what a piece of each size takes, scaled so that no filling of a bar takes more than
 * the bar, all pieces together take at least that much, less what bars take that are there already. Bars are bought whole, so it is
 * rounded up to the common measure of their lengths.
 */
function leastBought(values: readonly number[], { sizes, demand, there, bought }: Task): number {
  if (bought.length === 0 || sizes.length === 0) return 0
  const taken = values.map((value, place) =>
    sizes[place] > bought[0].size ? 0 : Math.max(0, value),
  )
  const cap = ({ size }: Kind) => worthiest(size, sizes, demand, taken).cap
  const scale = Math.min(...bought.map((kind) => kind.cost / Math.max(1, cap(kind))))
  const own = sum(there.map((kind) => cap(kind) * (kind.stock.count ?? 0)))
  const need = (sum(taken.map((value, place) => value * demand[place])) - own) * scale
  const step = bought.map(({ cost }) => cost).reduce(commonMeasure)
  return Math.max(0, Math.ceil(need / step - 1e-6) * step)
}

function commonMeasure(a: number, b: number): number {
  return b === 0 ? a : commonMeasure(b, a % b)
}

/**
 * The bars with the marks of their pieces, those that are cut alike together, and the pieces that are in none.
 *
 * @throws Error if a bar gives more than it has, or more pieces than are wanted
 */
function withMarks(
  bars: readonly Bars[],
  { sizes }: Task,
  wanted: readonly Piece[],
  sizeOf: (piece: Piece | Stock) => number,
): Pick<Plan, "patterns" | "left"> {
  const open = wanted.map((piece) => ({ ...piece })).sort((a, b) => b.length - a.length)
  const places = open.map((piece) => sizes.indexOf(sizeOf(piece)))
  const patterns = new Map<string, Pattern>()
  for (const { kind, counts, times } of bars.toSorted((a, b) => b.times - a.times)) {
    const { stock } = kind
    const free = kind.size - sum(sizes.map((size, place) => size * counts[place]))
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
