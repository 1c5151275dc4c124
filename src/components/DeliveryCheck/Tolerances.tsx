import { bandText, toleranceSource, type Tolerance } from "../../delivery/tolerance"
import * as styles from "./DeliveryCheck.module.css"
import { useWords } from "../../interface/words"

interface TolerancesProps {
  heading: string
  text: string
  tolerances: readonly (Tolerance & { readonly readIn: string })[]
}

/** The tolerances used, with their standards and whether they are confirmed. */
export function Tolerances({ heading, text, tolerances }: TolerancesProps) {
  const words = useWords("delivery")
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
                  piece ? words.onLength(bandText(piece, words)) : "",
                  lot ? words.onLot(bandText(lot, words), lot.fromTonnes) : "",
                ]
                  .filter(Boolean)
                  .join(", ") || words.noLimit}
                {words.stop} {toleranceSource(tolerance, words)}
                {words.stop}
              </p>
              <p className="small muted">{readIn}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
