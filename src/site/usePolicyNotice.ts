import * as React from "react"
import { storedText, storeText, watchStorage } from "./hooks/storage"

const policyKey = "policy"
/** Delay (ms) after the page has loaded. */
const noticeDelayMs = 3000
/** Scrolling further than this (px) shows it too; scrolling back hides it. */
const noticeScrollPx = 600

/**
 * Whether the policy notice still needs an answer, whether it is shown, and a function to dismiss it for good. Only for the
 * browser: it reads what is stored there.
 */
export function usePolicyNotice(): { pending: boolean; shown: boolean; dismiss: () => void } {
  const [raised, setRaised] = React.useState(false)
  const [over, setOver] = React.useState(policyStored)

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
    const stopWatching = watchStorage(() => setOver(policyStored()))
    return () => {
      stopWatching()
      clearTimeout(timer)
      removeEventListener("scroll", onScroll)
    }
  }, [over])

  const dismiss = () => {
    setOver(true)
    storeText("localStorage", policyKey, "seen")
  }
  return { pending: !over, shown: raised && !over, dismiss }
}

function policyStored(): boolean {
  return storedText("localStorage", policyKey) !== null
}
