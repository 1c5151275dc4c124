import type { Position } from "../../branches/nearest"

/** Where the visitor is, or a sentence that says why it is not known and what to do instead. */
export type Located = { readonly position: Position } | { readonly sentence: string }

const INSTEAD = "Type a city or a PIN code instead."

/** Asks the browser for its place. Only after a press: browsers ask the visitor for leave. Never rejects. */
export function visitorPosition(geolocation: Geolocation | undefined): Promise<Located> {
  return new Promise((resolve) => {
    if (!geolocation) return resolve({ sentence: `This browser cannot tell its place. ${INSTEAD}` })
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code }) => resolve({ sentence: `${refusals[code] ?? refusals[2]} ${INSTEAD}` }),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  })
}

/** By the code of a GeolocationPositionError. */
const refusals: Record<number, string> = {
  1: "The browser was not allowed to tell its place.",
  2: "The browser could not find its place.",
  3: "The browser took too long to find its place.",
}
