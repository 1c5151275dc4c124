import { readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogueSizes, parseSectionTables } from "../steel/range/catalogue"
import { compactCatalogue } from "../steel/range/compactCatalogue"

/** Where the sizes stand in the built site; `sizeCatalogue.ts` of the size finder fetches them from there. */
export const sizeDataFile = "steel/sizes.json"

/**
 * All published sizes as one compact JSON text, from the section tables in a folder.
 *
 * @throws Error with line and column where a table has a fault.
 */
export function sizeData(folder: string): string {
  const tables = parseSectionTables((name) => readFileSync(join(folder, name), "utf8"))
  return JSON.stringify(compactCatalogue(catalogueSizes(tables)))
}
