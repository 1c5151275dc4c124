import { noGoods, unsoldSentence } from "../../reader/reading"
import { certainQuantity, readTyped, searchSizes } from "../../reader/search"
import type { Words } from "../../kit/words/catalogue"
import { namesSize, findSizes, type AskedSize, type FoundSizes } from "../../steel/finder/findSizes"
import { sizeIndex, type SizeIndex, type SizeMatch } from "../../steel/finder/sizeIndex"
import type { Quantity } from "../../steel/quantity"
import { sizeDesignation, type Size } from "../../steel/range/size"
import { sizeFrom } from "../../steel/range/makeSize"
import type { PageTable } from "../../steel/tables/pageSizes"

/** The rows of a page, ready to search. */
interface RowIndex {
  readonly sizes: SizeIndex
  /** Row ids by size id. Sheet has one row for each width. */
  readonly rowsOf: ReadonlyMap<string, readonly string[]>
}

/** The rows of a page that match a typed text. */
export interface FoundRows {
  /** The ids of the rows to show. */
  readonly rows: ReadonlySet<string>
  /** A sentence about the rows. */
  readonly sentence: string
  /** True if the page does not have the size. */
  readonly isMissing: boolean
  /** The size asked for, if no table has it but its weight can be computed. */
  readonly computed?: Size | undefined
  /** The quantity typed with a size; undefined for a size that was not asked for. */
  readonly quantityOf: (size: Size) => Quantity | undefined
}

/** Builds the index of a page's tables, once per page. */
export function rowIndex(tables: readonly PageTable[]): RowIndex {
  const rowsOf = new Map<string, string[]>()
  const sizes = new Map<string, Size>()
  for (const row of tables.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))) {
    const size = sizeFrom(row.figures)
    rowsOf.set(size.id, [...(rowsOf.get(size.id) ?? []), row.id])
    rowsOf.set(row.id, [row.id])
    sizes.set(size.id, size)
  }
  return { sizes: sizeIndex([...sizes.values()]), rowsOf }
}

/**
 * The rows with the size that was typed ("100x50", "50 nb", `2"`), or those that begin so. If there are none, the nearest rows
 * and a sentence that says so.
 */
export function rowsFound(
  index: RowIndex,
  typed: string,
  words: Pick<Words, "reading" | "steel" | "tables">,
): FoundRows {
  const { sizes } = index
  const families = [...new Set(sizes.sizes.map(({ family }) => family))]
  const { reading, answer, ...searched } = searchSizes(sizes, typed, [], { ...noGoods, families })
  const { goods } = reading
  const result = (rows: readonly string[], sentence: string, isMissing: boolean, own?: Size) => ({
    rows: new Set(rows),
    sentence,
    isMissing,
    computed: own,
    quantityOf: (size: Size) =>
      rows.includes(size.id) || size === own ? certainQuantity(size, reading) : undefined,
  })
  const { missing, missingNearest, startingSo } = words.tables
  if (goods.unsold) return result([], unsoldSentence(goods.unsold, words.reading), true)
  // "1000x1000x5" is read as a size, but as nothing that a page of tube has.
  const isOther = !namesSize(reading.asked) && namesSize(readTyped(typed).asked)
  if (answer !== "sizes" || isOther) return result([], missing, true)

  const asked = asThickness(index, reading.asked, searched)
  const found = asked === reading.asked ? searched : findSizes(sizes, asked)
  const rowsWith = (matches: readonly SizeMatch[]) => rowIds(index, matches, asked)
  const exact = rowsWith(found.matches)
  if (exact.length > 0) return result(exact, words.steel.sizes(exact.length), false)
  const computed = found.matches.find(({ size }) => families.includes(size.family))?.size
  // A size that can be computed is whole: for 50 x 50 x 3 a thickness of 2.9 is nearer than 3.6.
  const begun = computed ? [] : rowsWith(found.possible)
  if (begun.length > 0) return result(begun, startingSo(words.steel.sizes(begun.length)), false)
  const { nearMisses } = findSizes(sizes, { ...asked, openDigits: null })
  const near = rowsWith(nearMisses)
  const sentence =
    near.length > 0 ? missingNearest(sizeDesignation(nearMisses[0].size, words.steel)) : missing
  return result(near, sentence, true, computed)
}

/** "3" on a page of tube is a thickness: no side is that small. "210" on a page of beams is none, but near a depth. */
function asThickness({ sizes }: RowIndex, asked: AskedSize, found: FoundSizes): AskedSize {
  const { figure, thickness } = asked
  const hasAny = ({ matches, possible }: FoundSizes) => matches.length + possible.length > 0
  if (figure === null || thickness !== null || hasAny(found)) return asked
  const ofWall = { ...asked, figure: null, thickness: figure }
  return hasAny(findSizes(sizes, ofWall)) || found.nearMisses.length === 0 ? ofWall : asked
}

/** Ids of the page's rows with these sizes. For sheet, only those of a width that was given. */
function rowIds(
  { rowsOf }: RowIndex,
  matches: readonly SizeMatch[],
  { sides }: AskedSize,
): string[] {
  return matches.flatMap(({ size }) => {
    const rows = rowsOf.get(size.id) ?? []
    return size.section.shape === "sheet" && sides.length > 0
      ? rows.filter((row) => sides.some((side) => row.endsWith(`x${side}`)))
      : rows
  })
}
