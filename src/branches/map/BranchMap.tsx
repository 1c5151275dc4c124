import * as React from "react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useSite } from "../../site/Site"
import { useGoogleMapsKey } from "../cards/useGoogleMapsKey"
import type { BranchMapView } from "../BranchDetails"
import { BranchPlot } from "./BranchPlot"
import { loadGoogleMaps } from "./googleMaps"
import * as styles from "./BranchMap.module.css"

/** The branches on a map, one window open at a time: the Google map where there is a key, else the site's own plot. */
export function BranchMap(view: BranchMapView) {
  // Without a key nothing is fetched.
  const googleMapsKey = useGoogleMapsKey()
  if (view.branches.length === 0) return null
  return googleMapsKey ? (
    <GoogleMapOrPlot {...view} googleMapsKey={googleMapsKey} />
  ) : (
    <BranchPlot {...view} />
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
        <PlotAfterError view={view}>
          <arrived.GoogleBranchMap {...view} />
        </PlotAfterError>
      ) : null}
    </div>
  )
}

interface PlotAfterErrorProps {
  view: BranchMapView
  children: React.ReactNode
}

/** Contains errors of the map service, such as a script that a blocker has emptied. */
class PlotAfterError extends React.Component<PlotAfterErrorProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <BranchPlot {...this.props.view} /> : this.props.children
  }
}
