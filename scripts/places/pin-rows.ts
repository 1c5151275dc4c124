import { distanceKm, type Position } from "../../src/branches/position"
import * as keys from "../../src/branches/nameKeys"
import { GRID, type PackedPins, type PackedRows, type Town } from "../../src/branches/places"
import { isSame, meanOf, medianOf } from "./positions"
import { remembered } from "./remembered"

const nameKey = remembered(keys.nameKey)

/** A PIN code and the mean position of the places it serves. */
interface Pin {
  readonly pin: string
  readonly position: Position
}

/**
 * Maximum distance of a PIN code from its position in the table, km. With any set of branches, the one found is then at most
 * twice this distance farther away than the nearest.
 */
export const MOST_OFF_KM = 24

/** The same for a head post office (…001), where most people of a district are. */
const MOST_OFF_KM_IN_TOWN = 8

/** Offices of one PIN code in GeoNames' postal codes. */
interface Served {
  readonly pin: string
  readonly state: string
  readonly offices: readonly string[]
  readonly position: Position
}

/**
 * Every PIN code of GeoNames' postal codes (tab-separated: country, code, place, …, latitude, longitude, accuracy).
 *
 * GeoNames puts the head offices of some towns, and with them most of their PIN codes, into the middle of the district:
 * Bhubaneswar is 39 km off, Nashik 85 km. These get the position of the town.
 */
export function pinsOf(postalCodes: string, towns: readonly Town[]): Pin[] {
  const all = servedBy(postalCodes)
  const moved = new Map<string, Position>()
  for (const head of all) {
    const town = head.pin.endsWith("001") ? townOfHeadOffice(head, towns) : undefined
    if (!town) continue
    for (const { pin, position } of all) {
      const isWithHead = pin.slice(0, 4) === head.pin.slice(0, 4) && isSame(position, head.position)
      if (isWithHead) moved.set(pin, town.position)
    }
  }
  return all
    .map(({ pin, position }) => ({ pin, position: moved.get(pin) ?? position }))
    .sort((a, b) => a.pin.localeCompare(b.pin))
}

function servedBy(postalCodes: string): Served[] {
  const rows = new Map<string, string[][]>()
  for (const line of postalCodes.split("\n")) {
    const columns = line.split("\t")
    if (columns[0] !== "IN") continue
    const known = rows.get(columns[1])
    if (known) known.push(columns)
    else rows.set(columns[1], [columns])
  }
  return [...rows].map(([pin, ofPin]) => ({
    pin,
    state: ofPin[0][4],
    offices: ofPin.map((columns) => columns[2]),
    position: meanOf(
      ofPin.map((columns) => ({ lat: Number(columns[9]), lng: Number(columns[10]) })),
    ),
  }))
}

const HEAD_OFFICE = /\W*(?:\bG\.?P\.?O\b|\bH\.?O\b|\bR\.?S\b).*$/

/** The town that a head office is named after: "Bhubaneswar G.P.O.", "Kolhapur RS", "Aurangabad (MH) H.O". */
function townOfHeadOffice({ offices, state }: Served, towns: readonly Town[]): Town | undefined {
  const heads = offices.filter((office) => HEAD_OFFICE.test(office))
  const keys = heads.map((office) => nameKey(office.replace(HEAD_OFFICE, "").replace(/\(.*/, "")))
  return towns.find((town) => {
    const names = [town.name, ...town.otherNames].map(nameKey)
    return town.state === state && names.some((name) => keys.includes(name))
  })
}

/**
 * Positions by the first digits of PIN codes: a row for every four digits in use, and rows of five and six digits where that is
 * too far from some PIN codes.
 */
export function pinRows(pins: readonly Pin[]): ReadonlyMap<string, Position> {
  const rows = new Map<string, Position>()
  const refine = (prefix: string, below: readonly Pin[], inherited: Position | null) => {
    const isFar = (position: Position | null) => (pin: Pin) =>
      position === null || distanceKm(position, pin.position) > mostOff(pin)
    const far = below.filter(isFar(inherited)).length
    if (far === 0) return
    const own = onGrid(medianOf(below.map(({ position }) => position)))
    const isBetter = below.filter(isFar(own)).length < far
    if (isBetter) rows.set(prefix, own)
    if (prefix.length === 6) return
    for (const [longer, group] of grouped(below, prefix.length + 1)) {
      refine(longer, group, isBetter ? own : inherited)
    }
  }
  for (const [prefix, group] of grouped(pins, 4)) refine(prefix, group, null)
  return rows
}

function mostOff({ pin }: Pin): number {
  return pin.endsWith("001") ? MOST_OFF_KM_IN_TOWN : MOST_OFF_KM
}

/** The rows as stored: for each number of digits the prefixes, latitudes and longitudes as differences. */
export function packedPins(rows: ReadonlyMap<string, Position>): PackedPins {
  const rowsOf = (digits: number): PackedRows => {
    const prefixes = [...rows.keys()].filter((prefix) => prefix.length === digits).sort()
    const steps = prefixes.map((prefix, index) => {
      const to = rows.get(prefix)
      const from = parentOf(prefix, rows) ?? rows.get(prefixes[index - 1])
      if (!to) throw new Error(`PIN prefix ${prefix} has no position`)
      return [
        Number(prefix) - Number(prefixes[index - 1] ?? 0),
        gridSteps(to.lat) - gridSteps(from?.lat ?? 0),
        gridSteps(to.lng) - gridSteps(from?.lng ?? 0),
      ]
    })
    const column = (place: number) => steps.map((step) => step[place]).join(" ")
    return { prefixes: column(0), lats: column(1), lngs: column(2) }
  }
  return { four: rowsOf(4), five: rowsOf(5), six: rowsOf(6) }
}

/** The row with fewer digits against which a row is stored. */
function parentOf(prefix: string, rows: ReadonlyMap<string, Position>): Position | undefined {
  if (prefix.length === 4) return undefined
  return rows.get(prefix.slice(0, prefix.length - 1)) ?? rows.get(prefix.slice(0, 4))
}

function grouped(pins: readonly Pin[], digits: number): Map<string, Pin[]> {
  const groups = new Map<string, Pin[]>()
  for (const pin of pins) {
    const prefix = pin.pin.slice(0, digits)
    groups.set(prefix, [...(groups.get(prefix) ?? []), pin])
  }
  return groups
}

function gridSteps(degrees: number): number {
  return Math.round(degrees / GRID.pins)
}

function onGrid({ lat, lng }: Position): Position {
  return { lat: gridSteps(lat) * GRID.pins, lng: gridSteps(lng) * GRID.pins }
}
