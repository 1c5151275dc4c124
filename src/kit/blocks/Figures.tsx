/** Terms with their figures, a row each. */
export function Figures({ rows }: { rows: readonly (readonly string[])[] }) {
  return (
    <dl className="figures">
      {rows.map(([term, figure]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
