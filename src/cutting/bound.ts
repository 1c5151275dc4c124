/** Steps of the search for the pieces of a bar that are worth most. */
const MOST_BRANCHES = 5000

/** Steps of the simplex, which is exact long before in lists of the trade. */
const MOST_PIVOTS = 400

const PIVOTS_A_SLICE = 10

/** Bars of one length, in tenths of a mm with one cut: n pieces need n − 1 cuts, so that pieces and bars grow by one each. */
export interface Kind {
  readonly size: number
  readonly length: number
  readonly count: number | null
}

export const tenths = (mm: number) => Math.round(mm * 10)

export function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}

/** Bars in fractions of a bar, and what a piece of each kind then takes of them, in tenths of a mm. */
interface Relaxed {
  readonly columns: readonly Column[]
  readonly amounts: readonly number[]
  readonly values: readonly number[]
}

export interface Column {
  readonly stock: Kind
  readonly counts: readonly number[]
}

/**
 * The least length of bought bars if bars could be bought in fractions: the linear programme of Gilmore and Gomory (1961) by
 * column generation, with a simplex whose basis inverse is kept whole.
 */
export function* relaxed(
  sizes: readonly number[],
  demand: readonly number[],
  bought: readonly Kind[],
): Generator<void, Relaxed> {
  const longest = bought.reduce((a, b) => (a.size > b.size ? a : b))
  // What fits only bars that are there is left to them.
  const first = sizes.filter((size) => size > longest.size).length
  if (first > 0) {
    const part = yield* relaxed(sizes.slice(first), demand.slice(first), bought)
    const padded = (figures: readonly number[]) => [...sizes.slice(0, first).fill(0), ...figures]
    const columns = part.columns.map(({ stock, counts }) => ({ stock, counts: padded(counts) }))
    return { ...part, columns, values: padded(part.values) }
  }
  const columns: Column[] = sizes.map((size, place) => {
    const count = Math.min(demand[place], Math.floor(longest.size / size))
    return { stock: longest, counts: sizes.map((_, other) => (other === place ? count : 0)) }
  })
  const inverse = columns.map(({ counts }, row) =>
    Float64Array.from(sizes, (_, place) => (place === row ? 1 / counts[row] : 0)),
  )
  const amounts = columns.map(({ counts }, row) => demand[row] / counts[row])
  for (let nth = 1; ; nth++) {
    const values = sizes.map((_, place) =>
      sum(columns.map(({ stock }, row) => tenths(stock.length) * inverse[row][place])),
    )
    const [entering, gain] = bought
      .map((stock) => {
        const { counts, value } = worthiest(stock.size, sizes, demand, values)
        return [{ stock, counts }, value / tenths(stock.length)] as const
      })
      .reduce((a, b) => (a[1] >= b[1] ? a : b))
    if (gain < 1 + 1e-7 || nth > MOST_PIVOTS) return { columns, amounts, values }
    const change = inverse.map((row) => sum(entering.counts.map((count, at) => count * row[at])))
    let leaving = -1
    change.forEach((share, row) => {
      if (
        share > 1e-9 &&
        (leaving < 0 || amounts[row] / share < amounts[leaving] / change[leaving])
      )
        leaving = row
    })
    if (leaving < 0) return { columns, amounts, values }
    const amount = amounts[leaving] / change[leaving]
    inverse[leaving] = inverse[leaving].map((figure) => figure / change[leaving])
    inverse.forEach((row, at) => {
      if (at === leaving || change[at] === 0) return
      inverse[leaving].forEach((figure, place) => (row[place] -= change[at] * figure))
      amounts[at] = Math.max(0, amounts[at] - change[at] * amount)
    })
    columns[leaving] = entering
    amounts[leaving] = amount
    if (nth % PIVOTS_A_SLICE === 0) yield
  }
}

/** The pieces of one bar that are worth most, by branch and bound in the order of worth for the length. */
function worthiest(
  size: number,
  sizes: readonly number[],
  demand: readonly number[],
  values: readonly number[],
): { readonly counts: readonly number[]; readonly value: number; readonly most: number } {
  const order = sizes
    .flatMap((_, place) => (values[place] > 1e-9 ? [place] : []))
    .sort((a, b) => values[b] / sizes[b] - values[a] / sizes[a])
  const counts = sizes.map(() => 0)
  let best = [...counts]
  let value = 0
  let steps = 0
  const search = (nth: number, free: number, worth: number) => {
    if (worth > value + 1e-9) [value, best] = [worth, [...counts]]
    const place = order[nth]
    if (place === undefined || steps++ > MOST_BRANCHES) return
    const each = values[place]
    if (worth + (free * each) / sizes[place] <= value + 1e-9) return
    for (
      let count = Math.min(demand[place], Math.floor(free / sizes[place]));
      count >= 0;
      count--
    ) {
      counts[place] = count
      search(nth + 1, free - count * sizes[place], worth + count * each)
    }
    counts[place] = 0
  }
  search(0, size, 0)
  // Where the search was cut short, no filling is worth more than the best kind in the whole bar.
  const [first] = order
  const cap = first === undefined ? 0 : (size * values[first]) / sizes[first]
  return { counts: best, value, most: steps > MOST_BRANCHES ? cap : value }
}

/**
 * Tenths of a mm that every plan has to buy. With what a piece of each kind takes in the linear programme, scaled so that no
 * filling of a bar takes more than the bar, all pieces together take at least that much, less what bars take that are there
 * already. Bars are bought whole, so it is rounded up to the common measure of their lengths.
 */
export function leastBought(
  values: readonly number[],
  sizes: readonly number[],
  demand: readonly number[],
  kinds: readonly Kind[],
): number {
  const bought = kinds.filter(({ count }) => count === null)
  const longest = Math.max(...bought.map(({ size }) => size))
  const taken = values.map((value, place) => (sizes[place] > longest ? 0 : Math.max(0, value)))
  const most = ({ size }: Kind) => worthiest(size, sizes, demand, taken).most
  const scale = Math.min(...bought.map((kind) => tenths(kind.length) / Math.max(1, most(kind))))
  const there = sum(kinds.map((kind) => (kind.count ? most(kind) * kind.count : 0)))
  const need = (sum(taken.map((value, place) => value * demand[place])) - there) * scale
  const step = bought.map(({ length }) => tenths(length)).reduce(commonMeasure)
  return Math.max(0, Math.ceil(need / step - 1e-6) * step)
}

function commonMeasure(a: number, b: number): number {
  return b === 0 ? a : commonMeasure(b, a % b)
}
