import { directionsLink } from "../directionsLink"
import { telephoneLink, whatsappLink } from "../../format/phoneLinks"
import { Icon } from "../../components/Icon/Icon"
import * as styles from "./BranchMap.module.css"
import { useWords } from "../../interface/words"

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
  const words = useWords("shell")
  const [phone] = branch.phones
  return (
    <>
      <h3 className={styles.details__name} id={nameId}>
        {branch.name}
      </h3>
      <p className={styles.details__address}>{branch.address}</p>
      <div className={styles.details__row}>
        {phone ? (
          <a href={telephoneLink(phone)}>
            <Icon name="call" />
            {words.call}
          </a>
        ) : null}
        {branch.whatsapp ? (
          <a href={whatsappLink(branch.whatsapp)}>
            <Icon name="whatsapp" />
            {words.whatsapp}
          </a>
        ) : null}
        <a href={directionsLink(branch)}>
          <Icon name="directions" />
          {words.directions}
        </a>
      </div>
    </>
  )
}
