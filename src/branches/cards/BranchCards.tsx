import { branchPath } from "../../content/routes/paths"
import { BranchWays } from "../BranchDetails"
import { PageLink } from "../../site/PageLink"
import * as styles from "./BranchCards.module.css"
import { useWords } from "../../site/words/words"

interface BranchCardsProps {
  branches: readonly Queries.BranchEntryFragment[]
  /** Distances in words, by slug: "about 110 km as the crow flies". With them the first branch is marked as the nearest. */
  away?: ReadonlyMap<string, string>
  /** From where they are measured: "you", "Kanpur, Uttar Pradesh". */
  from?: string
}

/** Branch offices in a ruled grid, with everything one can do from each. */
export function BranchCards({ branches, away, from }: BranchCardsProps) {
  const words = useWords("branches")
  return (
    <div className={`ruled ${styles.bcards}`}>
      {branches.map((branch, place) => {
        const distance = away?.get(branch.slug)
        const isNearest = distance !== undefined && place === 0
        return (
          <article
            key={branch.slug}
            className={isNearest ? `${styles.bcard} ${styles.bcardNear}` : styles.bcard}
          >
            {distance === undefined ? null : (
              <p className={`label ${styles.near}`}>
                {isNearest && from ? `${words.nearestTo(from)}${distance}` : distance}
              </p>
            )}
            <h3>
              <PageLink to={branchPath(branch.slug)}>{branch.name}</PageLink>
            </h3>
            <address>{branch.address}</address>
            <BranchWays branch={branch} />
          </article>
        )
      })}
    </div>
  )
}
