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

/** What is to be carried: kg in all and of the heaviest piece, and m of the longest. */
export interface Load {
  readonly kg: number
  readonly heaviest: number
  readonly longest: number
}

export interface Carried {
  readonly vehicle: Vehicle
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
  const isLong =
    (metres: number) =>
    ({ bodyFeet }: Vehicle) =>
      bodyFeet * METRES_PER_FOOT + 0.0005 >= metres
  const takes = (kg: number) => (vehicle: Vehicle) => vehicle.payload * 1000 >= kg
  const able = inUse.filter(isLong(load.longest)).filter(takes(load.heaviest))
  const vehicle = able.find(takes(load.kg)) ?? able.at(-1)
  if (!vehicle) return null
  const short = inUse.filter(isLong(STANDARD_LENGTH)).find(takes(load.kg))
  const ifCut =
    load.longest > STANDARD_LENGTH && short && !isLong(load.longest)(short) ? short : null
  return { vehicle, trips: Math.max(1, Math.ceil(load.kg / (vehicle.payload * 1000))), ifCut }
}
