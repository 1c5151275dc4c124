import { readFileSync } from "node:fs"
import { join } from "node:path"
import { catalogueSizes, parseSectionTables } from "../../../src/steel/range/catalogue"
import { sizeOfId } from "../../../src/steel/range/computedSize"
import { sizeIndex } from "../../../src/steel/finder/sizeIndex"

/** The section tables of the content, and the catalogue made from them. */
export const tables = parseSectionTables((name) =>
  readFileSync(join(__dirname, "../../../content/sections", name), "utf8"),
)
export const sizes = catalogueSizes(tables)
export const index = sizeIndex(sizes)
export const sizeOf = (id: string) => sizeOfId(id, index.byId)
