import * as React from "react"
import type { MetricType } from "web-vitals"

/**
 * Measures the speed of the first page of a visit if the settings name a receiver. The measuring code loads after the load
 * event, and only on sites that use it: browsers buffer earlier measurements.
 */
export function useSpeedMeasurements(endpoint: string | null): void {
  React.useEffect(() => {
    if (process.env.NODE_ENV === "development" || !endpoint) return
    const page = window.location.pathname
    // The page works without being measured.
    const begin = () => void measureSpeed(endpoint, page).catch(() => undefined)
    if (document.readyState === "complete") begin()
    else window.addEventListener("load", begin, { once: true })
  }, [endpoint])
}

/**
 * Sends a report once, when the page is first hidden: on a phone no later moment is certain. It is JSON and holds nothing that
 * identifies a visitor: the page without its query ("/ms-pipes"), the browser's estimate of the connection ("4g") if it gives
 * one, and the metrics: CLS has no unit, the others are whole milliseconds.
 */
async function measureSpeed(endpoint: string, page: string): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals")
  const metrics = new Map<string, Pick<MetricType, "name" | "value" | "rating">>()
  const note = ({ name, value, rating }: MetricType) => {
    metrics.set(name, { name, value: name === "CLS" ? value : Math.round(value), rating })
  }
  // These also listen for the page to be hidden. Registered first, they report their last values before `sendOnce` runs.
  for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) observe(note)

  const sendOnce = () => {
    if (document.visibilityState !== "hidden" || metrics.size === 0) return
    window.removeEventListener("visibilitychange", sendOnce)
    const { connection } = navigator as { connection?: { effectiveType?: string } }
    const report = { page, connection: connection?.effectiveType, metrics: [...metrics.values()] }
    // As plain text it needs no CORS preflight.
    navigator.sendBeacon(endpoint, JSON.stringify(report))
  }
  window.addEventListener("visibilitychange", sendOnce)
}
