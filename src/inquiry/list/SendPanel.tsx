import * as React from "react"
import { LoadNote } from "../load/LoadNote"
import * as fields from "../../kit/blocks/Field.module.css"
import { PageLink } from "../../kit/PageLink"
import { saveFile, useMediaQuery } from "../../kit/hooks/browser"
import { useSite } from "../../kit/Site"
import { useWords } from "../../kit/words/words"
import { tonnesFigure } from "../../steel/format"
import { FORM_ID } from "../inquiryPage"
import { leadTexts, listCsv, listMessage, type ShownList } from "./list"
import {
  ChatLink,
  MailLink,
  MarkAsSent,
  PrintButton,
  shorterTexts,
  ShortMessage,
  useCopy,
} from "./sending"
import { leadFields, type Lead } from "./line"
import { setLead, useLinesToSend, useList } from "./useInquiryList"
import * as styles from "./InquiryList.module.css"

/** Id of the total, which has the ways to send below it. */
export const TOTAL_ID = "inquiry-total"

const SEND_ID = "inquiry-send"

interface SendPanelProps {
  /** All that is sent: the lines of the list, then what still stands in the box. */
  list: ShownList
  /** The number of lines still in the box. */
  inBox: number
  /** Whether the sizes are still loading: until then a list sent or saved would lack their names and weights. */
  isPending: boolean
  texts: { readonly sendHeading: string; readonly weightNote: string }
}

/** The total of the list, one button to send it, and all other ways. Whichever is used keeps the list. */
export function SendPanel({ list, inBox, isPending, texts }: SendPanelProps) {
  const { company, navigation } = useSite()
  const words = useWords("list")
  const { leftInBox } = useWords("sending")
  const isWide = useMediaQuery("(width >= 1024px)")
  const { copy, say, outcome } = useCopy()
  const rateSettings = useList((kept) => kept.rateSettings)
  const { lead, keep } = useLinesToSend()
  /** Whether WhatsApp or e-mail was opened. Only the visitor knows whether the list was sent. */
  const [isOpened, setIsOpened] = React.useState(false)
  const page = window.location.origin + window.location.pathname
  const { text, link } = listMessage(list, words, page, rateSettings, lead)
  const onPress = () => {
    keep()
    setIsOpened(true)
  }
  const message = {
    message: shorterTexts(text, words.linesLeftOut),
    subject: words.subject(company.name, [list.count, lead.name].filter(Boolean).join(", ")),
    onPress,
  }
  const form = (
    <PageLink
      className={`btn ${isWide ? "btn--main btn--wide" : "btn--line"}`}
      to={`${navigation.contact.to}#${FORM_ID}`}
    >
      {words.sendWithForm}
    </PageLink>
  )
  const chat = <ChatLink {...message} isMain={!isWide} />
  const saveCsv = () => {
    const file = `${lead.name.replace(/[\p{P}\p{S}\s]+/gu, "-") || "inquiry-list"}.csv`
    saveFile(file, "text/csv;charset=utf-8", listCsv(list, words, words))
    say(words.fileSaved(file))
  }
  const others = [
    [words.copyLink, () => copy(link, words.linkCopied)],
    [words.copyText, () => copy(text, words.textCopied)],
    [words.keepList, () => say(keep() ? words.listKept : words.kept.notKept)],
    ["CSV", saveCsv],
  ] as const

  return (
    <section
      className={`panel ${styles.sum}`}
      id={TOTAL_ID}
      tabIndex={-1}
      aria-labelledby={SEND_ID}
      data-clear-of-notice
    >
      <Total {...{ list, isPending }} />
      {isPending ? null : <LoadNote kg={list.kg} lines={list.rows} />}
      {inBox > 0 ? (
        <p className={`small ${styles.left}`} role="status">
          <span>{leftInBox(inBox)}</span>
        </p>
      ) : null}
      {rateSettings.isSent ? <p className="small">{words.ratesGoAlong}</p> : null}
      <LeadFields lead={lead} />
      <h2 className="h4" id={SEND_ID}>
        {texts.sendHeading}
      </h2>
      <div className={styles.sum__main} inert={isPending}>
        {isWide ? form : chat}
      </div>
      {isPending ? null : <ShortMessage {...message} />}
      <details className="fold">
        <summary>{words.moreWays}</summary>
        <div className={styles.sum__ways} inert={isPending}>
          {isWide ? chat : form}
          <MailLink {...message} />
          {others.map(([label, act]) => (
            <button className="btn btn--line" type="button" key={label} onClick={() => void act()}>
              {label}
            </button>
          ))}
          <PrintButton />
        </div>
      </details>
      <div role="status">{isOpened ? <MarkAsSent /> : null}</div>
      {outcome}
      <p className="small muted">{texts.weightNote}</p>
    </section>
  )
}

/** What leads the message, folded: its heading says what was typed. */
function LeadFields({ lead }: { lead: Lead }) {
  const words = useWords("list")
  return (
    <details className={`fold ${styles.fold}`}>
      <summary>{leadTexts(lead, words).join(", ") || words.leadHeading}</summary>
      <div className={styles.parts}>
        {leadFields.map((field) => (
          <label className={fields.field} key={field}>
            <span className={fields.label}>{words.leadLabels[field]}</span>
            <input
              className={fields.control}
              type={field === "wanted" ? "date" : "text"}
              maxLength={80}
              value={lead[field]}
              onChange={({ target }) => setLead({ [field]: target.value })}
            />
          </label>
        ))}
      </div>
    </details>
  )
}

/** "12 lines", the tonnes, and how many lines have no weight. */
function Total({ list, isPending }: Pick<SendPanelProps, "list" | "isPending">) {
  const steel = useWords("steel")
  const { kg, unweighed, count } = list
  return (
    <>
      <p className={styles.sum__tot}>
        <span>{count}</span>
        {kg > 0 || isPending ? (
          <b>
            <span>{isPending ? "…" : tonnesFigure(kg)}</span>
            <small>{steel.tonnes("")}</small>
          </b>
        ) : null}
      </p>
      {unweighed > 0 ? (
        <p className={`small ${styles.sum__more}`}>
          {isPending ? steel.loading : steel.withoutWeight(unweighed)}
        </p>
      ) : null}
    </>
  )
}
