import { describedBy, FieldFault, fieldId } from "./Field"
import type { Fault } from "../../inquiry/inquiryForm"
import * as styles from "./ContactForm.module.css"

/** The consent checkbox. */
export function Consent({ text, fault }: { text: string; fault: Fault | undefined }) {
  const id = fieldId("consent")
  return (
    <div className={fault ? styles.isErr : undefined}>
      <label className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name="consent"
          value="yes"
          required
          aria-describedby={describedBy(id, {}, fault)}
          aria-invalid={fault ? true : undefined}
        />
        <span>{text}</span>
      </label>
      <FieldFault id={id} fault={fault} />
    </div>
  )
}
