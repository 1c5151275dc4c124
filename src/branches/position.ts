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
