import { EARTH_RADIUS, type Position } from "../../branches/position"

const RADIANS_PER_DEGREE = Math.PI / 180

/** A point: in km east and south of the centre on the plane, in pixels right of the centre and below the top in the box. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The narrowest box (a 320 px phone less its margins) and the height of every box, pixels. Wider boxes show the same. */
export const BOX = { width: 288, height: 500 }
/** Pixels without pins: at the foot for the scale, or for the open window on a phone. */
const FREE = { side: 44, top: 40, foot: 64, footUnderWindow: 214 }
/** The widest box, px. */
const WIDEST = 1600
/** Degrees between two lines of the graticule. */
const GRATICULE = 5
/** Branches in a single town do not fill the box. */
const MOST_PIXELS_PER_KM = 2

/**
 * Minimum distance between two pins, px: diagonal neighbours still have targets of 24 px. Side of a pin's target where there is
 * room.
 */
const PIN_GAP = 34
const LARGEST_TARGET = 44
const SPREAD_ROUNDS = 60

export const NAME_SIZE = 18
/** Pixels from the middle of a pin to its name. */
const NAME_CLEARANCE = 14
/** Average width of a letter of the condensed heading face, height above and depth below the baseline, as shares of its size. */
const LETTER_WIDTH = 0.44
/** The same for a Devanagari letter and for a vowel sign beside it; signs above and below take no width. */
const DEVANAGARI_WIDTH = 0.56
const VOWEL_SIGN_WIDTH = 0.25
const ASCENT = 0.76
const DESCENT = 0.24

/** The position of a name: its baseline, at its start, middle or end, px. */
interface NamePlace extends Point {
  readonly anchor: "start" | "middle" | "end"
}

interface PlacedPin {
  /** The true position. */
  readonly place: Point
  /** The centre of the pin, moved only where pins would overlap. */
  readonly pin: Point
  /** Side of the square that can be pressed. */
  readonly target: number
}

interface Placed {
  readonly pins: readonly PlacedPin[]
  /** Where every fifth meridian and parallel crosses the box, pixels from its middle and from its top. */
  readonly meridians: readonly number[]
  readonly parallels: readonly number[]
  readonly pixelsPerKm: number
  /** In the order of the pins; null where a name would cover a pin or another name. */
  readonly names: readonly NamePlace[] | null
}

export interface PlotLayout {
  readonly whole: Placed
  /** The same branches above the open window of a phone. */
  readonly aboveWindow: Placed
  /** Whether names would cover each other: pins then show numbers, with the list of branches as the legend. */
  readonly numbered: boolean
}

/** Positions pins and names. The result is the same for every width of the box. */
export function layOutPlot(
  branches: readonly { readonly name: string; readonly position: Position }[],
): PlotLayout {
  const positions = branches.map(({ position }) => position)
  const names = branches.map(({ name }) => plotName(name))
  const whole = place(positions, names, FREE.foot)
  const aboveWindow = place(positions, names, FREE.footUnderWindow)
  return { whole, aboveWindow, numbered: !whole.names || !aboveWindow.names }
}

/**
 * The equirectangular projection with the cosine of the middle latitude, kilometres from the middle: distances are exact along
 * every meridian and along the middle parallel, and within a few per cent elsewhere for places as far apart as India's.
 * Source: J. P. Snyder, Map Projections: A Working Manual (USGS 1395), chapter 12.
 */
export function project(positions: readonly Position[]): Point[] {
  const midLatitude = middle(positions.map(({ lat }) => lat))
  const midLongitude = middle(positions.map(({ lng }) => lng))
  const kmPerLatitude = EARTH_RADIUS * RADIANS_PER_DEGREE
  const kmPerLongitude = kmPerLatitude * Math.cos(midLatitude * RADIANS_PER_DEGREE)
  return positions.map(({ lat, lng }) => ({
    x: (lng - midLongitude) * kmPerLongitude,
    y: (midLatitude - lat) * kmPerLatitude,
  }))
}

function place(positions: readonly Position[], names: readonly string[], foot: number): Placed {
  const plane = project(positions)
  const xs = plane.map(({ x }) => x)
  const ys = plane.map(({ y }) => y)
  const height = BOX.height - FREE.top - foot
  const pixelsPerKm = Math.min(
    MOST_PIXELS_PER_KM,
    (BOX.width - 2 * FREE.side) / span(xs),
    height / span(ys),
  )
  const places = plane.map(({ x, y }) => ({
    x: (x - middle(xs)) * pixelsPerKm,
    y: FREE.top + height / 2 + (y - middle(ys)) * pixelsPerKm,
  }))
  const pins = spread(places)
  // The projection is linear, and its middle is that of the positions.
  const crossings = (degrees: readonly number[], perDegree: number, reach: number) => {
    const first = Math.ceil((middle(degrees) - reach / perDegree) / GRATICULE) * GRATICULE
    const last = middle(degrees) + reach / perDegree
    const marks: number[] = []
    for (let mark = first; mark <= last; mark += GRATICULE) {
      marks.push((mark - middle(degrees)) * perDegree)
    }
    return marks
  }
  const lats = positions.map(({ lat }) => lat)
  const lngs = positions.map(({ lng }) => lng)
  const perLatitude = EARTH_RADIUS * RADIANS_PER_DEGREE * pixelsPerKm
  const perLongitude = perLatitude * Math.cos(middle(lats) * RADIANS_PER_DEGREE)
  return {
    pixelsPerKm,
    meridians: crossings(lngs, perLongitude, WIDEST / 2),
    parallels: crossings(lats, perLatitude, BOX.height / 2).map((y) => FREE.top + height / 2 - y),
    names: placeNames(pins, names, BOX.height - foot + FREE.top / 2),
    pins: pins.map((pin, index) => ({ pin, place: places[index], target: targetOf(pin, pins) })),
  }
}

/** Moves pins apart as little as possible, until no two are closer than the gap, and inside the box. */
function spread(places: readonly Point[]): Point[] {
  const pins = places.map(({ x, y }) => ({ x, y }))
  const side = BOX.width / 2 - PIN_GAP / 2
  let isApart = false
  for (let round = 0; round < SPREAD_ROUNDS && !isApart; round++) {
    isApart = true
    for (const [index, one] of pins.entries()) {
      for (const other of pins.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y]
        const distance = Math.hypot(dx, dy)
        if (distance >= PIN_GAP) continue
        isApart = false
        // Pins at the same position separate vertically.
        const [ux, uy] = distance > 0 ? [dx / distance, dy / distance] : [0, -1]
        const push = (PIN_GAP - distance) / 2 + 0.01
        one.x = clamp(one.x - ux * push, -side, side)
        one.y -= uy * push
        other.x = clamp(other.x + ux * push, -side, side)
        other.y += uy * push
      }
    }
  }
  return pins
}

function targetOf(pin: Point, pins: readonly Point[]): number {
  const room = pins.map((other) => Math.max(Math.abs(other.x - pin.x), Math.abs(other.y - pin.y)))
  return Math.min(LARGEST_TARGET, ...room.filter((pixels) => pixels > 0))
}

/** A rectangle in the box, pixels. */
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

/** A position for every name, clear of pins, other names and edges; null if there is none for one. */
function placeNames(
  pins: readonly Point[],
  names: readonly string[],
  bottom: number,
): NamePlace[] | null {
  const half = PIN_GAP / 3
  const taken: Area[] = pins.map(({ x, y }) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  }))
  const edge = BOX.width / 2 - 4
  const isFree = ({ area }: { area: Area }) =>
    area.left >= -edge &&
    area.right <= edge &&
    area.top >= 4 &&
    area.bottom <= bottom &&
    !taken.some((other) => overlaps(area, other))
  const placed: NamePlace[] = []
  const waiting = pins.map((pin, index) => ({ index, spots: spotsFor(pin, names[index]) }))
  while (waiting.length > 0) {
    // The name with the fewest free positions first.
    for (const each of waiting) each.spots = each.spots.filter(isFree)
    waiting.sort((one, other) => one.spots.length - other.spots.length)
    const next = waiting.shift()
    const spot = next?.spots[0]
    if (!next || !spot) return null
    placed[next.index] = spot.at
    taken.push(spot.area)
  }
  return placed
}

/** The positions for a name around its pin, best first. */
function spotsFor(pin: Point, name: string): { at: NamePlace; area: Area }[] {
  const width = Array.from(name, letterWidth).reduce((sum, each) => sum + each, 0) * NAME_SIZE
  const centred = ((ASCENT - DESCENT) / 2) * NAME_SIZE
  const spots = [
    { dx: NAME_CLEARANCE, dy: centred, anchor: "start" },
    { dx: -NAME_CLEARANCE, dy: centred, anchor: "end" },
    { dx: 0, dy: NAME_CLEARANCE + ASCENT * NAME_SIZE, anchor: "middle" },
    { dx: 0, dy: -NAME_CLEARANCE - DESCENT * NAME_SIZE, anchor: "middle" },
    { dx: NAME_CLEARANCE, dy: centred + NAME_SIZE / 2, anchor: "start" },
    { dx: NAME_CLEARANCE, dy: centred - NAME_SIZE / 2, anchor: "start" },
    { dx: -NAME_CLEARANCE, dy: centred + NAME_SIZE / 2, anchor: "end" },
    { dx: -NAME_CLEARANCE, dy: centred - NAME_SIZE / 2, anchor: "end" },
  ] as const
  return spots.map(({ dx, dy, anchor }) => {
    const at = { x: pin.x + dx, y: pin.y + dy, anchor }
    const left = at.x - { start: 0, middle: width / 2, end: width }[anchor]
    const top = at.y - ASCENT * NAME_SIZE
    return { at, area: { left, top, right: left + width, bottom: top + NAME_SIZE } }
  })
}

/** A name as the plot shows it, without an addition in brackets: "विशाखापत्तनम" of "विशाखापत्तनम (वाइज़ैग)". */
export function plotName(name: string): string {
  return name.replace(/\s*\(.*\)$/, "")
}

function letterWidth(letter: string): number {
  if (/\p{Mn}/u.test(letter)) return 0
  if (/\p{Mc}/u.test(letter)) return VOWEL_SIGN_WIDTH
  return /\p{Script=Devanagari}/u.test(letter) ? DEVANAGARI_WIDTH : LETTER_WIDTH
}

/** The longest of 1, 2, 3 or 5 times a power of ten kilometres that is at most `mostPixels` long. */
export function scaleBarKm(pixelsPerKm: number, mostPixels: number): number {
  const most = mostPixels / pixelsPerKm
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 3, 2].find((factor) => factor * power <= most) ?? 1) * power
}

function middle(values: readonly number[]): number {
  return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2
}

function span(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
