import * as React from "react"
import { useSite } from "../Site/Site"
import * as styles from "./PolicyNotice.module.css"
import { usePolicyNotice } from "./usePolicyNotice"

/**
 * What the site keeps in the browser, in one sentence with one button. Never traps focus, and tells those who keep clear of it
 * its height (`--notice-h`, 0 while it is away): the page, its body, and what is marked so.
 */
export function PolicyNotice() {
  const { policyNotice } = useSite().settings
  const { shown, dismiss } = usePolicyNotice()
  const notice = React.useRef<HTMLElement>(null)

  React.useEffect(() => {
    const bar = notice.current
    if (!bar) return
    const observer = new ResizeObserver(() => {
      const clear = document.querySelectorAll<HTMLElement>("html, body, [data-clear-of-notice]")
      for (const { style } of clear) style.setProperty("--notice-h", `${bar.offsetHeight}px`)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])

  return (
    <section className={`${styles.notice} dark`} hidden={!shown} aria-label="Privacy" ref={notice}>
      <div className={styles.notice__in}>
        <p>
          {sentences(policyNotice.text).map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        <button type="button" className="btn btn--main" onClick={dismiss}>
          {policyNotice.button}
        </button>
      </div>
    </section>
  )
}

/** Each sentence is a block of its own: as one, the notice would be the largest text of a page that has no picture. */
function sentences(text: string): readonly string[] {
  return [...new Set(text.split(/(?<=\.)\s+/))]
}
