import type * as React from "react"
import * as styles from "./Fold.module.css"

interface FoldProps {
  heading: React.ReactNode
  className?: string
  children: React.ReactNode
}

/** A part that opens when its heading is pressed. Works without scripts. */
export function Fold({ heading, className = "", children }: FoldProps) {
  return (
    <details className={`${styles.fold} ${className}`.trim()}>
      <summary>{heading}</summary>
      {children}
    </details>
  )
}
