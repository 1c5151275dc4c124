import { Prose } from "./Prose"
import * as styles from "./TextBand.module.css"

interface TextBandProps {
  heading: string
  html: string
  /** Small print under the text. */
  note?: string | null
}

/** A heading beside formatted text. */
export function TextBand({ heading, html, note }: TextBandProps) {
  return (
    <section className="band">
      <div className="sheet grid">
        <h2 className="aside">{heading}</h2>
        <div className="beside">
          <Prose html={html} />
          {note ? <p className={`small muted ${styles.textband__n}`}>{note}</p> : null}
        </div>
      </div>
    </section>
  )
}
