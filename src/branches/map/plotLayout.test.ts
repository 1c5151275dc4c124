import { contentFolderEntries } from "../../../tests/site-content"
import { distanceKm, type Position } from "../places"
import { PLOT, layOutPlot } from "./plotLayout"

interface Branch {
  readonly slug: string
  readonly name: string
  readonly position: Position
}

const own = contentFolderEntries<Branch>("branches").filter(({ position }) => position)
const at = (lat: number, lng: number) => ({ position: { lat, lng } })
/** Twenty spread over North India, and twenty in and around Delhi. */
const forty = Array.from({ length: 40 }, (_, nth) =>
  nth < 20
    ? at(22 + (nth % 5) * 1.6, 74 + Math.floor(nth / 5) * 3)
    : at(28.4 + (nth % 5) * 0.08, 76.9 + Math.floor(nth / 5) * 0.08),
)
const oneSpot = [1, 2, 3, 4].map(() => at(28.6, 77.2))
const fixtures = [
  ["one branch", own.slice(0, 1)],
  ["the site's own", own],
  ["forty", forty],
  ["four on one spot", oneSpot],
] as const

test("branches are as far apart on the plot as on the ground, within 3 %, with north up and east right", () => {
  const { pins, pixelsPerKm } = layOutPlot(own)
  for (const [index, { place }] of pins.entries()) {
    const { position } = own[index]
    const [from, to] = [pins[0].place, own[0].position]
    const km = Math.hypot(place.x - from.x, place.y - from.y) / pixelsPerKm
    expect(Math.abs(km - distanceKm(position, to))).toBeLessThanOrEqual(0.03 * km)
    expect(Math.sign(place.y - from.y)).toBe(Math.sign(to.lat - position.lat))
    expect(Math.sign(place.x - from.x)).toBe(Math.sign(position.lng - to.lng))
  }
})

test.each(fixtures)("%s: every pin is in the box and can be pressed by itself", (_, branches) => {
  const { pins } = layOutPlot(branches)
  for (const [index, { pin }] of pins.entries()) {
    expect(Math.abs(pin.x)).toBeLessThanOrEqual(PLOT.width / 2)
    expect(pin.y > 0 && pin.y < PLOT.height).toBe(true)
    for (const { pin: other } of pins.slice(index + 1)) {
      expect(Math.hypot(other.x - pin.x, other.y - pin.y)).toBeGreaterThanOrEqual(24)
    }
  }
})
