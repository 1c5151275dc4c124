import * as styles from "./Steps.module.css"

/** The next steps, numbered. */
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
