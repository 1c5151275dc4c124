import type { Language } from "../interface/language"
import type { Position } from "./position"

/** The file that `npm run places` writes from GeoNames: rows as columns of differences, which compress well. */
export interface PackedPlaces {
  /** Where the figures come from, with date and licence. */
  readonly source: string
  readonly pins: PackedPins
  readonly towns: PackedTowns
}

/** Columns of whole numbers, separated by spaces. */
export interface PackedRows {
  /** Each prefix as the difference from the one before. */
  readonly prefixes: string
  /** In steps of the grid: the distance from the row with fewer digits, or from the row before if there is none. */
  readonly lats: string
  readonly lngs: string
}

/** Rows by the number of digits of their prefix. */
export interface PackedPins {
  readonly four: PackedRows
  readonly five: PackedRows
  readonly six: PackedRows
}

export interface PackedTowns {
  /** "Ghaziabad=गाज़ियाबाद|Gurgaon=Gurugram": a town, and what else it is called after "=", with a bar between towns. */
  readonly names: string
  /** Codes of states with their number of towns: "01:1 02:98", in the order of the towns. */
  readonly states: string
  /** One digit per town: how often 10,000 people double to its population. */
  readonly ranks: string
  /** In steps of the grid from the town before. */
  readonly lats: string
  readonly lngs: string
}

/** Grid that positions are rounded to, degrees. 0.1° is about 11 km. */
export const GRID = { pins: 0.1, towns: 0.05 }

export interface Town {
  readonly name: string
  /** Other spellings, older names, the name in Devanagari. */
  readonly otherNames: readonly string[]
  /** GeoNames' code of the state: see states.ts. */
  readonly state: string
  /** Population as the power of two of 10,000 people: 0 is below 20,000, 7 above 1,280,000. */
  readonly rank: number
  readonly position: Position
}

/** Data to look up a typed place. */
export interface Places {
  /** Positions by the first six, five, four or three digits of PIN codes. */
  readonly pins: ReadonlyMap<string, Position>
  readonly towns: readonly Town[]
  /** The language of the names that answers use. */
  readonly language: Language
}

/** Reads the packed file. Its names are English. */
export function unpackPlaces({ pins, towns }: PackedPlaces): Places {
  return { pins: unpackPins(pins), towns: unpackTowns(towns), language: "en" }
}

/** The same places with the names of states, and of towns that are listed, in Hindi. Towns are still found by other names. */
export function placesInHindi(places: Places, hindiNames: ReadonlyMap<string, string>): Places {
  const towns = places.towns.map((town) => {
    const name = hindiNames.get(town.name)
    return name ? { ...town, name, otherNames: [town.name, ...town.otherNames] } : town
  })
  return { ...places, towns, language: "hi" }
}

function unpackPins({ four, five, six }: PackedPins): Map<string, Position> {
  const pins = new Map<string, Position>()
  for (const [digits, rows] of [
    [4, four],
    [5, five],
    [6, six],
  ] as const) {
    const [prefixes, lats, lngs] = [rows.prefixes, rows.lats, rows.lngs].map(numbersIn)
    let prefix = 0
    let before: Position = { lat: 0, lng: 0 }
    prefixes.forEach((step, row) => {
      prefix += step
      const key = String(prefix)
      const from =
        (digits === 6 ? pins.get(key.slice(0, 5)) : undefined) ??
        (digits > 4 ? pins.get(key.slice(0, 4)) : undefined) ??
        before
      before = {
        lat: rounded(from.lat + lats[row] * GRID.pins),
        lng: rounded(from.lng + lngs[row] * GRID.pins),
      }
      pins.set(key, before)
    })
  }
  return withDistricts(pins)
}

/** Adds three-digit prefixes, the mean of their four-digit rows, for PIN codes newer than the table. */
function withDistricts(pins: Map<string, Position>): Map<string, Position> {
  const districts = new Map<string, Position[]>()
  for (const [prefix, position] of pins) {
    if (prefix.length !== 4) continue
    const district = prefix.slice(0, 3)
    districts.set(district, [...(districts.get(district) ?? []), position])
  }
  for (const [district, positions] of districts) {
    const mean = (side: keyof Position) =>
      rounded(positions.reduce((sum, position) => sum + position[side], 0) / positions.length)
    pins.set(district, { lat: mean("lat"), lng: mean("lng") })
  }
  return pins
}

function unpackTowns({ names, states, ranks, lats, lngs }: PackedTowns): Town[] {
  const stateOf = states.split(" ").flatMap((entry) => {
    const [state, count] = entry.split(":")
    return Array<string>(Number(count)).fill(state)
  })
  const [latSteps, lngSteps] = [lats, lngs].map(numbersIn)
  let lat = 0
  let lng = 0
  return names.split("|").map((entry, row) => {
    const [name, ...otherNames] = entry.split("=")
    lat += latSteps[row]
    lng += lngSteps[row]
    return {
      name,
      otherNames,
      state: stateOf[row],
      rank: Number(ranks[row]),
      position: { lat: rounded(lat * GRID.towns), lng: rounded(lng * GRID.towns) },
    }
  })
}

function numbersIn(column: string): number[] {
  return column.split(" ").map(Number)
}

/** Removes the error of binary fractions: 28.650000000000002 is 28.65. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e4) / 1e4
}
