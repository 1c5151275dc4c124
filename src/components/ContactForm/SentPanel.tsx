import { Icon } from "../Icon/Icon"
import { SentListOffer } from "../../inquiry/list/SentList"
import { telephoneLink } from "../../format/phoneLinks"
import { focusOnMount } from "../../hooks/focus"
import * as form from "./ContactForm.module.css"
import { StepList } from "../Steps/Steps"
import * as styles from "./Panels.module.css"

/** The words shown after sending. */
export interface SentTexts {
  readonly heading: string
  readonly text: string
  readonly steps: readonly string[]
}

interface SentPanelProps {
  texts: SentTexts
  company: { readonly tollFree: string }
}

/** Takes the place of the form and says that the inquiry was sent and what happens next. Its heading takes the focus. */
export function SentPanel({ texts, company }: SentPanelProps) {
  return (
    <div className={`${form.form__box} ${form.isSent}`}>
      <div className={styles.sent} role="status">
        <svg className={styles.sent__mark} viewBox="0 0 72 72" aria-hidden="true">
          <path
            fillRule="evenodd"
            d="M14 2H58A12 12 0 0 1 70 14V58A12 12 0 0 1 58 70H14A12 12 0 0 1 2 58V14A12 12 0 0 1 14 2ZM14 8A6 6 0 0 0 8 14V58A6 6 0 0 0 14 64H58A6 6 0 0 0 64 58V14A6 6 0 0 0 58 8Z"
          />
          <path className={styles.sent__tick} d="M22 37l10 10 19-22" />
        </svg>
        <h2 tabIndex={-1} ref={focusOnMount}>
          {texts.heading}
        </h2>
        <p className="lead">{texts.text}</p>
        {texts.steps.length > 0 ? <StepList steps={texts.steps} /> : null}
        <SentListOffer />
        <div className="btn-row">
          <a className="btn btn--main" href={telephoneLink(company.tollFree)}>
            <Icon name="call" />
            {company.tollFree}
          </a>
        </div>
      </div>
    </div>
  )
}
