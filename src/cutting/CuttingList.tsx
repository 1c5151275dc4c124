import * as React from "react"
import { ToolBand } from "../inquiry/ToolBand"
import { readText } from "../reader/read"
import { NumberField } from "../kit/blocks/Field"
import { Notice } from "../kit/blocks/Notice"
import { useSavedScroll } from "../kit/hooks/storage"
import { usePlainHash } from "../kit/sending/pack"
import { PageLink } from "../kit/PageLink"
import { TablesMissing } from "../catalogue/TablesMissing"
import { useSizeOf } from "../catalogue/sizeCatalogue"
import type { Size } from "../steel/range/size"
import { Patterns, Plans, type CuttingTexts } from "./Plans"
import { Rows } from "./Rows"
import { isEmptyRow, readBars, readKerf, readRows, sectionsOf, type TypedRow } from "./typed"
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
  const plain = usePlainHash(hash)
  return (
    <ToolBand before={texts.before} kept={["cutting-list"]}>
      {plain === undefined ? null : <OwnList key={plain} {...{ texts, hash: plain }} />}
    </ToolBand>
  )
}

/** Reads what is typed as a section: the sizes it can mean. undefined while the tables load. */
function useSectionReader() {
  const { catalogue, sizeOf } = useSizeOf()
  const { index, status } = catalogue
  const read = React.useMemo(() => {
    if (!index) return undefined
    const known = new Map<string, readonly Size[]>()
    return (text: string) => {
      const chosen = sizeOf(text)
      const read = () => readText(text, index).flatMap((line) => line.candidates)
      const sizes = known.get(text) ?? (chosen ? [chosen] : read().map(({ size }) => size))
      known.set(text, sizes)
      return sizes
    }
  }, [index, sizeOf])
  return { read, isFailed: status === "failed" }
}

function OwnList({ texts, hash }: CuttingListProps) {
  const words = useCuttingWords()
  const { typed, change, isOther, isCutShort, isStored, link, bars: put } = useTypedList(hash)
  const { read, isFailed } = useSectionReader()
  useSavedScroll(read !== undefined)
  const [cleared, setCleared] = React.useState<readonly TypedRow[]>([])
  const rows = React.useMemo(() => readRows(typed.rows, read), [typed.rows, read])
  const sections = React.useMemo(() => sectionsOf(rows), [rows])
  const [bars, kerf] = [readBars(typed.bars, false), readKerf(typed.kerf)]
  const type = (field: string, text: string) => change({ [field]: text })
  const faulty = rows.filter(({ fault }) => fault)
  const putRows = (next: readonly TypedRow[]) => {
    // Undo brings back all that was removed in one go.
    const before = cleared.length > 0 ? cleared : typed.rows
    setCleared(next.length < typed.rows.length ? before : [])
    change({ rows: next })
  }
  const anew = () => {
    putRows([])
    // The bars of the former list stay on the inquiry list.
    put[1]("")
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
          {cleared.length > 0 ? (
            <button className="btn btn--text" type="button" onClick={() => putRows(cleared)}>
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
