import * as React from "react"
import { DirectWays, type CompanyReach } from "../form/Panels"
import { PasteBox } from "../paste/PasteBox"
import { PageLink } from "../../components/PageLink/PageLink"
import { StepList } from "../../components/Steps/Steps"
import { goToAnchor } from "../../hooks/focus"
import { useIsHydrated } from "../../hooks/useIsHydrated"
import { useSizeOf } from "../../hooks/useSizeOf"
import { useWords } from "../../interface/words"
import { requestCatalogue } from "../../stores/sizeCatalogue"
import { FromAddress } from "./FromAddress"
import { countText } from "./list"
import { ListLines } from "./ListLines"
import { PrintedList } from "./PrintedList"
import { SendPanel, TOTAL_ID } from "./SendPanel"
import { SentListOffer } from "./SentList"
import { addLines, setLines, useInquiryLines, useIsListStored, useUndo } from "./useInquiryList"
import { useKeptPlace } from "../../hooks/useKeptPlace"
import { useLeftInBox, useLinesToSend } from "./useLeftInBox"
import * as styles from "./InquiryList.module.css"

/** Lists longer than this get a link to the total, which is far down on a phone. */
const MANY = 3

export interface InquiryListProps {
  texts: {
    readonly before: string
    readonly emptyHeading: string
    readonly empty: string
    readonly linkLabel?: string | null
    readonly sendHeading: string
    readonly weightNote: string
    readonly steps: readonly string[]
    readonly paste: React.ComponentProps<typeof PasteBox>["texts"]
  }
  company: CompanyReach
  contactPage: string
  /** The page with the size finder. */
  sizesPage: string
  /** The page's address; it may name a line to add or contain a list. */
  address: { readonly search: string; readonly hash: string }
}

/** The inquiry list: sizes and words with quantity and weight, kept in this browser and sent in one message. */
export function InquiryList(props: InquiryListProps) {
  const isHydrated = useIsHydrated()
  return (
    <section className={`band ${styles.list}`}>
      <div className="sheet">
        {isHydrated ? <ListWithScripts {...props} /> : <BeforeScripts {...props} />}
      </div>
    </section>
  )
}

function BeforeScripts({ texts, company, contactPage }: InquiryListProps) {
  const words = useWords("list")
  return (
    <div className={styles.before}>
      <p className="lead">{texts.before}</p>
      <DirectWays company={company} />
      <PageLink className="btn btn--main" to={contactPage}>
        {words.form}
      </PageLink>
      <NextSteps steps={texts.steps} />
    </div>
  )
}

function ListWithScripts({ texts, company, contactPage, sizesPage, address }: InquiryListProps) {
  const steel = useWords("steel")
  const words = useWords("list")
  const { catalogue, sizeOf } = useSizeOf()
  const lines = useInquiryLines()
  const last = useUndo()
  const left = useLeftInBox()
  const all = useLinesToSend()
  const isPending = catalogue.status === "idle" || catalogue.status === "loading"
  const isEmpty = lines.length === 0
  useKeptPlace(!isPending)

  const list = (
    <div className={styles.lines} key="lines">
      <FromAddress address={address} sizeOf={sizeOf} isPending={isPending} />
      <Limits hasTables={catalogue.status !== "failed" || isEmpty} />
      {isEmpty ? <SentListOffer /> : null}
      {lines.length > MANY ? (
        <a className={`link ${styles.jump}`} href={`#${TOTAL_ID}`} onClick={goToAnchor}>
          {words.goToTotal}
        </a>
      ) : null}
      {isEmpty && !last ? null : <ListLines {...{ lines, last, sizeOf, isPending }} />}
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

/** Warns if the list cannot be stored or the tables could not be loaded. */
function Limits({ hasTables }: { hasTables: boolean }) {
  const words = useWords("list")
  const isStored = useIsListStored()
  return (
    <>
      {isStored ? null : (
        <p className="label" role="status">
          {words.notStored}
        </p>
      )}
      {hasTables ? null : (
        <p className="label" role="status">
          <span>{words.tablesMissing}</span>{" "}
          <button className="btn btn--text" type="button" onClick={requestCatalogue}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </>
  )
}
