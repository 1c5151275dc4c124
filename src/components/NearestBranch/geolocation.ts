import type { Position } from "../../branches/position"

/** The visitor's position, or why it is unknown. */
type Located = { readonly position: Position } | { readonly refusal: Refusal }

type Refusal = "noLocation" | "denied" | "notLocated" | "tooSlow"

/** Asks the browser for the visitor's position. Call only after a press, because browsers ask for permission. Never rejects. */
export function visitorPosition(geolocation: Geolocation | undefined): Promise<Located> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ refusal: "noLocation" })
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ refusal: refusals[code] ?? "notLocated" }),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}

/** By the code of a GeolocationPositionError. */
const refusals: Record<number, Refusal> = { 1: "denied", 2: "notLocated", 3: "tooSlow" }
