import * as React from "react"
import { useGoogleMapsKey } from "../branches/cards/useGoogleMapsKey"
import { useSite } from "./Site"
import * as styles from "./PolicyNotice.module.css"
import { usePolicyNotice } from "./usePolicyNotice"
import { useWords } from "./words/words"

/** What the notice gives way to: whatever can be pressed or typed into, results and verdicts. */
const clear =
  "main :is(a.btn, button, input, select, textarea, summary, table a, :is(h2, h3)[tabindex], [data-clear-of-notice])"

/**
 * Says what the site stores in the browser, with one button. It comes early in the order of the page and never traps focus.
 * Where it would lie on a control or a result it is not shown, unless it has the focus. Its height is in `--notice-h` (0 while
 * hidden) on the page and on elements marked `data-clear-of-notice`. Until it is answered, even while hidden, the end of the page
 * leaves room for it, so that the page does not change its height during scrolling.
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

  const isInTheWay = useIsInTheWay(notice, shown)

  const close = () => {
    // The pressed button disappears.
    document.getElementById("main")?.focus({ preventScroll: true })
    dismiss()
  }
  return (
    <PolicyBar
      isShown={shown}
      isPending={pending}
      isInTheWay={isInTheWay}
      onDismiss={close}
      bar={notice}
    />
  )
}

/** Whether the notice would lie on something it gives way to. */
function useIsInTheWay(notice: React.RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isInTheWay, setIsInTheWay] = React.useState(false)
  React.useEffect(() => {
    if (!isShown) return
    let frame = 0
    const look = () => {
      const own = notice.current?.getBoundingClientRect()
      const others = [...document.querySelectorAll(clear)].map((each) =>
        each.getBoundingClientRect(),
      )
      setIsInTheWay(own !== undefined && others.some((other) => isOver(own, other)))
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    later()
    const observer = new ResizeObserver(later)
    observer.observe(document.body)
    addEventListener("scroll", later, { passive: true })
    addEventListener("resize", later)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      removeEventListener("scroll", later)
      removeEventListener("resize", later)
    }
  }, [notice, isShown])
  return isInTheWay
}

function isOver(one: DOMRect, other: DOMRect): boolean {
  const isSeen = other.width > 0 && other.height > 0
  const isBeside = one.right <= other.left || one.left >= other.right
  return isSeen && !isBeside && one.top < other.bottom && one.bottom > other.top
}

interface PolicyBarProps {
  readonly isShown: boolean
  /** Whether it gives way to what lies under it. */
  readonly isInTheWay?: boolean
  /** Whether the notice still needs an answer. */
  readonly isPending: boolean
  readonly onDismiss?: () => void
  readonly bar?: React.Ref<HTMLElement>
}

/** The notice as visitors see it. */
export function PolicyBar(props: PolicyBarProps) {
  const { isShown, isInTheWay = false, isPending, onDismiss, bar } = props
  const { policyNotice } = useSite().settings
  const words = useWords("shell")
  const hasMap = useGoogleMapsKey() !== null
  const [isFocused, setFocused] = React.useState(false)
  return (
    <section
      className={`${styles.notice} dark no-print`}
      // It stays while it has the focus, which hiding it would drop.
      hidden={!isShown && !(isPending && isFocused)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      data-pending={isPending || undefined}
      data-away={(isInTheWay && !isFocused) || undefined}
      aria-label={words.privacy}
      ref={bar}
    >
      <div className={styles.notice__in}>
        <p>
          {policyNotice.text}
          {hasMap ? ` ${words.mapFromGoogle}` : null}
        </p>
        <button type="button" className="btn btn--main" onClick={onDismiss}>
          {policyNotice.button}
        </button>
      </div>
    </section>
  )
}
