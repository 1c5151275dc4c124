import * as fc from "fast-check"
import {
  branchesByDistance,
  distanceKm,
  positionOf,
  type FoundPlace,
} from "../../../src/branches/nearest"
import { indianPlaces } from "../../../src/branches/places"

const find = (typed: string) => positionOf(typed, indianPlaces)
const found = (typed: string): FoundPlace => {
  const place = find(typed)
  if (!place.isKnown) throw new Error(place.sentence)
  return place
}

const anyPosition = fc.record({
  lat: fc.double({ min: 6, max: 38, noNaN: true }),
  lng: fc.double({ min: 68, max: 98, noNaN: true }),
})

describe("distances", () => {
  test("are those of the great circle", () => {
    const delhi = found("Delhi").position
    const mumbai = found("Mumbai").position
    expect(distanceKm(delhi, mumbai)).toBeGreaterThan(1140)
    expect(distanceKm(delhi, mumbai)).toBeLessThan(1160)
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

  test("order the branches, those without a position last", () => {
    const branches = [
      { name: "Nowhere", position: null },
      { name: "Hyderabad", position: { lat: 17.385, lng: 78.4867 } },
      { name: "Bhopal", position: { lat: 23.2599, lng: 77.4126 } },
      { name: "Indore", position: { lat: 22.7196, lng: 75.8577 } },
    ]
    const sorted = branchesByDistance(found("Dewas").position, branches)
    expect(sorted.map(({ branch }) => branch.name)).toEqual([
      "Indore",
      "Bhopal",
      "Hyderabad",
      "Nowhere",
    ])
    expect(sorted.map(({ km }) => (km === null ? null : Math.round(km)))).toEqual([
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      null,
    ])
    const distances = sorted.flatMap(({ km }) => km ?? [])
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
  })
})

describe("a typed place", () => {
  test.each([
    ["Kanpur", "Kanpur"],
    ["  kanpur ", "Kanpur"],
    ["BANGALORE", "Bengaluru"],
    ["new delhi", "Delhi"],
    ["Hydera", "Hyderabad"],
    ["Nashik, Maharashtra", "Nashik"],
    ["vizag", "Visakhapatnam"],
    ["Pimpri Chinchwad", "Pimpri-Chinchwad"],
  ])("%s is found by name", (typed, name) => {
    expect(find(typed)).toMatchObject({ isKnown: true, name, isApproximate: false })
  })

  test.each([
    ["208001", "PIN 208001, near Kanpur"],
    ["208 001", "PIN 208001, near Kanpur"],
    ["Lajpat Nagar, Delhi 110024", "PIN 110024, near Delhi"],
    ["２０１００１", "PIN 201001, near Ghaziabad"],
    ["492001", "PIN 492001, near Raipur"],
  ])("%s is found by its PIN code, approximately", (typed, name) => {
    expect(find(typed)).toMatchObject({ isKnown: true, name, isApproximate: true })
  })

  test.each([
    ["", "Type a city or a PIN code."],
    ["Atlantis", "We do not know this place."],
    ["Bhi", "We do not know this place."],
    ["2080", "six digits"],
    ["900123", "Army Post Office"],
    ["299999", "There is no such PIN code."],
  ])("%j gets a sentence", (typed, sentence) => {
    const place = find(typed)
    expect(place.isKnown).toBe(false)
    expect(!place.isKnown && place.sentence).toContain(sentence)
  })

  test("whatever it is, gets an answer", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (typed) => {
        const place = find(typed)
        expect(place.isKnown ? place.name : place.sentence).not.toBe("")
      }),
    )
  })
})

describe("the table of places", () => {
  const { cities, pinCities } = indianPlaces

  test("has every city once, under names of its own, in India", () => {
    const names = cities.flatMap(({ name, otherNames }) => [name, ...otherNames])
    expect(new Set(names).size).toBe(names.length)
    for (const { position } of cities) {
      expect(position.lat).toBeGreaterThan(6)
      expect(position.lat).toBeLessThan(38)
      expect(position.lng).toBeGreaterThan(68)
      expect(position.lng).toBeLessThan(98)
    }
  })

  test("knows the city of every PIN code it lists", () => {
    const names = new Set(cities.map(({ name }) => name))
    for (const name of Object.values(pinCities)) expect(names).toContain(name)
  })

  test("knows every two digits PIN codes of the post begin with", () => {
    const unused = [10, 29, 35, 54, 55, 65, 66, 86, 87, 88, 89]
    for (let digits = 10; digits < 90; digits += 1) {
      expect([digits, digits in pinCities]).toEqual([digits, !unused.includes(digits)])
    }
  })
})
