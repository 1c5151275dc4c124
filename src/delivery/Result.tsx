import type { CheckedDelivery, Tolerance } from "./check"
import { listedLines } from "./received"
import { deliveryReport, reportMessage, bandText, toleranceSource } from "./text"
import { Figures } from "../kit/blocks/Figures"
import { Icon } from "../kit/blocks/Icon"
import { PrintedSheet } from "../kit/blocks/PrintedSheet"
import { Ways } from "../kit/sending/Ways"
import { useListLink } from "../inquiry/list/sending"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../kit/words/words"
import { graphql } from "gatsby"

/** Id of the heading that takes the focus after a check. */
export const VERDICT_ID = "delivery-verdict"

interface ResultProps {
  check: CheckedDelivery
  /** Goods that have no weight, and lines that were not read. */
  uncounted: readonly string[]
  texts: { readonly sendHeading: string; readonly message: string; readonly note: string }
}

/** The verdict, its figures and reasons, on screen and on paper, and the ways to send it. */
export function Result({ check, uncounted, texts }: ResultProps) {
  const words = useWords("delivery")
  const report = deliveryReport(check, words, uncounted)
  const { warning, verdict, notCounted, tolerances } = report
  const page = window.location.origin + window.location.pathname
  const link = useListLink(page, listedLines(check.lines))
  const isWithin = check.verdict === "within" || check.verdict === "withinOld"
  const look = check.verdict && (isWithin ? styles.isWithin : styles.isOff)
  return (
    <PrintedSheet
      heading={`${texts.message},`}
      note={texts.note}
      blanks={Object.values(words.blanks)}
    >
      <div className="prose print-only">
        <ol>
          {report.lines.map((line, place) => (
            <li key={place}>{line}</li>
          ))}
        </ol>
      </div>
      <section className={`panel ${styles.result}`} aria-labelledby={VERDICT_ID}>
        {warning ? <p className="small">{warning}</p> : null}
        <h2 className={`h3 ${styles.verdict} ${look ?? ""}`} id={VERDICT_ID} tabIndex={-1}>
          {look ? <Icon name={isWithin ? "tick" : "warning"} /> : null}
          <span>{verdict}</span>
        </h2>
        {notCounted ? <p>{notCounted}</p> : null}
        <Figures rows={report.figures} />
        {report.findings.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <ul className="small">
          {tolerances.map((used) => (
            <li key={used}>{used}</li>
          ))}
        </ul>
        <p className="small muted no-print">{texts.note}</p>
        <h3 className="h4 no-print">{texts.sendHeading}</h3>
        <div className="stack no-print">
          <Ways
            message={reportMessage(report, texts.message, link)}
            subject={`${texts.message}: ${verdict}`}
            isPrinted
          />
        </div>
      </section>
    </PrintedSheet>
  )
}

interface TolerancesProps {
  heading: string
  text: string
  tolerances: readonly Tolerance[]
}

/** The tolerances with their standards, where each was read, and which are confirmed. */
export function Tolerances({ heading, text, tolerances }: TolerancesProps) {
  const words = useWords("delivery")
  return (
    <section className="band band--rule" id="tolerances">
      <div className="sheet grid">
        <h2 className="aside">{heading}</h2>
        <div className="beside">
          <p>{text}</p>
          <ul className={`${styles.tolerances} ruled`}>
            {tolerances.map((tolerance) => {
              const { name, piece, lot, clause, confirmed, readIn } = tolerance
              const limits = [
                piece ? words.onLength(bandText(piece, words)) : "",
                lot ? words.onLot(bandText(lot, words), lot.fromTonnes) : "",
              ]
              const source = toleranceSource(tolerance, words)
              const place = clause || confirmed ? source : `${source}, ${words.noClause}`
              return (
                <li key={name}>
                  <b>{name}</b>
                  <p>
                    {limits.filter(Boolean).join(", ") || words.noLimit}
                    {words.stop} {confirmed ? place : words.toConfirm(place)}
                    {words.stop}
                  </p>
                  <p className="small muted">{readIn}</p>
                </li>
              )
            })}
          </ul>
        </div>
      </div>
    </section>
  )
}

export const allTolerancesFragment = graphql`
  fragment AllTolerances on Query {
    allTolerance(sort: [{ standard: ASC }, { name: ASC }]) {
      nodes {
        ...ToleranceContent
      }
    }
  }
`
