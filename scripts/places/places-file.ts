import type { PackedPlaces } from "../../src/branches/places"
import { packedPins, pinRows, pinsOf } from "./pin-rows"
import { cities, postalCodes } from "./sources"
import { packedTowns, townsOf } from "./towns"

/** The content of src/branches/geonames.json, made from the packages. */
export function placesFile(): PackedPlaces {
  const [postal, table] = [postalCodes(), cities()]
  const towns = townsOf(table.text, postal.text)
  return {
    source: [
      `Positions of PIN codes: GeoNames postal codes, from ${postal.name} ${postal.version} (May 2026).`,
      "Head post offices: their towns.",
      `Positions of towns: GeoNames cities of March 2023, from ${table.name} ${table.version}.`,
      "GeoNames, https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/.",
      "Means and rounding by scripts/write-places.ts.",
    ].join(" "),
    pins: packedPins(pinRows(pinsOf(postal.text, towns))),
    towns: packedTowns(towns),
  }
}
