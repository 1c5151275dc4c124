import type { CatalogueSize } from "../range/size"
import { sizeOfId } from "../range/computedSize"
import type { SizeTable } from "./sizeTable"

/** The size every row stands for, by the id its link carries. Rows of sheet stand for a strip of their width. */
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
