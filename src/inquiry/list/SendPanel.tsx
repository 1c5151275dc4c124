import * as React from "react"
import type { CompanyReach } from "../form/Panels"
import { Fold } from "../../site/blocks/Fold"
import { PageLink } from "../../site/PageLink"
import { PrintButton, SendLinks } from "./SendLinks"
import { useCopy } from "./useCopy"
import { whatsappLink } from "../../site/format/phoneLinks"
import { saveFile } from "../../site/hooks/saveFile"
import { useMediaQuery } from "../../site/hooks/useMediaQuery"
import { useWords } from "../../site/words/words"
import { indianFigure } from "../../steel/format"
import { isLinkTooLong, mailtoLink } from "../form/inquiryForm"
import { FORM_ID } from "../inquiryPage"
import type { InquiryLine } from "./line"
import { listLink } from "./link"
import { countText, listTotals, shownLine, tonnesText, type SizeOf } from "./list"
import { listCsv, listMessage } from "./message"
import { MarkAsSent } from "./SentList"
import { addLines } from "./useInquiryList"
import type { LeftInBox } from "./useLeftInBox"
import * as styles from "./InquiryList.module.css"

/** Id of the total, which has the ways to send below it. */
export const TOTAL_ID = "inquiry-total"

const SEND_ID = "inquiry-send"

interface SendPanelProps {
  /** All that is sent: the lines of the list, then what still stands in the box. */
  lines: readonly InquiryLine[]
  left: LeftInBox
  sizeOf: SizeOf
  /** Whether the sizes are still loading: until then a list sent or saved would lack their names and weights. */
  isPending: boolean
  texts: { readonly sendHeading: string; readonly weightNote: string }
  company: CompanyReach
  /** The page with the form. */
  contactPage: string
}

/** The total of the list, one button to send it, and all other ways. */
export function SendPanel(props: SendPanelProps) {
  const { lines, left, sizeOf, isPending, texts, company, contactPage } = props
  const steel = useWords("steel")
  const words = useWords("list")
  const isWide = useMediaQuery("(width >= 1024px)")
  const { copy, outcome } = useCopy()
  /** Whether WhatsApp or e-mail was opened. Only the visitor knows whether the list was sent. */
  const [isOpened, setIsOpened] = React.useState(false)
  const page = window.location.origin + window.location.pathname
  const { text } = listMessage(lines, sizeOf, steel, page)
  const whatsapp = whatsappLink(company.whatsapp, text)
  const mail = mailtoLink(company.infoEmail, {
    subject: words.subject(company.name, countText(lines, steel)),
    body: text,
  })
  const onPress = () => setIsOpened(true)
  const form = (
    <PageLink
      className={`btn ${isWide ? "btn--main btn--wide" : "btn--line"}`}
      to={`${contactPage}#${FORM_ID}`}
    >
      {words.sendWithForm}
    </PageLink>
  )
  const chat = <SendLinks whatsapp={whatsapp} isMain={!isWide} onPress={onPress} />
  const csv = () => listCsv(lines, sizeOf, steel, words)
  const others = [
    [words.copyLink, () => copy(listLink(page, lines), words.linkCopied)],
    [words.copyText, () => copy(text, words.textCopied)],
    ["CSV", () => saveFile("inquiry-list.csv", "text/csv;charset=utf-8", csv())],
  ] as const

  return (
    <section
      className={styles.sum}
      id={TOTAL_ID}
      tabIndex={-1}
      aria-labelledby={SEND_ID}
      data-clear-of-notice
    >
      <Total {...{ lines, sizeOf, isPending }} />
      <InBox left={left} />
      <h2 className={styles.sum__h} id={SEND_ID}>
        {texts.sendHeading}
      </h2>
      <div className={styles.sum__main} inert={isPending}>
        {isWide ? form : chat}
      </div>
      <Fold heading={words.moreWays}>
        <div className={styles.sum__ways} inert={isPending}>
          {isWide ? chat : form}
          <SendLinks mail={mail} onPress={onPress} />
          {others.map(([label, act]) => (
            <button className="btn btn--line" type="button" key={label} onClick={() => void act()}>
              {label}
            </button>
          ))}
          <PrintButton />
        </div>
      </Fold>
      <div role="status">{isOpened ? <MarkAsSent /> : null}</div>
      {outcome}
      {isLinkTooLong(whatsapp) ? <p className="small">{words.longMessage}</p> : null}
      <p className="small muted">{texts.weightNote}</p>
    </section>
  )
}

type TotalProps = Pick<SendPanelProps, "lines" | "sizeOf" | "isPending">

/** "12 lines", the tonnes, and how many lines have no weight. */
function Total({ lines, sizeOf, isPending }: TotalProps) {
  const steel = useWords("steel")
  const { loading } = useWords("paste")
  const { kg, tradeKg, unweighed } = listTotals(lines.map((line) => shownLine(line, sizeOf, steel)))
  const notes = [
    unweighed > 0 ? (isPending ? loading : steel.andMore(unweighed)) : "",
    tradeKg === null ? "" : steel.oldChartOf(tonnesText(tradeKg, steel)),
  ]
  return (
    <>
      <p className={styles.sum__tot}>
        <span>{countText(lines, steel)}</span>
        {kg > 0 || isPending ? (
          <b>
            <span>{isPending ? "…" : indianFigure(kg / 1000, 6)}</span>
            <small>{steel.tonnes("")}</small>
          </b>
        ) : null}
      </p>
      {notes.filter(Boolean).map((note) => (
        <p className={styles.sum__trade} key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** Says what still stands in the box and goes along as written, and puts it on the list at a press. */
function InBox({ left: { written, emptyBox } }: { left: LeftInBox }) {
  const steel = useWords("steel")
  const words = useWords("sending")
  const [refusal, setRefusal] = React.useState("")
  if (written.length === 0) return null
  const put = () => {
    const refused = addLines(written, words.putOnList(written.length))
    if (refused) return setRefusal(refused(steel))
    emptyBox()
  }
  return (
    <div className={styles.left} role="status">
      <p className="small">
        <span>{words.leftInBox(written.length)}</span>
      </p>
      <button className="btn btn--text" type="button" onClick={put}>
        {words.toList}
      </button>
      {refusal ? <p className="small">{refusal}</p> : null}
    </div>
  )
}
