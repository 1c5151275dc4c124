import { longDay } from "../../site/format/dates"
import { languageTag } from "../../site/words/language"
import { useLanguage, useWords } from "../../site/words/words"
import { countText } from "./list"
import { takeUpSent, useKeptList } from "./useInquiryList"
import { useLinesToSend, useMarkSent } from "./useLeftInBox"
import * as styles from "./SentList.module.css"

const OFFER_ID = "sent-list"

/** Offers to take the sent list up again. Renders nothing if no list was sent, or a new one is begun. */
export function SentListOffer() {
  const words = useWords("sending")
  const steel = useWords("steel")
  const tag = languageTag[useLanguage()]
  const { lines, sent } = useKeptList()
  if (sent === "") return null
  const count = countText(lines, steel)
  const day = longDay(sent, tag)
  return (
    <div className={styles.offer}>
      <p id={OFFER_ID} tabIndex={-1}>
        {day ? words.sentOn(count, day) : words.sentBefore(count)}
      </p>
      <button className="btn btn--line" type="button" onClick={() => takeUpSent(words.listBack)}>
        {words.putBack}
      </button>
    </div>
  )
}

/** Offers to mark what was sent after WhatsApp or e-mail was opened. Only the visitor knows whether it was sent. */
export function MarkAsSent() {
  const words = useWords("sending")
  const lines = useLinesToSend()
  const markSent = useMarkSent()
  if (lines.length === 0) return <SentListOffer />
  const mark = () => {
    markSent()
    // The pressed button disappears, so the focus moves to what replaces it.
    requestAnimationFrame(() => document.getElementById(OFFER_ID)?.focus())
  }
  return (
    <div className={styles.offer}>
      <p>{words.sentIt}</p>
      <button className="btn btn--line" type="button" onClick={mark}>
        {words.markSent}
      </button>
    </div>
  )
}
