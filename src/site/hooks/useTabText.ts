import * as React from "react"
import { storedText, storeText } from "./storage"

const listeners = new Set<() => void>()

/** Texts that could not be stored last as long as the page. */
const unstored = new Map<string, string>()

/**
 * A text that survives a reload of the tab and a change of the page's language, the same for all components that name its key.
 * It is in session storage, so a shared computer forgets it when the tab closes.
 */
export function useTabText(key: string): readonly [string, (text: string) => void] {
  const text = React.useSyncExternalStore(
    subscribe,
    () => unstored.get(key) ?? storedText("sessionStorage", key) ?? "",
    () => "",
  )
  const change = React.useCallback(
    (next: string) => {
      if (storeText("sessionStorage", key, next)) unstored.delete(key)
      else unstored.set(key, next)
      for (const listener of listeners) listener()
    },
    [key],
  )
  return [text, change]
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
