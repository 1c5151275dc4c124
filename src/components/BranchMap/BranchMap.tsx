import * as React from "react"
import { useEffect, useRef, useState } from "react"
import { BranchPlot } from "./BranchPlot"
import type { BranchMapView } from "./branch"
import * as styles from "./BranchMap.module.css"

/** How far from the viewport the box may be when the Google map begins to load. */
const NEAR_MARGIN = "600px"

interface BranchMapProps extends BranchMapView {
  /** Without a key the site's own plot is the map, and nothing is fetched. */
  googleMapsKey: string | null
}

/** The branches on a map, one window open at a time: the Google map where there is a key, else the site's own plot. */
export function BranchMap({ googleMapsKey, ...view }: BranchMapProps) {
  if (view.branches.length === 0) return null
  return googleMapsKey ? (
    <GoogleMapOrPlot {...view} googleMapsKey={googleMapsKey} />
  ) : (
    <BranchPlot {...view} />
  )
}

type GoogleMapView = typeof import("./GoogleBranchMap").GoogleBranchMap

function GoogleMapOrPlot({ googleMapsKey, ...view }: BranchMapView & { googleMapsKey: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [arrived, setArrived] = useState<{ GoogleBranchMap: GoogleMapView } | null>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        import("./GoogleBranchMap").then(setArrived, () => setFailed(true))
      },
      { rootMargin: NEAR_MARGIN },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])

  if (failed) return <BranchPlot {...view} />
  return (
    <div ref={box} className={styles.box}>
      {arrived ? (
        <FailureBoundary onFailed={() => setFailed(true)}>
          <arrived.GoogleBranchMap
            {...view}
            googleMapsKey={googleMapsKey}
            onFailed={() => setFailed(true)}
          />
        </FailureBoundary>
      ) : null}
    </div>
  )
}

interface FailureBoundaryProps {
  onFailed: () => void
  children: React.ReactNode
}

/** Contains errors of the map service, such as a script that a blocker has emptied. */
class FailureBoundary extends React.Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
