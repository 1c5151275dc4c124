import * as React from "react"

/**
 * Has the service worker keep the page one is on, with the files it has fetched, so that it opens again without network.
 * The worker is asked for once the page has been taken over and the browser is idle. Without it, or while developing,
 * nothing happens.
 *
 * @param isOn false: nothing new is kept; the script at the worker's address clears what was
 */
export function useOfflineCopies(isOn: boolean, path: string): void {
  React.useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !isOn || !("serviceWorker" in navigator)) return
    const timer = setTimeout(() => {
      void keepPage(path)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isOn, path])
}

/** A page that is left sooner (ms) was not meant to be kept. */
const SETTLED_MS = 1000

async function keepPage(path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js")
    const { active } = await navigator.serviceWorker.ready
    const fetched = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\/(static|fonts|page-data)\/|\.(js|css|json)$/.test(name))
    active?.postMessage({ keep: [path, ...fetched] })
  } catch {
    // Private windows and some settings forbid workers: the site works without.
  }
}
