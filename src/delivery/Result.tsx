import { pieceKg, type DeliveryCheck } from "./check"
import {
  deliveryMessage,
  findings,
  percentText,
  receivedText,
  usedToleranceText,
  verdictText,
  warningText,
  weightText,
} from "./text"
import type { CompanyReach } from "../inquiry/form/Panels"
import { Icon } from "../site/blocks/Icon"
import { PrintedSheet } from "../site/blocks/PrintedSheet"
import { PrintButton, SendLinks, useCopy } from "../inquiry/list/sending"
import { whatsappLink } from "../site/format/phoneLinks"
import { mailtoLink } from "../inquiry/form/inquiryForm"
import { sizeName } from "../steel/range/size"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../site/words/words"

/** Id of the heading that takes the focus after a check. */
export const VERDICT_ID = "delivery-verdict"

interface ResultProps {
  check: DeliveryCheck
  /** Goods of the list that have no weight. */
  unweighed: readonly string[]
  texts: { readonly sendHeading: string; readonly message: string; readonly note: string }
  company: CompanyReach
  /** Link that opens the check with these sizes. */
  link: string
}

/** The verdict, its figures and reasons, on screen and on paper, and the ways to send it. */
export function Result({ check, unweighed, texts, company, link }: ResultProps) {
  const words = useWords("delivery")
  const { blanks, heads } = words
  const { copy, outcome } = useCopy()
  const { verdict, theoreticalKg, netKg, differenceKg, differencePercent, tolerances } = check
  const message = deliveryMessage(check, words, { heading: texts.message, unweighed, link })
  const mail = mailtoLink(company.infoEmail, {
    subject: `${texts.message}: ${verdictText(check, words)}`,
    body: message,
  })
  const isWithin = verdict === "within" || verdict === "withinOld"
  const look = verdict && (isWithin ? styles.isWithin : styles.isOff)
  const warning = warningText(check, words)
  const sign = differenceKg < 0 ? "−" : "+"
  const difference = `${sign}${weightText(Math.abs(differenceKg), words)}`
  const figures = [
    [words.rows.theoretical, weightText(theoreticalKg, words)],
    [words.rows.net, weightText(netKg, words)],
    [words.rows.difference, `${difference}, ${percentText(differencePercent)}`],
  ] as const
  return (
    <PrintedSheet
      heading={`${texts.message},`}
      note={texts.note}
      blanks={[blanks.vehicle, blanks.challan, blanks.slip, blanks.checkedBy]}
    >
      <table className="print-only">
        <thead>
          <tr>
            <th scope="col">{heads.size}</th>
            <th scope="col">{heads.received}</th>
            <th scope="col">{heads.perPiece}</th>
          </tr>
        </thead>
        <tbody>
          {check.lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">{sizeName(line.size, words)}</th>
              <td>{receivedText(line, words)}</td>
              <td>{weightText(pieceKg(line), words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <section className={styles.result} aria-labelledby={VERDICT_ID} data-clear-of-notice>
        {warning ? <p className="small">{warning}</p> : null}
        <h2 className={`${styles.verdict} ${look ?? ""}`} id={VERDICT_ID} tabIndex={-1}>
          {look ? <Icon name={isWithin ? "tick" : "warning"} /> : null}
          <span>{verdictText(check, words)}</span>
        </h2>
        <dl className={styles.figures}>
          {figures.map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        {findings(check, words, unweighed).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {tolerances.length > 0 ? (
          <ul className={styles.used}>
            {tolerances.map((used) => (
              <li key={used.tolerance.name}>{usedToleranceText(used, words)}</li>
            ))}
          </ul>
        ) : null}
        <p className="small muted no-print">{texts.note}</p>
        <h3 className="no-print">{texts.sendHeading}</h3>
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
    </PrintedSheet>
  )
}
