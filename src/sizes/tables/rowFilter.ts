import { noGoods, unsoldSentence, type Reading } from "../../reader/reading"
import { certainQuantity, readTyped, searchSizes } from "../../reader/search"
import type { Words } from "../../kit/words/catalogue"
import { namesSize, findSizes, type FoundSizes } from "../../steel/finder/findSizes"
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
 * The rows with the size that was typed ("100x50", "50 nb", `2"`). If there are none, the nearest rows and a sentence
 * that says so.
 */
export function rowsFound(
  index: RowIndex,
  typed: string,
  words: Pick<Words, "reading" | "steel" | "tables">,
): FoundRows {
  const families = [...new Set(index.sizes.sizes.map(({ family }) => family))]
  const heading = { ...noGoods, families }
  const { reading, answer, ...searched } = searchSizes(index.sizes, typed, [], heading)
  const { asked, goods } = reading
  const result = (
    ids: readonly string[],
    sentence: string,
    isMissing: boolean,
    computed?: Size,
  ) => ({
    rows: new Set(ids),
    sentence,
    isMissing,
    computed,
    quantityOf: (size: Size) =>
      ids.includes(size.id) || size === computed ? certainQuantity(size, reading) : undefined,
  })
  const { missing } = words.tables
  if (goods.unsold) return result([], unsoldSentence(goods.unsold, words.reading), true)
  // "1000x1000x5" is read as a size, but as nothing that a page of tube has.
  const isOther = !namesSize(asked) && namesSize(readTyped(typed).asked)
  if (answer !== "sizes" || isOther) return result([], missing, true)

  const found = asThickness(index, reading, searched)
  const rowsWith = (matches: readonly SizeMatch[]) => rowIds(index, matches, reading)
  const exact = rowsWith(found.matches)
  if (exact.length > 0) return result(exact, words.steel.sizes(exact.length), false)
  const computed = found.matches.find(({ size }) => families.includes(size.family))?.size
  const begun = rowsWith(found.possible)
  // A complete size is not the beginning of one: for 50 x 50 x 3 a thickness of 2.9 is nearer than 3.6. Two figures are complete
  // as a pipe with the outside diameter of a row.
  const isComplete =
    (asked.sides.length === 2 && asked.thickness !== null) ||
    index.sizes.sizes.some(
      ({ section, lengths: [outside] }) =>
        section.shape === computed?.section.shape && outside === computed.lengths[0],
    )
  if (begun.length > 0 && !isComplete) {
    return result(begun, words.tables.startingSo(words.steel.sizes(begun.length)), false)
  }
  const closed = { ...asked, openDigits: null }
  const { nearMisses } = isComplete ? findSizes(index.sizes, closed) : found
  const near = [...new Set([...begun, ...rowsWith(nearMisses)])]
  const [nearest] = nearMisses
  const sentence =
    near.length > 0 && nearest
      ? words.tables.missingNearest(sizeDesignation(nearest.size, words.steel))
      : missing
  return result(near, sentence, true, computed)
}

/** "3" on a page of tube is a thickness: no side is that small. "210" on a page of beams is none, but near a depth. */
function asThickness({ sizes }: RowIndex, { asked }: Reading, found: FoundSizes): FoundSizes {
  const { figure, thickness } = asked
  const hasAny = ({ matches, possible }: FoundSizes) => matches.length + possible.length > 0
  if (figure === null || thickness !== null || hasAny(found)) return found
  const ofWall = findSizes(sizes, { ...asked, figure: null, thickness: figure })
  return hasAny(ofWall) || found.nearMisses.length === 0 ? ofWall : found
}

/** Ids of the page's rows with these sizes. For sheet, only those of a width that was given. */
function rowIds(
  { rowsOf }: RowIndex,
  matches: readonly SizeMatch[],
  { asked: { sides } }: Reading,
): string[] {
  return matches.flatMap(({ size }) => {
    const rows = rowsOf.get(size.id) ?? []
    return size.section.shape === "sheet" && sides.length > 0
      ? rows.filter((row) => sides.some((side) => row.endsWith(`x${side}`)))
      : rows
  })
}
