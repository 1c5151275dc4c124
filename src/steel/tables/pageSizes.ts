import { sizeOfId } from "../range/computedSize"
import { sizeFrom, type SizeFigures } from "../range/makeSize"
import type { Size, SizeFamily } from "../range/size"
import type { SectionProperties } from "../section/properties"

/*
 * What a page shows of its sizes, made at build. A size is made from its figures when it is asked for: all of them take a slow
 * phone a tenth of a second.
 */

/** A column of figures: "6 m piece" over "kg/pc". */
export interface SizeColumn {
  readonly head: string
  readonly unit: string
  /** True for the column with the standard or source of the weight instead of figures. */
  readonly isNote?: boolean
}

export interface PageRow {
  /** The id of the size: "shs-100x100x4". A row of sheet has the id of a strip of that width: "sheet-5x1250". */
  readonly id: string
  /** The name of the row within its group: "4", "3.6 medium", "ISMB 200". */
  readonly label: string
  /** One figure for each column of the group. */
  readonly cells: readonly string[]
  /** kg/m in the old trade chart, if it differs from IS 808:2021. */
  readonly tradeMass?: string
  /** Those of its size; of a row of sheet those of the square metre. */
  readonly figures: SizeFigures
}

/** Rows with one outside size, series or width of sheet. */
export interface PageGroup {
  /** "100 × 100", "50 nb", "ISMB", "1250 mm wide" */
  readonly title: string
  /** The range of its rows: "2.6 to 12 mm". For pipe, the inches and outside diameter. */
  readonly detail: string
  readonly labelColumn: SizeColumn
  readonly columns: readonly SizeColumn[]
  readonly rows: readonly PageRow[]
}

/** The sizes of a family, grouped by outside size, then by thickness. */
export interface PageTable {
  readonly family: SizeFamily
  /** Sentences on the weights. */
  readonly notes: readonly string[]
  readonly groups: readonly PageGroup[]
}

export interface PageSizes {
  readonly tables: readonly PageTable[]
  /** The row drawn first. */
  readonly first: PageRow
  /** Of its section; absent for sheet. */
  readonly firstProperties?: SectionProperties
}

/** The size of a row. For a row of sheet, the strip of its width. */
export function sizeOfRow({ id, figures }: PageRow): Size {
  const listed = sizeFrom(figures)
  return sizeOfId(id, new Map([[listed.id, listed]])) ?? listed
}
