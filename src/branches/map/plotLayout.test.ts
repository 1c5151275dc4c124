import { contentFile, contentFolderEntries } from "../../../tests/site-content"
import { distanceKm, type Position } from "../places"
import { BOX, layOutPlot, NAME_SIZE, plotName } from "./plotLayout"

interface Branch {
  readonly slug: string
  readonly name: string
  readonly position: Position
}

const own = contentFolderEntries<Branch>("branches").filter(({ position }) => position)
const inHindi = own.map(({ slug, position }) => ({
  position,
  name: contentFile<Branch>(`hi/branches/${slug}.json`).name,
}))
const at = (name: string, lat: number, lng: number) => ({ name, position: { lat, lng } })
/** Twenty spread over North India, and twenty in and around Delhi. */
const forty = Array.from({ length: 40 }, (_, nth) =>
  nth < 20
    ? at(`Branch of town ${nth}`, 22 + (nth % 5) * 1.6, 74 + Math.floor(nth / 5) * 3)
    : at(`Delhi yard ${nth}`, 28.4 + (nth % 5) * 0.08, 76.9 + Math.floor(nth / 5) * 0.08),
)
const oneSpot = [1, 2, 3, 4].map((nth) => at(`Yard ${nth}`, 28.6, 77.2))
const fixtures = [
  ["one branch", own.slice(0, 1)],
  ["the site's own", own],
  ["the site's own in Hindi", inHindi],
  ["forty", forty],
  ["four on one spot", oneSpot],
  ["names as long as may be", own.map((each) => ({ ...each, name: "W".repeat(60) }))],
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
  for (const [index, { pin, target }] of pins.entries()) {
    expect(Math.abs(pin.x)).toBeLessThanOrEqual(BOX.width / 2)
    expect(pin.y > 0 && pin.y < BOX.height).toBe(true)
    expect(target >= 24 && target <= 44).toBe(true)
    for (const { pin: other } of pins.slice(index + 1)) {
      expect(Math.hypot(other.x - pin.x, other.y - pin.y)).toBeGreaterThanOrEqual(24)
    }
  }
})

test("at least ten of the site's own branches show their names; Hindi names leave out the part in brackets", () => {
  for (const branches of [own, inHindi]) {
    expect(layOutPlot(branches).pins.filter(({ name }) => name).length).toBeGreaterThanOrEqual(10)
  }
  expect(plotName("विशाखापत्तनम (वाइज़ैग)")).toBe("विशाखापत्तनम")
})

test.each([fixtures[1], fixtures[3], fixtures[5]])(
  "%s: names keep off the pins, each other and the edges",
  (_, branches) => {
    const { pins } = layOutPlot(branches)
    const names = pins.flatMap(({ name }, index) => {
      if (!name) return []
      const width = plotName(branches[index].name).length * 0.44 * NAME_SIZE
      const left = name.x - { start: 0, middle: width / 2, end: width }[name.anchor]
      const top = name.y - 0.76 * NAME_SIZE
      return { left, top, right: left + width, bottom: top + NAME_SIZE }
    })
    const squares = pins.map(({ pin: { x, y } }) => ({
      left: x - 9,
      top: y - 9,
      right: x + 9,
      bottom: y + 9,
    }))
    for (const [index, area] of names.entries()) {
      expect(Math.max(-area.left, area.right)).toBeLessThanOrEqual(BOX.width / 2)
      for (const other of [...names.slice(index + 1), ...squares]) {
        const width = Math.min(area.right, other.right) - Math.max(area.left, other.left)
        const height = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top)
        expect(Math.min(width, height)).toBeLessThanOrEqual(0.001)
      }
    }
  },
)
