import { telephoneLink, whatsappLink } from "../kit/format/phoneLinks"
import { branchPath } from "../content/routes/paths"
import { Icon } from "../kit/blocks/Icon"
import { PageLink } from "../kit/PageLink"
import { useWords } from "../kit/words/words"
import * as styles from "./map/BranchMap.module.css"
import { directionsLink } from "./places"

export type Branch = Queries.BranchEntryFragment

/**
 * Links to call a branch, to write to it and to go there. They work without any map.
 *
 * @param isShort offers one call, without its number, where there is little room
 */
function BranchWays({ branch, isShort }: { branch: Branch; isShort: boolean }) {
  const words = useWords("shell")
  const { name, phones, whatsapp } = branch
  return (
    <div className="ways">
      {(isShort ? phones.slice(0, 1) : phones).map((phone, index) => (
        <a key={`${phone}-${index}`} href={telephoneLink(phone)}>
          <Icon name="call" />
          {isShort ? words.call : <span>{phone}</span>}{" "}
          {isShort || phones.length > 1 ? null : <span className="ways__call">{words.call}</span>}
        </a>
      ))}
      {whatsapp ? (
        <a href={whatsappLink(whatsapp)}>
          <Icon name="whatsapp" />
          {words.whatsapp}
        </a>
      ) : null}
      <a href={directionsLink(branch)}>
        <Icon name="directions" />
        {words.directions}
        {isShort ? null : <span className="vh">{words.directionsTo(name)}</span>}
      </a>
    </div>
  )
}

/** A branch with a position. */
export type MapBranch = Branch & { readonly position: NonNullable<Branch["position"]> }

/** The props of both maps. */
export interface BranchMapView {
  readonly branches: readonly MapBranch[]
  /** What the map shows, for people who do not see it. */
  readonly label: string
  /** The slug of the branch with an open window. */
  readonly active: string | null
  readonly onActiveChange: (slug: string | null) => void
}

interface BranchCardProps {
  branch: Branch
  /** In the window on the map: smaller, without a link to the page of the branch. */
  isInWindow?: boolean
  nameId?: string
}

/** A branch: its name, its address, and ways to reach it. */
export function BranchCard({ branch, isInWindow = false, nameId }: BranchCardProps) {
  const { name, slug, address } = branch
  return (
    <>
      <h3 className={isInWindow ? styles.details__name : undefined} id={nameId}>
        {isInWindow ? name : <PageLink to={branchPath(slug)}>{name}</PageLink>}
      </h3>
      {isInWindow ? <p className="small muted">{address}</p> : <address>{address}</address>}
      <BranchWays branch={branch} isShort={isInWindow} />
    </>
  )
}
