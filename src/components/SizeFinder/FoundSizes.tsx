import * as React from "react"
import { PageLink } from "../PageLink/PageLink"
import { useSite } from "../Site/Site"
import { indianFigure } from "../../steel/format"
import type { OpenSize } from "../../calculator/entries"
import type { SizeFamily } from "../../steel/range/size"
import { unsoldSentence } from "../../inquiry/paste/reading"
import type { searchSizes, SearchedSizes } from "../../inquiry/paste/search"
import type { SizeIndex, SizeMatch } from "../../steel/finder/sizeIndex"
import { AddProduct } from "../../inquiry/list/AddProduct"
import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { addressOf, familiesOf, type Search } from "../../steel/finder/search"
import { commonScale, SizeRow } from "./SizeRow"
import * as styles from "./SizeFinder.module.css"
import { useWords } from "../../interface/words"
import type { FoundWords, ReadingWords } from "../../interface/catalogue"

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
  onWeigh: OpenSize
  /** Moves the focus to the results, when a pressed button disappears. */
  onFocus: () => void
}

/** The sizes found, best match first, with the closest other sizes. */
export const FoundSizes = React.memo(function FoundSizes({
  index,
  find,
  search,
  texts,
  pages,
  onWeigh,
  onFocus,
}: FoundProps) {
  const words = useWords("found")
  const readingWords = useWords("reading")
  const found = React.useMemo(
    () => find(index, search.q, { families: familiesOf(search) }, Infinity),
    [find, index, search],
  )
  const [rowCount, showMore] = useRowCount(addressOf(search))
  const rows = found.matches.slice(0, rowCount)
  const { reading, answer, total, possible, nearMisses } = found
  const more = () => {
    // The button disappears with the last rows.
    if (total - rows.length <= MORE_ROWS) onFocus()
    showMore()
  }
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
        <p className={`fig ${styles.fbar__count}`} role="status">
          {countSentence(found, words, readingWords)}
        </p>
      </div>
      {searchNotes(found, words, readingWords).map((note) => (
        <p key={note} className={styles.queryNote}>
          {note}
        </p>
      ))}
      {answer === "product" ? <Products found={found} typed={search.q} /> : null}
      {answer === "price" ? (
        <PageLink className="btn btn--main" to={INQUIRY_PAGE}>
          {words.toList}
        </PageLink>
      ) : null}
      {rows.length > 0 ? list(rows) : null}
      {total > rows.length ? (
        <button className={`btn btn--line ${styles.more}`} type="button" onClick={more}>
          {words.showMore(Math.min(MORE_ROWS, total - rows.length))}
        </button>
      ) : null}
      {total === 0 && answer !== "product" && answer !== "price" ? (
        <NothingFound sentence={answer === "sizes" ? texts.nothing : null} />
      ) : null}
      {possible.length > 0 ? (
        <>
          <h2 className={styles.near}>{total > 0 ? words.startAlso : words.start}</h2>
          {list(possible.slice(0, FIRST_ROWS))}
        </>
      ) : null}
      {nearMisses.length > 0 ? (
        <>
          <h2 className={styles.near}>{words.closest}</h2>
          {list(nearMisses)}
        </>
      ) : null}
      <p className={styles.foot}>{texts.note}</p>
    </>
  )
})

/** The products of ours that are meant, each with its page and a way to add it with what was typed. */
function Products({ found: { reading }, typed }: { found: SearchedSizes; typed: string }) {
  const { allProduct } = useSite()
  const { goods, given, hasFigure, remark } = reading
  const said = hasFigure ? typed.trim() : remark
  const [amount] = given
  return allProduct.nodes
    .filter(({ family }) => family === goods.product)
    .map((product) => (
      <div className={styles.nothing} key={product.slug}>
        <p>
          <PageLink className="link" to={product.url}>
            {product.name}
          </PageLink>
        </p>
        <AddProduct key={said} product={product} remark={said} quantity={amount ?? null} />
      </div>
    ))
}

/** Shown if no size was found: calculate the weight, or ask the company. */
function NothingFound({ sentence }: { sentence: string | null }) {
  const words = useWords("found")
  const { navigation, settings } = useSite()
  return (
    <div className={styles.nothing}>
      {sentence ? <p>{sentence}</p> : null}
      <div className="btn-row">
        <a className="btn btn--main" href="#weight">
          {words.calculate}
        </a>
        <PageLink className="btn btn--line" to={navigation.contact.to}>
          {settings.productHeadings.inquiry}
        </PageLink>
      </div>
    </div>
  )
}

/** The number of sizes that fit the query exactly, or what to do. */
function countSentence(
  { answer, reading, total, possible, nearMisses }: SearchedSizes,
  words: FoundWords,
  readingWords: ReadingWords,
): string {
  if (answer === "product") return words.weSell
  if (answer === "price") return words.askPrice
  if (answer === "unsold" && reading.goods.unsold) {
    return unsoldSentence(reading.goods.unsold, readingWords)
  }
  if (answer === "unread") return words.unread
  if (total > 0) return words.found(indianFigure(total))
  if (possible.length > 0) return words.foundStart(indianFigure(possible.length))
  if (nearMisses.length === 0) return words.none
  return nearMisses.length === 1 ? words.noneButOne : words.noneBut(nearMisses.length)
}

/** What is in doubt or was not understood, and notes on the query. */
function searchNotes(
  { reading, answer }: SearchedSizes,
  words: FoundWords,
  readingWords: ReadingWords,
): string[] {
  const { doubts, isGalvanized } = reading
  const leftover = [...reading.leftover, ...(reading.unknown ? [reading.unknown] : [])]
  return [
    ...doubts.map((say) => say(readingWords)),
    ...(leftover.length > 0 && answer === "sizes"
      ? [readingWords.notUnderstood(leftover.join(" "))]
      : []),
    ...(answer === "sizes" && isGalvanized ? [words.galvanized] : []),
  ]
}

/** The number of rows to render; starts again with each new query. */
function useRowCount(search: string): [number, () => void] {
  const [shown, setShown] = React.useState({ search, rows: FIRST_ROWS })
  const rows = shown.search === search ? shown.rows : FIRST_ROWS
  return [rows, () => setShown({ search, rows: rows + MORE_ROWS })]
}
