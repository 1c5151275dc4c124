import * as React from "react"
import { Notice } from "../Notice/Notice"
import { fieldId } from "./Field"
import { showElement, focusOnMount } from "../../hooks/focus"
import type { Fault, FaultyField } from "../../inquiry/inquiryForm"
import * as styles from "./Panels.module.css"
import { useWords } from "../../interface/words"

interface FaultSummaryProps {
  faults: readonly Fault[]
  labels: Readonly<Record<FaultyField, string>>
}

/** Links to all faulty fields. It takes the focus when mounted, so give it a new key for each attempt. */
export function FaultSummary({ faults, labels }: FaultSummaryProps) {
  const words = useWords("form")
  return (
    <Notice isError role="alert" tabIndex={-1} ref={focusOnMount}>
      <h3>{words.faults(faults.length)}</h3>
      <ul className={styles.faults}>
        {faults.map(({ field, brief }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={goToField}>
              {labels[field]}: {brief}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Moves to the field without adding a history entry. */
function goToField(event: React.MouseEvent<HTMLAnchorElement>) {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  showElement(control, "center")
}
