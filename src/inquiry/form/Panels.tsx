import {
  inquiryMessage,
  inquirySubject,
  isLinkTooLong,
  mailtoLink,
  type InquiryValues,
} from "./inquiryForm"
import { Icon } from "../../site/blocks/Icon"
import { Notice } from "../../site/blocks/Notice"
import { MarkAsSent, SendLinks, useCopy } from "../list/sending"
import { telephoneLink, whatsappLink } from "../../site/format/phoneLinks"
import { focusOnMount } from "../../site/hooks/focus"
import * as fields from "../../site/blocks/Field.module.css"
import * as styles from "./Panels.module.css"
import type { FormSay } from "../../site/words/catalogue"
import { useWords } from "../../site/words/words"

/** How to reach the company. */
export interface CompanyReach {
  readonly name: string
  readonly tollFree: string
  readonly whatsapp: string
  readonly infoEmail: string
}

type Contact = NonNullable<Queries.ContactPageQuery["contact"]>

interface ComposedPanelProps {
  texts: Contact["compose"]
  values: InquiryValues
  company: CompanyReach
  onBack: () => void
}

/** The complete inquiry, ready to send by WhatsApp or e-mail. */
export function ComposedPanel({ texts, values, company, onBack }: ComposedPanelProps) {
  const words = useWords("form")
  return (
    <div className={`stack ${styles.sent}`}>
      <div role="status">
        <h2 tabIndex={-1} ref={focusOnMount}>
          {texts.heading}
        </h2>
        <p className="muted">{texts.text}</p>
      </div>
      <OtherWays values={values} company={company} />
      {values.list === "" ? null : <MarkAsSent />}
      <button className="btn btn--text" type="button" onClick={onBack}>
        {words.backToForm}
      </button>
    </div>
  )
}

interface FailurePanelProps {
  failure: FormSay
  values: InquiryValues
  company: CompanyReach
}

/** Says that sending failed and why, and offers other ways to send. */
export function FailurePanel({ failure, values, company }: FailurePanelProps) {
  const words = useWords("form")
  return (
    <Notice isError role="group" aria-labelledby="inquiry-failure" tabIndex={-1} ref={focusOnMount}>
      <div role="alert">
        <h3 id="inquiry-failure">{words.notSent}</h3>
        <p>{`${failure(words)} ${words.stillHere}`}</p>
      </div>
      <OtherWays values={values} company={company} />
    </Notice>
  )
}

/** Other ways to send the typed inquiry: WhatsApp, e-mail, telephone, or a copy of the message. */
function OtherWays({ values, company }: { values: InquiryValues; company: CompanyReach }) {
  const words = useWords("form")
  const { longMessage } = useWords("sending")
  const { copy, outcome } = useCopy()
  const message = inquiryMessage(values, words)
  const whatsapp = whatsappLink(company.whatsapp, message)
  const mail = mailtoLink(company.infoEmail, {
    subject: inquirySubject(values, company.name, words),
    body: message,
  })
  return (
    <div className="stack">
      <div className="btn-row">
        <SendLinks whatsapp={whatsapp} mail={mail} isMain />
        <a className="btn btn--line" href={telephoneLink(company.tollFree)}>
          <Icon name="call" />
          {company.tollFree}
        </a>
      </div>
      {isLinkTooLong(whatsapp) || isLinkTooLong(mail) ? (
        <p className="small">{longMessage}</p>
      ) : null}
      <div className={`${fields.field} ${styles.copy}`}>
        <label className={fields.label} htmlFor="inquiry-copy">
          {words.yourMessage}
        </label>
        <textarea
          className={fields.control}
          id="inquiry-copy"
          value={message}
          readOnly
          rows={Math.min(12, message.split("\n").length + 1)}
        />
        <div className="cluster">
          <button
            className="btn btn--line"
            type="button"
            onClick={() => void copy(message, words.copied)}
          >
            {words.copyMessage}
          </button>
          {outcome}
        </div>
      </div>
    </div>
  )
}

/** The company's contact links, for visitors without scripts. */
export function DirectWays({ company }: { company: CompanyReach }) {
  const { whatsapp } = useWords("shell")
  const ways = [
    [company.tollFree, telephoneLink(company.tollFree)],
    [whatsapp, whatsappLink(company.whatsapp)],
    [company.infoEmail, `mailto:${company.infoEmail}`],
  ] as const
  return (
    <ul className="cluster">
      {ways.map(([label, address]) => (
        <li key={address}>
          <a className="link tap" href={address}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
