import { useEffect, useEffectEvent, useRef, useState } from "react"
import { ToolBoundary } from "../../kit/blocks/ToolBoundary"
import { useSite } from "../../kit/Site"
import { useGoogleMapsKey } from "../cards/useGoogleMapsKey"
import type { BranchMapView } from "../BranchCard"
import { BranchPlot } from "./BranchPlot"
import * as styles from "./BranchMap.module.css"

/** The branches on a map, one window open at a time: the Google map where there is a key, else the site's own plot. */
export function BranchMap(view: BranchMapView) {
  // Without a key nothing is fetched.
  const googleMapsKey = useGoogleMapsKey()
  if (view.branches.length === 0) return null
  return (
    <ToolBoundary>
      {googleMapsKey ? (
        <GoogleMapOrPlot {...view} googleMapsKey={googleMapsKey} />
      ) : (
        <BranchPlot {...view} />
      )}
    </ToolBoundary>
  )
}

/** The Google map, loaded when it comes near; the plot if it cannot be loaded or the key is refused. */
function GoogleMapOrPlot({ googleMapsKey, ...view }: BranchMapView & { googleMapsKey: string }) {
  const region = useSite().settings.mapRegion ?? "US"
  const box = useRef<HTMLDivElement>(null)
  const [arrived, setArrived] = useState<typeof import("./GoogleBranchMap")>()
  const [failed, setFailed] = useState(false)
  const load = useEffectEvent(async () => {
    try {
      const code = await import("./GoogleBranchMap")
      window.gm_authFailure = () => setFailed(true)
      await loadGoogleMaps(googleMapsKey, region)
      setArrived(code)
    } catch {
      setFailed(true)
    }
  })

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        void load()
      },
      { rootMargin: "600px" },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  if (failed) return <BranchPlot {...view} />
  return (
    <div ref={box} className={styles.box}>
      {arrived ? (
        // A blocker may have emptied the service's script.
        <ToolBoundary instead={<BranchPlot {...view} />}>
          <arrived.GoogleBranchMap {...view} />
        </ToolBoundary>
      ) : null}
    </div>
  )
}

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
