import * as React from "react"
import { graphql } from "gatsby"
import { BranchMap } from "../BranchMap/BranchMap"
import { Icon } from "../Icon/Icon"
import { telephoneLink } from "../Site/phoneLinks"
import { directionsLink, mapBranches } from "./mapBranches"
import * as styles from "./Branches.module.css"
import { useGoogleMapsKey } from "./useGoogleMapsKey"

interface BranchesProps {
  heading: string
  text?: string | null
  /** The address blocks of the list. */
  listed: readonly Queries.BranchEntryFragment[]
  /** All branches; those with a place stand on the map. */
  all: readonly Queries.BranchEntryFragment[]
}

/** The branches as a list that does everything by itself, beside the map. */
export function Branches({ heading, text, listed, all }: BranchesProps) {
  const [active, setActive] = React.useState<string | null>(null)
  const googleMapsKey = useGoogleMapsKey()
  const onMap = mapBranches(all)
  return (
    <section className="band band--rule" id="branches">
      <div className="sheet">
        <div className="band__head">
          <h2>{heading}</h2>
          {text ? <p>{text}</p> : null}
        </div>
        <div className={styles.brn}>
          <ul className={`${styles.blist} ${styles.blistTwo}`}>
            {listed.map((branch) => (
              <li key={branch.slug} className={branch.slug === active ? styles.isOn : undefined}>
                <div>
                  <b>{branch.name}</b>
                  <span className={styles.blist__address}>{branch.address}</span>
                  <a className={styles.blist__way} href={directionsLink(branch)}>
                    Directions<span className="vh"> to {branch.name}</span>
                  </a>
                </div>
                {branch.phones[0] ? (
                  <a
                    className={styles.tel}
                    href={telephoneLink(branch.phones[0])}
                    aria-label={`Call ${branch.name}, ${branch.phones[0]}`}
                  >
                    <Icon name="call" />
                  </a>
                ) : null}
              </li>
            ))}
          </ul>
          <BranchMap
            branches={onMap}
            googleMapsKey={googleMapsKey}
            label={heading}
            active={active}
            onActiveChange={setActive}
          />
        </div>
      </div>
    </section>
  )
}

export const branchEntryFragment = graphql`
  fragment BranchEntry on Branch {
    slug
    number
    name
    address
    phones
    whatsapp
    shownOn
    position {
      lat
      lng
    }
  }
`
