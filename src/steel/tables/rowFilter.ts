import { findSizes, searchSizes, type FoundSizes } from "../finder/findSizes"
import { sizeIndex, type SizeIndex, type SizeMatch } from "../finder/sizeIndex"
import { foreignSentence } from "../reading/foreignGoods"
import { noGoods } from "../reading/goods"
import type { LineReading } from "../reading/line"
import type { CatalogueSize } from "../range/size"
import type { SizeTable } from "./sizeTable"

/** The rows of a page, ready to be searched. */
export interface RowIndex {
  readonly sizes: SizeIndex
  /** The ids of the rows of a size. Sheet has one for each width. */
  readonly rowsOf: ReadonlyMap<string, readonly string[]>
}

/** What a typed text leaves of the rows of a page. */
export interface FoundRows {
  /** The ids of the rows to show. */
  readonly rows: ReadonlySet<string>
  /** What to say about them; empty where nothing was typed. */
  readonly sentence: string
  /** True where the page does not have what was asked for. */
  readonly isMissing: boolean
  /** What was asked for, where no table has it but its weight can be computed. */
  readonly computed?: CatalogueSize
}

export function rowIndex(tables: readonly SizeTable[]): RowIndex {
  const all = tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  const rowsOf = new Map<string, string[]>()
  for (const { id, size } of all) rowsOf.set(size.id, [...(rowsOf.get(size.id) ?? []), id])
  const sizes = new Map(all.map(({ size }) => [size.id, size]))
  return { sizes: sizeIndex([...sizes.values()]), rowsOf }
}

/**
 * The rows that have the size that was typed ("100x50", "50 nb", `2"`); where there is none, the nearest, and that it is not the
 * one asked for. All rows for nothing typed.
 */
export function rowsFound(index: RowIndex, typed: string): FoundRows {
  if (typed.trim() === "") {
    return { rows: new Set([...index.rowsOf.values()].flat()), sentence: "", isMissing: false }
  }
  const families = [...new Set(index.sizes.sizes.map(({ family }) => family))]
  const searched = searchSizes(index.sizes, typed, {}, Infinity, { ...noGoods, families })
  const { reading, answer } = searched
  if (answer === "foreign" && reading.goods.foreign) {
    const { word, name } = reading.goods.foreign
    return missing([], foreignSentence(word, name))
  }
  if (answer !== "sizes") return missing([], "This size is not in these tables.")
  const found = withThickness(index, reading, searched)
  const exact = rowsWith(index, listed(found.matches), reading)
  if (exact.length > 0) return { rows: new Set(exact), sentence: counted(exact), isMissing: false }
  const computed = found.matches.find(({ size }) => families.includes(size.family))?.size
  const begun = rowsWith(index, found.also, reading)
  if (begun.length > 0 && !isWhole(reading)) {
    return { rows: new Set(begun), sentence: counted(begun), isMissing: false }
  }
  const near = begun.length > 0 ? begun : rowsWith(index, found.nearMisses, reading)
  const [nearest] = begun.length > 0 ? found.also : found.nearMisses
  const sentence =
    near.length === 0
      ? "This size is not in these tables."
      : `This size is not in these tables. The nearest is ${nearest.size.designation}.`
  return { ...missing(near, sentence), computed }
}

function missing(rows: readonly string[], sentence: string): FoundRows {
  return { rows: new Set(rows), sentence, isMissing: true }
}

function counted(rows: readonly string[]): string {
  return rows.length === 1 ? "1 size" : `${rows.length} sizes`
}

/** A page has rows for the sizes of its tables only. */
function listed(matches: readonly SizeMatch[]): SizeMatch[] {
  return matches.filter(({ kind }) => kind === "exact")
}

/** "3 mm" on a page of tube is a thickness: no side is so small. */
function withThickness(index: RowIndex, { asked }: LineReading, found: FoundSizes): FoundSizes {
  const hasNone = found.matches.length === 0 && found.also.length === 0
  if (!hasNone || asked.figure === null || asked.thickness !== null) return found
  return findSizes(index.sizes, { ...asked, figure: null, thickness: asked.figure }, {}, Infinity)
}

/** Both sides and the thickness were given: nothing more will be typed. */
function isWhole({ asked }: LineReading): boolean {
  return asked.sides.length === 2 && asked.thickness !== null
}

/** The ids of the rows; of sheet only those of a width that was given. */
function rowsWith(
  { rowsOf }: RowIndex,
  matches: readonly SizeMatch[],
  { asked }: LineReading,
): string[] {
  return matches.flatMap(({ size }) => {
    const rows = rowsOf.get(size.id) ?? []
    if (size.section.shape !== "sheet" || asked.sides.length === 0) return rows
    return rows.filter((row) => asked.sides.some((side) => row.endsWith(`x${side}`)))
  })
}
