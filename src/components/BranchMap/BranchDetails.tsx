import { directionsLink } from "../../branches/directionsLink"
import { telephoneLink, whatsappLink } from "../../format/phoneLinks"
import { Icon } from "../Icon/Icon"
import type { MapBranch } from "./branch"
import * as styles from "./BranchMap.module.css"
import { useWords } from "../../interface/words"

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
