/**
 * Writes src/branches/geonames.json, the positions of PIN codes and towns for "nearest branch". Run `npm run places` after an
 * update of the packages with the data.
 */
import { writeFileSync } from "node:fs"
import { placesFile } from "./places/places-file"

const FILE = "src/branches/geonames.json"

writeFileSync(FILE, `${JSON.stringify(placesFile(), null, 2)}\n`)
console.log(`${FILE} is written.`)
