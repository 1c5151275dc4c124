import { findPlace, type FoundPlace } from "../../../src/branches/findPlace"
import { unpackPlaces } from "../../../src/branches/places"
import packed from "../../../src/branches/geonames.json"
import { branches as words } from "../../../src/interface/en/branches"

/** The places the site ships. */
export const places = unpackPlaces(packed)

export function found(typed: string): FoundPlace {
  const place = findPlace(typed, places, words)
  if (place.kind !== "found") throw new Error(`${typed}: ${place.sentence}`)
  return place
}
