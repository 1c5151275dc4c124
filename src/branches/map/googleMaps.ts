/** Waits (ms) before the first try and the three that follow a failed one. */
const WAITS = [0, 1000, 2000, 4000]

/** A script that has neither arrived nor failed after this time (ms) counts as failed. */
const PATIENCE = 15_000

declare global {
  interface Window {
    /** The Google map calls this global function when it refuses the key, although its script loads. */
    gm_authFailure?: () => void
  }
}

let loading: Promise<void> | undefined

/**
 * Loads Google's script, once a page. Rejects when every try failed. The library's own loader tries again within milliseconds,
 * when a weak connection is still as weak.
 *
 * @see https://developers.google.com/maps/documentation/javascript/load-maps-js-api
 */
export function loadGoogleMaps(key: string, region: string): Promise<void> {
  return (loading ??= tryToLoad(key, region))
}

async function tryToLoad(key: string, region: string): Promise<void> {
  for (const [nth, wait] of WAITS.entries()) {
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const address = new URL("https://maps.googleapis.com/maps/api/js")
    address.search = new URLSearchParams({
      key,
      region,
      v: "weekly",
      language: "en",
      loading: "async",
      auth_referrer_policy: "origin",
      callback: "google.maps.__ib__",
      // The browser might reuse a hanging request. The service ignores unknown parameters.
      ...(nth > 0 ? { retry: String(nth) } : {}),
    }).toString()
    if (await hasArrived(address)) return
  }
  throw new Error("The script of the Google map did not load.")
}

function hasArrived(address: URL): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement("script")
    const callback = { __ib__: () => resolve(true) }
    Object.assign(window, { google: { maps: callback } })
    script.onerror = () => resolve(false)
    setTimeout(() => resolve(false), PATIENCE)
    script.src = address.href
    document.head.append(script)
  })
}
