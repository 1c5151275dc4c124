type Branch = Queries.BranchEntryFragment

/** A branch with a position. */
export type MapBranch = Branch & { readonly position: NonNullable<Branch["position"]> }

/** The branches that have a position. */
export function branchesOnMap(branches: readonly Branch[]): MapBranch[] {
  return branches.filter((branch): branch is MapBranch => Boolean(branch.position))
}

/** The props of both maps. */
export interface BranchMapView {
  readonly branches: readonly MapBranch[]
  /** What the map shows, for people who do not see it. */
  readonly label: string
  /** The slug of the branch with an open window. */
  readonly active: string | null
  readonly onActiveChange: (slug: string | null) => void
}
