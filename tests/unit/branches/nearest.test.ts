import { branches as words } from "../../../src/interface/en/branches"
import { fc } from "../../random-inputs"
import { branchesByDistance, positionOfBranch } from "../../../src/branches/nearest"
import { distanceKm } from "../../../src/branches/position"
import { found, places } from "./knownPlaces"

const anyPosition = fc.record({
  lat: fc.double({ min: 6, max: 38, noNaN: true }),
  lng: fc.double({ min: 68, max: 98, noNaN: true }),
})

describe("distances", () => {
  test("are those of the great circle", () => {
    const km = distanceKm(found("Delhi").position, found("Mumbai").position)
    expect(km).toBeGreaterThan(1140)
    expect(km).toBeLessThan(1160)
    // A degree of a meridian.
    expect(distanceKm({ lat: 20, lng: 78 }, { lat: 21, lng: 78 })).toBeCloseTo(111.195, 2)
  })

  test("are the same both ways, and nothing from a place to itself", () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, a)).toBe(0)
      }),
    )
  })
})

describe("the branches", () => {
  const branches = [
    { name: "Nowhere", address: "A village", position: null },
    { name: "Odisha (Bhubaneswar)", address: "Bhubaneswar, Odisha", position: null },
    { name: "Hyderabad", address: "Hyderabad", position: { lat: 17.385, lng: 78.4867 } },
    { name: "Bhopal", address: "Bhopal", position: { lat: 23.2599, lng: 77.4126 } },
    { name: "Indore", address: "Indore", position: { lat: 22.7196, lng: 75.8577 } },
  ]
  const sorted = (typed: string) =>
    branchesByDistance(found(typed).position, branches, (branch) =>
      positionOfBranch(branch, places, words),
    )

  test("come nearest first, those of unknown position last", () => {
    const rows = sorted("Dewas")
    expect(rows.map(({ branch }) => branch.name)).toEqual([
      "Indore",
      "Bhopal",
      "Hyderabad",
      "Odisha (Bhubaneswar)",
      "Nowhere",
    ])
    const distances = rows.slice(0, -1).map(({ km }) => km ?? NaN)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(rows.at(-1)?.km).toBeNull()
  })

  test("use their town's position if they have none", () => {
    const [first] = sorted("Bhubaneswar")
    expect(first.branch.name).toBe("Odisha (Bhubaneswar)")
    expect(first.km).toBeLessThan(5)
  })

  test("stay at their own position when they have one", () => {
    const position = { lat: 20, lng: 80 }
    const branch = { name: "Indore", address: "Indore", position }
    expect(positionOfBranch(branch, places, words)).toBe(position)
  })

  test("are sorted by their own positions by default", () => {
    const rows = branchesByDistance(found("Dewas").position, branches)
    expect(rows.map(({ branch, km }) => km !== null && branch.name)).toEqual([
      ...["Indore", "Bhopal", "Hyderabad"],
      ...[false, false],
    ])
  })

  test("are in the town of their name if their address names none", () => {
    const branch = { name: "Indore", address: "A village", position: null }
    expect(positionOfBranch(branch, places, words)).toEqual(found("Indore").position)
  })
})
