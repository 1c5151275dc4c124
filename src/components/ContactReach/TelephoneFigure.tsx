import { telephoneLink } from "../../format/phoneLinks"
import { useSite } from "../Site/Site"
import * as styles from "./ContactReach.module.css"

/** The toll-free number in large type. */
export function TelephoneFigure() {
  const { company, navigation } = useSite()
  return (
    <div>
      <p className="label">{navigation.tollFreeLabel}</p>
      <a className={styles.figure} href={telephoneLink(company.tollFree)}>
        {company.tollFree}
      </a>
    </div>
  )
}
