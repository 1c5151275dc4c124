import type * as React from "react"
import * as styles from "./Tick.module.css"

/** A box to tick with its text. */
export function Tick({ text, ...input }: React.ComponentProps<"input"> & { text: string }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>{text}</span>
    </label>
  )
}
