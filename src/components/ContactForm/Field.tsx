import * as React from "react"
import { FaultLine } from "../FaultLine/FaultLine"
import type { Fault } from "../../inquiry/inquiryForm"
import * as fields from "../Field/Field.module.css"
import * as styles from "./ContactForm.module.css"
import { useWords } from "../../interface/words"

/** The words of a field. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string | null
}

/** Props a field passes to its control. */
interface ControlProps {
  id: string
  name: string
  className: string
  "aria-describedby": string | undefined
  "aria-invalid": true | undefined
}

interface FieldProps {
  name: string
  texts: FieldTexts
  fault: Fault | undefined
  optional?: boolean
  /** Two half-width fields share a row where there is room. */
  half?: boolean
  children: (control: ControlProps) => React.ReactNode
}

/** The id of a field's control. */
export function fieldId(name: string): string {
  return `inquiry-${name}`
}

/** A label, a hint, the control and its fault. */
export function Field({
  name,
  texts,
  fault,
  optional = false,
  half = false,
  children,
}: FieldProps) {
  const id = fieldId(name)
  const classNames = [styles.field, half ? styles.half : "", fault ? fields.isFaulty : ""]
  return (
    <div className={classNames.filter(Boolean).join(" ")}>
      <label className={fields.label} htmlFor={id}>
        {texts.label}
        {optional ? <Optional /> : null}
      </label>
      {texts.hint ? (
        <p className={`${fields.hint} ${styles.field__hint}`} id={`${id}-hint`}>
          {texts.hint}
        </p>
      ) : null}
      {children({
        id,
        name,
        className: `${fields.control} ${fields.tall} ${styles.field__in}`,
        "aria-describedby": describedBy(id, texts, fault),
        "aria-invalid": fault ? true : undefined,
      })}
      <FieldFault id={id} fault={fault} />
    </div>
  )
}

/** Marks a field as optional. */
export function Optional() {
  const { optional } = useWords("form")
  return <span className={styles.opt}>{` ${optional}`}</span>
}

/** The ids of a field's hint and fault, for `aria-describedby`. */
export function describedBy(
  id: string,
  texts: Partial<FieldTexts>,
  fault: Fault | undefined,
): string | undefined {
  const ids = [texts.hint ? `${id}-hint` : "", fault ? `${id}-fault` : ""].filter(Boolean)
  return ids.length > 0 ? ids.join(" ") : undefined
}

/** The fault of a field, if any. */
export function FieldFault({ id, fault }: { id: string; fault: Fault | undefined }) {
  return fault ? (
    <FaultLine className={styles.field__err} id={`${id}-fault`}>
      {fault.sentence}
    </FaultLine>
  ) : null
}
