import * as React from "react"
import { useSite } from "../Site/Site"
import * as styles from "./PolicyNotice.module.css"
import { usePolicyNotice } from "./usePolicyNotice"
import { useWords } from "../../interface/words"

/**
 * Says what the site stores in the browser, with one button. It never traps focus. Its height is in `--notice-h` (0 while
 * hidden) on the page and on elements marked `data-clear-of-notice`, so that it hides nothing. Until it is answered, even while
 * hidden, the end of the page leaves room for it, so that the page does not change its height during scrolling.
 */
export function PolicyNotice() {
  const { policyNotice } = useSite().settings
  const words = useWords("shell")
  const { pending, shown, dismiss } = usePolicyNotice()
  const notice = React.useRef<HTMLElement>(null)

  React.useEffect(() => {
    const bar = notice.current
    if (!bar) return
    const observer = new ResizeObserver(() => {
      const clear = document.querySelectorAll<HTMLElement>("html, [data-clear-of-notice]")
      for (const { style } of clear) style.setProperty("--notice-h", `${bar.offsetHeight}px`)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])

  return (
    <section
      className={`${styles.notice} dark`}
      hidden={!shown}
      data-pending={pending || undefined}
      aria-label={words.privacy}
      ref={notice}
    >
      <div className={styles.notice__in}>
        <p>{policyNotice.text}</p>
        <button type="button" className="btn btn--main" onClick={dismiss}>
          {policyNotice.button}
        </button>
      </div>
    </section>
  )
}
