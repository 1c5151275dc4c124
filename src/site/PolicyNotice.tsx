import * as React from "react"
import { useGoogleMapsKey } from "../branches/cards/useGoogleMapsKey"
import { useLayoutLook } from "../kit/hooks/browser"
import { storedText, storeText, watchStorage } from "../kit/hooks/storage"
import * as styles from "./PolicyNotice.module.css"
import { useSite } from "../kit/Site"
import { useWords } from "../kit/words/words"

const policyKey = "policy"
/** Delay (ms) after the page has loaded. */
const noticeDelayMs = 3000
/** Scrolling further than this (px) shows it too; scrolling back hides it. */
const noticeScrollPx = 600

/** In a closed `<details>`; to ask for a place there makes the browser lay it out. */
const folded = ":is(details:not([open]) > :not(summary), details:not([open]) > :not(summary) *)"
/** What the notice gives way to: whatever can be pressed or typed into, results and verdicts. */
const inTheWay = `main :is(.btn, button, input, select, textarea, summary, table a, :is(h2, h3)[tabindex], [data-clear-of-notice]):not(${folded})`

/**
 * Says what the site stores in the browser, with one button. It comes early in the order of the page and never traps focus.
 * Where it would lie on a control or a result it is not shown, unless it has the focus. Its height is in `--notice-h` (0 while
 * hidden) on the page and on elements marked `data-clear-of-notice`. Until it is answered, even while hidden, the end of the page
 * leaves room for it, so that the page does not change its height during scrolling. Only for the browser: it reads what is stored
 * there.
 */
export function PolicyNotice() {
  const [isOver, setOver] = React.useState(isAnswered)
  const isRaised = useIsRaised(isOver)
  const notice = React.useRef<HTMLElement>(null)
  const isShown = isRaised && !isOver
  const [isAway, setAway] = React.useState(false)
  useLayoutLook(() => {
    const area = notice.current?.getBoundingClientRect()
    const others = [...document.querySelectorAll(inTheWay)]
    setAway(area !== undefined && others.some((other) => liesOn(area, other)))
  }, isShown)
  React.useEffect(() => watchStorage(() => setOver((over) => over || isAnswered())), [])
  React.useEffect(() => {
    const bar = notice.current
    if (!bar) return
    const observer = new ResizeObserver(() => {
      const marked = document.querySelectorAll<HTMLElement>("html, [data-clear-of-notice]")
      for (const { style } of marked) style.setProperty("--notice-h", `${bar.offsetHeight}px`)
    })
    observer.observe(bar)
    return () => observer.disconnect()
  }, [])

  const dismiss = () => {
    // The pressed button disappears.
    document.getElementById("main")?.focus({ preventScroll: true })
    setOver(true)
    storeText("localStorage", policyKey, "seen")
  }
  const state = { isShown, isPending: !isOver, isAway }
  return <PolicyBar {...state} onDismiss={dismiss} ref={notice} />
}

function isAnswered(): boolean {
  return storedText("localStorage", policyKey) !== null
}

/** Whether the notice is due: some time after the load, or below the first screen. */
function useIsRaised(isOver: boolean): boolean {
  const [isRaised, setRaised] = React.useState(false)
  React.useEffect(() => {
    if (isOver) return
    const timer = setTimeout(() => setRaised(true), noticeDelayMs)
    let wasBelow = false
    const onScroll = () => {
      const isBelow = scrollY > noticeScrollPx
      if (isBelow !== wasBelow) setRaised(isBelow)
      wasBelow = isBelow
    }
    onScroll()
    addEventListener("scroll", onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener("scroll", onScroll)
    }
  }, [isOver])
  return isRaised
}

/** Whether the notice lies on an element. */
function liesOn(notice: DOMRect, element: Element): boolean {
  const { width, height, left, right, top, bottom } = element.getBoundingClientRect()
  const isBeside = notice.right <= left || notice.left >= right
  return width > 0 && height > 0 && !isBeside && notice.top < bottom && notice.bottom > top
}

interface PolicyBarProps {
  readonly isShown: boolean
  /** Whether the notice still needs an answer. */
  readonly isPending: boolean
  /** Whether it gives way to what lies under it. */
  readonly isAway?: boolean
  readonly onDismiss?: () => void
  readonly ref?: React.Ref<HTMLElement>
}

/** The notice as visitors see it. */
export function PolicyBar({ isShown, isPending, isAway = false, onDismiss, ref }: PolicyBarProps) {
  const { policyNotice } = useSite().settings
  const words = useWords("shell")
  const hasMap = useGoogleMapsKey() !== null
  return (
    <section
      className={`${styles.notice} dark no-print`}
      hidden={!isShown}
      data-pending={isPending || undefined}
      data-away={isAway || undefined}
      aria-label={words.privacy}
      ref={ref}
    >
      <div className={styles.notice__in}>
        <p className="label">
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
