import type { CatalogueSize } from "../range/size"
import { sizeOfId } from "../range/computedSize"
import type { SizeTable } from "./sizeTable"

/** The size of each row by row id. For a row of sheet, the strip of its width. */
export function sizesOfRows(tables: readonly SizeTable[]): Map<string, CatalogueSize> {
  const rows = tables.flatMap(({ groups }) => groups.flatMap((group) => group.rows))
  const listed = new Map(rows.map(({ size }) => [size.id, size]))
  return new Map(
    rows.flatMap(({ id }) => {
      const size = sizeOfId(id, listed)
      return size ? [[id, size]] : []
    }),
  )
}
