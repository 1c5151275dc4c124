import * as React from "react"
import { copyText } from "../../hooks/copyText"
import { Icon } from "../Icon/Icon"
import { SendLinks } from "../SendWays/SendLinks"
import { telephoneLink, whatsappLink } from "../../format/phoneLinks"
import {
  inquiryMessage,
  inquirySubject,
  isLinkTooLong,
  mailtoLink,
  type InquiryValues,
} from "../../inquiry/inquiryForm"
import * as fields from "../Field/Field.module.css"
import * as styles from "./Panels.module.css"
import { useWords } from "../../interface/words"

/** How to reach the company. */
export interface CompanyReach {
  readonly name: string
  readonly tollFree: string
  readonly whatsapp: string
  readonly infoEmail: string
}

/** Other ways to send the typed inquiry: WhatsApp, e-mail, telephone, or a copy of the message. */
export function OtherWays({ values, company }: { values: InquiryValues; company: CompanyReach }) {
  const words = useWords("form")
  const copy = React.useRef<HTMLTextAreaElement>(null)
  const [copied, setCopied] = React.useState<string>()
  const message = inquiryMessage(values, words)
  const whatsapp = whatsappLink(company.whatsapp, message)
  const mail = mailtoLink(company.infoEmail, {
    subject: inquirySubject(values, company.name, words),
    body: message,
  })

  const copyMessage = async () => {
    if (await copyText(message)) return setCopied(words.copied)
    copy.current?.focus()
    copy.current?.select()
    setCopied(words.selected)
  }

  return (
    <div className={styles.ways}>
      <div className="btn-row">
        <SendLinks whatsapp={whatsapp} mail={mail} isMain />
        <a className="btn btn--line" href={telephoneLink(company.tollFree)}>
          <Icon name="call" />
          {company.tollFree}
        </a>
      </div>
      {isLinkTooLong(whatsapp) || isLinkTooLong(mail) ? (
        <p className="small">{words.longMessage}</p>
      ) : null}
      <div className={styles.ways__copy}>
        <label className={fields.label} htmlFor="inquiry-copy">
          {words.yourMessage}
        </label>
        <textarea
          className={fields.control}
          id="inquiry-copy"
          ref={copy}
          value={message}
          readOnly
          rows={Math.min(12, message.split("\n").length + 1)}
        />
        <div className={styles.ways__act}>
          <button className="btn btn--line" type="button" onClick={copyMessage}>
            {words.copyMessage}
          </button>
          <span className="small" role="status">
            {copied}
          </span>
        </div>
      </div>
    </div>
  )
}

/** The company's contact links, for visitors without scripts. */
export function DirectWays({ company }: { company: CompanyReach }) {
  const { whatsapp } = useWords("shell")
  return (
    <ul className={styles.direct}>
      <li>
        <a className="link" href={telephoneLink(company.tollFree)}>
          {company.tollFree}
        </a>
      </li>
      <li>
        <a className="link" href={whatsappLink(company.whatsapp)}>
          {whatsapp}
        </a>
      </li>
      <li>
        <a className="link" href={`mailto:${company.infoEmail}`}>
          {company.infoEmail}
        </a>
      </li>
    </ul>
  )
}
