import * as React from "react"
import { useSite } from "../Site/Site"
import * as styles from "./PolicyNotice.module.css"
import { usePolicyNotice } from "./usePolicyNotice"

/**
 * What the site keeps in the browser, in one sentence with one button. Never traps focus, and tells the page its height
 * (`--notice-h`, 0 while it is away), so that the page keeps clear of it.
 */
export function PolicyNotice() {
  const { policyNotice } = useSite().settings
  const { shown, dismiss } = usePolicyNotice()
  const notice = React.useRef<HTMLElement>(null)

  React.useEffect(() => {
    const bar = notice.current
    if (!bar) return
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty("--notice-h", `${bar.offsetHeight}px`)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])

  return (
    <section className={`${styles.notice} dark`} hidden={!shown} aria-label="Privacy" ref={notice}>
      <div className={styles.notice__in}>
        <p>{policyNotice.text}</p>
        <button type="button" className="btn btn--main" onClick={dismiss}>
          {policyNotice.button}
        </button>
      </div>
    </section>
  )
}
