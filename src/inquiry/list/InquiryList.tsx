import * as React from "react"
import { PasteBox } from "./PasteBox"
import { PageLink } from "../../kit/PageLink"
import type { PageWords } from "../../kit/page"
import { PrintedSheet } from "../../kit/blocks/PrintedSheet"
import { TablesMissing } from "../../catalogue/TablesMissing"
import { StepList } from "../../kit/blocks/Text"
import { ToolBoundary } from "../../kit/blocks/ToolBoundary"
import { focusIfLost, goToAnchor } from "../../kit/hooks/focus"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { useWords } from "../../kit/words/words"
import { ToolBand } from "../ToolBand"
import { FromAddress } from "./FromAddress"
import { countText, MOST_LINES, type InquiryLine, type Lead } from "./line"
import { focusLine, goToDrawn, lineId, ListLine } from "./ListLine"
import { KeptLists, SameAgain } from "./KeptLists"
import { fullName, kgText, leadTexts, shownList, type ShownLine, type ShownList } from "./list"
import { SendPanel, TOTAL_ID } from "./SendPanel"
import {
  addFromBox,
  emptyList,
  inquiryLines,
  keyOf,
  undo,
  useInquiryLines,
  useLinesToSend,
  useList,
} from "./useInquiryList"
import { CONTACT_PAGE } from "../inquiryPage"
import { useSavedScroll } from "../../kit/hooks/storage"
import { WhatItComesTo } from "./WhatItComesTo"
import * as styles from "./InquiryList.module.css"

/** Lists longer than this get a link to the total, which is far down on a phone. */
const MANY = 3

export interface InquiryListProps {
  texts: PageWords<Queries.InquiryPageQuery["inquiryPage"]>
  /** The page's address; it may name a line to add or contain a list. */
  address: { readonly search: string; readonly hash: string }
}

/** The inquiry list: sizes and words with quantity and weight, kept in this browser and sent in one message. */
export function InquiryList(props: InquiryListProps) {
  const { texts } = props
  const otherwise = (
    <>
      <PageLink className="btn btn--main" to={CONTACT_PAGE}>
        {useWords("list").form}
      </PageLink>
      <NextSteps steps={texts.steps} />
    </>
  )
  return (
    <ToolBand
      className={styles.list}
      before={texts.before}
      kept={["inquiry-list", "pasted-inquiry"]}
      reads={["search", "hash"]}
      otherwise={otherwise}
    >
      <ListWithScripts {...props} />
    </ToolBand>
  )
}

/** Ids of the notice about the latest change, and of the paste box. */
const UNDO_ID = "inquiry-undo"
const BOX_ID = "inquiry-box"

function ListWithScripts({ texts, address }: InquiryListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const paste = useWords("paste")
  const lines = useInquiryLines()
  // An empty list needs no tables until the box does.
  const isWanted = lines.length > 0 || address.search !== "" || address.hash !== ""
  const { catalogue, sizeOf } = useSizeOf(isWanted)
  const { isStored, past } = useList((kept) => kept)
  const { lines: all, lead, written } = useLinesToSend()
  const shown = React.useMemo(() => shownList(all, sizeOf, steel), [all, sizeOf, steel])
  const isPending = isWanted && (catalogue.status === "idle" || catalogue.status === "loading")
  const isEmpty = lines.length === 0
  // Lines still in the paste box are printed as well.
  const drawn = useDrawn(all.length)
  useSavedScroll(!isPending && drawn >= lines.length)

  const add = (more: readonly InquiryLine[], text: string, letters: readonly string[]) => {
    addFromBox(more, letters, text, (added, left) => {
      const asked = added.filter(({ isOpen }) => isOpen).length
      const goods = added.filter(({ kind }) => kind !== "words").length
      const came = added.length > 0 ? paste.came(goods, asked, added.length - goods - asked) : ""
      const also = letters.length === 0 ? "" : paste.withList(letters.length)
      const stays = left === 0 ? "" : paste.left(MOST_LINES, left)
      return [came, also, stays].filter(Boolean).join(" ")
    })
    goToDrawn(UNDO_ID, "start")
  }

  const filled = isEmpty ? null : (
    <>
      <button
        className="btn btn--text"
        type="button"
        onClick={() => emptyList(words.removed(countText(lines, steel)))}
      >
        {words.empty}
      </button>
      <WhatItComesTo rows={isPending ? [] : shown.rows} />
    </>
  )
  const list = (
    <div className={`stack ${styles.lines}`} key="lines">
      <FromAddress {...{ address, isPending }} />
      {isStored ? null : (
        <p className="label" role="status">
          {words.notStored}
        </p>
      )}
      {catalogue.status === "failed" && !isEmpty ? <TablesMissing /> : null}
      <ToolBoundary instead={null}>{isEmpty ? <SameAgain /> : null}</ToolBoundary>
      {lines.length > MANY ? (
        <a className={`link tap ${styles.jump}`} href={`#${TOTAL_ID}`} onClick={goToAnchor}>
          {words.goToTotal}
        </a>
      ) : null}
      {isEmpty && past.length === 0 ? null : <Lines lines={lines} drawn={drawn} />}
      {filled}
    </div>
  )
  const box = (
    <div className={styles.paste} key="paste" id={BOX_ID} tabIndex={-1}>
      <PasteBox texts={texts.paste} page="inquiry" onAdd={add} />
    </div>
  )
  const send = all.length > 0 && (
    <div className={styles.send} key="send">
      <SendPanel list={shown} inBox={written.length} {...{ isPending, texts }} />
    </div>
  )
  const find = (
    <div className={`stack ${styles.find}`} key="find">
      <h2 className="h3">{texts.emptyHeading}</h2>
      <p>{texts.empty}</p>
      {texts.linkLabel ? (
        <PageLink className="btn btn--line" to="/products">
          {texts.linkLabel}
        </PageLink>
      ) : null}
    </div>
  )
  return (
    <>
      <div className={`${isEmpty ? styles.isEmpty : styles.isFilled} no-print`}>
        {isEmpty ? [list, box, send, find] : [list, send, box, find]}
        <ToolBoundary kept={["kept-lists"]}>
          <KeptLists />
        </ToolBoundary>
        <NextSteps steps={texts.steps} />
      </div>
      {all.length > 0 && isPending ? <p className="print-only">{steel.loading}</p> : null}
      {all.length > 0 && !isPending ? (
        <PrintedList {...{ lead, drawn }} list={shown} note={texts.weightNote} />
      ) : null}
    </>
  )
}

/** Lines drawn at once. Twice as many follow at each step, and the page answers in between: all would hold up a slow phone. */
const AT_ONCE = 10

/** How many lines of a list are drawn already. */
function useDrawn(all: number): number {
  const [drawn, setDrawn] = React.useState(AT_ONCE)
  const isAll = drawn >= all
  if (all === 0 && drawn > AT_ONCE) setDrawn(AT_ONCE)
  React.useEffect(() => {
    if (isAll) return undefined
    const timer = setTimeout(() => setDrawn(drawn + 2 * AT_ONCE))
    return () => clearTimeout(timer)
  }, [drawn, isAll])
  return drawn
}

/** The first lines of the list. What was changed last stands with "Undo" where it was, else above them. */
function Lines({ lines, drawn }: { lines: readonly InquiryLine[]; drawn: number }) {
  const words = useWords("list")
  const { past, changes } = useList((kept) => kept)
  const last = past.at(-1)
  const rows = lines.slice(0, drawn).map((each) => <ListLine key={keyOf(each)} line={each} />)
  if (last) {
    const { box, place = 0, sentence } = last
    const question = box && lines.find(({ isOpen }) => isOpen)
    // The second press of a double click is for the same change.
    const takeBack = ({ detail }: React.MouseEvent) => {
      if (detail > 1) return
      undo(words.undone)
      const [line] = inquiryLines().slice(place)
      if (line) focusLine(line)
      else goToDrawn(BOX_ID, "nearest")
    }
    const look = `cluster ${box ? styles.came : "muted"} ${styles.undo}`
    rows.splice(
      place,
      0,
      <li className={look} key="undo" id={UNDO_ID} tabIndex={-1}>
        <span id={`${UNDO_ID}-what`}>{sentence}</span>
        {question ? (
          <a
            className="link tap"
            href={`#${lineId(question)}`}
            onClick={(event) => {
              // It may not be drawn yet.
              event.preventDefault()
              focusLine(question)
            }}
          >
            {words.toQuestion}
          </a>
        ) : null}
        <button
          key={changes}
          className="btn btn--text"
          type="button"
          // After the box, what came takes the focus, and while one types nothing does.
          ref={box ? undefined : focusIfLost}
          aria-describedby={`${UNDO_ID}-what`}
          onClick={takeBack}
        >
          {words.undo}
        </button>
      </li>,
    )
  }
  return (
    <ul
      className={`${styles.rows} ${lines.length > AT_ONCE ? styles.isLong : ""} ruled`}
      aria-label={words.sizesOnList}
    >
      {rows}
    </ul>
  )
}

/** How it goes on, in a few steps. */
function NextSteps({ steps }: { steps: readonly string[] }) {
  const words = useWords("list")
  if (steps.length === 0) return null
  return (
    <div className="stack">
      <h2 className="h3">{words.howItGoesOn}</h2>
      <StepList steps={steps} />
    </div>
  )
}

interface PrintedListProps {
  list: ShownList
  lead: Lead
  drawn: number
  note: string
}

/** The list on paper, with its total. */
function PrintedList({ list, lead, drawn, note }: PrintedListProps) {
  const steel = useWords("steel")
  const { heads, weight, sums } = useWords("list")
  const { name, company, phone, city } = useWords("form").details
  const columns = [heads.number, heads.size, heads.standard, heads.quantity, weight]
  return (
    <PrintedSheet heading={steel.askForPrice} note={note} blanks={[name, company, phone, city]}>
      {leadTexts(lead, steel).map((text) => (
        <p className="print-only" key={text}>
          {text}
        </p>
      ))}
      <table className={`table print-only ${styles.printed}`}>
        <thead>
          <tr>
            {columns.map((head) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.rows.slice(0, drawn < MOST_LINES ? drawn : undefined).map((row, place) => (
            <PrintedRow key={place} {...{ row, place }} />
          ))}
          {/* No foot of the table: browsers repeat that on each page. */}
          <tr>
            <td />
            <th scope="row" colSpan={3}>
              {sums.total}
            </th>
            <td>{list.total}</td>
          </tr>
        </tbody>
      </table>
    </PrintedSheet>
  )
}

interface PrintedRowProps {
  row: ShownLine
  place: number
}

const PrintedRow = React.memo(function PrintedRow({ row, place }: PrintedRowProps) {
  const steel = useWords("steel")
  return (
    <tr>
      <td>{place + 1}</td>
      <th scope="row">
        <span>{fullName(row)}</span>
        {row.more.map((text) => (
          <small key={text}>{text}</small>
        ))}
      </th>
      <td>{row.size && steel.standardText(row.size.standard)}</td>
      <td>{row.quantity}</td>
      <td>{row.kg === null ? "" : kgText(row.kg, steel)}</td>
    </tr>
  )
})
