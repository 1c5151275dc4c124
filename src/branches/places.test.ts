import { branches as words } from "../kit/words/en"
import {
  branchesByDistance,
  directionsLink,
  distanceKm,
  distanceText,
  listAgainstMap,
} from "./places"

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

test.each([
  [0.4, false, "less than 1"],
  [12.4, false, "12"],
  [1234.6, false, "1,235"],
  [9.9, true, "less than 10"],
  [12.4, true, "about 10"],
  [97.6, true, "about 100"],
  [106, true, "about 110"],
])("%d km, between towns: %s, is written “%s km”", (km, isAbout, text) => {
  expect(distanceText(km, words, isAbout)).toBe(`${text}\u00a0km as the crow flies`)
})

const found = { name: "Raipur", address: "12 Ring Road\nRaipur & Co" }
const destination = (link: string) => new URL(link).searchParams.get("destination")

test("directions go to the position of a branch, or to its name and address, whatever they contain", () => {
  const link = directionsLink({ ...found, position: { lat: 21.2514, lng: 81.6296 } })
  expect(link).toMatch(/^https:\/\/www\.google\.com\/.*[?&]api=1(&|$)/)
  expect(destination(link)).toBe("21.2514,81.6296")
  const other = directionsLink({ ...found, position: null })
  expect(destination(other)).toBe("Raipur, 12 Ring Road\nRaipur & Co")
})

const branch = (slug: string, position: { lat: number; lng: number } | null) => ({
  slug,
  name: slug,
  order: 7,
  address: slug,
  phones: [],
  whatsapp: null,
  shownOn: [],
  position,
})
const somewhere = { lat: 20, lng: 80 }
const all = [
  branch("Raipur", somewhere),
  branch("Jabalpur", somewhere),
  branch("Anantapur", somewhere),
  branch("Odisha", null),
]

test("a list and a map with different branches explain the difference, those with the same need not", () => {
  expect(listAgainstMap([all[0], all[3]], all, words)).toBe(
    "Also on the map: 2\u00a0Jabalpur and 3\u00a0Anantapur. Not on the map: Odisha.",
  )
  expect(listAgainstMap(all.slice(0, 3), all, words)).toBe("")
  expect(listAgainstMap([all[3]], [all[3]], words)).toBe("")
})
