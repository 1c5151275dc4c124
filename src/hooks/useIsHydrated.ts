import * as React from "react"

/** False in the static HTML and during hydration, then true. */
export function useIsHydrated(): boolean {
  return React.useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing() {
  return () => undefined
}
