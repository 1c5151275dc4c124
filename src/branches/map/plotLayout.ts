import type { Language } from "../../kit/words/language"
import { EARTH_RADIUS, type Position } from "../places"
import states from "./states.json"

/** A point of the box: pixels right of its middle and below its top. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The narrowest box (a 320 px phone less its margins) and the height of every box, pixels. Wider boxes show the same. */
export const BOX = { width: 288, height: 500 }
/** Pixels without pins; at the foot is the scale. */
const FREE = { side: 44, top: 40, foot: 64 }
/** Degrees between two lines of the graticule, and how many there are each way; those outside the widest box are not seen. */
const GRATICULE = { step: 5, count: 15 }
/** Branches in a single town do not fill the box. */
const MOST_PIXELS_PER_KM = 2
/** Minimum distance between two pins, px: diagonal neighbours still have targets of 24 px. */
const PIN_GAP = 34
/** Side of a pin's target where there is room, px. */
const LARGEST_TARGET = 44

/** Size of the names of states, px, and their width in shares of it for each letter. */
export const STATE_SIZE = 14
const LETTER = 0.55

/**
 * Positions pins, the same for every width of the box. The equirectangular projection with the cosine of the middle
 * latitude: distances are exact along every meridian and along the middle parallel, and within a few per cent elsewhere for places
 * as far apart as India's. Source: J. P. Snyder, Map Projections: A Working Manual (USGS 1395), chapter 12.
 */
export function layOutPlot(
  branches: readonly { readonly position: Position }[],
  language: Language = "en",
) {
  const [south, north] = endsOf(branches.map(({ position }) => position.lat))
  const [west, east] = endsOf(branches.map(({ position }) => position.lng))
  const middle = { lat: (south + north) / 2, lng: (west + east) / 2 }
  const kmPerLatitude = (EARTH_RADIUS * Math.PI) / 180
  const kmPerLongitude = kmPerLatitude * Math.cos((middle.lat * Math.PI) / 180)
  const height = BOX.height - FREE.top - FREE.foot
  const pixelsPerKm = Math.min(
    MOST_PIXELS_PER_KM,
    (BOX.width - 2 * FREE.side) / ((east - west) * kmPerLongitude),
    height / ((north - south) * kmPerLatitude),
  )
  const xOf = (lng: number) => (lng - middle.lng) * kmPerLongitude * pixelsPerKm
  const yOf = (lat: number) =>
    FREE.top + height / 2 + (middle.lat - lat) * kmPerLatitude * pixelsPerKm
  const places = branches.map(({ position: { lat, lng } }) => ({ x: xOf(lng), y: yOf(lat) }))
  const pins: Point[] = []
  for (const place of places) pins.push(clearPlace(place, pins))
  const occupied = pins.map(({ x, y }) => areaAround(x, y, (2 / 3) * PIN_GAP))
  return {
    /** Names of states near branches, where they cover nothing: middle, baseline, and how far they reach from the middle of the box. */
    states: states.flatMap(({ [language]: name, lat, lng }) => {
      const [x, y] = [xOf(lng), yOf(lat)]
      const width = LETTER * STATE_SIZE * name.replace(/\p{Mn}/gu, "").length
      const area = areaOf(x - width / 2, y - STATE_SIZE, width, STATE_SIZE * 1.25)
      const isFree = area.top > 0 && area.bottom < BOX.height - FREE.foot / 2
      if (!isFree || occupied.some((other) => overlaps(area, other))) return []
      return [{ name, x, y, reach: Math.max(-area.left, area.right) }]
    }),
    /**
     * The true position, the centre of the pin, moved only where pins would overlap, and the side of its target.
     */
    pins: pins.map((pin, index) => ({
      place: places[index],
      pin,
      target: targetOf(pin, pins),
    })),
    meridians: marks(middle.lng).map(xOf),
    parallels: marks(middle.lat).map(yOf),
    pixelsPerKm,
  }
}

/** The nearest spot to a place, on rings around it, that is inside the box and clear of the other pins. */
function clearPlace(place: Point, others: readonly Point[]): Point {
  const side = (BOX.width - PIN_GAP) / 2
  for (let ring = 0; ring < BOX.height; ring += 2) {
    for (let turn = 2; turn < 10; turn += 1) {
      const angle = (turn * Math.PI) / 4
      const spot = { x: place.x + ring * Math.cos(angle), y: place.y + ring * Math.sin(angle) }
      const isInside =
        Math.abs(spot.x) <= side && spot.y >= PIN_GAP && spot.y <= BOX.height - PIN_GAP
      const isClear = others.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) >= PIN_GAP)
      if (isInside && isClear) return spot
    }
  }
  return place
}

function targetOf(pin: Point, pins: readonly Point[]): number {
  const room = pins.map(({ x, y }) => Math.max(Math.abs(x - pin.x), Math.abs(y - pin.y)))
  return Math.min(LARGEST_TARGET, ...room.filter((pixels) => pixels > 0))
}

/** A rectangle in the box. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

const overlaps = (one: Area, other: Area) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

function areaAround(x: number, y: number, side: number): Area {
  return areaOf(x - side / 2, y - side / 2, side, side)
}

function areaOf(left: number, top: number, width: number, height: number): Area {
  return { left, top, right: left + width, bottom: top + height }
}

/** The longest of 1, 2, 3 or 5 times a power of ten kilometres that is at most `mostPixels` long. */
export function scaleBarKm(pixelsPerKm: number, mostPixels: number): number {
  const most = mostPixels / pixelsPerKm
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 3, 2].find((factor) => factor * power <= most) ?? 1) * power
}

/** The degrees of the graticule around one. */
function marks(degree: number): number[] {
  const { step, count } = GRATICULE
  const first = Math.round(degree / step) - Math.floor(count / 2)
  return Array.from({ length: count }, (_, nth) => (first + nth) * step)
}

/** The smallest and the largest of the values, and 0 if there are none. */
const endsOf = (values: readonly number[]) =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
