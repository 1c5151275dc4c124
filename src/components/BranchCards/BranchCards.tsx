import { directionsLink } from "../Branches/mapBranches"
import { Icon } from "../Icon/Icon"
import { telephoneLink, whatsappLink } from "../Site/phoneLinks"
import * as styles from "./BranchCards.module.css"

/** Branch offices in a ruled grid, with everything one can do from each. */
export function BranchCards({ branches }: { branches: readonly Queries.BranchEntryFragment[] }) {
  return (
    <div className={styles.bcards}>
      {branches.map((branch) => (
        <article key={branch.slug} className={styles.bcard}>
          <h3>{branch.name}</h3>
          <address>{branch.address}</address>
          <div className={styles.bcard__act}>
            {branch.phones.map((phone, index) => (
              <a key={`${phone}-${index}`} href={telephoneLink(phone)}>
                <Icon name="call" />
                {phone}
              </a>
            ))}
            {branch.whatsapp ? (
              <a href={whatsappLink(branch.whatsapp)}>
                <Icon name="whatsapp" />
                WhatsApp
              </a>
            ) : null}
            <a href={directionsLink(branch)}>
              <Icon name="directions" />
              Directions<span className="vh"> to {branch.name}</span>
            </a>
          </div>
        </article>
      ))}
    </div>
  )
}
