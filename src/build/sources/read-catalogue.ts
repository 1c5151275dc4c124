import { readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogueFigures } from "../../steel/range/catalogue"
import type { SizeFigures } from "../../steel/range/makeSize"
import { parseSectionTables } from "../../steel/range/tables"

/**
 * The figures of all sizes that may be published, from the section tables in a folder.
 *
 * @throws Error with line and column of a fault
 */
export function readFigures(folder: string): SizeFigures[] {
  return catalogueFigures(parseSectionTables((name) => readFileSync(join(folder, name), "utf8")))
}
