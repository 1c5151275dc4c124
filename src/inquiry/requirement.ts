import type { SizeIndex } from "../steel/finder/sizeIndex"
import { namesNone, noGoods, type Goods } from "../steel/reading/goods"
import { isHeading, LONGEST_LINE, readLine, type LineReading } from "../steel/reading/line"
import { splitByGoods, splitSizes } from "../steel/reading/split"
import { MOST_LINES } from "./list/line"
import { goodsNamedLater, withSharedQuantity } from "../steel/reading/each"
import { splitLots } from "../steel/reading/lots"
import { pastedLines } from "./pastedLines"
import type { RequirementLine } from "./requirementLine"
import { lineOf, severalSizes, WHAT_IS_IT } from "./sizeLine"
import type { ReadingSay } from "../interface/catalogue"

/** A pasted requirement, line by line. */
export interface Requirement {
  /** One for every line that is not empty, in order. A line with two sizes gives two. */
  readonly lines: readonly RequirementLine[]
  /** A sentence if the text was too long to read completely, else null. */
  readonly leftOut: ReadingSay | null
}

const LONGEST_TEXT = 100_000

/**
 * Reads a requirement as buyers type or paste it, one size per line: "100x50x4 - 20 pcs", "ms pipe 40 nb medium 2 ton",
 * "ISMB 200 - 12 mtr x 5 nos". Words alone ("MS angles:") are a heading for the lines below. Unclear lines become
 * questions, unread parts are shown. Never throws.
 */
export function readRequirement(text: string, index: SizeIndex): Requirement {
  const typedLines = text
    .slice(0, LONGEST_TEXT)
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== "")
  let heading = noGoods
  const pasted = pastedLines(typedLines.slice(0, MOST_LINES))
  const lines = pasted.flatMap(({ typed, text: line, doubts, isColumns }): RequirementLine[] => {
    if (isColumns) return [{ kind: "heading", typed, isColumns }]
    const own = readLine(line)
    if (isHeading(own)) {
      heading = own.goods
      if (own.goods.product === null && own.goods.unsold === null)
        return [{ kind: "heading", typed }]
    }
    const read = readTypedLine(line, heading, index).map((one) =>
      doubted({ ...one, typed }, doubts),
    )
    return isHeading(own) ? read.map((one) => ({ ...one, isHeading: true })) : read
  })
  const isCut = typedLines.length > MOST_LINES || text.length > LONGEST_TEXT
  return {
    lines,
    leftOut: isCut ? (words) => words.onlyFirst(Math.min(typedLines.length, MOST_LINES)) : null,
  }
}

/** A line that is read, as a question that offers its reading. */
function doubted(line: RequirementLine, [sentence]: readonly ReadingSay[]): RequirementLine {
  if (line.kind !== "read" || !sentence) return line
  const { typed, notes, size, quantity } = line
  return { kind: "ask", typed, notes, choices: [{ size, quantity }], sentence }
}

function readTypedLine(typed: string, heading: Goods, index: SizeIndex): RequirementLine[] {
  const parts = splitSizes(typed.slice(0, LONGEST_LINE))
  return parts?.length === 1
    ? readPart(typed, heading, index)
    : linesOf(typed, parts ?? [], heading, index)
}

/** One size, or one for each goods it names. */
function readPart(typed: string, heading: Goods, index: SizeIndex): RequirementLine[] {
  const line = lineOf(typed, readLine(typed, heading), index)
  if (line.kind === "read") return [line]
  const lots = splitLots(typed.slice(0, LONGEST_LINE))
  if (lots.length > 1) return linesOf(typed, lots, heading, index)
  const parts = splitByGoods(typed.slice(0, LONGEST_LINE))
  return parts?.length === 1 ? [line] : linesOf(typed, parts ?? [], heading, index)
}

/** A line for each part, or one question for all if a part has no quantity of its own. */
function linesOf(
  typed: string,
  parts: readonly string[],
  heading: Goods,
  index: SizeIndex,
): RequirementLine[] {
  const lines: RequirementLine[] = []
  const ours = parts.filter((part) => readLine(part).goods.unsold === null)
  let goods = heading
  const shared = withSharedQuantity(parts)
  const lengths = shared.flatMap((part) => lengthOf(readLine(part)))
  for (const [place, part] of shared.entries()) {
    const { families, series } = readLine(part).goods
    const namesOwn = families.length > 0 || series !== null
    const later = namesOwn || !namesNone(goods) ? null : goodsNamedLater(parts.slice(place + 1))
    const partHeading = namesOwn ? heading : (later ?? goods)
    const reading = readLine(part, partHeading)
    if (ours.length > 1 && !hasQuantity(reading)) return [severalSizes(typed)]
    if (later === null) goods = reading.goods
    const read = readPart(part.trim(), partHeading, index)
    const length = reading.amounts.pieceLength === null ? lengths[0] : undefined
    lines.push(
      ...read
        .map((line) => withLengthOfOther(line, length))
        .map((line) => doubted(line, later ? [WHAT_IS_IT] : [])),
    )
  }
  if (lines.length > 0) return lines
  const whole = readLine(typed, heading)
  const { unsold, families, series } = whole.goods
  const isUnsold = unsold !== null && families.length === 0 && series === null
  return [isUnsold ? lineOf(typed, whole, index) : severalSizes(typed)]
}

/** The length of pieces of ours, m. */
function lengthOf({ amounts, goods }: LineReading): readonly number[] {
  const isOurs = goods.product === null && goods.unsold === null
  return isOurs && amounts.pieceLength !== null ? [amounts.pieceLength] : []
}

/** "4 nos ISMB 250, 6 nos ISMC 150 - 12 m": pieces that could have the length stated with another size. */
function withLengthOfOther(line: RequirementLine, length: number | undefined): RequirementLine {
  if (line.kind !== "read" || length === undefined || line.quantity?.unit !== "pieces") return line
  if (line.size.section.shape === "sheet" || line.quantity.pieceLength === length) return line
  const { typed, notes, size, quantity } = line
  const choices = [
    { size, quantity: { ...quantity, pieceLength: length } },
    { size, quantity },
  ]
  return { kind: "ask", typed, notes, choices, sentence: (words) => words.lengthOfAll(length) }
}

/** Goods that are not sold here need none. */
function hasQuantity({ amounts, goods }: LineReading): boolean {
  return amounts.given.length > 0 || amounts.trailing !== null || goods.unsold !== null
}
