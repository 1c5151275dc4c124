import * as React from "react"

/**
 * Measures the speed of the page a visit begins with, if the site's settings name an address that takes the result. The code
 * that measures is fetched after the load event, and only then: other sites never load it.
 */
export function useSpeedMeasurements(endpoint: string | null): void {
  React.useEffect(() => {
    if (process.env.NODE_ENV === "development" || !endpoint) return
    const page = window.location.pathname
    const begin = () => {
      import("./measureSpeed").then(
        ({ measureSpeed }) => measureSpeed(endpoint, page),
        // The page works without being measured.
        () => undefined,
      )
    }
    if (document.readyState === "complete") begin()
    else window.addEventListener("load", begin, { once: true })
  }, [endpoint])
}
