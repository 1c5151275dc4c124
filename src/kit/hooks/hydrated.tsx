import * as React from "react"
import { hydratedMark } from "../page"

/** True where nothing is hydrated, as in the editor's previews. */
const Hydrated = React.createContext(true)

/** False in the static HTML and during hydration, then true. */
export function useIsHydrated(): boolean {
  return React.useContext(Hydrated)
}

/**
 * Around a page that is hydrated. What scripts add comes in a transition, which draws only what asks `useIsHydrated`, in small
 * steps: `useSyncExternalStore` would draw all of it in one task.
 */
export function HydratedPage({ children }: { children: React.ReactNode }) {
  const [isHydrated, setHydrated] = React.useState(false)
  React.useEffect(() => {
    if (isHydrated) document.documentElement.setAttribute(hydratedMark, "")
    else React.startTransition(() => setHydrated(true))
  }, [isHydrated])
  return <Hydrated value={isHydrated}>{children}</Hydrated>
}

/** Shows its children with scripts only. */
export function WithScripts({ children }: { children: React.ReactNode }) {
  return useIsHydrated() ? children : null
}
