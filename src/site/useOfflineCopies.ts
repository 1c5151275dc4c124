import * as React from "react"

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
      void keepPage()
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isOn])
}

/** Milliseconds a page must stay open to be kept. */
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

/** The worker was not there yet when the first page of a visitor loaded: it is told what to copy. */
async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js")
    const { active } = await navigator.serviceWorker.ready
    const page = window.location.pathname
    if (await caches.match(page)) return
    const urlsToCache = [page, ...loadedFiles()]
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
