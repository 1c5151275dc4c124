import * as styles from "./SpecificationTable.module.css"

interface SpecificationTableProps {
  caption: string
  rows: readonly { readonly label: string; readonly value: string }[]
}

/** Specification rows of a product. */
export function SpecificationTable({ caption, rows }: SpecificationTableProps) {
  return (
    <table className={styles.spec}>
      <caption className="vh">{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
