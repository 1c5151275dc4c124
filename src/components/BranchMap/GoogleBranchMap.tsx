import { useCallback, useEffect, useSyncExternalStore } from "react"
import { GoogleMap, InfoWindowF, MarkerF, useJsApiLoader } from "@react-google-maps/api"
import { useSite } from "../Site/Site"
import { BranchDetails } from "./BranchDetails"
import type { BranchMapView, MapBranch } from "./branch"
import {
  MAP_SCRIPT_ID,
  mapScriptArrived,
  mapScriptStatus,
  subscribeToMapScript,
} from "./googleMapScript"
import * as styles from "./BranchMap.module.css"

/** Two fingers move the map, so that one finger still scrolls the page. */
const MAP_OPTIONS: google.maps.MapOptions = {
  clickableIcons: false,
  fullscreenControl: false,
  gestureHandling: "cooperative",
  mapTypeControl: false,
  streetViewControl: false,
}

interface GoogleBranchMapProps extends BranchMapView {
  readonly googleMapsKey: string
  /** Called when the script cannot be loaded or the key is refused. */
  readonly onFailed: () => void
}

/**
 * The Google map with a marker for every branch. Renders nothing until the script is ready. Language (en), referrer policy
 * (origin) and libraries are the loader's defaults, and so is the region (US) unless the settings name one.
 */
export function GoogleBranchMap({ googleMapsKey, onFailed, ...view }: GoogleBranchMapProps) {
  // Before the loader, to watch its first request.
  const status = useSyncExternalStore(subscribeToMapScript, mapScriptStatus, mapScriptStatus)
  const { mapRegion } = useSite().settings
  const { isLoaded, loadError } = useJsApiLoader({
    id: MAP_SCRIPT_ID,
    googleMapsApiKey: googleMapsKey,
    region: mapRegion ?? "US",
  })
  const failed = status === "failed" || loadError !== undefined

  useEffect(() => {
    if (isLoaded) mapScriptArrived()
  }, [isLoaded])

  useEffect(() => {
    if (failed) onFailed()
  }, [failed, onFailed])

  return isLoaded && !failed ? <LoadedMap {...view} /> : null
}

function LoadedMap({ branches, label, active, onActiveChange }: BranchMapView) {
  const fit = useCallback(
    (map: google.maps.Map) => {
      const bounds = new google.maps.LatLngBounds()
      for (const { position } of branches) bounds.extend(position)
      map.fitBounds(bounds)
    },
    [branches],
  )
  const close = () => onActiveChange(null)
  return (
    <div
      className={styles.canvas}
      // Esc closes the window from wherever focus is in the map.
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === "Escape" && active !== null) close()
      }}
    >
      <div className={styles.canvas} role="group" aria-label={label}>
        <GoogleMap
          mapContainerClassName={styles.canvas}
          options={MAP_OPTIONS}
          onLoad={fit}
          onClick={close}
        >
          {branches.map((branch) => (
            <BranchMarker
              key={branch.slug}
              branch={branch}
              open={branch.slug === active}
              onActiveChange={onActiveChange}
            />
          ))}
        </GoogleMap>
      </div>
    </div>
  )
}

interface BranchMarkerProps {
  branch: MapBranch
  open: boolean
  onActiveChange: (slug: string | null) => void
}

function BranchMarker({ branch, open, onActiveChange }: BranchMarkerProps) {
  const { slug, name, position } = branch
  return (
    <MarkerF position={position} title={name} onClick={() => onActiveChange(open ? null : slug)}>
      {open ? (
        <InfoWindowF onCloseClick={() => onActiveChange(null)}>
          <div>
            <BranchDetails branch={branch} />
          </div>
        </InfoWindowF>
      ) : null}
    </MarkerF>
  )
}
