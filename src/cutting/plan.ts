import { dualFeasible, leastBought, raised, sum, type Kind, type Stock, type Task } from "./bound"

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

/**
 * What the search may cost: steps for the filling of one bar, for pieces that only own bars hold, and how many of them; rounds of the
 * first search, of the long one, and for each piece; those between two yields, and those that a score is remembered.
 */
const most = {
  ...{ steps: 40, held: 500, own: 100 },
  ...{ rounds: [3000, 50_000], each: 200, slice: 50, late: 300 },
}

/** Bars that are cut alike: the places of their pieces, and what is free of each. */
interface Bars {
  readonly kind: Kind
  readonly places: readonly number[]
  readonly free: number
  readonly times: number
}

const tenths = (mm: number) => Math.round(mm * 10)

/**
 * A plan that leaves as few pieces and buys as few metres as this search finds. It yields after each step of some milliseconds, first
 * the plan of a simple rule. The best of the simple plans is bettered by cutting a few of its bars anew (`bettered`), until what it
 * buys is proven to be the least.
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
    .map((stock): Kind => {
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
  const task = { sizes, demand, own, bought }
  let best: readonly Bars[] = simplest(task)
  const plan = (isFinal: boolean): Plan => {
    const { patterns, left } = withMarks(best, task, pieces, sizeOf)
    return { patterns, left, bought: costOf(best) / 10, least: least / 10, isFinal }
  }
  const isAllCut = sum(demand) === sum(best.map(({ places, times }) => places.length * times))
  const bound = (values: readonly number[]) => leastBought(values, task, isAllCut)
  let least = bound(sizes)
  if (costOf(best) > least) yield plan(false)
  for (const rule of dualFeasible(task)) {
    if (costOf(best) <= least) break
    least = Math.max(least, bound(rule))
    yield
  }
  for (const rounds of most.rounds) {
    if (costOf(best) <= least) break
    best = yield* bettered(task, best, least, Math.min(rounds, most.each * sum(demand)))
    if (costOf(best) > least && rounds === most.rounds[0])
      least = Math.max(least, yield* raised(task, bound, costOf(best)))
  }
  return plan(true)
}

/** Tenths of a mm of bought bars. */
const costOf = (bars: readonly Bars[]) => sum(bars.map(({ kind, times }) => kind.cost * times))

/** The best plan of first-fit and best-fit decreasing with each length to buy. */
function simplest(task: Task): Bars[] {
  const begun = reserved(task)
  const plans = [...task.bought, undefined].flatMap((kind) =>
    [false, true].map((isBest) => decreasing(task, begun, kind, isBest)),
  )
  const rank = (bars: Bars[]) =>
    costOf(bars) - 1e12 * sum(bars.map(({ places, times }) => places.length * times))
  return plans.reduce((a, b) => (rank(b) < rank(a) ? b : a))
}

/** The bars that are there, with as many as can be held of the pieces that no bar to buy is long enough for: the shortest of them. */
function reserved({ sizes, demand, own, bought }: Task): Bars[] {
  const only = sizes
    .flatMap((size, place) =>
      size > (bought[0]?.size ?? 0)
        ? Array.from({ length: Math.min(demand[place], most.own) }, () => place)
        : [],
    )
    .slice(-most.own)
  const room = own.flatMap((kind) =>
    Array.from({ length: Math.min(kind.count, only.length) }, (): Bars => ({
      ...{ kind, places: [], free: kind.size, times: 1 },
    })),
  )
  let steps = 0
  const held = (bars: readonly Bars[], nth: number): readonly Bars[] | null => {
    const size = sizes[only[nth]]
    if (nth === only.length) return bars
    const tried = new Set<number>()
    for (const at of [...bars.keys()].sort((a, b) => bars[a].free - bars[b].free)) {
      const { places, free } = bars[at]
      if (free < size || tried.has(free) || steps++ > most.held) continue
      tried.add(free)
      const filled = { ...bars[at], places: [...places, only[nth]], free: free - size }
      const all = held(bars.with(at, filled), nth + 1)
      if (all) return all
    }
    return null
  }
  // The shortest leave most room, so that the most that can be held are the shortest.
  let filled: readonly Bars[] | null = null
  for (let nth = 0; !filled; nth++) {
    steps = 0
    filled = held(room, nth)
  }
  const spare = own.map((kind): Bars => {
    const times = kind.count - filled.filter((bars) => bars.kind === kind).length
    return { kind, places: [], free: kind.size, times }
  })
  return [...filled, ...spare.filter(({ times }) => times > 0)]
}

/**
 * Each piece, the longest first, into the first bar that has room for it, or into the one with least room; else into a new one of
 * `kind`, or of the shortest that is long enough. A bar is at last the shortest that holds its pieces.
 */
function decreasing(
  { sizes, demand, bought }: Task,
  begun: readonly Bars[],
  kind: Kind | undefined,
  isBest: boolean,
): Bars[] {
  let all = begun
  for (const [place, size] of sizes.entries()) {
    let rest =
      demand[place] - sum(begun.map(({ places }) => places.filter((at) => at === place).length))
    const next: Bars[] = []
    const put = (bars: Bars) => {
      const each = Math.min(Math.floor(bars.free / size), rest)
      if (each === 0) return next.push(bars)
      const times = Math.min(bars.times, Math.floor(rest / each))
      const last = bars.times > times ? Math.min(each, rest - each * times) : 0
      const add = (count: number, times: number) => {
        if (times === 0 || times === Infinity) return
        const places = [...bars.places, ...Array<number>(count).fill(place)]
        next.push({ ...bars, places, free: bars.free - count * size, times })
      }
      add(each, times)
      add(last, Math.min(last, 1))
      add(0, bars.times - times - Math.min(last, 1))
      return (rest -= each * times + last)
    }
    const order = isBest ? all.toSorted((a, b) => a.free - b.free) : all
    for (const bars of order) put(bars)
    const fresh = kind && kind.size >= size ? kind : bought.findLast((each) => each.size >= size)
    if (rest > 0 && fresh) put({ kind: fresh, places: [], free: fresh.size, times: Infinity })
    all = next
  }
  return all.filter(({ places }) => places.length > 0).map((bars) => shortest(bars, bought))
}

/** The same pieces from the shortest bars to buy that hold them; bars that are there stay. */
function shortest(bars: Bars, bought: readonly Kind[]): Bars {
  const used = bars.kind.size - bars.free
  const kind = bars.kind.cost > 0 ? bought.findLast(({ size }) => size >= used)! : bars.kind
  return { ...bars, kind, free: kind.size - used }
}

/** Numbers from 0 to 1 that look random and are the same for each list. */
function mixer(): () => number {
  let seed = 0
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A search for a plan that buys less. Bars are taken out until the rest buys less than the best plan; then a few bars are cut anew
 * from their pieces and the open ones, again and again, until no piece is open. A change is taken if it scores no worse than the
 * plan before it, or than one some thousand rounds ago (Burke and Bykov, late acceptance).
 */
function* bettered(
  task: Task,
  first: readonly Bars[],
  least: number,
  rounds: number,
): Generator<undefined, readonly Bars[]> {
  const { sizes, own, bought } = task
  const random = mixer()
  const weight = (place: number) => sizes[place] + (sizes[place] > bought[0].size ? 1e9 : 0)
  const spread = ({ free, kind }: Bars) => (0.3 * free * free) / kind.size
  let best = first
  const bars = [...first]
  let open: readonly number[] = []
  let [goal, cost, score] = [costOf(best), costOf(best), 0]
  const late = Array.from({ length: most.late }, () => 0)
  const spare = new Map(
    own.map((kind) => [
      kind,
      kind.count - sum(bars.map((each) => (each.kind === kind ? each.times : 0))),
    ]),
  )
  const remove = (at: number) => {
    const { kind, times } = bars[at]
    cost -= kind.cost
    if (kind.cost === 0) spare.set(kind, spare.get(kind)! + 1)
    if (times > 1) bars[at] = { ...bars[at], times: times - 1 }
    else {
      bars[at] = bars[bars.length - 1]
      bars.pop()
    }
  }
  const add = (each: Bars) => {
    bars.push(each)
    cost += each.kind.cost
    if (each.kind.cost === 0) spare.set(each.kind, spare.get(each.kind)! - 1)
  }
  /** Bars for the pieces: those that are there, then such as the money is enough for. */
  const cutAnew = (pieces: readonly number[], taken: readonly Bars[]) => {
    const made: Bars[] = []
    let rest = pieces
    let money = goal - 1 - cost + sum(taken.map(({ kind }) => kind.cost))
    const free = new Map(spare)
    for (const { kind } of taken) if (kind.cost === 0) free.set(kind, free.get(kind)! + 1)
    while (rest.length > 0) {
      const least = sizes[Math.max(...rest)]
      const there = own.filter((kind) => free.get(kind)! > 0 && kind.size >= least)
      const kinds =
        there.length > 0 ? there : bought.filter((kind) => kind.cost <= money && kind.size >= least)
      if (kinds.length === 0) break
      const kind = kinds[Math.floor(random() * kinds.length)]
      const { places, left, room } = filled(kind.size, rest, sizes, random)
      const bar = shortest({ kind, places, free: room, times: 1 }, bought)
      if (kind.cost === 0) free.set(kind, free.get(kind)! - 1)
      money -= bar.kind.cost
      made.push(bar)
      rest = left
    }
    return { made, rest }
  }
  for (let round = 0; round < rounds && goal > least; round++) {
    if (round % most.slice === most.slice - 1) yield
    if (open.length === 0) {
      best = [...bars]
      goal = cost
      if (cost <= least) break
      while (cost >= goal) {
        const worst = bars.reduce(
          (at, { kind, free }, nth) =>
            kind.cost > 0 &&
            (bars[at].kind.cost === 0 || free / kind.size > bars[at].free / bars[at].kind.size)
              ? nth
              : at,
          0,
        )
        open = [...open, ...bars[worst].places]
        remove(worst)
      }
      score = sum(open.map(weight)) - sum(bars.map(spread))
      late.fill(score)
    }
    const chosen = new Set(
      Array.from({ length: 2 + Math.floor(random() * 2) }, () =>
        Math.floor(random() * bars.length),
      ),
    )
    const taken = bars.length > 0 ? [...chosen].map((at) => bars[at]) : []
    const { made, rest } = cutAnew([...open, ...taken.flatMap(({ places }) => places)], taken)
    const change =
      sum(rest.map(weight)) - sum(open.map(weight)) + sum(taken.map(spread)) - sum(made.map(spread))
    const at = round % late.length
    if (change <= 0 || score + change <= late[at]) {
      if (taken.length > 0) for (const nth of [...chosen].sort((a, b) => b - a)) remove(nth)
      for (const each of made) add(each)
      open = rest
      score += change
    }
    late[at] = score
  }
  return open.length === 0 ? bars : best
}

/** Pieces for a bar so that little is free, and those that are left: the longest first in half of all cases, else in a mixed order. */
function filled(
  size: number,
  pieces: readonly number[],
  sizes: readonly number[],
  random: () => number,
) {
  const order = [...pieces]
  const swap = (a: number, b: number) => {
    ;[order[a], order[b]] = [order[b], order[a]]
  }
  for (let nth = order.length - 1; nth > 0; nth--) swap(nth, Math.floor(random() * (nth + 1)))
  if (random() < 0.5) swap(0, order.indexOf(Math.min(...order)))
  const taken: number[] = []
  let best: number[] = []
  let room = size
  let steps = 0
  const search = (nth: number, free: number) => {
    if (free < room) {
      room = free
      best = [...taken]
    }
    if (nth === order.length || room === 0 || steps++ > most.steps) return
    const next = free - sizes[order[nth]]
    if (next >= 0) {
      taken.push(nth)
      search(nth + 1, next)
      taken.pop()
    }
    search(nth + 1, free)
  }
  search(0, size)
  const isTaken = new Set(best)
  return {
    room,
    places: best.map((nth) => order[nth]),
    left: order.filter((_, nth) => !isTaken.has(nth)),
  }
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
  for (const { kind, places: cut, times } of bars.toSorted((a, b) => b.times - a.times)) {
    const { stock } = kind
    const counts = sizes.map(() => 0)
    for (const place of cut) counts[place]++
    const free = kind.size - sum(cut.map((place) => sizes[place]))
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
