import * as React from "react"
import { Icon } from "../Icon/Icon"
import * as styles from "./SelectBox.module.css"

/** A select with this site's arrow. */
export function SelectBox(props: React.ComponentProps<"select">) {
  return (
    <span className={styles.select}>
      <select {...props} />
      <Icon name="down" />
    </span>
  )
}
