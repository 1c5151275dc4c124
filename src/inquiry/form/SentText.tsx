import * as React from "react"
import * as fields from "../../kit/blocks/Field.module.css"
import { useIsHydrated } from "../../kit/hooks/hydrated"
import { useSavedText } from "../../kit/hooks/storage"
import { useWords } from "../../kit/words/words"
import { useCopy } from "../../kit/sending/Ways"
import { SENT_KEY } from "./inquiryForm"
import * as styles from "./ContactForm.module.css"

/**
 * Whether an inquiry was sent before this page opened: by scripts in this tab, or by the browser itself, which then comes from
 * another page. True in the static HTML, for visitors without scripts.
 */
export function useIsSent(): boolean {
  const isHydrated = useIsHydrated()
  const [text] = useSavedText("sessionStorage", SENT_KEY)
  return !isHydrated || text !== "" || document.referrer.startsWith(window.location.origin)
}

/** What was sent last from this tab, to copy. Renders nothing if that is not known. */
export function SentText() {
  const { whatWasSent } = useWords("form")
  const { copyText, textCopied } = useWords("steel")
  const id = React.useId()
  const [text] = useSavedText("sessionStorage", SENT_KEY)
  const { copy, outcome } = useCopy()
  if (text === "") return null
  return (
    <div className={`${fields.field} ${styles.copy}`}>
      <label className={fields.label} htmlFor={id}>
        {whatWasSent}
      </label>
      <textarea
        className={fields.control}
        id={id}
        value={text}
        readOnly
        rows={Math.min(12, text.split("\n").length + 1)}
      />
      <div className="cluster">
        <button className="btn btn--line" type="button" onClick={() => void copy(text, textCopied)}>
          {copyText}
        </button>
      </div>
      {outcome}
    </div>
  )
}
