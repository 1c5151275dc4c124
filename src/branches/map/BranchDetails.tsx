import { BranchWays } from "../BranchWays"
import * as styles from "./BranchMap.module.css"

/** A branch with a position. */
export type MapBranch = Queries.BranchEntryFragment & {
  readonly position: NonNullable<Queries.BranchEntryFragment["position"]>
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

/** The window of a branch: name, address, and ways to reach it. */
export function BranchDetails({ branch, nameId }: { branch: MapBranch; nameId?: string }) {
  return (
    <>
      <h3 className={styles.details__name} id={nameId}>
        {branch.name}
      </h3>
      <p className="small muted">{branch.address}</p>
      <BranchWays branch={branch} isShort />
    </>
  )
}
