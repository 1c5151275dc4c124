import { nameKey, soundKey } from "../../src/branches/nameKeys"
import { GRID, type PackedTowns, type Town } from "../../src/branches/places"
import type { Position } from "../../src/branches/position"
import { withPostalNames } from "./postal-names"
import { addedTowns, mistakenTowns, townNames } from "./town-names"

/** Smaller towns are listed only as capitals of a state or district, or when a larger town has the same name. */
const LEAST_PEOPLE = 20_000
const LEAST_NAMESAKE = 10_000

const capital = /^PPL(C|A2?)$/

interface GeoNamesTown {
  readonly name: string
  readonly alternates: readonly string[]
  readonly kind: string
  readonly state: string
  readonly people: number
  readonly position: Position
}

/**
 * The towns of India in GeoNames' table of cities (tab-separated), with the names people type. `postalCodes` is GeoNames'
 * table of postal codes, for the towns that the other lacks.
 */
export function townsOf(cities: string, postalCodes: string): Town[] {
  const all = cities.split("\n").flatMap(indianTown)
  const large = all.filter(({ people, kind }) => people >= LEAST_PEOPLE || capital.test(kind))
  for (const [state, name] of townNames) {
    const isKnown = all.some((town) => town.state === state && town.name === name)
    if (!isKnown)
      throw new Error(`${name} (${state}) of town-names.ts is not in the table of cities`)
  }
  const names = new Set(large.map(({ name }) => name))
  const listed = all.filter(
    (town) => large.includes(town) || (town.people >= LEAST_NAMESAKE && names.has(town.name)),
  )
  const towns = [...largestOfTheirName(listed).map(namedTown), ...addedTo(postalCodes)]
  const largestFirst = [...all].sort((a, b) => b.people - a.people)
  return withPostalNames(withNeededNames(towns), largestFirst, postalCodes).sort(
    (a, b) => a.state.localeCompare(b.state) || a.position.lat - b.position.lat,
  )
}

/** The towns as stored, sorted by state. */
export function packedTowns(towns: readonly Town[]): PackedTowns {
  const states = [...new Set(towns.map(({ state }) => state))]
  const steps = (side: keyof Position) => {
    const lines = towns.map(({ position }) => Math.round(position[side] / GRID.towns))
    return lines.map((line, place) => line - (lines[place - 1] ?? 0)).join(" ")
  }
  return {
    names: towns.map(({ name, otherNames }) => [name, ...otherNames].join("=")).join("|"),
    states: states
      .map((state) => `${state}:${towns.filter((town) => town.state === state).length}`)
      .join(" "),
    ranks: towns.map(({ rank }) => rank).join(""),
    lats: steps("lat"),
    lngs: steps("lng"),
  }
}

function indianTown(line: string): GeoNamesTown[] {
  const columns = line.split("\t")
  if (columns[8] !== "IN") return []
  const [state, name] = [columns[10], columns[2]]
  if (mistakenTowns.some((town) => town[0] === state && town[1] === name)) return []
  return [
    {
      name,
      alternates: columns[3].split(","),
      kind: columns[7],
      state,
      people: Number(columns[14]),
      position: { lat: Number(columns[4]), lng: Number(columns[5]) },
    },
  ]
}

/** Of two towns with the same name in one state, only the larger is listed: a visitor could not tell them apart. */
function largestOfTheirName(towns: readonly GeoNamesTown[]): GeoNamesTown[] {
  const largest = new Map<string, GeoNamesTown>()
  for (const town of [...towns].sort((a, b) => b.people - a.people)) {
    const key = `${town.state} ${nameKey(town.name)}`
    if (!largest.has(key)) largest.set(key, town)
  }
  return [...largest.values()]
}

function namedTown({ name, alternates, state, people, position }: GeoNamesTown): Town {
  const named = townNames.find((town) => town[0] === state && town[1] === name)
  const [, , shown = name, ...others] = named ?? []
  const rank = Math.min(9, Math.max(0, Math.floor(Math.log2(Math.max(1, people) / 10_000))))
  return {
    name: shown,
    otherNames: [...others, ...alternates.filter(isHindi)],
    state,
    rank,
    position,
  }
}

/** A name in Devanagari, except in Sanskrit and except names of the district or block around the town. */
function isHindi(name: string): boolean {
  return (
    /^[\u0900-\u097f]+( [\u0900-\u097f]+)?$/.test(name) &&
    !/\u094d$|मण्डल|जिल|तालुका|शहर|प्रखण्ड|तहसील/.test(name)
  )
}

function addedTo(postalCodes: string): Town[] {
  return addedTowns.map(({ state, name, pin, office, also }) => {
    const row = new RegExp(`^IN\t${pin}\t${office}\t.*$`, "m").exec(postalCodes)
    if (!row) throw new Error(`No post office ${office} with PIN code ${pin} in the postal codes`)
    const columns = row[0].split("\t")
    const position = { lat: Number(columns[9]), lng: Number(columns[10]) }
    return { name, otherNames: also ?? [], state, rank: 1, position }
  })
}

/** The towns without names that sound like their first name and like no other town. */
function withNeededNames(towns: readonly Town[]): Town[] {
  const bySound = new Map<string, Town[]>()
  for (const town of towns) {
    const sound = soundKey(town.name)
    bySound.set(sound, [...(bySound.get(sound) ?? []), town])
  }
  return towns.map((town) => {
    const keys = new Set([nameKey(town.name)])
    const otherNames = town.otherNames.filter((name) => {
      const key = nameKey(name)
      const alike = bySound.get(soundKey(name))
      const isFound =
        /\p{Script=Devanagari}/u.test(name) && alike?.length === 1 && alike[0] === town
      if (isFound || keys.has(key)) return false
      keys.add(key)
      return true
    })
    return { ...town, otherNames }
  })
}
