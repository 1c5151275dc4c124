import * as React from "react"

/**
 * Measures the speed of the first page of a visit if the settings name a receiver. The measuring code loads after the load
 * event, and only on sites that use it.
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
