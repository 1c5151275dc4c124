import { namesSize } from "../../steel/finder/findSizes"
import type { SizeIndex } from "../../steel/finder/sizeIndex"
import type { Amount } from "../list/line"
import { choose, type Chosen } from "./choose"
import { isHeading, isSeveral, readTokens } from "./line"
import { namesNone, noGoods, type Goods, type Reading } from "./reading"
import { sizesOf } from "./split"
import { linesOf, type TypedLine } from "./table"
import { tokensOf, type Token } from "./tokens"

export type { Choice } from "./choose"

/** A line, or a part of it with one size. */
interface PastedPart {
  /** The line as it was typed. */
  readonly typed: string
  /** The words of the part, with those of its heading if they say what it is. They go along if it is not read. */
  readonly words: string
  /** What goes along with a size: brand, grade, GI. */
  readonly remark: string
}

/** The part is clear, or the buyer chooses between several sizes or quantities. */
type ReadPart = PastedPart & Chosen

/** The part goes along as it was written. */
interface WrittenPart extends PastedPart {
  readonly kind: "words"
  readonly quantity: Amount | null
  /** The family of a product of ours without a table of sizes: "door-frame". */
  readonly product: string | null
  /** Says that the goods are not sold here, if they are not. */
  readonly unsold: Goods["unsold"]
}

/** A heading is words that say what the lines below are, or the header of a table. */
export type PastedLine =
  | ReadPart
  | WrittenPart
  | { readonly kind: "heading"; readonly typed: string }

export type AskedPart = Extract<ReadPart, { kind: "ask" }>

/**
 * Reads what buyers type or paste, one size per line: "100x50x4 - 20 pcs", "ms pipe 40 nb medium 2 ton", rows of a spreadsheet,
 * chat messages. What is not certain is asked, and what cannot be read goes along as written: nothing is dropped. Never throws.
 */
export function readText(text: string, index: SizeIndex): PastedLine[] {
  let heading = { goods: noGoods, typed: "", remark: "" }
  return joinedLines(linesOf(text)).flatMap(({ own, ...line }): PastedLine[] => {
    const { typed } = line
    if (line.isColumns) return [{ kind: "heading", typed }]
    const { goods } = own
    if (isHeading(own) && own.unknown === null) {
      heading = { goods, typed, remark: own.remark }
      if (goods.product === null && goods.unsold === null) return [{ kind: "heading", typed }]
    }
    const isUnder = namesNone(goods) && !namesNone(heading.goods)
    return partsOf(line, heading.goods, index).map((part) => {
      if (!isUnder) return part
      const words = `${heading.typed} ${part.words}`
      const remark = [heading.remark, part.remark].filter(Boolean).join(", ")
      return part.kind === "words" ? { ...part, words } : { ...part, words, remark }
    })
  })
}

/** Says nothing. */
const nothingRead = readTokens("", [], noGoods)

/** A line, and what it says without its heading. */
interface OwnLine extends TypedLine {
  readonly own: Reading
}

/** The lines, each with a quantity or length that stands alone on the next: "MS Angle 50x50x6⏎Qty: 25 Nos". */
function joinedLines(lines: readonly TypedLine[]): OwnLine[] {
  const joined: OwnLine[] = []
  for (const line of lines) {
    const own = readTokens(line.text, line.tokens, noGoods)
    const before = joined.at(-1)
    if (before && isContinued(before, line, own)) {
      const text = `${before.text} ${line.text}`
      const tokens = tokensOf(text)
      const typed = `${before.typed}\n${line.typed}`
      joined[joined.length - 1] = {
        ...before,
        typed,
        text,
        tokens,
        own: readTokens(text, tokens, noGoods),
      }
    } else joined.push({ ...line, own })
  }
  return joined
}

function isContinued({ own: before, isRow }: OwnLine, line: TypedLine, own: Reading): boolean {
  const isOther =
    namesSize(own.asked) || !namesNone(own.goods) || own.leftover.length > 0 || own.unknown !== null
  if (isRow || line.isRow || isOther || !namesSize(before.asked)) return false
  if (own.given.length > 0) return before.given.length === 0 && before.count === null
  return own.pieceLength !== null && before.pieceLength === null
}

type Part = ReadPart | WrittenPart

function partsOf(line: TypedLine, heading: Goods, index: SizeIndex): Part[] {
  const { typed, text, tokens, isRow } = line
  const sizes = isRow ? [tokens] : sizesOf(tokens)
  if (sizes === null) return [written(typed, typed, nothingRead)]
  let goods = heading
  const readings = sizes.map((size) => {
    const reading = readTokens(text, size, goods)
    if (reading.goods.families.length > 0 || reading.goods.series !== null) goods = reading.goods
    return reading
  })
  const later = readings.findIndex((reading) => !namesNone(reading.goods))
  const length = readings.find(({ pieceLength }) => pieceLength !== null)?.pieceLength ?? null
  return readings.map((reading, place) => {
    // "50x50x6, 75x75x6 angle": the goods may be those of both.
    if (place < later) reading.doubts.push((words) => words.whatIsIt)
    const words = sizes.length === 1 ? typed : textOf(text, sizes[place])
    return withLengthOfOther(partOf(typed, words, reading, index), reading, length)
  })
}

function textOf(text: string, tokens: readonly Token[]): string {
  return text.slice(tokens[0].start, tokens[tokens.length - 1].end).trim()
}

function partOf(typed: string, words: string, reading: Reading, index: SizeIndex): Part {
  const { goods, hasFigure, remark } = reading
  const isSheetOrCoil = goods.product === "coil" && goods.families.includes("sheet")
  const isOther = goods.unsold !== null || (goods.product !== null && !isSheetOrCoil)
  const chosen = isOther || isSeveral(reading) || !hasFigure ? null : choose(reading, index)
  return chosen ? { typed, words, remark, ...chosen } : written(typed, words, reading)
}

function written(typed: string, words: string, reading: Reading): WrittenPart {
  const { goods, given, count } = reading
  const [amount = count === null ? null : { amount: count, unit: "pieces" as const }] = given
  const quantity = given.length > 1 || isSeveral(reading) ? null : amount
  const { product, unsold } = goods
  return { kind: "words", typed, words, remark: "", quantity, product, unsold }
}

/** "4 nos ISMB 250, 6 nos ISMC 150 - 12 m": pieces that could have the length stated with another size. */
function withLengthOfOther(part: Part, { pieceLength }: Reading, length: number | null): Part {
  if (part.kind !== "read" || length === null || pieceLength !== null) return part
  const { quantity, size, ...of } = part
  const isCut = size.section.shape === "sheet" || quantity?.pieceLength === length
  if (quantity?.unit !== "pieces" || isCut) return part
  const choices = [
    { size, quantity: { ...quantity, pieceLength: length } },
    { size, quantity },
  ]
  return { ...of, kind: "ask", choices, sentence: (say) => say.lengthOfAll(length) }
}
