import type * as React from "react"
import { Icon, type IconName } from "./Icon"
import * as styles from "./Notice.module.css"

interface NoticeProps extends React.ComponentProps<"div"> {
  icon?: IconName
  isError?: boolean
}

/** A framed message with an icon: a fault, or a question about the page as a whole. */
export function Notice({ icon = "warning", isError = false, children, ...rest }: NoticeProps) {
  return (
    <div className={`${styles.notice} ${isError ? styles.isError : ""}`} {...rest}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  )
}
