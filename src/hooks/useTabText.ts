import * as React from "react"
import { storedText, storeText } from "../stores/storage"
import { subscribeToNothing } from "./useIsHydrated"

/**
 * A text that survives a reload of the tab and a change of the page's language. It is in session storage, so a shared computer
 * forgets it when the tab closes.
 */
export function useTabText(key: string): readonly [string, (text: string) => void] {
  const before = React.useSyncExternalStore(
    subscribeToNothing,
    () => storedText("sessionStorage", key) ?? "",
    () => "",
  )
  const [typed, setTyped] = React.useState<string>()
  const change = React.useCallback(
    (next: string) => {
      setTyped(next)
      storeText("sessionStorage", key, next)
    },
    [key],
  )
  return [typed ?? before, change]
}
