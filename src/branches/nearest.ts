/** Degrees north and east. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** A town by its name. */
export interface City {
  readonly name: string
  /** Older and other spellings: "Bangalore". */
  readonly otherNames: readonly string[]
  readonly position: Position
}

/** What a typed place is looked up in. */
export interface Places {
  readonly cities: readonly City[]
  /** A city by the first three digits of PIN codes (a sorting district), or by the first two (a region). */
  readonly pinCities: Readonly<Record<string, string>>
}

export interface FoundPlace {
  readonly isKnown: true
  readonly position: Position
  /** "Kanpur", or "PIN 208001, near Kanpur" */
  readonly name: string
  /** A PIN code is only known by its district or region. */
  readonly isApproximate: boolean
}

export interface UnknownPlace {
  readonly isKnown: false
  readonly sentence: string
}

/** Mean radius of the Earth, km (IUGG). */
const EARTH_RADIUS = 6371.0088

/** Distance as the crow flies, km: the haversine formula on a sphere, within 0.5 % of the ellipsoid. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2
  const share =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng))
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, share)))
}

export interface BranchAway<Branch> {
  readonly branch: Branch
  /** null for a branch without a position. */
  readonly km: number | null
}

/** The branches, nearest first; those without a position last, in the order they came. */
export function branchesByDistance<Branch extends { readonly position?: Position | null }>(
  from: Position,
  branches: readonly Branch[],
): BranchAway<Branch>[] {
  return branches
    .map((branch) => ({ branch, km: branch.position ? distanceKm(from, branch.position) : null }))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}

/** Letters enough that the beginning of a name is no accident. */
const LEAST_BEGINNING = 4

/**
 * Where a typed city or PIN code lies: "Kanpur", "bangalore", "hydera", "208 001", "Kanpur, UP 208001". A PIN code wins over
 * a name; without one, what stands before a comma is the city. Any other text gets a sentence.
 */
export function positionOf(typed: string, places: Places): FoundPlace | UnknownPlace {
  const text = typed.slice(0, 100).normalize("NFKC").trim()
  if (text === "") return unknown("Type a city or a PIN code.")
  const pin = /(?<!\d)\d{3} ?\d{3}(?!\d)/.exec(text)
  if (pin) return positionOfPin(pin[0].replace(" ", ""), places)
  if (/^\d[\d ]*$/.test(text)) return unknown("A PIN code has six digits.")
  const city = cityNamed(text, places.cities) ?? cityNamed(text.split(",")[0], places.cities)
  return city
    ? { isKnown: true, position: city.position, name: city.name, isApproximate: false }
    : unknown("We do not know this place. Try a larger city nearby, or a PIN code.")
}

function positionOfPin(pin: string, { cities, pinCities }: Places): FoundPlace | UnknownPlace {
  if (pin.startsWith("9")) {
    return unknown("This PIN code belongs to the Army Post Office. Type the city.")
  }
  const name = pinCities[pin.slice(0, 3)] ?? pinCities[pin.slice(0, 2)]
  const city = cities.find((known) => known.name === name)
  return city
    ? {
        isKnown: true,
        position: city.position,
        name: `PIN ${pin}, near ${city.name}`,
        isApproximate: true,
      }
    : unknown("There is no such PIN code. Check it, or type the city.")
}

/** The city of this name, or the only one whose name begins so. */
function cityNamed(typed: string, cities: readonly City[]): City | undefined {
  const wanted = letters(typed)
  if (wanted === "") return undefined
  const named = cities.find(({ name, otherNames }) =>
    [name, ...otherNames].some((known) => letters(known) === wanted),
  )
  if (named || wanted.length < LEAST_BEGINNING) return named
  const beginning = cities.filter(({ name, otherNames }) =>
    [name, ...otherNames].some((known) => letters(known).startsWith(wanted)),
  )
  return beginning.length === 1 ? beginning[0] : undefined
}

function letters(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z]/g, "")
}

function unknown(sentence: string): UnknownPlace {
  return { isKnown: false, sentence }
}
