import * as React from "react"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { telephoneLink } from "../Site/phoneLinks"
import { useSite } from "../Site/Site"
import type { CatalogueSize, SizeFamily } from "../../steel/range/size"
import { findSizes, type FoundSizes, type SizeIndex, type SizeMatch } from "../../steel/sizeFinder"
import { addressOf, filtersOf, type Search, type SortOrder } from "./search"
import { commonScale, SizeRow } from "./SizeRow"
import * as styles from "./SizeFinder.module.css"

/** Rows drawn at a keystroke: as many as a screen shows, for more would make it slow on a phone. */
const FIRST_ROWS = 12

/** Rows drawn when more are asked for. */
const MORE_ROWS = 30

export interface FoundTexts {
  /** Under the rows. */
  readonly note: string
  /** When no size fits. */
  readonly nothing: string
}

/** The page that lists the sizes of a family. */
export type FamilyPages = Readonly<Partial<Record<SizeFamily, string>>>

interface FoundProps {
  index: SizeIndex
  search: Search
  texts: FoundTexts
  pages: FamilyPages
  /** The control that sorts, beside the count. */
  sortBy: React.ReactNode
  onWeigh: (size: CatalogueSize) => void
}

/** The sizes a search finds, best first, with what comes close. */
export const Found = React.memo(function Found({
  index,
  search,
  texts,
  pages,
  sortBy,
  onWeigh,
}: FoundProps) {
  const { navigation, settings } = useSite()
  const found = React.useMemo(() => searched(index, search), [index, search])
  const [shown, showMore] = useShown(addressOf(search))
  const rows = found.matches.slice(0, shown)
  const list = (matches: readonly SizeMatch[]) => {
    const scale = commonScale(matches)
    return (
      <ul className={styles.flist}>
        {matches.map((match) => (
          <SizeRow
            key={match.size.id}
            match={match}
            scale={scale}
            page={pages[match.size.family] ?? null}
            onWeigh={onWeigh}
          />
        ))}
      </ul>
    )
  }
  const { notes, unknownWords } = found.query
  return (
    <>
      <div className={styles.fbar}>
        <p className={styles.fbar__count} role="status">
          {countSentence(found)}
        </p>
        {found.total > 1 ? sortBy : null}
      </div>
      {unknownWords.length > 0 ? (
        <p className={styles.said}>Not read: {unknownWords.join(", ")}.</p>
      ) : null}
      {notes.map((note) => (
        <p key={note} className={styles.said}>
          {note}
        </p>
      ))}
      {rows.length > 0 ? list(rows) : null}
      {found.total > rows.length ? (
        <button className={`btn btn--line ${styles.more}`} type="button" onClick={showMore}>
          Show {Math.min(MORE_ROWS, found.total - rows.length)} more
        </button>
      ) : null}
      {found.total === 0 ? (
        <div className={styles.nothing}>
          <p>{texts.nothing}</p>
          <div className="btn-row">
            <a className="btn btn--main" href="#weight">
              Work it out
            </a>
            <PageLink className="btn btn--line" to={navigation.contact.to}>
              {settings.productHeadings.inquiry}
            </PageLink>
          </div>
        </div>
      ) : null}
      {found.nearMisses.length > 0 ? (
        <>
          <h2 className={styles.near}>Close to it</h2>
          {list(found.nearMisses)}
        </>
      ) : null}
      <p className={styles.foot}>{texts.note}</p>
    </>
  )
})

/** When the sizes cannot be had: what to do instead. */
export function NotFetched({ onRetry }: { onRetry: () => void }) {
  const { company } = useSite()
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" />
      <div>
        <p>
          The sizes could not be loaded. Check the connection and try again, or call{" "}
          <a className="link" href={telephoneLink(company.tollFree)}>
            {company.tollFree}
          </a>{" "}
          and ask for the size.
        </p>
        <button className="btn btn--line" type="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    </div>
  )
}

function searched(index: SizeIndex, search: Search): FoundSizes {
  const found = findSizes(index, search.q, filtersOf(search).filters, Infinity)
  return { ...found, matches: sorted(found.matches, search.sort) }
}

function sorted(matches: readonly SizeMatch[], order: SortOrder): readonly SizeMatch[] {
  switch (order) {
    case "weight":
      return [...matches].sort((a, b) => a.size.mass - b.size.mass)
    case "wall":
      return [...matches].sort((a, b) => a.size.wall - b.size.wall)
    default:
      return matches
  }
}

function countSentence({ total, nearMisses }: FoundSizes): string {
  if (total === 0) {
    return nearMisses.length > 0 ? `No such size, ${nearMisses.length} close to it` : "No such size"
  }
  return total === 1 ? "1 size" : `${total} sizes`
}

/** How many rows to draw: few again with every other search. */
function useShown(search: string): [number, () => void] {
  const [shown, setShown] = React.useState({ search, rows: FIRST_ROWS })
  const rows = shown.search === search ? shown.rows : FIRST_ROWS
  return [rows, () => setShown({ search, rows: rows + MORE_ROWS })]
}
