import type * as React from "react"
import * as styles from "./FigureTable.module.css"

interface FigureTableProps {
  caption: string
  /** Whether a heading above says what the caption says. */
  isTitled?: boolean
  heads: readonly React.ReactNode[]
  /** The cells of each row. The first is its head. */
  rows: readonly (readonly React.ReactNode[])[]
}

/** A table of texts and figures. It scrolls for itself where it is wider than the page. */
export function FigureTable({ caption, isTitled, heads, rows }: FigureTableProps) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
    <div className={styles.box} role="region" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption className={isTitled ? "vh" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head, place) =>
              head === "" ? (
                <td key={place} />
              ) : (
                <th scope="col" key={place}>
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], nth) => (
            <tr key={nth}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td key={place}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
