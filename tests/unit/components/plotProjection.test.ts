import {
  fitView,
  graticuleStep,
  multiples,
  projectionFor,
  scaleBarKm,
  toBox,
  toPlane,
  type Place,
} from "../../../src/components/BranchMap/plotProjection"

const branches = {
  pipeMarket: { lat: 28.664, lng: 77.437 },
  lohamandi: { lat: 28.676, lng: 77.446 },
  raipur: { lat: 21.2514, lng: 81.6296 },
  indore: { lat: 22.7196, lng: 75.8577 },
  hyderabad: { lat: 17.385, lng: 78.4867 },
  vijayawada: { lat: 16.5062, lng: 80.648 },
  vizag: { lat: 17.6868, lng: 83.2185 },
  anantapur: { lat: 14.6819, lng: 77.6006 },
  jabalpur: { lat: 23.1815, lng: 79.9864 },
  bhopal: { lat: 23.2599, lng: 77.4126 },
  varanasi: { lat: 25.3176, lng: 82.9739 },
}
const places = Object.values(branches)
const frame = { width: 288, height: 500, padding: { top: 44, bottom: 48, side: 44 } }

/** Great-circle distance in kilometres on a sphere of the mean radius. */
function haversine(from: Place, to: Place): number {
  const radians = Math.PI / 180
  const dLat = (to.lat - from.lat) * radians
  const dLng = (to.lng - from.lng) * radians
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(from.lat * radians) * Math.cos(to.lat * radians) * Math.sin(dLng / 2) ** 2
  return 2 * 6371.0088 * Math.asin(Math.sqrt(h))
}

function plotted(from: Place, to: Place): number {
  const { project } = projectionFor(places)
  const a = project(from)
  const b = project(to)
  return Math.hypot(b.x - a.x, b.y - a.y)
}

describe("the plot is to scale", () => {
  test.each([
    ["Raipur to Vizag", branches.raipur, branches.vizag, 0.02],
    ["Raipur to Hyderabad", branches.raipur, branches.hyderabad, 0.02],
    ["Indore to Jabalpur", branches.indore, branches.jabalpur, 0.02],
    ["Ghaziabad to Anantapur", branches.pipeMarket, branches.anantapur, 0.001],
  ])("%s is within its share of the true distance", (_, from, to, tolerance) => {
    expect(Math.abs(plotted(from, to) / haversine(from, to) - 1)).toBeLessThan(tolerance)
  })

  test("no distance between two branches is more than 6.5 % off", () => {
    for (const from of places) {
      for (const to of places) {
        if (from === to) continue
        expect(Math.abs(plotted(from, to) / haversine(from, to) - 1)).toBeLessThan(0.065)
      }
    }
  })

  test("the middle of the places is the middle of the plane, north is up and east is right", () => {
    const { project, midLatitude, midLongitude } = projectionFor(places)
    expect(project({ lat: midLatitude, lng: midLongitude })).toEqual({ x: 0, y: 0 })
    expect(project({ lat: midLatitude + 1, lng: midLongitude }).y).toBeLessThan(0)
    expect(project({ lat: midLatitude, lng: midLongitude + 1 }).x).toBeGreaterThan(0)
  })

  test("a projected place comes back as it was", () => {
    const { project, unproject } = projectionFor(places)
    const back = unproject(project(branches.vizag))
    expect(back.lat).toBeCloseTo(branches.vizag.lat, 9)
    expect(back.lng).toBeCloseTo(branches.vizag.lng, 9)
  })
})

describe("the view on load", () => {
  const { project } = projectionFor(places)
  const view = fitView(places.map(project), frame)

  test("holds every branch inside the padding of the narrowest box", () => {
    for (const place of places) {
      const { x, y } = toBox(project(place), view)
      expect(Math.abs(x)).toBeLessThanOrEqual(100.001)
      expect(y).toBeGreaterThanOrEqual(43.999)
      expect(y).toBeLessThanOrEqual(452.001)
    }
  })

  test("keeps its scale bounded for one place, or several on one spot", () => {
    const one = fitView([project(branches.raipur)], frame)
    expect(one.pixelsPerKm).toBe(1)
    expect(toBox(project(branches.raipur), one)).toEqual({ x: 0, y: 248 })
    expect(fitView([], frame).pixelsPerKm).toBe(1)
  })

  test("a point of the box is found again on the plane", () => {
    const point = toBox(project(branches.indore), view)
    expect(toPlane(point, view).x).toBeCloseTo(project(branches.indore).x, 9)
    expect(toPlane(point, view).y).toBeCloseTo(project(branches.indore).y, 9)
  })
})

test("graticule lines stay apart at every scale", () => {
  expect(graticuleStep(0.263, 50)).toBe(2)
  expect(graticuleStep(1, 50)).toBe(0.5)
  expect(graticuleStep(0.001, 50)).toBe(20)
})

test("multiples include both ends and do not drift", () => {
  expect(multiples(2, 14, 20)).toEqual([14, 16, 18, 20])
  expect(multiples(0.1, 0.25, 0.65)).toEqual([0.3, 0.4, 0.5, 0.6])
  expect(multiples(2, 15, 15.5)).toEqual([])
})

test("the scale bar is a round distance that fits", () => {
  expect(scaleBarKm(0.263, 80)).toBe(300)
  expect(scaleBarKm(0.1, 80)).toBe(500)
  expect(scaleBarKm(3, 80)).toBe(20)
})
