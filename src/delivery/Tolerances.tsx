import { graphql } from "gatsby"
import type { Tolerance } from "./check"
import { bandText, toleranceSource } from "./text"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../site/words/words"

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
