import { fc } from "../../tests/random-inputs"
import { planning, roundedUp, type Pattern, type Piece, type Plan, type Stock } from "./plan"

function planOf(...list: Parameters<typeof planning>): Plan {
  const steps = planning(...list)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

const bars = (...lengths: number[]): Stock[] => lengths.map((length) => ({ length, count: null }))
const there = (length: number, count: number): Stock => ({ length, count })
const piece = (length: number, count: number, mark = "A"): Piece => ({ mark, length, count })

/** "2 × 6000: 1998 A ×3, rest 0" */
const shown = ({ bars: many, stock, pieces, offcut }: Pattern) =>
  `${many} × ${stock.length}: ${pieces.map(({ length, mark, count }) => `${length} ${mark} ×${count}`).join(", ")}, rest ${offcut}`

const boughtOf = (pieces: Piece[], stocks: Stock[], kerf = 3) => {
  const { bought, least, left } = planOf(pieces, stocks, kerf)
  return { bars: bought / 6000, least: least / 6000, left: left.map(({ length }) => length) }
}

test.each([
  ["a piece as long as the bar needs no cut", [piece(6000, 2)], ["2 × 6000: 6000 A ×1, rest 0"]],
  [
    "after the last piece no cut is needed if it ends with the bar",
    [piece(1998, 3)],
    ["1 × 6000: 1998 A ×3, rest 0"],
  ],
  ["nor if less than a cut is left", [piece(1997, 3)], ["1 × 6000: 1997 A ×3, rest 0"]],
  ["else one is", [piece(1990, 3)], ["1 × 6000: 1990 A ×3, rest 21"]],
  [
    "feet and inches are cut to a tenth of a millimetre",
    [piece(3048.2, 1), piece(2948.8, 1)],
    ["1 × 6000: 3048.2 A ×1, 2948.8 A ×1, rest 0"],
  ],
  [
    "pieces of one length keep their marks, and bars of one mark stay alike",
    [piece(2900, 4, "C1"), piece(2900, 2, "C2")],
    ["2 × 6000: 2900 C1 ×2, rest 194", "1 × 6000: 2900 C2 ×2, rest 194"],
  ],
  ["nothing to cut needs nothing", [piece(1000, 0)], []],
])("%s", (_, pieces, expected) => {
  expect(planOf(pieces, bars(6000), 3).patterns.map(shown)).toEqual(expected)
})

test("three pieces of 2 m do not fit 6 m with a saw of 3 mm, and do without", () => {
  expect(boughtOf([piece(2000, 30)], bars(6000))).toEqual({ bars: 15, least: 15, left: [] })
  expect(boughtOf([piece(2000, 30)], bars(6000), 0)).toEqual({ bars: 10, least: 10, left: [] })
})

test("a piece longer than every bar is named, and the others are cut", () => {
  const { patterns, left } = planOf([piece(6000, 4), piece(5950, 1)], bars(5950), 3)
  expect(left).toEqual([piece(6000, 4)])
  expect(patterns.map(shown)).toEqual(["1 × 5950: 5950 A ×1, rest 0"])
})

test("of 6 m and 12 m together less is bought than of either alone", () => {
  const pieces = [piece(7000, 3), piece(5900, 1), piece(4900, 1), piece(2500, 2)]
  expect(boughtOf(pieces, bars(6000))).toMatchObject({ left: [7000] })
  expect(boughtOf(pieces, bars(12000)).bars).toBe(8)
  expect(boughtOf(pieces, bars(6000, 12000))).toEqual({ bars: 7, least: 7, left: [] })
})

test("bars that are there are used first, and no more of them than there are", () => {
  const stocks = [...bars(6000), there(4000, 1), there(3100, 2)]
  const { patterns, bought } = planOf([piece(3000, 5)], stocks, 3)
  expect(patterns.map(shown)).toEqual([
    "2 × 6000: 3000 A ×1, rest 2997",
    "1 × 4000: 3000 A ×1, rest 997",
    "2 × 3100: 3000 A ×1, rest 97",
  ])
  expect(bought).toBe(12000)
})

test("without bars to buy, what no bar is left for is named", () => {
  const { left, bought, least } = planOf([piece(3000, 5)], [there(6100, 2)], 3)
  expect([left, bought, least]).toEqual([[piece(3000, 1)], 0, 0])
})

test("every line rounded up for itself needs more bars", () => {
  const pieces = [piece(4000, 5), piece(1900, 5)]
  expect(roundedUp(pieces, 6000, 3)).toBe(7)
  expect(boughtOf(pieces, bars(6000)).bars).toBe(5)
  expect(roundedUp(pieces, 3900, 3)).toBeNull()
})

const lengths = fc.oneof(
  fc.integer({ min: 1, max: 13000 }),
  fc.constantFrom(6000, 5950, 2000, 1998, 3000, 2998.5, 4000, 12000, 6096, 3048, 3200.4),
)
const lists = fc.record({
  pieces: fc.array(
    fc.record({
      mark: fc.constantFrom("A", "B", "C", ""),
      length: lengths,
      count: fc.integer({ min: 0, max: 12 }),
    }),
    { maxLength: 12 },
  ),
  stocks: fc.array(
    fc.record({
      length: fc.constantFrom(6000, 12000, 5950, 6100, 6096, 4213.7),
      count: fc.option(fc.integer({ min: 0, max: 4 })),
    }),
    { maxLength: 4 },
  ),
  kerf: fc.constantFrom(0, 1.6, 3, 50),
})

test("pieces in are pieces out, no bar is cut beyond its end, and nothing is bought below the bound: 1,000 lists", () => {
  fc.assert(
    fc.property(lists, ({ pieces, stocks, kerf }) => {
      const { patterns, left, bought, least } = planOf(pieces, stocks, kerf)
      const count = (list: readonly Piece[], mark: string, length: number) =>
        list
          .filter((each) => each.mark === mark && each.length === length)
          .reduce((sum, each) => sum + each.count, 0)
      for (const { mark, length } of pieces) {
        const cut = patterns.reduce((sum, pattern) => {
          return sum + pattern.bars * count(pattern.pieces, mark, length)
        }, 0)
        expect(cut + count(left, mark, length)).toBe(count(pieces, mark, length))
      }
      for (const pattern of patterns) {
        const all = pattern.pieces.flatMap((each) => Array<number>(each.count).fill(each.length))
        let end = 0
        all.forEach((length, nth) => (end += (nth > 0 ? kerf : 0) + length))
        if (pattern.offcut > 0) end += kerf + pattern.offcut
        expect(all.length).toBeGreaterThan(0)
        expect(end).toBeLessThanOrEqual(pattern.stock.length + 1e-6)
      }
      for (const { length } of stocks) {
        const own = stocks.filter((stock) => stock.length === length && stock.count !== null)
        const taken = patterns.filter(
          ({ stock }) => stock.length === length && stock.count !== null,
        )
        const most = own.reduce((sum, stock) => sum + (stock.count ?? 0), 0)
        expect(taken.reduce((sum, pattern) => sum + pattern.bars, 0)).toBeLessThanOrEqual(most)
      }
      const longest = Math.max(
        0,
        ...stocks.filter((stock) => stock.count === null).map((stock) => stock.length),
      )
      if (longest > 0) expect(left.every(({ length }) => length > longest)).toBe(true)
      expect(least).toBeLessThanOrEqual(bought)
    }),
    { numRuns: 1000 },
  )
})

/** The fewest bars of 6 m by trying each way: only for a few pieces. */
function fewest(pieces: readonly number[], free: readonly number[] = [], best = 99): number {
  if (free.length >= best) return best
  const [first, ...rest] = pieces
  if (first === undefined) return free.length
  let least = best
  for (const [nth, room] of free.entries()) {
    if (room < first + 3 || free.indexOf(room) < nth) continue
    least = Math.min(least, fewest(rest, free.with(nth, room - first - 3), least))
  }
  return Math.min(least, fewest(rest, [...free, 6003 - first - 3], least))
}

test("the number that no plan goes below is true, and small lists get their best plan", () => {
  const few = fc.array(fc.integer({ min: 400, max: 5900 }), { minLength: 1, maxLength: 9 })
  fc.assert(
    fc.property(few, (all) => {
      const best = fewest(all.toSorted((a, b) => b - a))
      const found = boughtOf(
        all.map((length) => piece(length, 1)),
        bars(6000),
      )
      expect(found.least).toBeLessThanOrEqual(best)
      expect(found.bars).toBe(best)
    }),
    { numRuns: 300 },
  )
})

test("500 pieces of 40 lengths are planned in slices, the same each time", () => {
  const pieces = Array.from({ length: 40 }, (_, nth) =>
    piece(300 + ((nth * 1373) % 5600), 12 + (nth % 2), `M${nth}`),
  )
  let slices = 1
  const steps = planning(pieces, bars(12000), 3)
  let step = steps.next()
  for (; !step.done; step = steps.next()) slices++
  expect(slices).toBeGreaterThan(1)
  expect(step.value).toEqual(planOf(pieces, bars(12000), 3))
})
