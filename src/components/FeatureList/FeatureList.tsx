import * as styles from "./FeatureList.module.css"

interface Row {
  readonly term: string
  readonly text: string
}

/** Terms and their explanations in two columns. */
export function FeatureList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className={`ruled ${styles.feat}`}>
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
