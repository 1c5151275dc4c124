import { Words } from "../Words/Words"
import * as styles from "./Steps.module.css"

/** The next steps, numbered. */
export function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <section className="band">
      <div className="sheet">
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <Words text={step} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
