import * as React from "react"
import { ToolBand } from "../inquiry/ToolBand"
import { readText, type ReadLine } from "../reader/read"
import { NumberField } from "../kit/blocks/Field"
import { Notice } from "../kit/blocks/Notice"
import { useSavedScroll } from "../kit/hooks/storage"
import { usePlainHash } from "../kit/sending/pack"
import { PageLink } from "../kit/PageLink"
import { TablesMissing } from "../catalogue/TablesMissing"
import { useSizeOf } from "../catalogue/sizeCatalogue"
import { Patterns, Plans, type CuttingTexts } from "./Plans"
import { Rows } from "./Rows"
import {
  isEmptyRow,
  readBars,
  readKerf,
  readListText,
  readRows,
  sectionsOf,
  type ReadSection,
  type TypedRow,
} from "./typed"
import { useCuttingWords } from "./useCuttingWords"
import { useTypedList } from "./useTypedList"
import * as styles from "./CuttingList.module.css"

interface CuttingListProps {
  texts: CuttingTexts
  /** The fragment of the page's address; it may contain a list. */
  hash: string
}

/** Turns a list of pieces into the bars to buy and a plan for the saw. */
export function CuttingList({ texts, hash }: CuttingListProps) {
  const [listHash, setListHash] = React.useState(hash)
  const plain = usePlainHash(listHash)
  // Another list replaces the one that is shown; a place on the page ("#main") does not.
  if (hash !== listHash && (hash === "" || readListText(hash.slice(1)))) setListHash(hash)
  return (
    <ToolBand before={texts.before} kept={["cutting-list"]}>
      {plain === undefined ? null : <OwnList key={plain} {...{ texts, hash: plain }} />}
    </ToolBand>
  )
}

/** Reads what is typed as a section. undefined while the tables load. */
function useSectionReader() {
  const { catalogue, sizeOf } = useSizeOf()
  const { index, status } = catalogue
  const read = React.useMemo(() => {
    if (!index) return undefined
    const known = new Map<string, ReadSection>()
    const meant = (text: string): ReadSection => {
      // The id of a chosen size, followed by the words it was chosen for.
      const [id = ""] = text.split(" ", 1)
      const words = text.slice(id.length).trim()
      const chosen = sizeOf(id)
      const own = chosen ? words : text
      const lines = readText(own, index)
      const isMore = ({ namesMaterial, candidates }: ReadLine) =>
        namesMaterial || (chosen && candidates.length === 0)
      return {
        sizes: chosen
          ? [chosen]
          : lines.flatMap(({ candidates }) => candidates.map(({ size }) => size)),
        isAsked: !chosen && lines.some(({ kind }) => kind === "question"),
        also: lines.some(isMore) ? own.replace(/\s+/g, " ") : "",
      }
    }
    return (text: string) => {
      const section = known.get(text) ?? meant(text)
      known.set(text, section)
      return section
    }
  }, [index, sizeOf])
  return { read, isFailed: status === "failed" }
}

interface Cleared {
  readonly rows: readonly TypedRow[]
  readonly put: string
}

function OwnList({ texts, hash }: CuttingListProps) {
  const words = useCuttingWords()
  const { typed, change, isOther, isCutShort, isStored, link, bars: put } = useTypedList(hash)
  const { read, isFailed } = useSectionReader()
  useSavedScroll(read !== undefined)
  /** What was removed in one go, with the bars that it had put on the inquiry list. */
  const [cleared, setCleared] = React.useState<Cleared>({ rows: [], put: "" })
  const rows = React.useMemo(() => readRows(typed.rows, read), [typed.rows, read])
  const sections = React.useMemo(() => sectionsOf(rows), [rows])
  const [bars, kerf] = [readBars(typed.bars, false), readKerf(typed.kerf)]
  const type = (field: string, text: string) => change({ [field]: text })
  const faulty = rows.filter(({ fault }) => fault)
  const putRows = (next: readonly TypedRow[]) => {
    const removed = cleared.rows.length > 0 ? cleared.rows : typed.rows
    const before = { rows: removed, put: put[0] || cleared.put }
    setCleared(next.length < typed.rows.length ? before : { rows: [], put: "" })
    change({ rows: next })
  }
  const anew = () => {
    putRows([])
    // The bars of the former list stay on the inquiry list.
    put[1]("")
  }
  const undo = () => {
    if (put[0] === "") put[1](cleared.put)
    putRows(cleared.rows)
  }
  return (
    <div className="stack">
      {isOther || isCutShort || !isStored ? (
        <Notice role="status">
          {isStored ? null : <p>{words.notStored}</p>}
          {isCutShort ? <p>{words.cutShort}</p> : null}
          {isOther ? (
            <p>
              {words.linkShown} <PageLink to="/cutting-list">{words.putBack}</PageLink>
            </p>
          ) : null}
        </Notice>
      ) : null}
      {isFailed ? <TablesMissing /> : null}
      <div className="stack no-print">
        <h2 className="h3">{texts.rowsHeading}</h2>
        <Rows rows={rows} onChange={putRows} />
        <div className="cluster">
          {typed.rows.length > 0 ? (
            <button className="btn btn--text" type="button" onClick={anew}>
              {words.clear}
            </button>
          ) : null}
          {cleared.rows.length > 0 ? (
            <button className="btn btn--text" type="button" onClick={undo}>
              {words.undoClear}
            </button>
          ) : null}
        </div>
        <div className={styles.settings}>
          <NumberField
            name="bars"
            label={words.settings.bars}
            hint={words.settings.barsHint}
            fault={typeof bars === "function" ? bars(words) : ""}
            isText
            value={typed.bars}
            onType={type}
          />
          <NumberField
            name="kerf"
            label={words.settings.kerf}
            unit="mm"
            hint={typed.kerf.trim() === "" ? words.settings.countsAs0 : ""}
            fault={typeof kerf === "function" ? kerf(words) : ""}
            value={typed.kerf}
            onType={type}
          />
        </div>
        <p role="status">{faulty.length > 0 ? words.toCorrect(faulty.length) : ""}</p>
      </div>
      {sections.length > 0 && typeof bars !== "function" && typeof kerf !== "function" ? (
        <Plans
          {...{ texts, sections, faulty, bars, kerf, link, put }}
          there={typed.there}
          onThere={(there) => change({ there })}
        />
      ) : null}
      {rows.every(({ row }) => isEmptyRow(row)) ? <Example /> : null}
    </div>
  )
}

/** How a plan looks, as long as there is none. */
function Example() {
  const words = useCuttingWords()
  const { sizeOf } = useSizeOf()
  const size = sizeOf("ismc-100")
  if (!size) return null
  const stock = { length: 12000, count: null }
  const pieces = [
    { mark: "A1", length: 2900, count: 3 },
    { mark: "B2", length: 1500, count: 2 },
  ]
  return (
    <section className={`stack no-print ${styles.part}`} aria-label={words.example}>
      <h2 className="h4">{words.example}</h2>
      <Patterns patterns={[{ stock, bars: 2, pieces, offcut: 285 }]} size={size} />
    </section>
  )
}
