import {
  barsCost,
  bestFit,
  filled,
  leastBought,
  sum,
  timesOf,
  without,
  worthiest,
  type Bars,
  type Found,
  type Task,
  type Way,
} from "./ways"

/** Bars in fractions, and what bars of whole number buy: at least, and those that were found, in tenths of a mm. */
type Relaxed = Readonly<{ bars: readonly Bars[]; least: number; found: number }>

/** All bars are filled anew after this many rounds, then at longer and longer intervals. */
const EVERY = 10
/** How often the search begins anew from another fraction. */
const DIVES = 30

/**
 * Bars in fractions that give exactly what is open, as many kinds as there are lengths, and the price that they put on each piece. A
 * way that gives more than it costs at these prices takes the place of one of them.
 */
function fractionsOf({ sizes, kinds, open }: Task) {
  const rows = [...open.keys()].filter((row) => open[row] > 0)
  const bought = kinds.find(({ cost }) => cost > 0)!
  const basis = rows.map((row): Way => {
    const size = sizes[row]
    const count = size === undefined ? 1 : Math.min(open[row], Math.floor(bought.size / size))
    const kind = size === undefined ? { ...bought, cost: 0 } : bought
    return { kind, takes: open.map((_, at) => (at === row ? count : 0)) }
  })
  const many = rows.length
  const inverse = basis.map(({ takes }, at) =>
    new Float64Array(many).fill(1 / takes[rows[at]], at, at + 1),
  )
  // Each count is made a little different: without that, two could reach 0 together, and the search could go round in circles.
  const times = basis.map(
    ({ takes }, at) => (open[rows[at]] / takes[rows[at]]) * (1 + 1e-3 * ((at * 0.618) % 1)),
  )
  const values = open.map(() => 0)
  for (const [at, { kind, takes }] of basis.entries())
    values[rows[at]] = kind.cost / takes[rows[at]]
  /** If a way gives more than it costs, puts it in the place of the one whose count reaches 0 first. */
  const improve = ({ kind, takes }: Way) => {
    const gain = sum(rows.map((row) => values[row] * takes[row])) - kind.cost
    if (gain < 1e-3) return false
    const taken = [...rows.keys()].filter((nth) => takes[rows[nth]] > 0)
    const share = inverse.map((line) => sum(taken.map((nth) => line[nth] * takes[rows[nth]])))
    let out = -1
    for (let at = 0; at < many; at++)
      if (share[at] > 1e-7 && (out < 0 || times[at] / share[at] < times[out] / share[out])) out = at
    if (out < 0) return false
    basis[out] = { kind, takes }
    const line = inverse[out].map((part) => part / share[out])
    inverse[out] = line
    times[out] /= share[out]
    for (let at = 0; at < many; at++) {
      values[rows[at]] -= gain * line[at]
      if (at === out || share[at] === 0) continue
      for (let nth = 0; nth < many; nth++) inverse[at][nth] -= share[at] * line[nth]
      times[at] = Math.max(0, times[at] - share[at] * times[out])
    }
    return true
  }
  /** The exact count of each, without the small differences. */
  const bars = (): Bars[] =>
    basis.map((way, at) => {
      const exact = inverse[at].reduce((all, part, nth) => all + part * open[rows[nth]], 0)
      return { ...way, times: Math.max(0, exact) }
    })
  return { values, improve, bars, steps: (many * many) / 20 }
}

/**
 * The cheapest bars if they could be bought in fractions (Gilmore and Gomory 1961): a price for each piece comes from as many ways to
 * cut as there are lengths, and a way that gives more than it costs by these prices replaces one of them, until there is none. No
 * figure of a plan rests on the prices: they guide the search, and the bound holds for any.
 *
 * @param fixed bars that the yielded ones begin with
 * @param known ways to begin with
 * @param goal what is bought at least is of interest up to this
 */
function* relaxed(
  task: Task,
  fixed: readonly Bars[],
  known: readonly Way[],
  goal: number,
): Generator<Found, Relaxed> {
  const { sizes, kinds, open } = task
  const { values, improve, bars: fractions, steps: pivot } = fractionsOf(task)
  for (const way of [...known, ...known]) improve(way)
  let [least, found, isEnd, next] = [0, Infinity, false, 0]
  for (let nth = 0; !isEnd; nth++) {
    const worth = sizes.map((_, place) => Math.max(0, values[place]))
    const quick = kinds.map((kind, at) => {
      const isThere = kind.cost === 0
      if (isThere && !(open[sizes.length + at] > 0)) return { way: null, steps: 0 }
      return worthiest(task, kind, worth, 2e-3 + (isThere ? -values[sizes.length + at] : kind.cost))
    })
    yield { steps: sum(quick.map(({ steps }) => steps + pivot)) }
    let ways = quick.flatMap(({ way }) => way ?? [])
    if (ways.length === 0) {
      const proof = leastBought(task, worth)
      least = Math.max(least, proof.least)
      yield { steps: proof.steps, values: worth }
      if (proof.way) ways = [proof.way]
    }
    const isBetter = ways.filter(improve).length > 0
    isEnd = !isBetter || least >= goal
    if (isEnd || nth >= next) {
      next = Math.ceil(Math.max(next + EVERY, next * 1.5))
      // A piece without value is still cut where there is room for it.
      const all = worth.map((each, place) => each + sizes[place] * 1e-8)
      const bars = yield* filled(task, all)
      found = Math.min(found, barsCost(bars))
      yield { steps: bars.length * pivot, bars: [...fixed, ...bars] }
      isEnd ||= found <= least
      if (!isEnd) for (const way of bars) improve(way)
    }
  }
  return { bars: fractions(), least, found }
}

/**
 * Plans for all pieces, first by two simple rules from each length to buy, then better and better: the whole bars of the fractions are
 * taken, or if there are none, one bar with the largest fraction; the pieces that are still open get fractions of their own, until none
 * is open or nothing better can come. Then it begins again from another fraction.
 */
export function* searched(task: Task): Generator<Found, undefined> {
  yield { steps: 0, values: task.sizes }
  for (const kind of task.kinds.filter(({ cost }) => cost > 0))
    for (const bars of [yield* filled(task, kind), bestFit(task, kind)])
      if (bars.length > 0) yield { steps: bars.length * task.sizes.length, bars }
  const root = yield* relaxed(task, [], [], Infinity)
  let best = root.found
  for (let dive = 0; dive < DIVES; dive++) {
    let [now, rest, at]: [Relaxed, Task, number] = [root, task, dive]
    let fixed: readonly Bars[] = []
    for (;;) {
      const before = fixed.length
      const sorted = now.bars
        .map((bars) => ({ ...bars, part: bars.times - Math.floor(bars.times + 1e-6) }))
        .sort((a, b) => b.part - a.part)
      const take = (way: Way, atMost: number) => {
        const times = Math.min(atMost, timesOf(rest, way))
        if (times <= 0) return
        const bars = { kind: way.kind, takes: way.takes, times }
        fixed = [...fixed, bars]
        rest = without(rest, bars)
      }
      for (const bars of sorted) take(bars, Math.floor(bars.times + 1e-6))
      if (at > 0 || fixed.length === before) take(sorted[at % sorted.length], 1)
      at = 0
      if (fixed.length === before) break
      const cost = barsCost(fixed)
      const known = now.bars.filter((way) => timesOf(rest, way) > 0)
      now = yield* relaxed(rest, fixed, known, best - cost)
      best = Math.min(best, cost + now.found)
      if (cost + now.least >= best) break
    }
  }
}
