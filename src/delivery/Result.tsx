import { pieceKg, type DeliveryCheck, type ReceivedLine } from "./check"
import {
  deliveryMessage,
  findings,
  percentText,
  receivedText,
  signedWeightText,
  usedToleranceText,
  verdictText,
  warningText,
  weightText,
} from "./text"
import type { CompanyReach } from "../inquiry/form/Panels"
import { Icon } from "../components/Icon/Icon"
import { PrintedSheet } from "../components/PrintedSheet/PrintedSheet"
import { PrintButton, SendLinks } from "../components/SendWays/SendLinks"
import { useCopy } from "../components/SendWays/useCopy"
import { whatsappLink } from "../format/phoneLinks"
import { mailtoLink } from "../inquiry/form/inquiryForm"
import { sizeName } from "../steel/range/size"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../interface/words"

/** Id of the heading that takes the focus after a check. */
export const VERDICT_ID = "delivery-verdict"

interface Checked {
  readonly lines: readonly ReceivedLine[]
  readonly check: DeliveryCheck
  /** Goods of the list that have no weight. */
  readonly unweighed: readonly string[]
}

interface ResultProps extends Checked {
  texts: { readonly sendHeading: string; readonly message: string; readonly note: string }
  company: CompanyReach
  /** Link that opens the check with these sizes. */
  link: string
}

/** The verdict, its reasons and the ways to send it. */
export function Result({ lines, check, unweighed, texts, company, link }: ResultProps) {
  const words = useWords("delivery")
  const { copy, outcome } = useCopy()
  const message = deliveryMessage(lines, check, words, { heading: texts.message, unweighed, link })
  const mail = mailtoLink(company.infoEmail, {
    subject: `${texts.message}: ${verdictText(check, words)}`,
    body: message,
  })
  return (
    <section className={styles.result} aria-labelledby={VERDICT_ID} data-clear-of-notice>
      <Findings check={check} unweighed={unweighed} id={VERDICT_ID} />
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

const looks = {
  within: ["tick", styles.isWithin],
  withinOld: ["tick", styles.isWithin],
  short: ["warning", styles.isOff],
  over: ["warning", styles.isOff],
  farOff: ["warning", styles.isOff],
} as const

interface FindingsProps extends Omit<Checked, "lines"> {
  id?: string
}

/** The verdict and its figures, on screen and on paper. */
function Findings({ check, unweighed, id }: FindingsProps) {
  const words = useWords("delivery")
  const { verdict, theoreticalKg, netKg, differenceKg, differencePercent, tolerances } = check
  const [icon, look] = verdict ? looks[verdict] : ([null, ""] as const)
  const warning = warningText(check, words)
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
      {warning ? <p className="small">{warning}</p> : null}
      <h2 className={`${styles.verdict} ${look}`} id={id} tabIndex={-1}>
        {icon ? <Icon name={icon} /> : null}
        <span>{verdictText(check, words)}</span>
      </h2>
      <dl className={styles.figures}>
        {rows.map(([term, figure]) => (
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
    </>
  )
}

interface PrintedCheckProps extends Checked {
  heading: string
  note: string
}

/** The check on a sheet of paper. */
export function PrintedCheck({ lines, check, unweighed, heading, note }: PrintedCheckProps) {
  const words = useWords("delivery")
  const { blanks, heads } = words
  return (
    <PrintedSheet
      heading={`${heading},`}
      note={note}
      blanks={[blanks.vehicle, blanks.challan, blanks.slip, blanks.checkedBy]}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.size}</th>
            <th scope="col">{heads.received}</th>
            <th scope="col">{heads.perPiece}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            <tr key={place}>
              <th scope="row">{sizeName(line.size, words)}</th>
              <td>{receivedText(line, words)}</td>
              <td>{weightText(pieceKg(line), words)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Findings check={check} unweighed={unweighed} />
    </PrintedSheet>
  )
}
