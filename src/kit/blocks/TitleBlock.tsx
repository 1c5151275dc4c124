import * as React from "react"
import { unbroken } from "../format/texts"

/** A cell of a title block. */
export interface TitleBlockRow {
  readonly label: string
  readonly value: React.ReactNode
  /** Spans the full width. */
  readonly wide?: boolean
}

/** Labels and values in a grid, like the title block of an engineering drawing. */
export function TitleBlock({ rows }: { rows: readonly TitleBlockRow[] }) {
  return (
    <dl className="tblock">
      {rows.map(({ label, value, wide }) => (
        <div key={label} className={wide ? "wide" : undefined}>
          <dt className="label">{unbroken(label)}</dt>
          <dd className="t22">{typeof value === "string" ? unbroken(value) : value}</dd>
        </div>
      ))}
    </dl>
  )
}
