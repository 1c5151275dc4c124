import { branchesByDistance, distanceKm } from "./position"

test("distances are those of the great circle", () => {
  expect(distanceKm({ lat: 20, lng: 78 }, { lat: 21, lng: 78 })).toBeCloseTo(111.195, 2)
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
