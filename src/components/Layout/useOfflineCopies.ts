import * as React from "react"

/**
 * Has the service worker keep the present page, so that it opens again without network. The worker is registered once React
 * has taken the page over. Without a worker, and in development, nothing happens.
 *
 * @param isOn false: nothing new is kept; the script at the worker's address removes what was
 */
export function useOfflineCopies(isOn: boolean, path: string): void {
  React.useEffect(() => {
    if (process.env.NODE_ENV !== "production" || !isOn || !("serviceWorker" in navigator)) return
    // Browsers record 250 files by default; a long visit loads more.
    performance.setResourceTimingBufferSize(2000)
    const timer = setTimeout(() => {
      void keepPage(path)
    }, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [isOn, path])
}

/** A page that is left sooner (ms) is not kept. */
const SETTLED_MS = 1000

/** What the worker receives about a page that is to be kept. */
export interface KeepMessage {
  readonly keep: string
  /** Addresses of the files this visit has loaded: what the page is made of is among them. */
  readonly files: readonly string[]
}

async function keepPage(path: string): Promise<void> {
  try {
    await navigator.serviceWorker.register("/sw.js")
    const { active } = await navigator.serviceWorker.ready
    const message: KeepMessage = { keep: path, files: loadedFiles() }
    active?.postMessage(message)
  } catch {
    // Private windows and some settings forbid workers: the site works without.
  }
}

/** Films are left out: they are large, and a page is whole without them. So is what the host did not have. */
function loadedFiles(): string[] {
  return (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => !["video", "audio"].includes(initiatorType))
    .filter(({ responseStatus = 200 }) => responseStatus < 400)
    .map(({ name }) => name)
}
