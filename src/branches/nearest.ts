import { findPlace } from "./findPlace"
import type { Places } from "./places"
import { distanceKm, type Position } from "./position"

export interface BranchAway<Branch> {
  readonly branch: Branch
  /** As the crow flies. null for a branch whose position is not known. */
  readonly km: number | null
}

interface PlacedBranch {
  readonly position?: Position | null
}

/**
 * The branches, nearest first; those without a position last, in the order they came. `positionOf` says where a branch is,
 * if not where its own position is.
 */
export function branchesByDistance<Branch extends PlacedBranch>(
  from: Position,
  branches: readonly Branch[],
  positionOf: (branch: Branch) => Position | null | undefined = ({ position }) => position,
): BranchAway<Branch>[] {
  return branches
    .map((branch) => {
      const position = positionOf(branch)
      return { branch, km: position ? distanceKm(from, position) : null }
    })
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0)
}

interface AddressedBranch extends PlacedBranch {
  readonly name: string
  readonly address: string
}

/** Where a branch is: its own position, else that of the town in its address or its name; null if that is not known. */
export function positionOfBranch(
  { position, address, name }: AddressedBranch,
  places: Places,
): Position | null {
  if (position) return position
  for (const text of [address, name]) {
    const place = findPlace(text, places)
    if (place.kind === "found") return place.position
  }
  return null
}
