import * as React from "react"
import { longDate } from "../format/dates"
import { useLanguage } from "../words/words"
import * as styles from "./PrintedSheet.module.css"

interface PrintedSheetProps {
  /** Text before today's date. */
  heading: string
  note: string
  /** Labels of lines to fill in by hand. */
  blanks: readonly string[]
  children: React.ReactNode
}

/** What paper needs around a result: above it the date, below it a note and lines to fill in by hand. */
export function PrintedSheet({ heading, note, blanks, children }: PrintedSheetProps) {
  const language = useLanguage()
  const [today] = React.useState(() => new Date())
  return (
    <div className={styles.print}>
      <p className="print-only">
        {heading} {longDate(today, language)}
      </p>
      {children}
      <div className="print-only">
        <p>{note}</p>
        <dl className={styles.blanks}>
          {blanks.map((blank) => (
            <div key={blank}>
              <dt>{blank}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
