import { Icon } from "../Icon/Icon"
import type { MapBranch } from "./branch"
import * as styles from "./BranchMap.module.css"
import { useWords } from "../../interface/words"

/** The window of a branch: name, address, and ways to reach it. */
export function BranchDetails({ branch, nameId }: { branch: MapBranch; nameId?: string }) {
  const words = useWords("shell")
  return (
    <>
      <h3 className={styles.details__name} id={nameId}>
        {branch.name}
      </h3>
      <p className={styles.details__address}>{branch.address}</p>
      <div className={styles.details__row}>
        {branch.phone ? (
          <a href={`tel:${branch.phone.replace(/[^+\d]/g, "")}`}>
            <Icon name="call" />
            {words.call}
          </a>
        ) : null}
        {branch.whatsapp ? (
          <a
            href={
              branch.whatsapp.startsWith("https://")
                ? branch.whatsapp
                : `https://wa.me/${branch.whatsapp.replace(/\D/g, "")}`
            }
          >
            <Icon name="whatsapp" />
            {words.whatsapp}
          </a>
        ) : null}
        <a href={branch.directionsUrl}>
          <Icon name="directions" />
          {words.directions}
        </a>
      </div>
    </>
  )
}
