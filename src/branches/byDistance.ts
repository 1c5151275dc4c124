import { distanceKm, type Position } from "./position"

export interface BranchAway<Branch> {
  readonly branch: Branch
  /** Straight-line distance. null if the branch has no known position. */
  readonly km: number | null
}

/**
 * Branches by distance. Those without a position are last, in their order. `positionOf` gives the position of a branch,
 * by default its own.
 */
export function branchesByDistance<Branch extends { readonly position?: Position | null }>(
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
