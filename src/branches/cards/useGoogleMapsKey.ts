import * as React from "react"
import { subscribeToNothing } from "../../kit/hooks/browser"

/** The attribute with the key on the root element: see gatsby-ssr.tsx */
export const mapKeyAttribute = "data-google-maps-key"

/**
 * The site's Google Maps key; null for the site's own plot. It is in the page and not in scripts, so a new key changes no
 * script.
 */
export function useGoogleMapsKey(): string | null {
  return React.useSyncExternalStore(
    subscribeToNothing,
    () => document.documentElement.getAttribute(mapKeyAttribute),
    () => process.env.GATSBY_GOOGLE_MAPS_API_KEY || null,
  )
}
