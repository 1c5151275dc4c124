import { fc } from "../../tests/random-inputs"
import { sum, type Stock } from "./ways"
import { planning, type Piece, type Plan } from "./plan"

const isLong = process.env.NEW_INPUTS === "1"
/** Other lists in each run; a list that fails is printed with the seed that finds it again. */
const runs = (count: number) => ({ numRuns: count, seed: Date.now() % 2 ** 31 })

function planOf(...list: Parameters<typeof planning>): Plan {
  const steps = planning(...list)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const bought = (...lengths: number[]): Stock[] => lengths.map((length) => ({ length, count: null }))
const each = (pieces: readonly Piece[]) =>
  pieces.flatMap(({ mark, length, count }) => Array<string>(count).fill(`${mark} ${length}`))
/** mm that pieces take of a bar: a cut between two, none at its end. */
const taken = (lengths: readonly number[], kerf: number) =>
  sum(lengths) + kerf * Math.max(0, lengths.length - 1)

/** What is wrong with a plan by itself: pieces lost or cut twice, bars longer than they are or more than there are. */
function faultsOf(plan: Plan, pieces: Piece[], stocks: Stock[], kerf: number): string[] {
  const cut = plan.patterns.flatMap(({ bars, pieces: own }) =>
    each(own.map((piece) => ({ ...piece, count: piece.count * bars }))),
  )
  const isSame = [...cut, ...each(plan.left)].sort().join() === each(pieces).sort().join()
  const overfull = plan.patterns.filter(({ stock, pieces: own, offcut }) => {
    const lengths = own.flatMap(({ length, count }) => Array<number>(count).fill(length))
    const end = taken(lengths, kerf) + (offcut > 0 ? kerf + offcut : 0)
    return lengths.length === 0 || end > stock.length + 1e-6
  })
  const isOwnKept = stocks.every((stock) => {
    const used = plan.patterns.filter((pattern) => pattern.stock === stock)
    return stock.count === null || sum(used.map(({ bars }) => bars)) <= stock.count
  })
  const all = plan.patterns.filter(({ stock }) => stock.count === null)
  const isSum =
    Math.abs(plan.bought - sum(all.map(({ stock, bars }) => stock.length * bars))) < 0.01
  return [
    ...(isSame ? [] : ["pieces are lost"]),
    ...(overfull.length > 0 ? ["a bar is overfull"] : []),
    ...(isOwnKept ? [] : ["more own bars than there are"]),
    ...(isSum ? [] : ["another sum is bought"]),
    ...(plan.least > plan.bought ? ["the bound is above the plan"] : []),
  ]
}

/** The fewest pieces left and the fewest mm bought, by every set of pieces in every bar. Only for a few pieces. */
function exact(lengths: readonly number[], stocks: readonly Stock[], kerf: number) {
  const sets = Array.from({ length: 2 ** lengths.length }, (_, set) => set)
  const inSet = (set: number) => lengths.filter((_, nth) => (set >> nth) & 1)
  const need = sets.map((set) => taken(inSet(set), kerf))
  const fits = (set: number, { length }: Stock) => need[set] <= length + 1e-6
  const prices = stocks.filter(({ count }) => count === null)
  const one = sets.map((set) =>
    Math.min(...prices.filter((bar) => fits(set, bar)).map(({ length }) => length), Infinity),
  )
  const price = [0]
  for (const set of sets.slice(1)) {
    price[set] = one[set]
    for (let part = (set - 1) & set; part > 0; part = (part - 1) & set)
      price[set] = Math.min(price[set], one[part] + price[set ^ part])
  }
  let held = new Set([0])
  for (const bar of stocks.flatMap((stock) => Array<Stock>(stock.count ?? 0).fill(stock))) {
    const more = sets.filter((set) => fits(set, bar))
    held = new Set([...held].flatMap((own) => more.map((set) => own | set)))
  }
  let best = { left: Infinity, bought: Infinity }
  for (const own of held) {
    for (const set of sets) {
      const left = lengths.length - inSet(set | own).length
      const isBetter = left < best.left || (left === best.left && price[set] < best.bought)
      if ((set & own) === 0 && Number.isFinite(price[set]) && isBetter)
        best = { left, bought: price[set] }
    }
  }
  return best
}

/** mm bought by first-fit or best-fit decreasing with one length to buy; Infinity if a piece does not fit. */
function simple(pieces: Piece[], stocks: Stock[], length: number, kerf: number, isBest: boolean) {
  const room = stocks
    .flatMap((stock) => Array<number>(stock.count ?? 0).fill(stock.length + kerf))
    .sort((a, b) => b - a)
  let count = 0
  const lengths = pieces.flatMap((piece) => Array<number>(piece.count).fill(piece.length))
  for (const piece of lengths.sort((a, b) => b - a)) {
    const fitting = [...room.keys()].filter((at) => room[at] + 1e-6 >= piece + kerf)
    let at = isBest ? fitting.sort((a, b) => room[a] - room[b])[0] : fitting[0]
    if (at === undefined) {
      if (piece > length) return Infinity
      at = room.push(length + kerf) - 1
      count++
    }
    room[at] -= piece + kerf
  }
  return count * length
}

const stocksOf = fc.record({
  prices: fc.uniqueArray(fc.constantFrom(6000, 6500, 12000, 4213.7, 6096), {
    minLength: 1,
    maxLength: 3,
  }),
  own: fc.uniqueArray(
    fc.record({
      length: fc.constantFrom(12000, 6000, 7500, 3200, 1500.5),
      count: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 2, selector: ({ length }) => length },
  ),
  kerf: fc.constantFrom(0, 1.6, 3, 50),
})
const lengths = fc.oneof(
  fc.integer({ min: 300, max: 8000 }),
  fc.constantFrom(6000, 2000, 1998, 3000, 2998.5, 4000, 12000, 3048, 13000, 999),
)

test("small lists: no piece given up that a bar can hold, each claim true, the bound true, against every pattern", () => {
  const few = fc.array(lengths, { minLength: 1, maxLength: 8 })
  const seen = { lists: 0, best: 0, claims: 0 }
  fc.assert(
    fc.property(few, stocksOf, (all, { prices, own, kerf }) => {
      const pieces = all.map((length, nth) => ({ mark: `A${nth % 3}`, length, count: 1 }))
      const stocks = [...bought(...prices), ...own]
      const plan = planOf(pieces, stocks, kerf)
      const best = exact(all, stocks, kerf)
      expect(faultsOf(plan, pieces, stocks, kerf)).toEqual([])
      expect(sum(plan.left.map(({ count }) => count))).toBe(best.left)
      expect(plan.bought).toBeGreaterThan(best.bought - 0.01)
      expect(plan.least).toBeLessThan(best.bought + 0.01)
      seen.lists++
      if (plan.bought < best.bought + 0.01) seen.best++
      if (plan.bought === plan.least) seen.claims++
    }),
    runs(isLong ? 5000 : 200),
  )
  expect(seen.best / seen.lists).toBeGreaterThan(0.98)
  // Of 2,000 lists 73 in a hundred; of 200 it is never so few by chance.
  expect(seen.claims / seen.lists).toBeGreaterThan(0.55)
})

test("lists of 10 to 200 lengths are never worse than first-fit and best-fit decreasing", () => {
  const many = fc.array(
    fc.record({
      mark: fc.constantFrom("A", "B", ""),
      length: fc.integer({ min: 40, max: 1180 }).map((five) => five * 5),
      count: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 10, maxLength: 200, size: "max" },
  )
  const bars = fc.constantFrom([6000], [12000], [6000, 12000], [12000, 6500, 6000])
  fc.assert(
    fc.property(many, bars, stocksOf, (pieces, prices, { own, kerf }) => {
      const stocks = [...bought(...prices), ...own]
      const plan = planOf(pieces, stocks, kerf)
      expect(faultsOf(plan, pieces, stocks, kerf)).toEqual([])
      const simplest = prices.flatMap((length) =>
        [true, false].map((isBest) => simple(pieces, stocks, length, kerf, isBest)),
      )
      expect(plan.bought).toBeLessThanOrEqual(Math.min(...simplest) + 0.01)
    }),
    runs(isLong ? 600 : 5),
  )
}, 1_200_000)

const shown = ({ patterns }: Plan) =>
  patterns.map(({ bars, stock, pieces, offcut }) => {
    const own = pieces.map(({ length, mark, count }) => `${length} ${mark} ×${count}`)
    return `${bars} × ${stock.length}: ${own.join(", ")}, rest ${offcut}`
  })

test("the saw is heeded, marks stay together, and all own bars are used, however many pieces there are", () => {
  const piece = (length: number, count: number, mark = "A") => ({ mark, length, count })
  const plan = (pieces: Piece[], stocks = bought(6000), kerf = 3) =>
    shown(planOf(pieces, stocks, kerf))
  expect(plan([piece(1998, 3)])).toEqual(["1 × 6000: 1998 A ×3, rest 0"])
  expect(plan([piece(1990, 3)])).toEqual(["1 × 6000: 1990 A ×3, rest 21"])
  expect(planOf([piece(2000, 30)], bought(6000), 3)).toMatchObject({ bought: 90000, least: 90000 })
  expect(planOf([piece(2000, 30)], bought(6000), 0).bought).toBe(60000)
  expect(plan([piece(2900, 4, "C1"), piece(2900, 2, "C2")])).toEqual([
    "2 × 6000: 2900 C1 ×2, rest 194",
    "1 × 6000: 2900 C2 ×2, rest 194",
  ])
  expect(plan([piece(1000, 0)])).toEqual([])
  // Too many pieces to try one by one.
  const many = [...bought(6000), { length: 8000, count: 150 }, { length: 16_000, count: 2 }]
  expect(planOf([piece(7000, 160), piece(900, 1)], many, 3)).toMatchObject({
    left: [{ length: 7000, count: 6 }],
    bought: 0,
  })
  const threes = [...bought(6000), { length: 21_100, count: 50 }]
  expect(planOf([piece(7000, 150)], threes, 3).left).toEqual([])
})

test("500 pieces of 40 lengths, and 500 rows of 10,000 pieces, are planned in slices, the same each time", () => {
  const rows = (many: number, count: number) =>
    Array.from({ length: many }, (_, nth) => ({
      ...{ mark: `M${nth}`, length: 300 + ((nth * 1373) % 5600), count: count + (nth % 2) },
    }))
  const list = [rows(40, 12), bought(12000), 3] as const
  expect(planOf(...list)).toEqual(planOf(...list))
  expect(planOf(rows(500, 9999), bought(6000, 12000), 3).left).toEqual([])
})
