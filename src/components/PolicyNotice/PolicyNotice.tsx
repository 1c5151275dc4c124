import { useSite } from "../Site/Site"
import * as styles from "./PolicyNotice.module.css"
import { usePolicyNotice } from "./usePolicyNotice"

/** What the site keeps in the browser, in one sentence with one button. Never traps focus. */
export function PolicyNotice() {
  const { policyNotice } = useSite().settings
  const { shown, dismiss } = usePolicyNotice()
  return (
    <section className={`${styles.notice} dark`} hidden={!shown} aria-label="Privacy">
      <div className={styles.notice__in}>
        <p>{policyNotice.text}</p>
        <button type="button" className="btn btn--main" onClick={dismiss}>
          {policyNotice.button}
        </button>
      </div>
    </section>
  )
}
