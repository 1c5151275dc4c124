import * as React from "react"
import { FaultLine } from "../../kit/blocks/Field"
import * as fields from "../../kit/blocks/Field.module.css"
import { useSettled } from "../../kit/hooks/browser"
import * as styles from "./InquiryList.module.css"

interface SettledFieldProps extends Omit<React.ComponentProps<"input">, "value"> {
  value: string
  /** What is wrong with what is typed, said once the visitor pauses; null or empty if nothing is. */
  fault: React.ReactNode
}

/** A field in a line of the list. */
export function SettledField({ value, fault, className = "", ...input }: SettledFieldProps) {
  const id = React.useId()
  const isSettled = useSettled(value) === value
  const isFaulty = isSettled && Boolean(fault)
  return (
    <>
      <input
        className={`${fields.control} ${className} ${isFaulty ? styles.isFaulty : ""}`}
        {...input}
        value={value}
        autoComplete="off"
        aria-invalid={isFaulty || undefined}
        aria-describedby={isFaulty ? id : undefined}
      />
      {isFaulty ? (
        <FaultLine className={styles.fault} id={id} role="alert">
          {fault}
        </FaultLine>
      ) : null}
    </>
  )
}
