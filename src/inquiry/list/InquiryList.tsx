import { DirectWays, type CompanyReach } from "../form/Panels"
import { PasteBox } from "../paste/PasteBox"
import { PageLink } from "../../site/PageLink"
import type { PageWords } from "../../site/seo/PageHead"
import { StepList } from "../../site/blocks/Steps"
import { focusOnMount, goToAnchor } from "../../site/hooks/focus"
import { useIsHydrated } from "../../site/hooks/useIsHydrated"
import { useSizeOf } from "../../site/hooks/useSizeOf"
import { useWords } from "../../site/words/words"
import { requestCatalogue } from "../../site/hooks/sizeCatalogue"
import { FromAddress } from "./FromAddress"
import type { InquiryLine } from "./line"
import { ListLine } from "./ListLine"
import { countText, type SizeOf } from "./list"
import { PrintedList } from "./PrintedList"
import { SendPanel, TOTAL_ID } from "./SendPanel"
import { SentListOffer } from "./SentList"
import { addLines, setLines, undo, useInquiryLines, useKeptList } from "./useInquiryList"
import { useKeptPlace } from "../../site/hooks/useKeptPlace"
import { useLeftInBox, useLinesToSend } from "./useLeftInBox"
import * as line from "./ListLine.module.css"
import * as styles from "./InquiryList.module.css"

/** Lists longer than this get a link to the total, which is far down on a phone. */
const MANY = 3

/** Longer lists are drawn as far as they are seen. */
const LONG = 60

export interface InquiryListProps {
  texts: PageWords<Queries.InquiryPageQuery["inquiryPage"]>
  company: CompanyReach
  contactPage: string
  /** The page with the size finder. */
  sizesPage: string
  /** The page's address; it may name a line to add or contain a list. */
  address: { readonly search: string; readonly hash: string }
}

/** The inquiry list: sizes and words with quantity and weight, kept in this browser and sent in one message. */
export function InquiryList(props: InquiryListProps) {
  const { texts, company, contactPage } = props
  const isHydrated = useIsHydrated()
  const words = useWords("list")
  return (
    <section className={`band ${styles.list}`}>
      <div className="sheet">
        {isHydrated ? (
          <ListWithScripts {...props} />
        ) : (
          <div className={styles.before}>
            <p className="lead">{texts.before}</p>
            <DirectWays company={company} />
            <PageLink className="btn btn--main" to={contactPage}>
              {words.form}
            </PageLink>
            <NextSteps steps={texts.steps} />
          </div>
        )}
      </div>
    </section>
  )
}

function ListWithScripts({ texts, company, contactPage, sizesPage, address }: InquiryListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { catalogue, sizeOf } = useSizeOf()
  const lines = useInquiryLines()
  const { isStored, past } = useKeptList()
  const left = useLeftInBox()
  const all = useLinesToSend()
  const isPending = catalogue.status === "idle" || catalogue.status === "loading"
  const isEmpty = lines.length === 0
  useKeptPlace(!isPending)

  const list = (
    <div className={styles.lines} key="lines">
      <FromAddress address={address} sizeOf={sizeOf} isPending={isPending} />
      {isStored ? null : (
        <p className="label" role="status">
          {words.notStored}
        </p>
      )}
      {catalogue.status === "failed" && !isEmpty ? (
        <p className="label" role="status">
          <span>{words.tablesMissing}</span>{" "}
          <button className="btn btn--text" type="button" onClick={requestCatalogue}>
            {words.tryAgain}
          </button>
        </p>
      ) : null}
      {isEmpty ? <SentListOffer /> : null}
      {lines.length > MANY ? (
        <a className={`link ${styles.jump}`} href={`#${TOTAL_ID}`} onClick={goToAnchor}>
          {words.goToTotal}
        </a>
      ) : null}
      {isEmpty && past.length === 0 ? null : <Lines {...{ lines, sizeOf, isPending }} />}
      {isEmpty ? null : (
        <button
          className="btn btn--text"
          type="button"
          onClick={() => setLines([], words.removed(countText(lines, steel)))}
        >
          {words.empty}
        </button>
      )}
    </div>
  )
  const paste = (
    <div className={styles.paste} key="paste">
      <PasteBox
        texts={texts.paste}
        catalogue={catalogue}
        page="inquiry"
        onAdd={(more) => addLines(more, words.added(countText(more, steel)))}
      />
    </div>
  )
  const send =
    all.length > 0 ? (
      <div className={styles.send} key="send">
        <SendPanel lines={all} {...{ left, sizeOf, isPending, texts, company, contactPage }} />
      </div>
    ) : null
  const find = (
    <div className={styles.find} key="find">
      <h2>{texts.emptyHeading}</h2>
      <p>{texts.empty}</p>
      {texts.linkLabel ? (
        <PageLink className="btn btn--line" to={sizesPage}>
          {texts.linkLabel}
        </PageLink>
      ) : null}
    </div>
  )
  return (
    <>
      <div className={`${isEmpty ? styles.isEmpty : styles.isFilled} no-print`}>
        {isEmpty ? [list, paste, send, find] : [list, send, paste, find]}
        <NextSteps steps={texts.steps} />
      </div>
      {all.length > 0 ? <PrintedList lines={all} sizeOf={sizeOf} note={texts.weightNote} /> : null}
    </>
  )
}

interface LinesProps {
  lines: readonly InquiryLine[]
  sizeOf: SizeOf
  /** Whether the tables are still loading. */
  isPending: boolean
}

/** The lines of the list, with "Undo" where a line was removed, else above them. */
function Lines({ lines, sizeOf, isPending }: LinesProps) {
  const words = useWords("list")
  const last = useKeptList().past.at(-1)
  const keys = lineKeys(lines)
  const rows = lines.map((each, place) => (
    <ListLine
      key={keys[place]}
      place={place}
      line={each}
      size={each.kind === "size" ? sizeOf(each.sizeId) : null}
      isPending={isPending}
    />
  ))
  if (last) {
    const row = (
      <li className={line.undo} key="undo">
        <span id="inquiry-undo">{last.sentence}</span>
        <button
          key={last.sentence}
          className="btn btn--text"
          type="button"
          ref={focusOnMount}
          aria-describedby="inquiry-undo"
          onClick={() => undo(words.undone)}
        >
          {words.undo}
        </button>
      </li>
    )
    rows.splice(last.place ?? 0, 0, row)
  }
  const isLong = lines.length > LONG ? line.isLong : ""
  return (
    <ul className={`${line.lines} ${isLong}`} aria-label={words.sizesOnList}>
      {rows}
    </ul>
  )
}

/** Keys that stay with their lines while others are added, removed or changed. */
function lineKeys(lines: readonly InquiryLine[]): string[] {
  const seen = new Map<string, number>()
  return lines.map((each) => {
    const name = each.kind === "size" ? each.sizeId : (each.product ?? "words")
    const nth = (seen.get(name) ?? 0) + 1
    seen.set(name, nth)
    return `${name} ${nth}`
  })
}

/** How it goes on, in a few steps. */
function NextSteps({ steps }: { steps: readonly string[] }) {
  const words = useWords("list")
  if (steps.length === 0) return null
  return (
    <div className={styles.steps}>
      <h2>{words.howItGoesOn}</h2>
      <StepList steps={steps} />
    </div>
  )
}
