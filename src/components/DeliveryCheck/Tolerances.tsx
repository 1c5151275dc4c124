import { bandText, toleranceSource, type Tolerance } from "../../delivery/tolerance"
import * as styles from "./DeliveryCheck.module.css"

interface TolerancesProps {
  heading: string
  text: string
  tolerances: readonly (Tolerance & { readonly readIn: string })[]
}

/** The tolerances used, with their standards and whether they are confirmed. */
export function Tolerances({ heading, text, tolerances }: TolerancesProps) {
  return (
    <>
      <h2>{heading}</h2>
      <p>{text}</p>
      <ul className={styles.tolerances}>
        {tolerances.map((tolerance) => {
          const { name, piece, lot, readIn } = tolerance
          return (
            <li key={name}>
              <b>{name}</b>
              <p>
                {[
                  piece ? `${bandText(piece)} on a length` : "",
                  lot ? `${bandText(lot)} on a lot of ${lot.fromTonnes}\u00a0t and more` : "",
                ]
                  .filter(Boolean)
                  .join(", ")}
                . {toleranceSource(tolerance)}.
              </p>
              <p className="small muted">{readIn}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
