import type { DeliveryCheck, ReceivedLine } from "../../delivery/check"
import {
  deliveryMessage,
  findings,
  percentText,
  signedWeightText,
  usedToleranceText,
  verdictText,
  weightText,
} from "../../delivery/text"
import { mailtoLink } from "../../inquiry/inquiryForm"
import type { CompanyReach } from "../ContactForm/OtherWays"
import { FaultLine } from "../FaultLine/FaultLine"
import { Icon } from "../Icon/Icon"
import { PrintButton, SendLinks } from "../SendWays/SendLinks"
import { useCopy } from "../SendWays/useCopy"
import { whatsappLink } from "../../format/phoneLinks"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../../interface/words"

/** Id of the heading that takes the focus after a check. */
export const VERDICT_ID = "delivery-verdict"

interface ResultProps {
  lines: readonly ReceivedLine[]
  check: DeliveryCheck
  texts: { readonly sendHeading: string; readonly message: string; readonly note: string }
  company: CompanyReach
  /** Link that opens the check with these sizes. */
  link: string
}

/** The verdict, its reasons and the ways to send it. */
export function Result({ lines, check, texts, company, link }: ResultProps) {
  const words = useWords("delivery")
  const { copy, outcome } = useCopy()
  const message = deliveryMessage(lines, check, words, { heading: texts.message, link })
  const mail = mailtoLink(company.infoEmail, {
    subject: `${texts.message}: ${verdictText(check, words)}`,
    body: message,
  })
  return (
    <section className={styles.result} aria-labelledby={VERDICT_ID}>
      <Findings check={check} id={VERDICT_ID} />
      <p className="small muted">{texts.note}</p>
      <h3>{texts.sendHeading}</h3>
      <div className="btn-row no-print">
        <SendLinks whatsapp={whatsappLink(company.whatsapp, message)} mail={mail} />
        <button
          className="btn btn--line"
          type="button"
          onClick={() => void copy(message, words.copied)}
        >
          {words.copyText}
        </button>
        <PrintButton />
      </div>
      {outcome}
    </section>
  )
}

const marks = { within: "tick", short: "warning", over: "warning" } as const

/** The verdict and its figures, on screen and on paper. */
export function Findings({ check, id }: { check: DeliveryCheck; id?: string }) {
  const words = useWords("delivery")
  const { verdict, theoreticalKg, netKg, differenceKg, differencePercent, tolerances } = check
  const isDoubtful = tolerances.some(({ tolerance }) => !tolerance.confirmed)
  const rows: readonly (readonly [string, string])[] = [
    [words.rows.theoretical, weightText(theoreticalKg, words)],
    [words.rows.net, weightText(netKg, words)],
    [
      words.rows.difference,
      `${signedWeightText(differenceKg, words)}, ${percentText(differencePercent)}`,
    ],
  ]
  return (
    <>
      <h2
        className={`${styles.verdict} ${verdict === "within" ? styles.isWithin : verdict ? styles.isOff : ""}`}
        id={id}
        tabIndex={-1}
      >
        {verdict ? <Icon name={marks[verdict]} /> : null}
        {verdictText(check, words)}
      </h2>
      <dl className={styles.figures}>
        {rows.map(([term, figure]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {findings(check, words).map((line) => (
        <p key={line}>{line}</p>
      ))}
      {tolerances.length > 0 ? (
        <ul className={styles.used}>
          {tolerances.map((used) => (
            <li key={used.tolerance.name}>{usedToleranceText(used, words)}</li>
          ))}
        </ul>
      ) : null}
      {isDoubtful && verdict ? <FaultLine>{words.unconfirmed}</FaultLine> : null}
    </>
  )
}
