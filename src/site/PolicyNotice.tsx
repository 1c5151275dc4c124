import * as React from "react"
import { useGoogleMapsKey } from "../branches/cards/useGoogleMapsKey"
import { storedText, storeText, watchStorage } from "../kit/hooks/storage"
import * as styles from "./PolicyNotice.module.css"
import { useSite } from "../kit/Site"
import { useWords } from "../kit/words/words"

const policyKey = "policy"
/** Delay (ms) after the page has loaded. */
const noticeDelayMs = 3000
/** Scrolling further than this (px) shows it too; scrolling back hides it. */
const noticeScrollPx = 600

/**
 * Says what the site stores in the browser, with one button. It comes early in the order of the page and never traps focus. Until it
 * is answered, even while hidden, the end of the page leaves room for it, and what gets the focus is scrolled clear of it. Only for
 * the browser: it reads what is stored there.
 */
export function PolicyNotice() {
  const [isOver, setOver] = React.useState(isAnswered)
  const isRaised = useIsRaised(isOver)
  React.useEffect(() => watchStorage(() => setOver((over) => over || isAnswered())), [])
  const dismiss = () => {
    // The pressed button disappears.
    document.getElementById("main")?.focus({ preventScroll: true })
    setOver(true)
    storeText("localStorage", policyKey, "seen")
  }
  return <PolicyBar isShown={isRaised && !isOver} isPending={!isOver} onDismiss={dismiss} />
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

interface PolicyBarProps {
  readonly isShown: boolean
  /** Whether the notice still needs an answer. */
  readonly isPending: boolean
  readonly onDismiss?: () => void
}

/** The notice as visitors see it. */
export function PolicyBar({ isShown, isPending, onDismiss }: PolicyBarProps) {
  const { policyNotice } = useSite().settings
  const words = useWords("shell")
  const hasMap = useGoogleMapsKey() !== null
  return (
    <section
      className={`${styles.notice} dark no-print`}
      hidden={!isShown}
      data-pending={isPending || undefined}
      aria-label={words.privacy}
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
