import { findPlace } from "./findPlace"
import type { Places } from "./places"
import { distanceKm, type Position } from "./position"
import type { BranchWords } from "../interface/rooms"

export interface BranchAway<Branch> {
  readonly branch: Branch
  /** Straight-line distance. null if the branch has no known position. */
  readonly km: number | null
}

interface PlacedBranch {
  readonly position?: Position | null
}

/**
 * Branches by distance. Those without a position are last, in their order. `positionOf` gives the position of a branch,
 * by default its own.
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

/** The position of a branch, or else of the town in its address or name. null if unknown. */
export function positionOfBranch(
  { position, address, name }: AddressedBranch,
  places: Places,
  words: BranchWords,
): Position | null {
  if (position) return position
  for (const text of [address, name]) {
    const place = findPlace(text, places, words)
    if (place.kind === "found") return place.position
  }
  return null
}
