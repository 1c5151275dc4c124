import { INQUIRY_PAGE } from "../../inquiry/inquiryPage"
import { PageLink } from "../PageLink/PageLink"
import * as styles from "./ContactForm.module.css"
import { useWords } from "../../interface/words"

interface AttachListProps {
  label: string
  /** "3 sizes, 3.153 t" */
  summary: string
  isAttached: boolean
  onChange: (isAttached: boolean) => void
}

/** A checkbox to attach the visitor's inquiry list to the message. */
export function AttachList({ label, summary, isAttached, onChange }: AttachListProps) {
  const words = useWords("form")
  return (
    <div className={styles.attach}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isAttached}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>
          {label}: {summary}
        </span>
      </label>
      <PageLink className={`link ${styles.attach__see}`} to={INQUIRY_PAGE}>
        {words.seeList}
      </PageLink>
    </div>
  )
}
