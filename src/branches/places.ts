import { indianFigure } from "../steel/format"
import type { BranchWords } from "../kit/words/catalogue"

/** Degrees north and east. */
export interface Position {
  readonly lat: number
  readonly lng: number
}

/** Mean radius of the Earth, km (IUGG). */
export const EARTH_RADIUS = 6371.0088

/** Distance as the crow flies, km: the haversine formula on a sphere, within 0.5 % of the ellipsoid. */
export function distanceKm(from: Position, to: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const haversine = (angle: number) => Math.sin(angle / 2) ** 2
  const share =
    haversine(radians(to.lat - from.lat)) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * haversine(radians(to.lng - from.lng))
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, share)))
}

/** Branches with their distances in km (null if the position is unknown), nearest first, those of unknown position last. */
export function branchesByDistance<Branch extends { readonly position?: Position | null }>(
  from: Position,
  branches: readonly Branch[],
  positionOf: (branch: Branch) => Position | null | undefined = ({ position }) => position,
): { readonly branch: Branch; readonly km: number | null }[] {
  return branches
    .map((branch) => {
      const position = positionOf(branch)
      return { branch, km: position ? distanceKm(from, position) : null }
    })
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}

/** Approximate distances below this are not shown, km. */
const LEAST_APPROXIMATE = 10

/**
 * A distance in km as text. Between towns or PIN codes it is approximate: rounded to 5 km, above 100 km to 10 km, with
 * "about".
 */
export function distanceText(km: number, words: BranchWords, isApproximate = false): string {
  const inKm = (length: number) => words.away(indianFigure(length, 0))
  if (isApproximate) {
    if (km < LEAST_APPROXIMATE) return words.lessThan(inKm(LEAST_APPROXIMATE))
    const step = km < 100 ? 5 : 10
    return words.about(inKm(Math.round(km / step) * step))
  }
  return km < 1 ? words.lessThan(inKm(1)) : inKm(km)
}

interface FoundByAddress {
  readonly name: string
  readonly address: string
  readonly position: Position | null
}

/** A link that opens directions in the phone's own map app: to the position if known, else to the address. */
export function directionsLink({ name, address, position }: FoundByAddress): string {
  const destination = position ? `${position.lat},${position.lng}` : `${name}, ${address}`
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destination)}`
}

interface ShownBranch {
  readonly slug: string
  readonly name: string
  readonly position: Position | null
  readonly shownOn: readonly (string | null)[] | null
}

/** The branches that editors chose for a page, in order. */
export function branchesShownOn<Branch extends ShownBranch>(
  branches: readonly Branch[],
  page: "home" | "about" | "contact",
): readonly Branch[] {
  return branches.filter(({ shownOn }) => shownOn?.includes(page))
}

/** How a list differs from the map of all branches: "Also on the map: 7 Anantapur and 9 Jabalpur." Empty if it does not. */
export function listAgainstMap(
  listed: readonly ShownBranch[],
  all: readonly ShownBranch[],
  words: BranchWords,
): string {
  const isOnMap = ({ position }: ShownBranch) => position !== null
  if (!all.some(isOnMap)) return ""
  const namesOf = (branches: readonly ShownBranch[]) => branches.map(({ name }) => name)
  const slugs = listed.map(({ slug }) => slug)
  const onlyOnMap = all
    .filter(isOnMap)
    .flatMap(({ slug, name }, place) => (slugs.includes(slug) ? [] : `${place + 1}\u00a0${name}`))
  const onlyListed = namesOf(listed.filter((branch) => !isOnMap(branch)))
  return [
    onlyOnMap.length > 0 ? words.alsoOnMap(onlyOnMap) : "",
    onlyListed.length > 0 ? words.notOnMap(onlyListed) : "",
  ]
    .filter(Boolean)
    .join(" ")
}
