import * as React from "react"
import { graphql } from "gatsby"
import { branchPath } from "../../content/routes/paths"
import { distanceText, directionsLink, listAgainstMap } from "../places"
import type { MapBranch } from "../BranchCard"
import { BranchMap } from "../map/BranchMap"
import { Icon } from "../../kit/blocks/Icon"
import { PageLink } from "../../kit/PageLink"
import { telephoneLink } from "../../kit/format/phoneLinks"
import * as styles from "./Branches.module.css"
import { useWords } from "../../kit/words/words"

interface BranchesProps {
  heading: string
  text?: string | null
  /** The address blocks of the list. */
  listed: readonly Queries.BranchEntryFragment[]
  /** All branches; those with a position are on the map. */
  all: readonly Queries.BranchEntryFragment[]
  /** Distances as the crow flies in km, by slug. */
  away?: ReadonlyMap<string, number | null>
  /** The slug of the branch whose window is open from the start. */
  openAtStart?: string | null
}

/** The branches as a list, beside the map. The list works without the map. */
export function Branches({ heading, text, listed, all, away, openAtStart = null }: BranchesProps) {
  const [active, setActive] = React.useState<string | null>(openAtStart)
  const shell = useWords("shell")
  const words = useWords("branches")
  const onMap = React.useMemo(
    () => all.filter((branch): branch is MapBranch => branch.position !== null),
    [all],
  )
  const difference = away ? "" : listAgainstMap(listed, all, words)
  return (
    <section className="band band--rule" id="branches">
      <div className="sheet">
        <div className="band__head">
          <h2>{heading}</h2>
          <div>
            {text ? <p>{text}</p> : null}
            {difference ? <p className="small muted">{difference}</p> : null}
          </div>
        </div>
        <div className={onMap.length > 0 ? `split ${styles.brn}` : undefined}>
          <ul className={`ruled ${styles.blist} ${onMap.length > 0 ? "" : styles.blistWide}`}>
            {listed.map((branch) => {
              const km = away?.get(branch.slug)
              const number = onMap.findIndex(({ slug }) => slug === branch.slug) + 1
              return (
                <li key={branch.slug} className={branch.slug === active ? styles.isOn : undefined}>
                  <div>
                    <b className="t22">
                      {number > 0 ? `${number}\u2002` : ""}
                      <PageLink to={branchPath(branch.slug)}>{branch.name}</PageLink>
                    </b>
                    <span className={`small muted ${styles.blist__address}`}>{branch.address}</span>
                    {typeof km === "number" ? (
                      <span className="small muted">{distanceText(km, words)}</span>
                    ) : null}
                    <a
                      className={`link tap small ${styles.blist__way}`}
                      href={directionsLink(branch)}
                    >
                      {shell.directions}
                      <span className="vh">{shell.directionsTo(branch.name)}</span>
                    </a>
                  </div>
                  {branch.phones[0] ? (
                    <a
                      className="iconbtn"
                      href={telephoneLink(branch.phones[0])}
                      aria-label={words.callBranch(branch.name, branch.phones[0])}
                    >
                      <Icon name="call" />
                    </a>
                  ) : null}
                </li>
              )
            })}
          </ul>
          <BranchMap branches={onMap} label={heading} active={active} onActiveChange={setActive} />
        </div>
      </div>
    </section>
  )
}

export const branchEntryFragment = graphql`
  fragment BranchEntry on Branch {
    slug
    order
    ...BranchContent
  }

  fragment AllBranches on Query {
    allBranch(sort: { order: ASC }) {
      nodes {
        ...BranchEntry
      }
    }
  }
`
