import * as React from "react"
import * as fields from "../../site/blocks/Field.module.css"
import { Icon } from "../../site/blocks/Icon"
import { longDay } from "../../site/format/dates"
import { languageTag } from "../../site/words/language"
import { useLanguage, useWords } from "../../site/words/words"
import { countText } from "./line"
import { takeUpSent, useLinesToSend, useList } from "./useInquiryList"
import * as styles from "./sending.module.css"

interface SendLinksProps {
  /** Opens WhatsApp with the message. */
  whatsapp?: string
  /** Opens the mail program with the message. */
  mail?: string
  /** Whether WhatsApp is the main button. */
  isMain?: boolean
  onPress?: () => void
}

/** Links that open WhatsApp or the mail program with a message, each if its address is given. */
export function SendLinks({ whatsapp, mail, isMain = false, onPress }: SendLinksProps) {
  const words = useWords("shell")
  return (
    <>
      {whatsapp === undefined ? null : (
        <a
          className={`btn ${isMain ? "btn--main" : "btn--line"}`}
          href={whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          onClick={onPress}
        >
          <Icon name="whatsapp" />
          <span>
            {words.whatsapp}
            <span className="vh">{` (${words.opensNewTab})`}</span>
          </span>
        </a>
      )}
      {mail === undefined ? null : (
        <a className="btn btn--line" href={mail} onClick={onPress}>
          <Icon name="mail" />
          {words.email}
        </a>
      )}
    </>
  )
}

/** A button that prints the page. */
export function PrintButton() {
  const words = useWords("sending")
  return (
    <button className="btn btn--line" type="button" onClick={() => window.print()}>
      <Icon name="print" />
      {words.print}
    </button>
  )
}

/**
 * Copies texts to the clipboard. Render `outcome`: it confirms the copy, or shows the text in a box to copy by hand if the
 * browser refuses.
 */
export function useCopy() {
  const words = useWords("sending")
  const [{ status, refused }, setOutcome] = React.useState({ status: "", refused: "" })
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ status: done, refused: "" })
    } catch {
      setOutcome({ status: words.copyBlocked, refused: text })
    }
  }
  const outcome = (
    <>
      <p className="small" role="status">
        {status}
      </p>
      {refused === "" ? null : (
        <textarea
          className={fields.control}
          aria-label={words.textToCopy}
          readOnly
          rows={6}
          value={refused}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
  return { copy, outcome }
}

interface OfferProps {
  sentence: string
  button: string
  onPress: () => void
}

function Offer({ sentence, button, onPress }: OfferProps) {
  return (
    <div className={`cluster ${styles.offer}`}>
      <p id={OFFER_ID} tabIndex={-1}>
        {sentence}
      </p>
      <button className="btn btn--line" type="button" onClick={onPress}>
        {button}
      </button>
    </div>
  )
}

const OFFER_ID = "sent-list"

/** Offers to take the sent list up again. Renders nothing if no list was sent, or a new one is begun. */
export function SentListOffer() {
  const words = useWords("sending")
  const steel = useWords("steel")
  const tag = languageTag[useLanguage()]
  const { lines, sent } = useList((list) => list)
  if (sent === "") return null
  const count = countText(lines, steel)
  return (
    <Offer
      sentence={words.sentOn(count, longDay(sent, tag) ?? sent)}
      button={words.putBack}
      onPress={() => takeUpSent(words.listBack)}
    />
  )
}

/** Offers to mark what was sent after WhatsApp or e-mail was opened. Only the visitor knows whether it was sent. */
export function MarkAsSent() {
  const words = useWords("sending")
  const { lines, markSent } = useLinesToSend()
  if (lines.length === 0) return <SentListOffer />
  const mark = () => {
    markSent()
    // The pressed button disappears, so the focus moves to what replaces it.
    requestAnimationFrame(() => document.getElementById(OFFER_ID)?.focus())
  }
  return <Offer sentence={words.sentIt} button={words.markSent} onPress={mark} />
}
