/** The id under which the map library puts its script element into the page. */
export const MAP_SCRIPT_ID = "google-maps-script"

/** Waits (ms) before the first, second and third retry of a failed load. */
const RETRY_DELAYS_MS = [1000, 2000, 4000] as const

/** A load that has neither succeeded nor failed after this time (ms) counts as failed. */
const LOAD_TIMEOUT_MS = 15_000

/** `failed` is final for this visit: retries are used up, or the key was refused. */
type MapScriptStatus = "loading" | "ready" | "failed"

declare global {
  interface Window {
    /** The Google map calls this global function when it refuses the key, although its script loads. */
    gm_authFailure?: () => void
  }
}

let status: MapScriptStatus = "loading"
let watching = false
let retries = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

export function mapScriptStatus(): MapScriptStatus {
  return status
}

/**
 * Reports changes of the status, and watches the script from the first call on.
 *
 * The library's loader retries by itself, but three times within 34 milliseconds. So the script element's error event is
 * stopped before the loader sees it, and the same script is added again after a real wait. The loader keeps waiting for its
 * callback, which any of these scripts calls.
 *
 * @see https://github.com/googlemaps/js-api-loader/pull/99 for the loader's own retries
 */
export function subscribeToMapScript(onChange: () => void): () => void {
  listeners.add(onChange)
  if (!watching) {
    watching = true
    window.addEventListener("error", catchScriptError, true)
    window.gm_authFailure = () => settle("failed")
    timer = setTimeout(loadFailed, LOAD_TIMEOUT_MS)
  }
  return () => listeners.delete(onChange)
}

/** To be called when the library says the script has arrived. */
export function mapScriptArrived(): void {
  if (status === "loading") settle("ready")
}

function settle(outcome: MapScriptStatus): void {
  clearTimeout(timer)
  window.removeEventListener("error", catchScriptError, true)
  status = outcome
  listeners.forEach((tell) => tell())
}

function catchScriptError(event: Event): void {
  if (!(event.target instanceof HTMLScriptElement) || event.target.id !== MAP_SCRIPT_ID) return
  event.stopImmediatePropagation()
  loadFailed()
}

function loadFailed(): void {
  clearTimeout(timer)
  // It loaded after all, while no map on the page could report it.
  if (typeof google !== "undefined" && "Map" in google.maps) return settle("ready")
  const delay = RETRY_DELAYS_MS[retries]
  if (delay === undefined) return settle("failed")
  retries += 1
  timer = setTimeout(loadAgain, delay)
}

function loadAgain(): void {
  const before = document.getElementById(MAP_SCRIPT_ID)
  if (!(before instanceof HTMLScriptElement)) return settle("failed")
  // A script element loads only once, and the browser might reuse a hanging request: so this adds a new element with a new
  // address. The service ignores unknown parameters.
  const address = new URL(before.src)
  address.searchParams.set("retry", String(retries))
  const again = document.createElement("script")
  again.id = MAP_SCRIPT_ID
  again.nonce = before.nonce
  again.src = address.href
  before.replaceWith(again)
  timer = setTimeout(loadFailed, LOAD_TIMEOUT_MS)
}
