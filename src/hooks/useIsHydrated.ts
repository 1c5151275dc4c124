import * as React from "react"

/** False in the static HTML and for the first render over it, then true. */
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
