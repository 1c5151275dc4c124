/** Mean radius of the Earth (IUGG), kilometres. */
const EARTH_RADIUS_KM = 6371.0088

const RADIANS_PER_DEGREE = Math.PI / 180

/** Degrees north and east. */
export interface Place {
  readonly lat: number
  readonly lng: number
}

/** On the plot's plane in kilometres: east of the middle meridian, and south of the middle parallel as on a screen. */
export interface PlanePoint {
  readonly x: number
  readonly y: number
}

/** Pixels: right of the middle of the plot's box, and down from its top edge. */
export interface BoxPoint {
  readonly x: number
  readonly y: number
}

export interface Projection {
  /** The parallel along which distances are exact, degrees north. */
  readonly midLatitude: number
  readonly midLongitude: number
  project(place: Place): PlanePoint
  unproject(point: PlanePoint): Place
}

/**
 * The equirectangular projection with the cosine of the middle latitude of the given places: distances are exact along
 * every meridian and along the middle parallel, and within a few per cent elsewhere for places as far apart as India's.
 * Source: J. P. Snyder, Map Projections: A Working Manual (USGS 1395), chapter 12.
 */
export function projectionFor(places: readonly Place[]): Projection {
  const midLatitude = middle(places.map((place) => place.lat))
  const midLongitude = middle(places.map((place) => place.lng))
  const kmPerLatitude = EARTH_RADIUS_KM * RADIANS_PER_DEGREE
  const kmPerLongitude = kmPerLatitude * Math.cos(midLatitude * RADIANS_PER_DEGREE)
  return {
    midLatitude,
    midLongitude,
    project: ({ lat, lng }) => ({
      x: (lng - midLongitude) * kmPerLongitude,
      y: (midLatitude - lat) * kmPerLatitude,
    }),
    unproject: ({ x, y }) => ({
      lat: midLatitude - y / kmPerLatitude,
      lng: midLongitude + x / kmPerLongitude,
    }),
  }
}

function middle(values: readonly number[]): number {
  return values.length === 0 ? 0 : (Math.min(...values) + Math.max(...values)) / 2
}

/** What of the plane is seen: the plane's point (km) at `anchor` in the box, and the scale. */
export interface View {
  readonly pixelsPerKm: number
  readonly centre: PlanePoint
  /** Where in the box the centre lies. */
  readonly anchor: BoxPoint
}

export interface Frame {
  /** Pixels. The width is the least the box may have: what fits there fits everywhere. */
  readonly width: number
  readonly height: number
  readonly padding: { readonly top: number; readonly bottom: number; readonly side: number }
}

/** The view that shows all points inside the frame's padding, as large as it goes up to `maxPixelsPerKm`. */
export function fitView(
  points: readonly PlanePoint[],
  { width, height, padding }: Frame,
  maxPixelsPerKm = 1,
): View {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const freeHeight = height - padding.top - padding.bottom
  const pixelsPerKm = Math.min(
    maxPixelsPerKm,
    (width - 2 * padding.side) / span(xs),
    freeHeight / span(ys),
  )
  return {
    pixelsPerKm,
    centre: { x: middle(xs), y: middle(ys) },
    anchor: { x: 0, y: padding.top + freeHeight / 2 },
  }
}

function span(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values)
}

/** A point of the plane (km) in the box (px). */
export function toBox(point: PlanePoint, { pixelsPerKm, centre, anchor }: View): BoxPoint {
  return {
    x: anchor.x + (point.x - centre.x) * pixelsPerKm,
    y: anchor.y + (point.y - centre.y) * pixelsPerKm,
  }
}

/** A point of the box (px) on the plane (km). */
export function toPlane(point: BoxPoint, { pixelsPerKm, centre, anchor }: View): PlanePoint {
  return {
    x: centre.x + (point.x - anchor.x) / pixelsPerKm,
    y: centre.y + (point.y - anchor.y) / pixelsPerKm,
  }
}

/** Distances between graticule lines, degrees, widest first. */
const GRATICULE_STEPS = [20, 10, 5, 2, 1, 0.5, 0.25, 0.1]

/** The closest graticule step (degrees) whose lines stay at least `minGap` pixels apart. */
export function graticuleStep(pixelsPerKm: number, minGap: number): number {
  const pixelsPerDegree = EARTH_RADIUS_KM * RADIANS_PER_DEGREE * pixelsPerKm
  const wideEnough = GRATICULE_STEPS.filter((step) => step * pixelsPerDegree >= minGap)
  return wideEnough.at(-1) ?? GRATICULE_STEPS[0]
}

/** Every multiple of `step` between `from` and `to`, both included, without the drift of repeated addition. */
export function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(6)))
}

/** The longest of 1, 2, 3 or 5 times a power of ten kilometres that is at most `maxPixels` long. */
export function scaleBarKm(pixelsPerKm: number, maxPixels: number): number {
  const most = maxPixels / pixelsPerKm
  const power = 10 ** Math.floor(Math.log10(most))
  return ([5, 3, 2].find((factor) => factor * power <= most) ?? 1) * power
}
