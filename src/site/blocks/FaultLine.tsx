import * as React from "react"
import { Icon } from "./Icon"
import * as styles from "./FaultLine.module.css"

/** What is wrong with a field or a form. */
export function FaultLine({ className = "", children, ...rest }: React.ComponentProps<"p">) {
  return (
    <p className={`${styles.fault} ${className}`.trim()} {...rest}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}
