import * as React from "react"
import { Icon } from "../Icon/Icon"
import * as styles from "./ActionBar.module.css"
import { useScrolledShare } from "./useScrolledShare"

/** Below this many pixels the ring would cover the banner's buttons, so it is not there. */
const shownFrom = 600

/** The scrolled share of the page as a ring round an arrow; pressing it goes back to the top. */
export function ScrollRing() {
  const { percent, top } = useScrolledShare()
  const toTop = () => {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches
    scrollTo({ top: 0, behavior: still ? "instant" : "smooth" })
  }
  return (
    <button
      type="button"
      className={styles.ring}
      data-clear-of-notice
      hidden={top < shownFrom}
      onClick={toTop}
      aria-label={`Back to top, ${percent} % read`}
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
