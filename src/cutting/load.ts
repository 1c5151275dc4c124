import { METRES_PER_FOOT } from "../steel/figure"

/** A vehicle as the owner keeps it in the editor. */
export interface Vehicle {
  readonly name: string
  /** Of the body, in feet. */
  readonly bodyFeet: number
  /** In tonnes. */
  readonly payload: number
  readonly inUse: boolean | null
  readonly confirmed: boolean | null
}

/** What is to be carried: kg in all and of the heaviest piece, and m of the longest. */
export interface Load {
  readonly kg: number
  readonly heaviest: number
  readonly longest: number
}

export interface Carried {
  readonly vehicle: Vehicle
  readonly trips: number
  /** The vehicle that would do for the weight, if a shorter one would but for the length of the pieces. */
  readonly forWeight: Vehicle | null
}

/**
 * The smallest vehicle in use that takes a load at once, its pieces lying wholly on the body; if none does, the largest that is long
 * enough, with its trips. null if no vehicle is long or strong enough for a piece.
 */
export function carried(vehicles: readonly Vehicle[], load: Load): Carried | null {
  const inUse = vehicles
    .filter((vehicle) => vehicle.inUse)
    .sort((a, b) => a.payload - b.payload || a.bodyFeet - b.bodyFeet)
  const isLong = ({ bodyFeet }: Vehicle) => bodyFeet * METRES_PER_FOOT + 0.0005 >= load.longest
  const takes = (kg: number) => (vehicle: Vehicle) => vehicle.payload * 1000 >= kg
  const able = inUse.filter(isLong).filter(takes(load.heaviest))
  const vehicle = able.find(takes(load.kg)) ?? able.at(-1)
  if (!vehicle) return null
  const lightest = inUse.find(takes(load.kg))
  const forWeight =
    lightest && lightest.bodyFeet < vehicle.bodyFeet && !isLong(lightest) ? lightest : null
  return { vehicle, trips: Math.max(1, Math.ceil(load.kg / (vehicle.payload * 1000))), forWeight }
}
