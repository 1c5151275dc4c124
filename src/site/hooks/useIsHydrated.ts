import * as React from "react"

/** False in the static HTML and during hydration, then true. */
export function useIsHydrated(): boolean {
  return React.useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

/** For `useSyncExternalStore` of a value that only differs between the static HTML and the browser. */
export function subscribeToNothing(): () => void {
  return () => undefined
}
