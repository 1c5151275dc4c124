import { describedBy, FieldFault, fieldId } from "./Field"
import { PageLink } from "../PageLink/PageLink"
import type { Fault } from "../../inquiry/inquiryForm"
import * as styles from "./ContactForm.module.css"

interface ConsentProps {
  text: string
  /** The words of the link to the privacy notice. */
  notice: string
  fault: Fault | undefined
}

/** The box that lets the firm use the details to answer, and the way to the notice of what it agrees to. */
export function Consent({ text, notice, fault }: ConsentProps) {
  const id = fieldId("consent")
  return (
    <div className={fault ? styles.isFaulty : undefined}>
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
      <p className={styles.check__notice}>
        <PageLink className={`link ${styles.attach__see}`} to="/privacy">
          {notice}
        </PageLink>
      </p>
    </div>
  )
}
