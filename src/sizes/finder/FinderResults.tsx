import * as React from "react"
import type { OpenSize } from "../../calculator/entries"
import { AddProduct, AddToInquiry } from "../../inquiry/list/AddToInquiry"
import { CONTACT_PAGE, INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { unsoldSentence, type Reading } from "../../reader/reading"
import { searchSizes, type SearchedSizes, certainQuantity } from "../../reader/search"
import type { ListedProduct } from "../../kit/page"
import type { FinderWords, ReadingWords, SteelWords } from "../../kit/words/catalogue"
import { useWords } from "../../kit/words/words"
import { searchAddress, familiesOf, type Search } from "../../steel/finder/search"
import type { SizeIndex, SizeMatch } from "../../steel/finder/sizeIndex"
import {
  dimensionText,
  fixedFigure,
  indianFigure,
  kgFigure,
  massFigure,
  mmText,
  pieceFigure,
} from "../../steel/format"
import { PageLink } from "../../kit/PageLink"
import { useSite } from "../../kit/Site"
import * as styles from "./SizeFinder.module.css"
import { CompareButton } from "../compare/Compare"
import { commonScale, SizeEnd } from "../../catalogue/SizeEnd"
import {
  kgPerSheet,
  pieceFigures,
  sizeDesignation,
  type Size,
  tradeMassText,
} from "../../steel/range/size"
import { lengthText, quantityText, STANDARD_LENGTH } from "../../steel/quantity"
import { useLinesOf } from "../../inquiry/list/useInquiryList"

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
export type FamilyPages = Readonly<Partial<Record<string, string>>>

export interface FoundProps {
  index: SizeIndex
  search: Search
  texts: FoundTexts
  pages: FamilyPages
  onWeigh: OpenSize
  /** Moves the focus to the results, when a pressed button disappears. */
  onFocus: () => void
}

/** The sizes found, best match first, with the closest other sizes. */
export const FinderResults = React.memo(function FinderResults(props: FoundProps) {
  const { index, search, texts, pages, onWeigh, onFocus } = props
  const words = useWords("finder")
  const readingWords = useWords("reading")
  const found = React.useMemo(
    () => searchSizes(index, search.q, familiesOf(search)),
    [index, search],
  )
  // Starts again with each new query.
  const [shown, setShown] = React.useState({ address: "", count: FIRST_ROWS })
  const address = searchAddress(search)
  const count = shown.address === address ? shown.count : FIRST_ROWS
  const { reading, answer, possible, nearMisses, matches, isByPiece } = found
  const isMatched = matches.length > 0
  const rows = isMatched ? matches : possible
  const left = Math.max(0, rows.length - count)
  const { nodes } = useSite().allProduct
  const products =
    answer === "product" ? nodes.filter(({ kind }) => kind === reading.goods.product) : []
  const list = (heading: string | null, rows: readonly SizeMatch[]) => {
    const scale = commonScale(rows.map(({ size }) => size))
    return rows.length === 0 ? null : (
      <>
        {heading ? <h2 className={`h3 ${styles.near}`}>{heading}</h2> : null}
        <ul className="ruled">
          {rows.map((match) => (
            <SizeRow
              key={match.size.id}
              {...{ match, reading, scale, onWeigh, isByPiece }}
              page={pages[match.size.family] ?? null}
            />
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      <div className={styles.fbar}>
        <p className="fig h3" role="status">
          {countSentence(found, products, words, readingWords)}
        </p>
      </div>
      {searchNotes(found, words, readingWords).map((note) => (
        <p key={note} className={`small muted ${styles.queryNote}`}>
          {note}
        </p>
      ))}
      <Products products={products} reading={reading} typed={search.q} />
      {answer === "price" ? (
        <PageLink className="btn btn--main" to={INQUIRY_PAGE}>
          {words.toList}
        </PageLink>
      ) : null}
      {list(isMatched ? null : words.start, rows.slice(0, count))}
      {left > 0 ? (
        <button
          className={`btn btn--line ${styles.near}`}
          type="button"
          onClick={() => {
            // The button disappears with the last rows.
            if (left <= MORE_ROWS) onFocus()
            setShown({ address, count: count + MORE_ROWS })
          }}
        >
          {words.showMore(Math.min(MORE_ROWS, left))}
        </button>
      ) : null}
      {!isMatched && products.length === 0 && answer !== "price" ? (
        <NothingFound sentence={answer === "sizes" ? texts.nothing : null} />
      ) : null}
      {isMatched ? list(words.start, possible.slice(0, FIRST_ROWS)) : null}
      {list(words.closest, nearMisses)}
      <p className={`small muted ${styles.foot}`}>{texts.note}</p>
    </>
  )
})

interface ProductsProps {
  products: readonly ListedProduct[]
  reading: Reading
  typed: string
}

/** The products that are meant, each with its page and a way to add it with what was typed. */
function Products({ products, reading, typed }: ProductsProps) {
  const { given, hasFigure, isWhole } = reading
  const remark = hasFigure || !isWhole ? typed.trim() : ""
  return products.map((product) => (
    <div className={`stack ${styles.nothing}`} key={product.slug}>
      <p>
        <PageLink className="link" to={product.url}>
          {product.name}
        </PageLink>
      </p>
      <AddProduct key={remark} product={product} remark={remark} quantity={given[0] ?? null} />
    </div>
  ))
}

/** Shown if no size was found: calculate the weight, or ask the company. */
function NothingFound({ sentence }: { sentence: string | null }) {
  const words = useWords("finder")
  const { settings } = useSite()
  return (
    <div className={`stack ${styles.nothing}`}>
      {sentence ? <p>{sentence}</p> : null}
      <div className="btn-row">
        <a className="btn btn--main" href="#weight">
          {words.calculate}
        </a>
        <PageLink className="btn btn--line" to={CONTACT_PAGE}>
          {settings.productHeadings.inquiry}
        </PageLink>
      </div>
    </div>
  )
}

/** The number of sizes that fit the query exactly, or what to do. */
function countSentence(
  { answer, reading, matches: { length: total }, possible }: SearchedSizes,
  products: readonly ListedProduct[],
  words: FinderWords,
  readingWords: ReadingWords,
): string {
  if (products.length > 0) return words.weSell
  if (answer === "price") return words.askPrice
  if (answer === "unsold" && reading.goods.unsold) {
    return unsoldSentence(reading.goods.unsold, readingWords)
  }
  if (answer === "unread") return words.unread
  if (total > 0) return words.found(indianFigure(total))
  if (possible.length > 0) return words.foundStart(indianFigure(possible.length))
  return words.none
}

/** What is in doubt or was not understood, and notes on the query. */
function searchNotes(
  { reading, answer, use, isByPiece, matches }: SearchedSizes,
  words: FinderWords,
  readingWords: ReadingWords,
): string[] {
  const { doubts, notes, isGalvanized } = reading
  const leftover = [...reading.leftover, ...(reading.unknown ? [reading.unknown] : [])]
  const isRead = answer === "sizes"
  // A doubt beside the one size that has all figures would only confuse.
  const { sides, thickness, pipeClass } = reading.asked
  const isWhole = (sides.length === 2 && thickness !== null) || pipeClass !== null
  const isSure = isWhole && matches.length === 1 && leftover.length === 0
  return [
    ...[...(isSure ? [] : doubts), ...notes].map((sentence) => sentence(readingWords)),
    ...(use ? [readingWords.usedFor(use)] : []),
    ...(isByPiece ? [readingWords.coating] : []),
    ...(leftover.length > 0 && isRead ? [readingWords.notUnderstood(leftover.join(" "))] : []),
    ...(isRead && isGalvanized ? [words.galvanized] : []),
  ]
}

/** The sheet whose weight the row shows, mm. */
const SHEET = { width: 1250, length: 2500 }

interface SizeRowProps {
  match: SizeMatch
  /** The query as read; it may contain a quantity. */
  reading: Reading
  /** That of the drawings of its list. */
  scale: number
  /** True if it was found by the weight of a piece, and says how much it differs. */
  isByPiece: boolean
  /** The page that lists the size; null if no table does. */
  page: string | null
  /** Opens the size in the weight calculator, with the quantity that was typed. */
  onWeigh: OpenSize
}

/** A size found: drawing, name, thickness, weights, and a button to add it to the list. */
const SizeRow = React.memo(function SizeRow({
  match,
  reading,
  scale,
  isByPiece,
  page,
  onWeigh,
}: SizeRowProps) {
  const words = useWords("finder")
  const steel = useWords("steel")
  const readingWords = useWords("reading")
  const { size, kind, why } = match
  const name = sizeDesignation(size, steel)
  const quantity = certainQuantity(size, reading)
  const isListed = useLinesOf(size.id).length > 0
  const isComputed = size.basis === "computed" && size.massPer === "metre"
  const sheet = kgPerSheet(size, SHEET)
  const length = quantity?.pieceLength ?? reading.pieceLength ?? STANDARD_LENGTH
  const [perPiece, piece, mass] =
    sheet === null
      ? [
          pieceFigures(size, length)?.kgPerPiece ?? 0,
          words.perPiece(lengthText(length, steel)),
          "kg/m",
        ]
      : [sheet, words.perSheet(dimensionText(SHEET.length, SHEET.width)), "kg/m²"]
  const figures = [
    [
      fixedFigure(size.wall, Number.isInteger(size.wall * 10) ? 1 : 2),
      "webThickness" in size.section ? words.web : words.thick,
    ],
    [pieceFigure(perPiece), piece],
    [massFigure(size.mass), mass],
  ]
  const notes = [
    size.tradeMass === undefined
      ? ""
      : words.oldPiece(tradeMassText(size, steel), kgFigure(size.tradeMass * STANDARD_LENGTH, 1)),
    quantity && !isListed ? words.adds(quantityText(quantity, steel)) : "",
    why && (isByPiece || kind !== "computed" || size.section.shape === "sheet")
      ? why(readingWords)
      : "",
  ]
  return (
    <li className={styles.frow}>
      <SizeEnd size={size} scale={scale} />
      <div className={styles.frow__n}>
        {kind === "computed" || page === null ? (
          <a className="t22" href="#weight" onClick={() => onWeigh(size, quantity)}>
            {name}
          </a>
        ) : (
          <PageLink className="t22" to={page}>
            {name}
          </PageLink>
        )}{" "}
        {isComputed || size.basis === "approximate" ? (
          <span className={`label ${styles.frow__mark}`}>
            {isComputed ? words.computed : words.approximate}
          </span>
        ) : null}
        <small className="label">{details(size, words, steel)}</small>
        {notes.filter(Boolean).map((note) => (
          <small className={`label ${styles.frow__why}`} key={note}>
            {note}
          </small>
        ))}
        <CompareButton size={size} />
      </div>
      {figures.map(([figure, label]) => (
        <div className={label.startsWith("kg/m") ? styles.frow__w : styles.frow__x} key={label}>
          <b className={label.startsWith("kg/m") ? "t28" : "t20"}>{figure}</b>
          <small className="label">{label}</small>
          {label === mass ? (
            <small
              className={`label ${styles.frow__piece}`}
            >{`${pieceFigure(perPiece)} ${piece}`}</small>
          ) : null}
        </div>
      ))}
      <div className={styles.frow__add}>
        <AddToInquiry sizeId={size.id} quantity={quantity} name={name} isIconOnly />
      </div>
    </li>
  )
})

function details(size: Size, words: FinderWords, steel: SteelWords): string {
  const { family, lengths, wall, pipe, standard } = size
  const outside = pipe?.class ? words.outside(mmText(lengths[0]), mmText(wall)) : ""
  return [
    steel.families[family],
    outside,
    steel.standardText(standard).replaceAll("IS ", "IS\u00a0"),
  ]
    .filter(Boolean)
    .join(", ")
}
