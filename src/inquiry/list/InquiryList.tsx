import * as React from "react"
import { PasteBox } from "./PasteBox"
import { PageLink } from "../../kit/PageLink"
import type { PageWords } from "../../kit/page"
import { PrintedSheet } from "../../kit/blocks/PrintedSheet"
import { TablesMissing } from "../../catalogue/TablesMissing"
import { StepList } from "../../kit/blocks/Text"
import { ToolBoundary } from "../../kit/blocks/ToolBoundary"
import { focusOnMount, goToAnchor } from "../../kit/hooks/focus"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import { useSizeOf } from "../../catalogue/sizeCatalogue"
import { useWords } from "../../kit/words/words"
import { FromAddress } from "./FromAddress"
import { countText, MOST_LINES, type InquiryLine, type Lead } from "./line"
import { focusLine, ListLine } from "./ListLine"
import { KeptLists, SameAgain } from "./KeptLists"
import { fullName, kgText, leadTexts, shownList, type ShownList } from "./list"
import { SendPanel, TOTAL_ID } from "./SendPanel"
import { DirectWays } from "./sending"
import {
  addFromBox,
  setLines,
  undo,
  useInquiryLines,
  useLinesToSend,
  useList,
} from "./useInquiryList"
import { useSite } from "../../kit/Site"
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
  const { contact } = useSite().navigation
  const isHydrated = useIsHydrated()
  const words = useWords("list")
  return (
    <section className={`band ${styles.list}`}>
      <div className="sheet">
        {isHydrated ? (
          <ToolBoundary kept={["inquiry-list", "pasted-inquiry"]} reads={["search", "hash"]}>
            <ListWithScripts {...props} />
          </ToolBoundary>
        ) : (
          <div className="stack">
            <p className="lead">{texts.before}</p>
            <DirectWays />
            <PageLink className="btn btn--main" to={contact.to}>
              {words.form}
            </PageLink>
            <NextSteps steps={texts.steps} />
          </div>
        )}
      </div>
    </section>
  )
}

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
  const empty = () => setLines([], words.removed(countText(lines, steel)))
  useSavedScroll(!isPending)

  const add = (more: readonly InquiryLine[], text: string) => {
    const place = lines.length
    addFromBox(more, text, (added, left) => {
      const count = (is: (line: InquiryLine) => boolean) => added.filter(is).length
      const isQuestion = (line: InquiryLine) => line.kind === "words" && line.isOpen === true
      const came = paste.came(
        count(({ kind }) => kind !== "words"),
        count(isQuestion),
        count((line) => line.kind === "words" && !isQuestion(line)),
      )
      return left === 0 ? came : `${came} ${paste.left(MOST_LINES, left)}`
    })
    focusLine(Math.min(place, MOST_LINES - 1), "center")
  }

  const list = (
    <div className={`stack ${styles.lines}`} key="lines">
      <FromAddress {...{ address, isPending }} />
      {isStored ? null : (
        <p className="label" role="status">
          {words.notStored}
        </p>
      )}
      {catalogue.status === "failed" && !isEmpty ? <TablesMissing /> : null}
      {isEmpty ? (
        <ToolBoundary instead={null}>
          <SameAgain />
        </ToolBoundary>
      ) : null}
      {lines.length > MANY ? (
        <a className={`link tap ${styles.jump}`} href={`#${TOTAL_ID}`} onClick={goToAnchor}>
          {words.goToTotal}
        </a>
      ) : null}
      {isEmpty && past.length === 0 ? null : <Lines lines={lines} />}
      {isEmpty ? null : (
        <button className="btn btn--text" type="button" onClick={empty}>
          {words.empty}
        </button>
      )}
      {isEmpty ? null : <WhatItComesTo rows={isPending ? [] : shown.rows} />}
    </div>
  )
  const box = (
    <div className={styles.paste} key="paste">
      <PasteBox texts={texts.paste} page="inquiry" onAdd={add} />
    </div>
  )
  const send =
    all.length > 0 ? (
      <div className={styles.send} key="send">
        <SendPanel list={shown} inBox={written.length} {...{ isPending, texts }} />
      </div>
    ) : null
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
        <PrintedList {...{ lead }} list={shown} note={texts.weightNote} />
      ) : null}
    </>
  )
}

/** The lines of the list. What was changed last stands with "Undo" where it was, else above them. */
function Lines({ lines }: { lines: readonly InquiryLine[] }) {
  const words = useWords("list")
  const past = useList((kept) => kept.past)
  const last = past.at(-1)
  const rows = lines.map((each, place) => (
    <ListLine key={lineKey(each, lines.slice(0, place))} line={each} place={place} />
  ))
  if (last) {
    const takeBack = () => {
      undo(words.undone)
      focusLine(last.place ?? 0)
    }
    const row = (
      <li className={`cluster muted ${styles.undo}`} key="undo">
        <span id="inquiry-undo">{last.sentence}</span>
        <button
          key={past.length}
          className="btn btn--text"
          type="button"
          // After the box, the first new line takes the focus.
          ref={last.box ? undefined : focusOnMount}
          aria-describedby="inquiry-undo"
          onClick={takeBack}
        >
          {words.undo}
        </button>
      </li>
    )
    rows.splice(last.place ?? 0, 0, row)
  }
  return (
    <ul className={`${styles.rows} ruled`} aria-label={words.sizesOnList}>
      {rows}
    </ul>
  )
}

/** A key that stays with its line while others are added, removed or changed: what it is, and how many of it come before. */
function lineKey(line: InquiryLine, before: readonly InquiryLine[]): string {
  return `${nameOf(line)} ${before.filter((each) => nameOf(each) === nameOf(line)).length}`
}

/** An answered line keeps its words, and its key. */
function nameOf(line: InquiryLine): string {
  if (line.kind === "product") return line.product
  return line.kind === "words" ? line.text : (line.text ?? line.sizeId)
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

/** The list on paper, with its total. */
function PrintedList({ list, lead, note }: { list: ShownList; lead: Lead; note: string }) {
  const steel = useWords("steel")
  const { heads, weight, standardText, sums } = useWords("list")
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
          {list.rows.map((row, place) => (
            <tr key={place}>
              <td>{place + 1}</td>
              <th scope="row">
                <span>{fullName(row)}</span>
                {row.more.map((text) => (
                  <small key={text}>{text}</small>
                ))}
              </th>
              <td>{row.size && standardText(row.size.standard)}</td>
              <td>{row.quantity}</td>
              <td>{row.kg === null ? "" : kgText(row.kg, steel)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row" colSpan={3}>
              {sums.total}
            </th>
            <td>{list.total}</td>
          </tr>
        </tfoot>
      </table>
    </PrintedSheet>
  )
}
