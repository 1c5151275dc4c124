import * as React from "react"
import type { MetricType } from "web-vitals"
import { sizeDataFile } from "../content/routes/paths"

/**
 * Asks the service worker to keep a copy of the current page for reading offline. Registers the worker after hydration. Does
 * nothing in development or without service workers.
 *
 * @param isOn false stops new copies; the script at the worker's address then deletes the old ones
 */
export function useOfflineCopies(isOn: boolean): void {
  React.useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return
    if (!isOn) return void switchOff()
    // Browsers record 250 resources by default; a long visit loads more.
    performance.setResourceTimingBufferSize(2000)
    const timer = setTimeout(() => {
      void copyPage()
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isOn])
}

/** Milliseconds a page must stay open to be copied for reading without network. */
const SETTLED_MS = 1000

/** Browsers look for a newer worker after a visit, some of them late. */
async function switchOff(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
    // A search that the browser had begun before answers the first call, too, perhaps with the script from before.
    await registration?.update()
  } catch {
    // Without network the next visit tries again.
  }
}

/** Sends the worker what to copy: it was not there yet when the first page of a visitor loaded. */
async function copyPage(): Promise<void> {
  try {
    const { controller } = navigator.serviceWorker
    await navigator.serviceWorker.register("/sw.js")
    const { active } = await navigator.serviceWorker.ready
    const page = window.location.pathname
    // A worker that was there has copied what the page loaded.
    if (controller && (await caches.match(page))) return
    const urlsToCache = [page, ...loadedFiles().map(withIntegrity)]
    // @see https://developer.chrome.com/docs/workbox/modules/workbox-routing
    active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } })
  } catch {
    // Private windows and some settings block workers. The site works without them.
  }
}

/** Leaves out films, which are large, and failed requests. */
function loadedFiles(): string[] {
  return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => !["video", "audio"].includes(initiatorType))
    .filter(({ responseStatus = 200 }) => responseStatus < 400)
    .map(({ name }) => name)
}

/** The sizes are stored as those of the page's build (`fetchIndex` in src/catalogue/sizeCatalogue.ts). */
function withIntegrity(address: string): string | [string, RequestInit] {
  const { sizesIntegrity } = window.pageData ?? {}
  const isSizes = sizesIntegrity && new URL(address).pathname === `/${sizeDataFile}`
  return isSizes ? [address, { integrity: sizesIntegrity }] : address
}

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
