import { carried, type Vehicle } from "./load"

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

test.each([
  ["what is short and light goes on the smallest", 1500, 2.5, 20, "1 × pickup"],
  ["6 m bars do not stick out of a body of 20 ft", 500, 6, 30, "1 × truck"],
  ["12 m bars need the trailer, cut to 6 m the truck", 3000, 12, 200, "1 × trailer, cut truck"],
  ["cut to 6 m they still do not go on a body of 9 ft", 500, 12, 100, "1 × trailer, cut truck"],
  ["what is too heavy for the truck needs the trailer, cut or not", 9000, 12, 100, "1 × trailer"],
  ["what is too heavy for all goes in trips of the largest", 60_000, 6, 300, "3 × trailer"],
  ["a piece longer than every body goes on none", 500, 12.5, 40, "none"],
  ["a piece heavier than every payload goes on none", 30_000, 6, 28_000, "none"],
])("%s", (_, kg, longest, heaviest, expected) => {
  const found = carried(vehicles, { kg, longest, heaviest })
  const ifCut = found?.ifCut ? `, cut ${found.ifCut.name}` : ""
  expect(found ? `${found.trips} × ${found.vehicle.name}${ifCut}` : "none").toBe(expected)
})

test("without vehicles in use nothing is said", () => {
  expect(carried([vehicle("truck", 20, 7, false)], { kg: 1, longest: 1, heaviest: 1 })).toBeNull()
})
