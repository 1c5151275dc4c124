import { noGoods, unsoldSentence, type Reading } from "../../inquiry/paste/reading"
import { readTyped, searchSizes } from "../../inquiry/paste/search"
import type { Words } from "../../interface/catalogue"
import { namesSize } from "../../steel/finder/askedSize"
import { findSizes, type FoundSizes } from "../../steel/finder/findSizes"
import { sizeIndex, type SizeIndex, type SizeMatch } from "../../steel/finder/sizeIndex"
import { sizeDesignation, type CatalogueSize } from "../../steel/range/size"
import type { SizeTable } from "../../steel/tables/sizeTable"

/** The rows of a page, ready to search. */
interface RowIndex {
  readonly sizes: SizeIndex
  /** The ids of all rows. */
  readonly rows: ReadonlySet<string>
  /** Row ids by size id. Sheet has one row for each width. */
  readonly rowsOf: ReadonlyMap<string, readonly string[]>
}

/** The rooms of the catalogue that say what was found. */
type RowWords = Pick<Words, "reading" | "steel" | "tables">

/** The rows of a page that match a typed text. */
export interface FoundRows {
  /** The ids of the rows to show. */
  readonly rows: ReadonlySet<string>
  /** A sentence about the rows. Empty if nothing was typed. */
  readonly sentence: string
  /** True if the page does not have the size. */
  readonly isMissing: boolean
  /** The size asked for, if no table has it but its weight can be computed. */
  readonly computed?: CatalogueSize
  /** What was typed; it may contain a quantity. */
  readonly reading?: Reading
}

/** Builds the index of a page's tables, once per page. */
export function rowIndex(tables: readonly SizeTable[]): RowIndex {
  const all = tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
  const rowsOf = new Map<string, string[]>()
  for (const { id, size } of all) rowsOf.set(size.id, [...(rowsOf.get(size.id) ?? []), id])
  const sizes = new Map(all.map(({ size }) => [size.id, size]))
  return { sizes: sizeIndex([...sizes.values()]), rows: new Set(all.map(({ id }) => id)), rowsOf }
}

/**
 * The rows with the size that was typed ("100x50", "50 nb", `2"`). If there are none, the nearest rows and a sentence
 * that says so. All rows if nothing was typed.
 */
export function rowsFound(index: RowIndex, typed: string, words: RowWords): FoundRows {
  if (typed.trim() === "") {
    return { rows: index.rows, sentence: "", isMissing: false }
  }
  const families = [...new Set(index.sizes.sizes.map(({ family }) => family))]
  const searched = searchSizes(index.sizes, typed, {}, Infinity, { ...noGoods, families })
  const { reading, answer } = searched
  const { unsold } = reading.goods
  if (unsold) return missing([], unsoldSentence(unsold, words.reading))
  // "1000x1000x5" is read as a size, but as nothing that a page of tube has.
  const isOther = !namesSize(reading.asked) && namesSize(readTyped(typed).asked)
  if (answer !== "sizes" || isOther) return missing([], words.tables.missing)
  const found = withThickness(index, reading, searched)
  const exact = rowsWith(index, found.matches, reading)
  if (exact.length > 0)
    return {
      rows: new Set(exact),
      sentence: words.steel.sizes(exact.length),
      isMissing: false,
      reading,
    }
  const computed = found.matches.find(({ size }) => families.includes(size.family))?.size
  const begun = rowsWith(index, found.possible, reading)
  const isComplete = isWhole(reading) || hasListedOutside(index, computed)
  if (begun.length > 0 && !isComplete) {
    const sentence = words.tables.startingSo(words.steel.sizes(begun.length))
    return { rows: new Set(begun), sentence, isMissing: false, reading }
  }
  const { nearMisses } = isComplete ? findComplete(index, reading) : found
  const near = [...new Set([...begun, ...rowsWith(index, nearMisses, reading)])]
  const [nearest] = nearMisses
  const sentence =
    near.length === 0 || !nearest
      ? words.tables.missing
      : words.tables.missingNearest(sizeDesignation(nearest.size, words.steel))
  return { ...missing(near, sentence), computed, reading }
}

function missing(rows: readonly string[], sentence: string): FoundRows {
  return { rows: new Set(rows), sentence, isMissing: true }
}

/** "3" on a page of tube is a thickness: no side is that small. "210" on a page of beams is none, but near a depth. */
function withThickness(index: RowIndex, { asked }: Reading, found: FoundSizes): FoundSizes {
  const { figure, thickness, ...rest } = asked
  if (figure === null || thickness !== null || hasAny(found)) return found
  const walls = { ...rest, figure: null, thickness: figure }
  const ofWall = findSizes(index.sizes, walls, {}, Infinity)
  return hasAny(ofWall) || found.nearMisses.length === 0 ? ofWall : found
}

function hasAny({ matches, possible }: FoundSizes): boolean {
  return matches.length > 0 || possible.length > 0
}

/** Near misses of a size that typing does not continue: for 50 x 50 x 3 a thickness of 2.9 is nearer than 3.6. */
function findComplete(index: RowIndex, { asked }: Reading): FoundSizes {
  return findSizes(index.sizes, { ...asked, openDigits: null }, {}, Infinity)
}

/** True if both sides and the thickness are given, so the size is complete. */
function isWhole({ asked }: Reading): boolean {
  return asked.sides.length === 2 && asked.thickness !== null
}

/** True for a pipe with the outside diameter of a row: 26.9 x 2 is a whole size, and not the beginning of 26.9 x 2.3. */
function hasListedOutside({ sizes }: RowIndex, pipe: CatalogueSize | undefined): boolean {
  if (pipe?.section.shape !== "pipe") return false
  const { outsideDiameter } = pipe.section
  return sizes.sizes.some(
    ({ section }) => section.shape === "pipe" && section.outsideDiameter === outsideDiameter,
  )
}

/** Ids of the page's rows with these sizes. For sheet, only those of a width that was given. */
function rowsWith(
  { rows: ids, rowsOf }: RowIndex,
  matches: readonly SizeMatch[],
  { asked }: Reading,
): string[] {
  return matches.flatMap(({ size }) => {
    const rows = rowsOf.get(size.id) ?? (ids.has(size.id) ? [size.id] : [])
    if (size.section.shape !== "sheet" || asked.sides.length === 0) return rows
    return rows.filter((row) => asked.sides.some((side) => row.endsWith(`x${side}`)))
  })
}
