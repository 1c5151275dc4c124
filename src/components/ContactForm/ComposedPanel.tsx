import type { InquiryValues } from "../../inquiry/inquiryForm"
import { OtherWays, type CompanyReach } from "./OtherWays"
import { MarkAsSent } from "../../inquiry/list/SentList"
import { focusOnMount } from "../../hooks/focus"
import * as styles from "./Panels.module.css"
import { useWords } from "../../interface/words"

interface ComposedPanelProps {
  texts: { readonly heading: string; readonly text: string }
  values: InquiryValues
  company: CompanyReach
  onBack: () => void
}

/** The complete inquiry, ready to send by WhatsApp or e-mail. */
export function ComposedPanel({ texts, values, company, onBack }: ComposedPanelProps) {
  const words = useWords("form")
  return (
    <div className={styles.sent}>
      <div role="status">
        <h2 tabIndex={-1} ref={focusOnMount}>
          {texts.heading}
        </h2>
        <p>{texts.text}</p>
      </div>
      <OtherWays values={values} company={company} />
      {values.list === "" ? null : <MarkAsSent />}
      <button className="btn btn--text" type="button" onClick={onBack}>
        {words.backToForm}
      </button>
    </div>
  )
}
