import * as keys from "../../src/branches/nameKeys"
import type { Town } from "../../src/branches/places"
import { distanceKm, type Position } from "../../src/branches/position"
import { stateNamed } from "../../src/branches/states"
import { isSame, meanOf } from "./positions"
import { remembered } from "./remembered"

const nameKey = remembered(keys.nameKey)
const soundKey = remembered(keys.soundKey)

/** A town of GeoNames' cities with every name it has there. */
interface NamedCity {
  readonly name: string
  readonly alternates: readonly string[]
  readonly state: string
  readonly position: Position
}

/** A name that people give as their town, though the list of cities has no such town, or under another name. */
interface PostalName {
  readonly name: string
  readonly state: string
  readonly position: Position
  readonly isDistrict: boolean
}

/** A head office this near to a large town is in one of its quarters, km. */
const IN_CITY_KM = 12
/** A town of this name this near in the next state is the same: postal codes follow older borders, km. */
const BORDER_KM = 200
/** Rank of towns of more than 160,000 people. */
const CITY_RANK = 4

const HEAD_OFFICE = /^([\p{L} -]{4,}?)\W*\b(?:H\.?O|G\.?P\.?O)\b\.?$/iu
const BRACKET = /\s*\([^)]*\)?/g

/**
 * The towns with the names of head post offices and districts that are missing among them. The list of cities lacks whole
 * towns (Ballia, Barabanki, Tenali), and has some under older names only (Dhulia, Ellore). A name that is not there is
 * looked up by its sound, and Ballia would be Bali in West Bengal.
 */
export function withPostalNames(
  towns: readonly Town[],
  cities: readonly NamedCity[],
  postalCodes: string,
): Town[] {
  const all = [...towns]
  for (const postal of postalNames(postalCodes)) {
    if (stateNamed(nameKey(postal.name))) continue
    const inState = all.filter(({ state }) => state === postal.state)
    const isKnown = all.some(
      (town) =>
        hasName([town.name, ...town.otherNames], postal.name) &&
        (town.state === postal.state || distanceKm(town.position, postal.position) < BORDER_KM),
    )
    if (isKnown) continue
    if (isHeardAlready(postal, all)) continue
    const city = cityNamed(postal, cities)
    const listed = city && inState.find(({ position }) => isSame(position, city.position))
    if (listed) {
      all[all.indexOf(listed)] = withName(listed, postal)
      continue
    }
    const isQuarter = inState.some(
      ({ rank, position }) =>
        rank >= CITY_RANK && distanceKm(position, postal.position) < IN_CITY_KM,
    )
    if (isQuarter && !city && !postal.isDistrict) continue
    all.push({
      name: postal.name,
      otherNames: [],
      state: postal.state,
      // Ranked below towns of the list with the same name, because its size is unknown.
      rank: postal.isDistrict ? 0 : 1,
      position: city?.position ?? postal.position,
    })
  }
  return all
}

/** Head offices with a name of one word, then districts. Streets and quarters have names of several words. */
function postalNames(postalCodes: string): PostalName[] {
  const heads = new Map<string, Position[]>()
  const districts = new Map<string, Position[]>()
  for (const line of postalCodes.split("\n")) {
    const [country, , office, , state, district, , , , lat, lng] = line.split("\t")
    if (country !== "IN") continue
    const position = { lat: Number(lat), lng: Number(lng) }
    const head = HEAD_OFFICE.exec(office.replace(BRACKET, "").trim())?.[1].trim() ?? ""
    if (/^\p{L}+$/u.test(head)) gather(heads, `${state}|${head}`, position)
    const plain = district.replace(BRACKET, "").trim()
    if (plain.length >= 4) gather(districts, `${state}|${plain}`, position)
  }
  const named = (places: ReadonlyMap<string, readonly Position[]>, isDistrict: boolean) =>
    [...places].map(([key, positions]) => {
      const [state, name] = key.split("|")
      return { name, state, position: meanOf(positions), isDistrict }
    })
  return [...named(heads, false), ...named(districts, true)]
}

function gather(places: Map<string, Position[]>, key: string, position: Position): void {
  const known = places.get(key)
  if (known) known.push(position)
  else places.set(key, [position])
}

/** A town is shown by the name of its head office, today's in most cases: Katni for Murwara. */
function withName(town: Town, { name, isDistrict }: PostalName): Town {
  return isDistrict
    ? { ...town, otherNames: [...town.otherNames, name] }
    : { ...town, name, otherNames: [town.name, ...town.otherNames] }
}

/** True if the sound of the name leads to a town of the state and to no other. */
function isHeardAlready({ name, state }: PostalName, towns: readonly Town[]): boolean {
  const sound = soundKey(name)
  const alike = towns.filter((town) =>
    [town.name, ...town.otherNames].some((known) => soundKey(known) === sound),
  )
  return sound.length > 1 && alike.length === 1 && alike[0].state === state
}

function cityNamed(
  { name, state }: PostalName,
  cities: readonly NamedCity[],
): NamedCity | undefined {
  const inState = cities.filter((city) => city.state === state)
  return (
    inState.find((city) => hasName([city.name], name)) ??
    inState.find((city) => hasName(city.alternates, name))
  )
}

function hasName(names: readonly string[], name: string): boolean {
  return names.some((known) => nameKey(known) === nameKey(name))
}
