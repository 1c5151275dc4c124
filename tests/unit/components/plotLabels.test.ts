import {
  overlap,
  placeLabels,
  spreadPins,
  targetSizes,
} from "../../../src/components/BranchMap/plotLabels"
import { fitView, projectionFor, toBox } from "../../../src/components/BranchMap/plotProjection"

const branches = [
  { name: "Ghaziabad Pipe Market", lat: 28.664, lng: 77.437 },
  { name: "Lohamandi Ghaziabad", lat: 28.676, lng: 77.446 },
  { name: "Raipur", lat: 21.2514, lng: 81.6296 },
  { name: "Indore", lat: 22.7196, lng: 75.8577 },
  { name: "Hyderabad", lat: 17.385, lng: 78.4867 },
  { name: "Vijayawada", lat: 16.5062, lng: 80.648 },
  { name: "Vizag", lat: 17.6868, lng: 83.2185 },
  { name: "Anantapur", lat: 14.6819, lng: 77.6006 },
  { name: "Jabalpur", lat: 23.1815, lng: 79.9864 },
  { name: "Bhopal", lat: 23.2599, lng: 77.4126 },
  { name: "Varanasi", lat: 25.3176, lng: 82.9739 },
]
const GAP = 34
const options = {
  clearance: 14,
  fontSize: 18,
  bounds: { left: -140, right: 140, top: 4, bottom: 476 },
}

function pinsAt(height: number, bottom: number) {
  const places = branches.map(projectionFor(branches).project)
  const view = fitView(places, { width: 288, height, padding: { top: 44, bottom, side: 44 } })
  return spreadPins(
    places.map((place) => toBox(place, view)),
    GAP,
  )
}

test("the two branches of one town part, and the others stay where they are", () => {
  const places = branches.map(projectionFor(branches).project)
  const view = fitView(places, {
    width: 288,
    height: 500,
    padding: { top: 44, bottom: 48, side: 44 },
  })
  const pins = pinsAt(500, 48)
  expect(Math.hypot(pins[1].x - pins[0].x, pins[1].y - pins[0].y)).toBeCloseTo(GAP, 1)
  pins.slice(2).forEach((pin, index) => {
    expect(pin).toEqual(toBox(places[index + 2], view))
  })
})

test("pins on exactly one spot part, however many they are", () => {
  const pins = spreadPins(
    Array.from({ length: 4 }, () => ({ x: 10, y: 10 })),
    GAP,
  )
  for (let i = 0; i < pins.length; i++) {
    for (let j = i + 1; j < pins.length; j++) {
      expect(Math.hypot(pins[j].x - pins[i].x, pins[j].y - pins[i].y)).toBeGreaterThan(GAP * 0.9)
    }
  }
})

test("targets are 44 px, less only where they would lie on each other, and never under 24", () => {
  const pins = pinsAt(500, 48)
  const sizes = targetSizes(pins, 24, 44)
  expect(sizes[2]).toBe(44)
  sizes.forEach((size) => expect(size).toBeGreaterThanOrEqual(24))
  for (let i = 0; i < pins.length; i++) {
    for (let j = i + 1; j < pins.length; j++) {
      const apart = Math.max(Math.abs(pins[i].x - pins[j].x), Math.abs(pins[i].y - pins[j].y))
      expect((sizes[i] + sizes[j]) / 2).toBeLessThanOrEqual(apart + 0.01)
    }
  }
})

test.each([
  ["on load", 48],
  ["over the docked window of a phone", 198],
])("%s no label lies on a pin, on another label or over the edge", (_, bottom) => {
  const pins = pinsAt(500, bottom)
  const labels = placeLabels(
    pins.map((point, index) => ({ point, text: branches[index].name })),
    options,
  )
  expect(labels).toHaveLength(branches.length)
  labels.forEach(({ area }, index) => {
    expect(area.left).toBeGreaterThanOrEqual(options.bounds.left)
    expect(area.right).toBeLessThanOrEqual(options.bounds.right)
    labels.forEach((other, at) => {
      if (at !== index) expect(overlap(area, other.area)).toBe(0)
    })
    pins.forEach(({ x, y }, at) => {
      const pin = { left: x - 9, right: x + 9, top: y - 9, bottom: y + 9 }
      if (at !== index) expect(overlap(area, pin)).toBe(0)
    })
  })
})

test("a label with free room stands to the right of its pin", () => {
  const [label] = placeLabels([{ point: { x: 0, y: 100 }, text: "Raipur" }], options)
  expect(label).toMatchObject({ x: 14, anchor: "start" })
})
