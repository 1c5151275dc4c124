import * as React from "react"
import { Icon } from "../Icon/Icon"
import { PageLink } from "../PageLink/PageLink"
import { telephoneLink } from "../../format/phoneLinks"
import { useSite } from "../Site/Site"
import { indianFigure } from "../../steel/format"
import type { CatalogueSize, SizeFamily } from "../../steel/range/size"
import { unsoldSentence } from "../../steel/reading/unsoldGoods"
import type { searchSizes, SearchedSizes } from "../../steel/finder/findSizes"
import type { SizeIndex, SizeMatch } from "../../steel/finder/sizeIndex"
import { ProductAnswer } from "../OtherGoods/ProductAnswer"
import { addressOf, filtersOf, type Search, type SortOrder } from "../../steel/finder/search"
import { commonScale, SizeRow } from "./SizeRow"
import * as styles from "./SizeFinder.module.css"

/** Rows rendered per keystroke: one screenful. More would make typing slow on a phone. */
const FIRST_ROWS = 12

/** Rows added by the button. */
const MORE_ROWS = 30

/** The words of the results. */
export interface FoundTexts {
  /** Shown under the rows. */
  readonly note: string
  /** Shown if no size fits. */
  readonly nothing: string
}

/** The page that lists each family's sizes. */
export type FamilyPages = Readonly<Partial<Record<SizeFamily, string>>>

interface FoundProps {
  index: SizeIndex
  /** Parses and searches the query. Loaded on demand. */
  find: typeof searchSizes
  search: Search
  texts: FoundTexts
  pages: FamilyPages
  /** The sort control, beside the count. */
  sortBy: React.ReactNode
  onWeigh: (size: CatalogueSize) => void
}

/** The sizes found, best match first, with the closest other sizes. */
export const FoundSizes = React.memo(function FoundSizes({
  index,
  find,
  search,
  texts,
  pages,
  sortBy,
  onWeigh,
}: FoundProps) {
  const found = React.useMemo(() => searched(find, index, search), [find, index, search])
  const [rowCount, showMore] = useRowCount(addressOf(search))
  const rows = found.matches.slice(0, rowCount)
  const { reading, answer, total, possible, nearMisses } = found
  const list = (matches: readonly SizeMatch[]) => {
    const scale = commonScale(matches)
    return (
      <ul className={styles.flist}>
        {matches.map((match) => (
          <SizeRow
            key={match.size.id}
            match={match}
            reading={reading}
            scale={scale}
            page={pages[match.size.family] ?? null}
            onWeigh={onWeigh}
          />
        ))}
      </ul>
    )
  }
  return (
    <>
      <div className={styles.fbar}>
        <p className={styles.fbar__count} role="status">
          {countSentence(found)}
        </p>
        {total > 1 ? sortBy : null}
      </div>
      {searchNotes(found).map((note) => (
        <p key={note} className={styles.queryNote}>
          {note}
        </p>
      ))}
      {answer === "product" && reading.goods.product ? (
        <p className={styles.nothing}>
          <ProductAnswer family={reading.goods.product} />
        </p>
      ) : null}
      {rows.length > 0 ? list(rows) : null}
      {total > rows.length ? (
        <button className={`btn btn--line ${styles.more}`} type="button" onClick={showMore}>
          Show {Math.min(MORE_ROWS, total - rows.length)} more
        </button>
      ) : null}
      {total === 0 && answer !== "product" ? (
        <NothingFound sentence={answer === "sizes" ? texts.nothing : null} />
      ) : null}
      {possible.length > 0 ? (
        <>
          <h2 className={styles.near}>
            {total > 0 ? "More sizes that start like this" : "Sizes that start like this"}
          </h2>
          {list(possible.slice(0, FIRST_ROWS))}
        </>
      ) : null}
      {nearMisses.length > 0 ? (
        <>
          <h2 className={styles.near}>Closest sizes</h2>
          {list(nearMisses)}
        </>
      ) : null}
      <p className={styles.foot}>{texts.note}</p>
    </>
  )
})

/** Shown if no size was found: calculate the weight, or ask the company. */
function NothingFound({ sentence }: { sentence: string | null }) {
  const { navigation, settings } = useSite()
  return (
    <div className={styles.nothing}>
      {sentence ? <p>{sentence}</p> : null}
      <div className="btn-row">
        <a className="btn btn--main" href="#weight">
          Calculate the weight
        </a>
        <PageLink className="btn btn--line" to={navigation.contact.to}>
          {settings.productHeadings.inquiry}
        </PageLink>
      </div>
    </div>
  )
}

/** Shown if the sizes could not be loaded. */
export function NotFetched({ onRetry }: { onRetry: () => void }) {
  const { company } = useSite()
  return (
    <div className={styles.failed} role="alert">
      <Icon name="warning" />
      <div>
        <p>
          The sizes could not be loaded. Check your connection and try again, or call{" "}
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

function searched(find: typeof searchSizes, index: SizeIndex, search: Search): SearchedSizes {
  const found = find(index, search.q, filtersOf(search).filters, Infinity)
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

/** The number of sizes that fit the query exactly, or what to do. */
function countSentence({ answer, reading, total, possible, nearMisses }: SearchedSizes): string {
  if (answer === "product") return "We sell this"
  if (answer === "unsold" && reading.goods.unsold) {
    const { word, name } = reading.goods.unsold
    return unsoldSentence(word, name)
  }
  if (answer === "unread")
    return "Nothing found. Type a size like 50x50x3, ISMB 200 or 2 inch medium."
  if (total > 0) return total === 1 ? "1 size" : `${indianFigure(total)} sizes`
  if (possible.length > 0) {
    return possible.length === 1
      ? "1 size starts like this"
      : `${indianFigure(possible.length)} sizes start like this`
  }
  if (nearMisses.length === 0) return "No such size"
  return nearMisses.length === 1
    ? "No such size. The closest is below."
    : `No such size. The ${nearMisses.length} closest are below.`
}

/** What was not understood, and notes on the query. */
function searchNotes({ reading, answer }: SearchedSizes): string[] {
  const { leftover, notes, goods } = reading
  return [
    ...(leftover.length > 0 ? [`Not understood: ${leftover.join(" ")}.`] : []),
    ...notes,
    ...(answer === "sizes" && goods.isGalvanized ? [GALVANIZED_NOTE] : []),
  ]
}

const GALVANIZED_NOTE =
  "GI tube is hot-dip galvanized after forming (IS 4736). GP tube is made from galvanized strip. These are the sizes of black tube."

/** The number of rows to render; starts again with each new query. */
function useRowCount(search: string): [number, () => void] {
  const [shown, setShown] = React.useState({ search, rows: FIRST_ROWS })
  const rows = shown.search === search ? shown.rows : FIRST_ROWS
  return [rows, () => setShown({ search, rows: rows + MORE_ROWS })]
}
