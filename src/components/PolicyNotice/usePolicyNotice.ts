import * as React from "react"
import { subscribeToNothing } from "../../hooks/useIsHydrated"

const policyKey = "policy"
/** The notice comes this long after the page has loaded. */
const noticeDelayMs = 3000
/** Scrolling beyond this many pixels brings it too; scrolling back above takes it away. */
const noticeScrollPx = 600

/** Whether the policy notice still waits for its answer, whether it is shown, and how to send it away for good. */
export function usePolicyNotice(): { pending: boolean; shown: boolean; dismiss: () => void } {
  const [raised, setRaised] = React.useState(false)
  const [dismissed, setDismissed] = React.useState(false)
  const stored = React.useSyncExternalStore(subscribeToNothing, policyStored, () => true)
  const over = stored || dismissed

  React.useEffect(() => {
    if (over) return
    const timer = setTimeout(() => setRaised(true), noticeDelayMs)
    let beyond = false
    const onScroll = () => {
      const isBeyond = scrollY > noticeScrollPx
      if (isBeyond !== beyond) setRaised(isBeyond)
      beyond = isBeyond
    }
    onScroll()
    addEventListener("scroll", onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      removeEventListener("scroll", onScroll)
    }
  }, [over])

  const dismiss = () => {
    setDismissed(true)
    try {
      localStorage.setItem(policyKey, "seen")
    } catch {
      // Storage is off: the notice stays away for this page only.
    }
  }
  return { pending: !over, shown: raised && !over, dismiss }
}

function policyStored(): boolean {
  try {
    return localStorage.getItem(policyKey) !== null
  } catch {
    return false
  }
}
