import * as styles from "./Steps.module.css"

/** The next steps, numbered. */
export function Steps({ steps }: { steps: readonly string[] }) {
  if (steps.length === 0) return null
  return (
    <section className="band">
      <div className="sheet">
        <StepList steps={steps} />
      </div>
    </section>
  )
}

/** A numbered list, for the band or a panel. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={`ruled ${styles.steps}`}>
      {steps.map((step) => (
        <li key={step}>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  )
}
