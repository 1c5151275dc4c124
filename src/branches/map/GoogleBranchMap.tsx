import { useCallback } from "react"
import { GoogleMap, InfoWindowF, MarkerF } from "@react-google-maps/api"
import { BranchCard, type BranchMapView } from "../BranchCard"
import * as styles from "./BranchMap.module.css"

/** Two fingers move the map, so that one finger still scrolls the page. */
const MAP_OPTIONS: google.maps.MapOptions = {
  clickableIcons: false,
  fullscreenControl: false,
  gestureHandling: "cooperative",
  mapTypeControl: false,
  streetViewControl: false,
}

/** The Google map with a marker for every branch. Its script must be loaded. */
export function GoogleBranchMap({ branches, label, active, onActiveChange }: BranchMapView) {
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
      onKeyDown={(event) => (event.key === "Escape" ? close() : undefined)}
    >
      <div className={styles.canvas} role="group" aria-label={label}>
        <GoogleMap
          mapContainerClassName={styles.canvas}
          options={MAP_OPTIONS}
          onLoad={fit}
          onClick={close}
        >
          {branches.map((branch, place) => {
            const { slug, name, position } = branch
            const isOpen = slug === active
            return (
              <MarkerF
                key={slug}
                position={position}
                title={name}
                label={String(place + 1)}
                onClick={() => onActiveChange(isOpen ? null : slug)}
              >
                {isOpen ? (
                  <InfoWindowF onCloseClick={close}>
                    <div>
                      <BranchCard branch={branch} isInWindow />
                    </div>
                  </InfoWindowF>
                ) : null}
              </MarkerF>
            )
          })}
        </GoogleMap>
      </div>
    </div>
  )
}
