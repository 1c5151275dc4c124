import { pinsOf, MOST_OFF_KM } from "../../../scripts/places/pin-rows"
import { placesFile } from "../../../scripts/places/places-file"
import { cities, postalCodes } from "../../../scripts/places/sources"
import { townsOf } from "../../../scripts/places/towns"
import { findPlace } from "../../../src/branches/findPlace"
import packed from "../../../src/branches/geonames.json"
import { distanceKm, type Position } from "../../../src/branches/position"
import { branches as words } from "../../../src/interface/en/branches"
import { places } from "./knownPlaces"

const postal = postalCodes().text
const pins = pinsOf(postal, townsOf(cities().text, postal))

function tabled(pin: string): Position {
  const position = [6, 5, 4].map((digits) => places.pins.get(pin.slice(0, digits))).find(Boolean)
  if (!position) throw new Error(`PIN ${pin} is not in the table`)
  return position
}

/** The branches of the specification, and Bhubaneswar. */
const branches: readonly (readonly [string, Position])[] = [
  ["Ghaziabad Pipe Market", { lat: 28.664, lng: 77.437 }],
  ["Lohamandi Ghaziabad", { lat: 28.676, lng: 77.446 }],
  ["Raipur", { lat: 21.2514, lng: 81.6296 }],
  ["Indore", { lat: 22.7196, lng: 75.8577 }],
  ["Hyderabad", { lat: 17.385, lng: 78.4867 }],
  ["Vijayawada", { lat: 16.5062, lng: 80.648 }],
  ["Vizag", { lat: 17.6868, lng: 83.2185 }],
  ["Anantapur", { lat: 14.6819, lng: 77.6006 }],
  ["Jabalpur", { lat: 23.1815, lng: 79.9864 }],
  ["Bhopal", { lat: 23.2599, lng: 77.4126 }],
  ["Varanasi", { lat: 25.3176, lng: 82.9739 }],
  ["Bhubaneswar", { lat: 20.27, lng: 85.83 }],
]

function nearest(from: Position): string {
  const distances = branches.map(([, position]) => distanceKm(from, position))
  return branches[distances.indexOf(Math.min(...distances))][0]
}

describe("the table of PIN codes, against every PIN code of GeoNames", () => {
  test("is what the script writes from the packages installed", () => {
    expect(packed).toEqual(placesFile())
  })

  test("names its source and licence", () => {
    expect(packed.source).toMatch(/GeoNames.*CC BY 4\.0/)
  })

  test("is nowhere farther off than the script promises, so no answer is 50 km worse, wherever branches are", () => {
    const farthest = Math.max(...pins.map(({ pin, position }) => distanceKm(tabled(pin), position)))
    expect(pins.length).toBeGreaterThan(19_000)
    expect(farthest).toBeLessThanOrEqual(MOST_OFF_KM)
    expect(2 * MOST_OFF_KM).toBeLessThan(50)
  })

  test("names another branch than the nearest for at most 1 % of them", () => {
    // Many PIN codes share a position in the table.
    const named = new Map<Position, string>()
    const nameAt = (position: Position) => {
      const name = named.get(position) ?? nearest(position)
      named.set(position, name)
      return name
    }
    const wrong = pins.filter(({ pin, position }) => nameAt(tabled(pin)) !== nearest(position))
    expect(wrong.length / pins.length).toBeLessThanOrEqual(0.01)
  })

  test.each([
    ["473001", "Guna", "Bhopal"],
    ["494334", "Kanker", "Raipur"],
    ["431601", "Nanded", "Hyderabad"],
    ["766001", "Bhawanipatna", "Raipur"],
  ])("sends %s (%s) to %s", (pin, _town, branch) => {
    expect(nearest(tabled(pin))).toBe(branch)
  })
})

describe("the table of towns", () => {
  test("has each name once in a state, and only places in India", () => {
    const names = places.towns.map(({ name, state }) => `${name} ${state}`)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeGreaterThan(2000)
    const isInIndia = ({ lat, lng }: Position) => lat > 6 && lat < 38 && lng > 68 && lng < 98
    expect(places.towns.filter(({ position }) => !isInIndia(position))).toEqual([])
  })

  test("knows every district of the postal codes, or asks", () => {
    const districts = new Set(
      postal.split("\n").map((line) => line.split("\t")[5]?.replace(/\(.*/, "").trim()),
    )
    const unknown = [...districts].filter((district) => {
      if (!district) return false
      const place = findPlace(district, places, words)
      return place.kind === "unknown" && place.choices.length === 0
    })
    // The islands are a state of one district; a name of three letters is not looked up.
    expect(unknown).toEqual(["Lakshadweep", "Mon"])
    expect(districts.size).toBeGreaterThan(600)
  })

  test("has the larger cities where the specification has its branches", () => {
    for (const [branch, position] of branches) {
      const near = places.towns.filter(
        (town) => town.rank >= 3 && distanceKm(town.position, position) < 10,
      )
      expect([branch, near.length > 0]).toEqual([branch, true])
    }
  })
})
