import type { Point } from "../../steel/section/contour"
import type { Language } from "../../kit/words/language"
import { EARTH_RADIUS, type Position } from "../places"
import states from "./states.json"

/* A point of the box is in pixels right of its middle and below its top. */

/** The narrowest box (a 320 px phone less its margins) and the height of every box, pixels. Wider boxes show the same. */
export const PLOT = { width: 288, height: 500 }
/** Pixels without pins. */
const FREE = { side: 44, top: 40, foot: 64 }
/** Degrees between two lines of the graticule, and how many there are each way; those outside the widest box are not seen. */
const GRATICULE = { step: 5, count: 15 }
/** Branches in a single town do not fill the box. */
const MOST_PIXELS_PER_KM = 2
/** Minimum distance between two pins, px: the diameter of what one presses. */
const PIN_GAP = 34
/** Where a pin is nearer than this to the middle of a state's name (px, beside and above), the name is left out. */
const NAME = { width: 60, height: 24 }

/**
 * Positions pins, the same for every width of the box. The equirectangular projection with the cosine of the middle
 * latitude: distances are exact along every meridian and along the middle parallel, and within a few per cent elsewhere for places
 * as far apart as India's. Source: J. P. Snyder, Map Projections: A Working Manual (USGS 1395), chapter 12.
 */
export function layOutPlot(
  branches: readonly { readonly position: Position }[],
  language: Language = "en",
) {
  const [south, north] = extremes(branches.map(({ position }) => position.lat))
  const [west, east] = extremes(branches.map(({ position }) => position.lng))
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const kmPerLatitude = (EARTH_RADIUS * Math.PI) / 180
  const kmPerLongitude = kmPerLatitude * Math.cos((middle.lat * Math.PI) / 180)
  const height = PLOT.height - FREE.top - FREE.foot
  const pixelsPerKm = Math.min(
    MOST_PIXELS_PER_KM,
    (PLOT.width - 2 * FREE.side) / ((east - west) * kmPerLongitude),
    height / ((north - south) * kmPerLatitude),
  )
  const xOf = (lng: number) => (lng - middle.lng) * kmPerLongitude * pixelsPerKm
  const yOf = (lat: number) =>
    FREE.top + height / 2 + (middle.lat - lat) * kmPerLatitude * pixelsPerKm
  const pins: { readonly place: Point; readonly pin: Point }[] = []
  for (const { position } of branches) {
    const place = { x: xOf(position.lng), y: yOf(position.lat) }
    pins.push({ place, pin: clearPlace(place, pins) })
  }
  return {
    /** The true position, and the centre of the pin, which is moved only where pins would overlap. */
    pins,
    /** Names of states, where no pin is on them. */
    states: states
      .map(({ [language]: name, lat, lng }) => ({ name, x: xOf(lng), y: yOf(lat) }))
      .filter(
        ({ x, y }) =>
          y > FREE.top / 2 &&
          y < PLOT.height - FREE.foot &&
          pins.every(
            ({ pin }) => Math.abs(pin.x - x) > NAME.width || Math.abs(pin.y - y) > NAME.height,
          ),
      ),
    meridians: marks(middle.lng).map(xOf),
    parallels: marks(middle.lat).map(yOf),
    pixelsPerKm,
  }
}

/** The nearest spot to a place, on rings around it, that is inside the box and clear of the other pins. */
function clearPlace(place: Point, others: readonly { readonly pin: Point }[]): Point {
  const side = (PLOT.width - PIN_GAP) / 2
  for (let ring = 0; ring < PLOT.height; ring += 2) {
    for (let turn = 2; turn < 10; turn += 1) {
      const angle = (turn * Math.PI) / 4
      const spot = { x: place.x + ring * Math.cos(angle), y: place.y + ring * Math.sin(angle) }
      const isInside =
        Math.abs(spot.x) <= side && spot.y >= PIN_GAP && spot.y <= PLOT.height - PIN_GAP
      const isClear = others.every(
        ({ pin }) => Math.hypot(pin.x - spot.x, pin.y - spot.y) >= PIN_GAP,
      )
      if (isInside && isClear) return spot
    }
  }
  return place
}

/** The degrees of the graticule around one. */
function marks(degree: number): number[] {
  const { step, count } = GRATICULE
  const first = Math.round(degree / step) - Math.floor(count / 2)
  return Array.from({ length: count }, (_, nth) => (first + nth) * step)
}

/** The smallest and the largest of the values, of which there is at least one. */
const extremes = (values: readonly number[]) => [Math.min(...values), Math.max(...values)]
