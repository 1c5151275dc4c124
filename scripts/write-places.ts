/**
 * Writes src/branches/geonames.json, the positions that "nearest branch" looks PIN codes and towns up in. Run it with
 * `npm run places` after an update of the packages that hold the data.
 */
import { writeFileSync } from "node:fs"
import { placesFile } from "./places/places-file"

const FILE = "src/branches/geonames.json"

writeFileSync(FILE, `${JSON.stringify(placesFile(), null, 2)}\n`)
console.log(`${FILE} is written.`)
