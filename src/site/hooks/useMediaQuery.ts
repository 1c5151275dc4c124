import { createContext, useCallback, useContext, useSyncExternalStore } from "react"

/** The window a view is measured in: the page's own, except in the frame of the editor's preview. */
export const ShownWindow = createContext<Window | null>(null)

/** Whether a media query matches. False on the server and during hydration, so that both render the same. */
export function useMediaQuery(query: string): boolean {
  const shown = useContext(ShownWindow)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = (shown ?? window).matchMedia(query)
      list.addEventListener("change", onChange)
      return () => list.removeEventListener("change", onChange)
    },
    [query, shown],
  )
  return useSyncExternalStore(
    subscribe,
    () => (shown ?? window).matchMedia(query).matches,
    () => false,
  )
}
