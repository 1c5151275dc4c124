import { readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogueSizes, parseSectionTables } from "../../steel/range/catalogue"
import type { CatalogueSize } from "../../steel/range/size"

/** All sizes that may be published, from the section tables in a folder. @throws Error with line and column of a fault */
export function readCatalogue(folder: string): CatalogueSize[] {
  return catalogueSizes(parseSectionTables((name) => readFileSync(join(folder, name), "utf8")))
}
