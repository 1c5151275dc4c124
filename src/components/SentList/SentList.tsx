import { countText } from "../../inquiry/inquiryList"
import { useInquiryLines } from "../../stores/inquiryStore"
import { putListBack, setListAside, useSentLines } from "../../stores/sentList"
import * as styles from "./SentList.module.css"

const OFFER_ID = "sent-list"

/** Offers to put the sent list back on the inquiry list. Renders nothing if no list was sent. */
export function SentListOffer() {
  const sent = useSentLines()
  const isEmpty = useInquiryLines().length === 0
  if (sent.length === 0 || !isEmpty) return null
  return (
    <div className={styles.offer}>
      <p id={OFFER_ID} tabIndex={-1}>
        The list you sent ({countText(sent.length)}) was taken off your inquiry list, so that your
        next inquiry does not repeat it.
      </p>
      <button className="btn btn--line" type="button" onClick={putListBack}>
        Put it back
      </button>
    </div>
  )
}

/** Offers to empty the list after WhatsApp or e-mail was opened. Only the visitor knows whether it was sent. */
export function EmptyAfterSending() {
  const isEmpty = useInquiryLines().length === 0
  if (isEmpty) return <SentListOffer />
  const empty = () => {
    setListAside()
    // The pressed button disappears, so the focus moves to what replaces it.
    requestAnimationFrame(() => document.getElementById(OFFER_ID)?.focus())
  }
  return (
    <div className={styles.offer}>
      <p>Sent it? Then empty the list, so that your next inquiry does not repeat it.</p>
      <button className="btn btn--line" type="button" onClick={empty}>
        Empty the list
      </button>
    </div>
  )
}
