import { branchesByDistance, distanceKm } from "./position"

test("distances are those of the great circle", () => {
  const km = distanceKm({ lat: 28.65, lng: 77.2 }, { lat: 19.05, lng: 72.9 })
  expect(km).toBeGreaterThan(1140)
  expect(km).toBeLessThan(1160)
  expect(distanceKm({ lat: 20, lng: 78 }, { lat: 21, lng: 78 })).toBeCloseTo(111.195, 2)
  expect(distanceKm({ lat: 20, lng: 78 }, { lat: 20, lng: 78 })).toBe(0)
})

test("branches come nearest first, those of unknown position last", () => {
  const branches = [
    { name: "Nowhere", position: null },
    { name: "Hyderabad", position: { lat: 17.385, lng: 78.4867 } },
    { name: "Indore", position: { lat: 22.7196, lng: 75.8577 } },
  ]
  const rows = branchesByDistance({ lat: 22.97, lng: 76.05 }, branches)
  expect(rows.map(({ branch }) => branch.name)).toEqual(["Indore", "Hyderabad", "Nowhere"])
  expect(rows.map(({ km }) => km && Math.round(km / 10))).toEqual([3, 67, null])
})
