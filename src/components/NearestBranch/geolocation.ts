import type { Position } from "../../branches/position"

/** The visitor's position, or a sentence that says why it is unknown and what to do. */
type Located = { readonly position: Position } | { readonly sentence: string }

const INSTEAD = "Enter your PIN code or town."

/** Asks the browser for the visitor's position. Call only after a press, because browsers ask for permission. Never rejects. */
export function visitorPosition(geolocation: Geolocation | undefined): Promise<Located> {
  return new Promise((resolve) => {
    if (!geolocation)
      return resolve({ sentence: `This browser cannot give your location. ${INSTEAD}` })
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ sentence: `${refusals[code] ?? refusals[2]} ${INSTEAD}` }),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}

/** By the code of a GeolocationPositionError. */
const refusals: Record<number, string> = {
  1: "Location access was denied.",
  2: "Your location could not be found.",
  3: "Finding your location took too long.",
}
