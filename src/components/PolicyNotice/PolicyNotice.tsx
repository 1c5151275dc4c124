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

  const close = () => {
    // The pressed button disappears.
    document.getElementById("main")?.focus({ preventScroll: true })
    dismiss()
  }
  return <PolicyBar isShown={shown} isPending={pending} onDismiss={close} bar={notice} />
}

interface PolicyBarProps {
  readonly isShown: boolean
  /** Whether the notice still needs an answer. */
  readonly isPending: boolean
  readonly onDismiss?: () => void
  readonly bar?: React.Ref<HTMLElement>
}

/** The notice as visitors see it. */
export function PolicyBar({ isShown, isPending, onDismiss, bar }: PolicyBarProps) {
  const { policyNotice } = useSite().settings
  const words = useWords("shell")
  const [isFocused, setFocused] = React.useState(false)
  return (
    <section
      className={`${styles.notice} dark`}
      // It stays while it has the focus, which hiding it would drop.
      hidden={!isShown && !(isPending && isFocused)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      data-pending={isPending || undefined}
      aria-label={words.privacy}
      ref={bar}
    >
      <div className={styles.notice__in}>
        <p>{policyNotice.text}</p>
        <button type="button" className="btn btn--main" onClick={onDismiss}>
          {policyNotice.button}
        </button>
      </div>
    </section>
  )
}
