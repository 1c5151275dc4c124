import * as React from "react"
import type { DeliveryCheck, ReceivedLine } from "../../delivery/check"
import {
  deliveryMessage,
  explanation,
  percentText,
  pieceText,
  signedWeightText,
  tradeSentence,
  usedToleranceText,
  verdictText,
  weightText,
} from "../../delivery/text"
import { mailtoLink } from "../../inquiry/inquiryForm"
import type { CompanyReach } from "../ContactForm/OtherWays"
import { Icon } from "../Icon/Icon"
import { copyText } from "../../hooks/copyText"
import { whatsappLink } from "../../format/phoneLinks"
import * as styles from "./DeliveryCheck.module.css"

/** The heading that takes focus when a delivery was checked. */
export const VERDICT_ID = "delivery-verdict"

interface ResultProps {
  lines: readonly ReceivedLine[]
  check: DeliveryCheck
  texts: { readonly sendHeading: string; readonly message: string; readonly note: string }
  company: CompanyReach
  /** The address that opens the check with these sizes. */
  link: string
}

/** The verdict on a delivery, its reasons, and the ways to send it. */
export function Result({ lines, check, texts, company, link }: ResultProps) {
  const [said, setSaid] = React.useState("")
  const [toCopy, setToCopy] = React.useState<string>()
  const message = deliveryMessage(lines, check, { heading: texts.message, link })
  const mail = mailtoLink(company.infoEmail, {
    subject: `${texts.message}: ${verdictText(check)}`,
    body: message,
  })
  const copy = async () => {
    const isCopied = await copyText(message)
    setToCopy(isCopied ? undefined : message)
    setSaid(isCopied ? "Copied as text." : "The browser did not allow it. Copy it from the box.")
  }
  return (
    <section className={styles.result} aria-labelledby={VERDICT_ID}>
      <Findings check={check} id={VERDICT_ID} />
      <p className="small muted">{texts.note}</p>
      <h3>{texts.sendHeading}</h3>
      <div className="btn-row no-print">
        <a
          className="btn btn--line"
          href={whatsappLink(company.whatsapp, message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          <span>
            WhatsApp<span className="vh"> (opens in a new tab)</span>
          </span>
        </a>
        <a className="btn btn--line" href={mail}>
          <Icon name="mail" />
          E-mail
        </a>
        <button className="btn btn--line" type="button" onClick={() => void copy()}>
          Copy text
        </button>
        <button className="btn btn--line" type="button" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
      <p className="small" role="status">
        {said}
      </p>
      {toCopy ? (
        <textarea className={styles.box} aria-label="To copy" readOnly rows={8} value={toCopy} />
      ) : null}
    </section>
  )
}

const marks = { within: "tick", short: "warning", over: "warning" } as const

/** The verdict and its figures, on the page and on paper. */
export function Findings({ check, id }: { check: DeliveryCheck; id?: string }) {
  const { verdict, theoreticalKg, netKg, differenceKg, differencePercent, tolerances } = check
  const isDoubtful = tolerances.some(({ tolerance }) => !tolerance.confirmed)
  const rows: readonly (readonly [string, string])[] = [
    ["Theoretical weight", weightText(theoreticalKg)],
    ["Weighbridge net", weightText(netKg)],
    ["Difference", `${signedWeightText(differenceKg)}, ${percentText(differencePercent)}`],
  ]
  return (
    <>
      <h2
        className={`${styles.verdict} ${verdict === "within" ? styles.isWithin : verdict ? styles.isOff : ""}`}
        id={id}
        tabIndex={-1}
      >
        {verdict ? <Icon name={marks[verdict]} /> : null}
        {verdictText(check)}
      </h2>
      <dl className={styles.figures}>
        {rows.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {[...explanation(check), pieceText(check), tradeSentence(check)]
        .filter(Boolean)
        .map((line) => (
          <p key={line}>{line}</p>
        ))}
      {tolerances.length > 0 ? (
        <ul className={styles.used}>
          {tolerances.map((used) => (
            <li key={used.tolerance.name}>{usedToleranceText(used)}</li>
          ))}
        </ul>
      ) : null}
      {isDoubtful && verdict ? (
        <p className={styles.doubt}>
          <Icon name="warning" />
          This tolerance is still to be confirmed. Ask us before you act on the verdict.
        </p>
      ) : null}
    </>
  )
}
