import * as React from "react"
import { Icon } from "../Icon/Icon"
import * as styles from "./ActionBar.module.css"
import { useScrolledShare } from "./useScrolledShare"

/** Nearer to the top than this many pixels the ring would cover the banner's buttons, so it hides. */
const shownFrom = 600

/** The scrolled share of the page as a ring round an arrow; pressing it goes back to the top. */
export function ScrollRing() {
  const { percent, isBeyond } = useScrolledShare(shownFrom)
  // While it has the focus the ring stays, also at the top: hidden, it would lose it.
  const [isFocused, setFocused] = React.useState(false)
  return (
    <button
      type="button"
      className={styles.ring}
      data-clear-of-notice
      hidden={!isBeyond && !isFocused}
      onClick={goToTop}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      aria-label="Back to top"
      style={{ "--p": percent } as React.CSSProperties}
    >
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <circle className={styles.t} cx="28" cy="28" r="24.5" pathLength="100" />
        <circle className={styles.p} cx="28" cy="28" r="24.5" pathLength="100" />
      </svg>
      <Icon name="up" />
    </button>
  )
}

/**
 * Scrolls to the top and moves the focus to the content first: on the way up the ring hides, and a browser stops a smooth
 * scroll when the element that has the focus goes away.
 */
function goToTop() {
  document.getElementById("main")?.focus({ preventScroll: true })
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
  scrollTo({ top: 0, behavior: isStill ? "instant" : "smooth" })
}
