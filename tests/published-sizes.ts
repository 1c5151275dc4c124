import { readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogueFigures, sizesFrom } from "../src/steel/range/catalogue"
import { parseSectionTables } from "../src/steel/range/tables"
import { sizeOfId } from "../src/steel/range/computedSize"
import { sizeIndex } from "../src/steel/finder/sizeIndex"

/** The section tables of the content, and the catalogue made from them. */
export const tables = parseSectionTables((name) =>
  readFileSync(join(__dirname, "../content/sections", name), "utf8"),
)
export const figures = catalogueFigures(tables)
export const sizes = sizesFrom(figures)
export const index = sizeIndex(sizes)
export const sizeOf = (id: string) => sizeOfId(id, index.byId)
