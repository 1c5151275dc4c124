import * as React from "react"
import { subscribeToNothing } from "./useIsHydrated"

/**
 * A text that survives a reload of the tab and a change of the page's language. It is in session storage, so a shared computer
 * forgets it when the tab closes.
 */
export function useTabText(key: string): readonly [string, (text: string) => void] {
  const before = React.useSyncExternalStore(
    subscribeToNothing,
    () => stored(key),
    () => "",
  )
  const [typed, setTyped] = React.useState<string>()
  const change = React.useCallback(
    (next: string) => {
      setTyped(next)
      store(key, next)
    },
    [key],
  )
  return [typed ?? before, change]
}

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** Does nothing if storage is full or blocked. */
function store(key: string, text: string): void {
  try {
    if (text === "") sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    return
  }
}
