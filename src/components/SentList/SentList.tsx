import { useInquiryLines } from "../../stores/inquiryStore"
import { putListBack, setListAside, useSentLines } from "../../stores/sentList"
import * as styles from "./SentList.module.css"
import { useWords } from "../../interface/words"

const OFFER_ID = "sent-list"

/** Offers to put the sent list back on the inquiry list. Renders nothing if no list was sent. */
export function SentListOffer() {
  const words = useWords("sending")
  const sent = useSentLines()
  const isEmpty = useInquiryLines().length === 0
  if (sent.length === 0 || !isEmpty) return null
  return (
    <div className={styles.offer}>
      <p id={OFFER_ID} tabIndex={-1}>
        {sent.length === 1 ? words.sentList.one : words.sentList.more(sent.length)}
      </p>
      <button className="btn btn--line" type="button" onClick={() => putListBack(words)}>
        {words.putBack}
      </button>
    </div>
  )
}

/** Offers to empty the list after WhatsApp or e-mail was opened. Only the visitor knows whether it was sent. */
export function EmptyAfterSending() {
  const words = useWords("sending")
  const isEmpty = useInquiryLines().length === 0
  if (isEmpty) return <SentListOffer />
  const empty = () => {
    setListAside(words)
    // The pressed button disappears, so the focus moves to what replaces it.
    requestAnimationFrame(() => document.getElementById(OFFER_ID)?.focus())
  }
  return (
    <div className={styles.offer}>
      <p>{words.sentIt}</p>
      <button className="btn btn--line" type="button" onClick={empty}>
        {words.emptyList}
      </button>
    </div>
  )
}
