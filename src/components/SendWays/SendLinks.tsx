import { Icon } from "../Icon/Icon"

interface SendLinksProps {
  /** The link that opens WhatsApp with the message. */
  whatsapp: string
  /** The link that opens the mail program with the message. */
  mail: string
  /** Whether WhatsApp is the main button of its row. */
  isMain?: boolean
  onPress?: () => void
}

/** The links that open the visitor's own WhatsApp or mail program with a message. */
export function SendLinks({ whatsapp, mail, isMain = false, onPress }: SendLinksProps) {
  return (
    <>
      <a
        className={`btn ${isMain ? "btn--main" : "btn--line"}`}
        href={whatsapp}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onPress}
      >
        <Icon name="whatsapp" />
        <span>
          WhatsApp<span className="vh"> (opens in a new tab)</span>
        </span>
      </a>
      <a className="btn btn--line" href={mail} onClick={onPress}>
        <Icon name="mail" />
        E-mail
      </a>
    </>
  )
}

/** Prints the page. */
export function PrintButton() {
  return (
    <button className="btn btn--line" type="button" onClick={() => window.print()}>
      <Icon name="print" />
      Print
    </button>
  )
}
