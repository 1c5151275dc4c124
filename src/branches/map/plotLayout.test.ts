import { BOX, layOutPlot, NAME_SIZE, plotName } from "./plotLayout"
import { distanceKm } from "../position"

interface Branch {
  readonly name: string
  readonly position: { readonly lat: number; readonly lng: number }
}

const branch = (name: string, lat: number, lng: number): Branch => ({
  name,
  position: { lat, lng },
})

const eleven = [
  branch("Ghaziabad Pipe Market", 28.664, 77.437),
  branch("Lohamandi Ghaziabad", 28.676, 77.446),
  branch("Raipur", 21.2514, 81.6296),
  branch("Indore", 22.7196, 75.8577),
  branch("Hyderabad", 17.385, 78.4867),
  branch("Vijayawada", 16.5062, 80.648),
  branch("Vizag", 17.6868, 83.2185),
  branch("Anantapur", 14.6819, 77.6006),
  branch("Jabalpur", 23.1815, 79.9864),
  branch("Bhopal", 23.2599, 77.4126),
  branch("Varanasi", 25.3176, 82.9739),
]
const namesInHindi = [
  "गाज़ियाबाद पाइप मार्केट",
  "लोहामंडी गाज़ियाबाद",
  "रायपुर",
  "इंदौर",
  "हैदराबाद",
  "विजयवाड़ा",
  "विशाखापत्तनम (वाइज़ैग)",
  "अनंतपुर",
  "जबलपुर",
  "भोपाल",
  "वाराणसी",
]
const elevenInHindi = eleven.map((each, index) => ({ ...each, name: namesInHindi[index] }))
const three = [eleven[0], eleven[2], eleven[4]]
/** Twenty spread over North India, and twenty in and around Delhi. */
const forty = Array.from({ length: 40 }, (_, index) =>
  index < 20
    ? branch(`Branch of town ${index + 1}`, 22 + (index % 5) * 1.6, 74 + Math.floor(index / 5) * 3)
    : branch(
        `Delhi yard ${index + 1}`,
        28.4 + (index % 5) * 0.08,
        76.9 + Math.floor(index / 5) * 0.08,
      ),
)
const sameSpot = Array.from({ length: 4 }, (_, index) => branch(`Yard ${index}`, 28.6, 77.2))

const fixtures: [string, Branch[]][] = [
  ["one branch", [eleven[0]]],
  ["three", three],
  ["eleven", eleven],
  ["forty", forty],
  ["four on one spot", sameSpot],
]
test.each([
  [0, 2],
  [0, 7],
  [3, 6],
  [4, 10],
])("branches %i and %i are as far apart on the plot as on the ground, within 3 %%", (from, to) => {
  const { pins, pixelsPerKm } = layOutPlot(eleven)
  const places = pins.map(({ place }) => place)
  const km = Math.hypot(places[to].x - places[from].x, places[to].y - places[from].y) / pixelsPerKm
  const expected = distanceKm(eleven[from].position, eleven[to].position)
  expect(Math.abs(km - expected) / expected).toBeLessThan(0.03)
  // North is up and east is right.
  expect(places[2].y).toBeGreaterThan(places[0].y)
  expect(places[2].x).toBeGreaterThan(places[0].x)
})

test.each(fixtures)("%s: every pin is in the box and can be pressed by itself", (_, branches) => {
  {
    const { pins } = layOutPlot(branches)
    expect(pins).toHaveLength(branches.length)
    for (const [index, { pin, target }] of pins.entries()) {
      expect(Math.abs(pin.x)).toBeLessThanOrEqual(BOX.width / 2)
      expect(pin.y).toBeGreaterThan(0)
      expect(pin.y).toBeLessThan(BOX.height)
      expect(target).toBeGreaterThanOrEqual(24)
      expect(target).toBeLessThanOrEqual(44)
      for (const { pin: other } of pins.slice(index + 1)) {
        expect(Math.hypot(other.x - pin.x, other.y - pin.y)).toBeGreaterThanOrEqual(24)
      }
    }
  }
})

test("eleven branches show their names in Hindi, too, without what stands in brackets", () => {
  expect(layOutPlot(elevenInHindi).pins.every(({ name }) => name)).toBe(true)
  expect(plotName("विशाखापत्तनम (वाइज़ैग)")).toBe("विशाखापत्तनम")
})

test("only a pin that would lie on another moves from its true position", () => {
  const { pins } = layOutPlot(eleven)
  const moved = pins.flatMap(({ pin, place }, index) =>
    Math.hypot(pin.x - place.x, pin.y - place.y) > 0.1 ? [eleven[index].name] : [],
  )
  expect(moved).toEqual(["Lohamandi Ghaziabad"])
})

test.each([
  ["three", three],
  ["eleven", eleven],
])("%s branches show their names, off the pins, each other and the edges", (_, branches) => {
  {
    const { pins } = layOutPlot(branches)
    const names = pins.flatMap(({ name }) => name ?? [])
    const areas = names.map(({ x, y, anchor }, index) => {
      const width = branches[index].name.length * 0.44 * NAME_SIZE
      const left = x - { start: 0, middle: width / 2, end: width }[anchor]
      return { left, right: left + width, top: y - 0.76 * NAME_SIZE, bottom: y + 0.24 * NAME_SIZE }
    })
    expect(areas).toHaveLength(branches.length)
    const squares = pins.map(({ pin: { x, y } }) => ({
      left: x - 9,
      right: x + 9,
      top: y - 9,
      bottom: y + 9,
    }))
    for (const [index, area] of areas.entries()) {
      expect(area.left).toBeGreaterThanOrEqual(-BOX.width / 2)
      expect(area.right).toBeLessThanOrEqual(BOX.width / 2)
      for (const other of [...areas.slice(index + 1), ...squares]) {
        const width = Math.min(area.right, other.right) - Math.max(area.left, other.left)
        const height = Math.min(area.bottom, other.bottom) - Math.max(area.top, other.top)
        expect(Math.min(width, height)).toBeLessThanOrEqual(0)
      }
    }
  }
})
