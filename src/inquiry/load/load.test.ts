import { carried, type Pieces, type Vehicle } from "./load"
import { fc } from "../../../tests/random-inputs"

const vehicle = (name: string, bodyFeet: number, payload: number, inUse = true): Vehicle => ({
  ...{ name, bodyFeet, payload, inUse },
  confirmed: null,
})

const vehicles = [
  vehicle("trailer", 40, 27),
  vehicle("pickup", 9, 1.5),
  vehicle("truck", 20, 7),
  vehicle("long pickup", 22, 1.2, false),
]
const of = (length: number, kg: number, count: number): Pieces => ({ length, kg, count })

test.each([
  ["what is short and light goes on the smallest in use", [of(2.5, 20, 75)], "1 × pickup"],
  ["6 m bars do not stick out of a body of 20 ft", [of(6, 30, 16)], "1 × truck"],
  ["12 m bars need the trailer, cut to 6 m the truck", [of(12, 200, 15)], "1 × trailer, cut truck"],
  [
    "what is too heavy for the truck needs the trailer, cut or not",
    [of(12, 100, 90)],
    "1 × trailer",
  ],
  ["what is too heavy for all goes in trips of the largest", [of(6, 300, 200)], "3 × trailer"],
  ["a piece longer than every body goes on none", [of(12.5, 40, 1)], "none"],
  ["a piece heavier than every payload goes on none", [of(6, 28_000, 1)], "none"],
])("%s", (_, pieces, expected) => {
  const found = carried(vehicles, { pieces, loose: 0 })
  const ifCut = found?.ifCut ? `, cut ${found.ifCut.name}` : ""
  expect(found ? `${found.trips} × ${found.vehicle.name}${ifCut}` : "none").toBe(expected)
})

/** Whether pieces go on so many trips, tried in every way. */
function fits(kgs: readonly number[], free: readonly number[]): boolean {
  const [kg, ...rest] = kgs
  if (kg === undefined) return true
  return free.some((room, trip) => room >= kg && fits(rest, free.with(trip, room - kg)))
}

test("so many trips carry all pieces whole, and no fewer could by their weight", () => {
  const some = fc.array(
    fc.tuple(fc.integer({ min: 100, max: 1000 }), fc.integer({ min: 1, max: 2 })),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  fc.assert(
    fc.property(some, fc.integer({ min: 0, max: 3000 }), (kinds, loose) => {
      const pieces = kinds.map(([kg, count]) => of(6, kg, count))
      const trips = carried([vehicle("cart", 20, 1)], { pieces, loose })?.trips ?? 0
      const kgs = pieces.flatMap(({ kg, count }) => Array.from({ length: count }, () => kg))
      const all = kgs.reduce((sum, kg) => sum + kg, loose)
      expect(
        fits(
          kgs,
          Array.from({ length: trips }, () => 1000),
        ),
      ).toBe(true)
      expect(trips * 1000).toBeGreaterThanOrEqual(all)
      if (kgs.length === 0) expect(trips).toBe(Math.ceil(all / 1000))
    }),
  )
})
