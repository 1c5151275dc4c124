import * as React from "react"
import { Icon } from "../blocks/Icon"
import * as styles from "./ActionBar.module.css"
import { useWords } from "../words/words"

/** Pixels from the top. Nearer than this the ring would cover the banner's buttons. */
const shownFrom = 600

/** A button back to the top, in a ring that shows how much of the page has been scrolled, also as a figure. */
export function ScrollRing() {
  const words = useWords("shell")
  const { percent, isBeyond } = useScrolled()
  // Stays visible while focused: hiding it would drop the focus.
  const [isFocused, setFocused] = React.useState(false)
  return (
    <button
      type="button"
      className={`${styles.ring} no-print`}
      data-clear-of-notice
      hidden={!isBeyond && !isFocused}
      onClick={goToTop}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      aria-label={`${words.backToTop}, ${percent} %`}
      style={{ "--p": percent } as React.CSSProperties}
    >
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle className={styles.t} cx="28" cy="28" r="24.5" pathLength="100" />
        <circle className={styles.p} cx="28" cy="28" r="24.5" pathLength="100" />
      </svg>
      <span className={styles.ring__in}>
        <Icon name="up" />
        <span>{percent}%</span>
      </span>
    </button>
  )
}

/** The scrolled share of the page's height in whole per cent, and whether the ring is shown. Reads the layout once a frame. */
function useScrolled() {
  const [scrolled, setScrolled] = React.useState({ percent: 0, isBeyond: false })
  React.useEffect(() => {
    let frame = 0
    const read = () => {
      frame = 0
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement
      const share = scrollTop / Math.max(1, scrollHeight - clientHeight)
      const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
      const isBeyond = scrollTop >= shownFrom
      setScrolled((last) =>
        last.percent === percent && last.isBeyond === isBeyond ? last : { percent, isBeyond },
      )
    }
    const later = () => {
      frame ||= requestAnimationFrame(read)
    }
    read()
    addEventListener("scroll", later, { passive: true })
    addEventListener("resize", later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener("scroll", later)
      removeEventListener("resize", later)
    }
  }, [])
  return scrolled
}

/**
 * Moves the focus to the content before scrolling: the ring hides on the way up, and browsers stop a smooth scroll when the
 * focused element disappears.
 */
function goToTop() {
  document.getElementById("main")?.focus({ preventScroll: true })
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" })
}
