import { Icon } from "../../site/blocks/Icon"
import { useWords } from "../../site/words/words"

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
