import { METRES_PER_FOOT } from "../../steel/figure"
import { STANDARD_LENGTH } from "../../steel/quantity"

/** A vehicle as the owner keeps it in the editor. */
export interface Vehicle {
  readonly name: string
  /** Of the body, in feet. */
  readonly bodyFeet: number
  /** In tonnes. */
  readonly payload: number
  /** Coils, and how it is unloaded. */
  readonly unloading?: string | null
  readonly inUse: boolean | null
  readonly confirmed: boolean | null
}

/** Pieces to be carried: m and kg of each, and how many. */
export interface Pieces {
  readonly length: number
  readonly kg: number
  readonly count: number
}

/** What is to be carried: its pieces, and kg of what has none. */
export interface Load {
  readonly pieces: readonly Pieces[]
  readonly loose: number
}

export interface Carried {
  readonly vehicle: Vehicle
  /** Of whole pieces. */
  readonly trips: number
  /** The shorter vehicle that would take all at once if the pieces were cut to 6 m; null if none would. */
  readonly ifCut: Vehicle | null
}

/**
 * The smallest vehicle in use that takes a load at once, its pieces lying wholly on the body; if none does, the largest that is long
 * enough, with its trips. null if no vehicle is long or strong enough for a piece.
 */
export function carried(vehicles: readonly Vehicle[], load: Load): Carried | null {
  const inUse = vehicles
    .filter((vehicle) => vehicle.inUse)
    .sort((a, b) => a.payload - b.payload || a.bodyFeet - b.bodyFeet)
  const longest = Math.max(0, ...load.pieces.map(({ length }) => length))
  const isLong =
    (metres: number) =>
    ({ bodyFeet }: Vehicle) =>
      bodyFeet * METRES_PER_FOOT + 0.0005 >= metres
  const heaviest = Math.max(0, ...load.pieces.map(({ kg }) => kg))
  const all = load.pieces.reduce((sum, { kg, count }) => sum + kg * count, load.loose)
  const takes =
    (kg: number) =>
    ({ payload }: Vehicle) =>
      kg <= payload * 1000 + TOLERANCE
  const isOneTrip = takes(all)
  const able = inUse.filter(isLong(longest)).filter(takes(heaviest))
  const vehicle = able.find(isOneTrip) ?? able.at(-1)
  if (!vehicle) return null
  const short = inUse.filter(isLong(STANDARD_LENGTH)).find(isOneTrip)
  const ifCut = longest > STANDARD_LENGTH && short && !isLong(longest)(short) ? short : null
  return { vehicle, trips: tripsOf(load, vehicle), ifCut }
}

/** Trips of whole pieces, the heaviest first, each on the first trip that has room for it; what has no pieces fills them up. */
function tripsOf({ pieces, loose }: Load, { payload }: Vehicle): number {
  const all = pieces.reduce((sum, { kg, count }) => sum + kg * count, loose)
  const least = Math.max(1, Math.ceil((all - TOLERANCE) / (payload * 1000)))
  /** kg that are free on each trip. */
  const free: number[] = []
  for (const { kg, count } of [...pieces].sort((a, b) => b.kg - a.kg)) {
    let left = count
    for (const [trip, room] of free.entries()) {
      const taken = Math.min(left, Math.floor((room + TOLERANCE) / kg))
      free[trip] -= taken * kg
      left -= taken
    }
    const most = Math.floor((payload * 1000 + TOLERANCE) / kg)
    if (free.length + left / most > MOST_TRIPS) return least
    for (; left > 0; left -= most) free.push(payload * 1000 - Math.min(left, most) * kg)
  }
  return Math.max(least, free.length)
}

/** So many are said by weight alone. */
const MOST_TRIPS = 300

/** Of sums of weights, kg. */
const TOLERANCE = 0.001
