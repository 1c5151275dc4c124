import type { ReadingSay } from "../../interface/catalogue"
import type { Quantity } from "../../steel/quantity"
import type { SizeIndex } from "../../steel/finder/sizeIndex"
import type { CatalogueSize } from "../../steel/range/size"
import { choose, type Choice } from "./choose"
import { hasTwoLengths, isHeading, readParts } from "./line"
import { partsOf } from "./parts"
import { namesNone, noGoods, type Goods, type Reading } from "./reading"
import { namesSize } from "../../steel/finder/askedSize"
import { groupsOf, lotsOf, type Group } from "./split"
import { linesOf, type TypedLine } from "./text"

export type { Choice } from "./choose"

interface Pasted {
  /** The line as it was typed. */
  readonly typed: string
}

/** The line, or a part of it with one size. */
interface PastedPart extends Pasted {
  /** The words of the part, with those of its heading if they say what it is. They go along if it is not read. */
  readonly words: string
  /** What goes along with a size: brand, grade, GI. */
  readonly remark: string
}

/** The part is clear. */
export interface ReadPart extends PastedPart {
  readonly kind: "read"
  readonly size: CatalogueSize
  /** null if none was given. */
  readonly quantity: Quantity | null
  readonly notes: readonly ReadingSay[]
}

/** The part can mean several sizes or quantities, so the buyer chooses. */
export interface AskedPart extends PastedPart {
  readonly kind: "ask"
  readonly choices: readonly Choice[]
  readonly sentence: ReadingSay
}

/** The part goes along as it was written. */
export interface WrittenPart extends PastedPart {
  readonly kind: "words"
  readonly quantity: Pick<Quantity, "amount" | "unit"> | null
  /** The family of a product of ours without a table of sizes: "door-frame". */
  readonly product: string | null
  /** Says that the goods are not sold here, if they are not. */
  readonly unsold: Goods["unsold"]
}

/** Words that say what the lines below are, or the header of a table. */
export interface HeadingLine extends Pasted {
  readonly kind: "heading"
}

export type PastedLine = ReadPart | AskedPart | WrittenPart | HeadingLine

/**
 * Reads what buyers type or paste, one size per line: "100x50x4 - 20 pcs", "ms pipe 40 nb medium 2 ton", rows of a spreadsheet,
 * chat messages. What is not certain is asked, and what cannot be read goes along as written: nothing is dropped. Never throws.
 */
export function readText(text: string, index: SizeIndex): PastedLine[] {
  let heading = noGoods
  let headed = { typed: "", remark: "" }
  return joinedLines(linesOf(text)).flatMap(({ own, ...line }): PastedLine[] => {
    if (line.isColumns) return [{ kind: "heading", typed: line.typed }]
    if (isHeading(own) && own.unknown === null) {
      heading = own.goods
      headed = { typed: line.typed, remark: own.remark }
      if (own.goods.product === null && own.goods.unsold === null)
        return [{ kind: "heading", typed: line.typed }]
    }
    const isUnder = namesNone(own.goods) && !namesNone(heading)
    return readTypedLine(line, heading, index).map((part) => {
      if (part.kind === "heading" || !isUnder) return part
      const remark = [headed.remark, part.remark].filter(Boolean).join(", ")
      const words = `${headed.typed} ${part.words}`
      return part.kind === "words" ? { ...part, words } : { ...part, words, remark }
    })
  })
}

/** A line, and what it says without its heading. */
interface OwnLine extends TypedLine {
  readonly own: Reading
}

/** The lines, each with a quantity or length that stands alone on the next: "MS Angle 50x50x6⏎Qty: 25 Nos". */
function joinedLines(lines: readonly TypedLine[]): OwnLine[] {
  const joined: OwnLine[] = []
  for (const line of lines) {
    const own = readParts(line.text, line.parts, noGoods)
    const before = joined.at(-1)
    if (before && isContinued(before, line, own)) {
      const text = `${before.text} ${line.text}`
      const parts = partsOf(text)
      const typed = `${before.typed}\n${line.typed}`
      joined.splice(-1, 1, { ...before, typed, text, parts, own: readParts(text, parts, noGoods) })
    } else joined.push({ ...line, own })
  }
  return joined
}

function isContinued({ own: before, isRow }: OwnLine, line: TypedLine, own: Reading): boolean {
  const isSize = namesSize(own.asked) || !namesNone(own.goods) || own.leftover.length > 0
  if (isRow || line.isRow || isSize || own.unknown !== null || !namesSize(before.asked))
    return false
  if (own.given.length > 0) return before.given.length === 0 && before.count === null
  return own.pieceLength !== null && before.pieceLength === null
}

function readTypedLine(line: TypedLine, heading: Goods, index: SizeIndex): PastedLine[] {
  const { typed, text, parts } = line
  const groups = line.isRow
    ? [{ parts, reading: readParts(text, parts, heading) }]
    : groupsOf(text, parts, heading)
  if (groups === null) return [written(typed, typed, readParts("", [], noGoods))]
  const all = groups.flatMap((group) => (line.isRow ? [group] : withLots(text, group, heading)))
  const later = all.findIndex(({ reading }) => !namesNone(reading.goods))
  const lengths = all.flatMap(({ reading }) => reading.pieceLength ?? [])
  return all.map((group, place) => {
    // "50x50x6, 75x75x6 angle": the goods may be those of both.
    if (place < later) group.reading.doubts.push((words) => words.whatIsIt)
    return withLengthOfOther(partOf(line, group, all.length, index), group, lengths[0])
  })
}

function withLots(text: string, group: Group, heading: Goods): Group[] {
  return group.reading.given.length > 1 ? lotsOf(text, group, heading) : [group]
}

function partOf(
  { typed, text }: TypedLine,
  { parts, reading }: Group,
  count: number,
  index: SizeIndex,
): PastedPart & PastedLine {
  const words = count === 1 ? typed : text.slice(parts[0].start, parts[parts.length - 1].end).trim()
  const { goods } = reading
  const isSheetOrCoil = goods.product === "coil" && goods.families.includes("sheet")
  const isOther = goods.unsold !== null || (goods.product !== null && !isSheetOrCoil)
  const chosen =
    isOther || hasTwoLengths(reading) || !reading.hasFigure ? null : choose(reading, index)
  const of = { typed, words, remark: reading.remark }
  if (chosen?.kind === "read") return { ...of, ...chosen }
  if (chosen?.kind === "ask") return { ...of, ...chosen }
  return written(typed, words, reading)
}

function written(typed: string, words: string, { goods, given, count }: Reading): WrittenPart {
  const [amount, ...more] = given
  const quantity =
    more.length > 0
      ? null
      : (amount ?? (count === null ? null : { amount: count, unit: "pieces" as const }))
  return {
    kind: "words",
    typed,
    words,
    remark: "",
    quantity,
    product: goods.product,
    unsold: goods.unsold,
  }
}

/** "4 nos ISMB 250, 6 nos ISMC 150 - 12 m": pieces that could have the length stated with another size. */
function withLengthOfOther<Line extends PastedLine>(
  line: Line,
  { reading }: Group,
  length: number | undefined,
): Line | AskedPart {
  if (line.kind !== "read" || length === undefined || reading.pieceLength !== null) return line
  const { typed, words, remark, size, quantity } = line
  if (
    quantity?.unit !== "pieces" ||
    size.section.shape === "sheet" ||
    quantity.pieceLength === length
  )
    return line
  const choices = [
    { size, quantity: { ...quantity, pieceLength: length } },
    { size, quantity },
  ]
  return { kind: "ask", typed, words, remark, choices, sentence: (say) => say.lengthOfAll(length) }
}
