import * as React from "react"
import { subscribeToNothing } from "../../hooks/useIsHydrated"

/** Where the page carries the key, on its root element: see gatsby-ssr.tsx */
export const mapKeyAttribute = "data-google-maps-key"

/**
 * The Google Maps key of the site, or null for the site's own plot. It comes with the page and not with the scripts, so a
 * new key changes no script.
 */
export function useGoogleMapsKey(): string | null {
  return React.useSyncExternalStore(
    subscribeToNothing,
    () => document.documentElement.getAttribute(mapKeyAttribute),
    () => process.env.GATSBY_GOOGLE_MAPS_API_KEY || null,
  )
}
