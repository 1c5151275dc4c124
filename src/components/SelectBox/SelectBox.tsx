import * as React from "react"
import { Icon } from "../Icon/Icon"
import * as styles from "./SelectBox.module.css"

/** A select with the arrow of this site. */
export function SelectBox(props: React.ComponentProps<"select">) {
  return (
    <span className={styles.select}>
      <select {...props} />
      <Icon name="down" />
    </span>
  )
}
