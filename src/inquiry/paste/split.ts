import { namesSize } from "../../steel/finder/askedSize"
import { TWO_KINDS } from "./goods"
import { readParts } from "./line"
import { amountUnits, isMark, isWord, means, namesGoods, type Part } from "./parts"
import { namesNone, noGoods, type Goods, type Reading } from "./reading"
import { TWO_SIZES } from "./size"

/** One size of a line: its parts, and what they say. */
export interface Group {
  readonly parts: readonly Part[]
  readonly reading: Reading
}

/** Longer stretches without a size and its quantity are no list of sizes. */
const LONGEST_GROUP = 150
const LONGEST_LINE = 3000

/**
 * The sizes of a line: "50x50x3 10 nos, 40x40x2 20 nos", "angle 50x50x6 10 nos channel 100 5 nos". It is cut where a size is whole
 * with its quantity and another begins. null for several sizes that cannot be told apart, and for a text that is no list.
 */
export function groupsOf(text: string, parts: readonly Part[], heading: Goods): Group[] | null {
  if (parts.length > LONGEST_LINE) return null
  const cuts = cutsIn(parts)
  const groups: Group[] = []
  let from = 0
  let goods = heading
  for (const [place, cut] of cuts.entries()) {
    if (cut - from > LONGEST_GROUP) break
    const group = parts.slice(from, cut)
    const reading = readParts(text, group, goods)
    if (
      !isWhole(reading) ||
      !isHeadNext(text, parts, [cut, ...cuts.slice(place + 1)], reading.goods)
    )
      continue
    groups.push({ parts: group, reading })
    if (isOurs(reading.goods)) goods = reading.goods
    from = cut
  }
  const rest = parts.slice(from)
  const reading = readParts(text, rest, goods)
  const isUncounted =
    groups.length > 0 &&
    isOurs(reading.goods) &&
    reading.given.length === 0 &&
    reading.count === null
  if (isSeveral(reading, rest) || isUncounted) return sharedGroups(text, parts, heading)
  return [...groups, { parts: rest, reading }]
}

/** Places where a line can be cut: behind separators, before goods, before a quantity and before a chain. */
function cutsIn(parts: readonly Part[]): number[] {
  return parts.flatMap((part, place) => {
    const before = parts[place - 1]
    if (!before) return []
    const isSeparated = isMark(before, ",", ";", "+", "&", "|", "/", ".") || means(before, "and")
    const isGoods = namesGoods(part) && !namesGoods(before)
    const isFigure = part.is === "figure" && !part.isJoined
    const isBegun =
      isFigure &&
      (amountUnits.has(part.unit) || isMark(parts[place + 1], "x") || part.unit === "mm")
    return isSeparated || isGoods || isBegun ? [place] : []
  })
}

function isOurs({ families, series }: Goods): boolean {
  return families.length > 0 || series !== null
}

/** A size, or goods that are not sold here or have no table, with a quantity. */
function isWhole(reading: Reading): boolean {
  const { goods, given, count, leftover, doubts } = reading
  if (given.length > 1 || (given.length === 0 && count === null) || leftover.length > 0)
    return false
  if (goods.unsold !== null) return true
  if (goods.product !== null) return !isOurs(goods)
  return isNamed(reading) && !doubts.some((doubt) => doubt === TWO_SIZES || doubt === TWO_KINDS)
}

/** A size with a word for its goods, or with two sides and a thickness. */
function isNamed({ asked, goods }: Reading): boolean {
  const isGoods = isOurs(goods) || goods.pipeClass !== null
  return (
    namesSize({ ...asked, pipeClass: null }) &&
    (isGoods || (asked.sides.length === 2 && asked.thickness !== null))
  )
}

/** True if what stands up to one of the next cuts begins another size: it names goods, or has figures of a size and a quantity. */
function isHeadNext(
  text: string,
  parts: readonly Part[],
  [from, ...next]: readonly number[],
  goods: Goods,
): boolean {
  const isCell = isMark(parts[from - 1], "|")
  for (const to of [...next.slice(0, 3), parts.length]) {
    const part = parts.slice(from, Math.min(to, from + LONGEST_GROUP))
    const own = readParts(text, part, noGoods)
    const isOther = own.goods.unsold !== null || own.goods.product !== null
    if (!namesNone(own.goods) && (isNamed(own) || isOther)) return true
    // "| 61000 | 320250": cells without goods are rates and amounts.
    if (isCell && namesNone(own.goods)) return false
    const reading = readParts(text, part, goods)
    const isCounted = reading.given.length > 0 || reading.count !== null
    if (isCounted && isNamed(reading) && namesSize({ ...own.asked, pipeClass: null })) return true
    const isClosed =
      own.pieceLength !== null ||
      (own.hasFigure && isMark(part[part.length - 1], ",", ";", "+", "&", "|"))
    if (namesNone(own.goods) && own.given.length === 0 && isClosed) return false
  }
  return false
}

/** True for parts with more than one size or kind of goods. */
function isSeveral({ doubts, goods, given }: Reading, parts: readonly Part[]): boolean {
  if (doubts.includes(TWO_SIZES) || doubts.includes(TWO_KINDS)) return true
  const isOther = goods.product !== null || goods.unsold !== null
  if (isOther && isOurs(goods)) return given.length > 1
  return new Set(depthsIn(parts)).size > 1
}

function depthsIn(parts: readonly Part[]): number[] {
  return parts.flatMap((part, place) => {
    const depth = isMark(parts[place + 1], "-", ":") ? parts[place + 2] : parts[place + 1]
    return means(part, "series") && depth?.is === "figure" ? [depth.value] : []
  })
}

/** "ISMB 200 & ISMC 150, 100 nos each": the sizes of a line that share one quantity. null if they do not. */
function sharedGroups(text: string, parts: readonly Part[], heading: Goods): Group[] | null {
  if (!/(?:\b(?:each|ea)\b|प्रत्येक)/iu.test(text)) return null
  const cuts = [...parts.keys()].filter((place) => {
    const before = parts[place - 1]
    return isMark(before, ",", ";", "+", "&", "/") || means(before, "and")
  })
  const cells = [0, ...cuts].map((from, place) => parts.slice(from, cuts[place] ?? parts.length))
  const groups: Group[] = []
  let goods = heading
  let open: readonly Part[] = []
  for (const cell of cells) {
    open = [...open, ...cell]
    const reading = readParts(text, open, goods)
    if (!isNamed(reading)) continue
    groups.push({ parts: open, reading })
    goods = reading.goods
    open = []
  }
  const rest = open.length > 0 ? readParts(text, open, noGoods) : null
  const all = [...groups.map(({ reading }) => reading), ...(rest ? [rest] : [])]
  const [counted, ...more] = all.filter(({ given }) => given.length > 0)
  if (!counted || more.length > 0 || counted.given.length > 1 || groups.length < 2) return null
  const pieceLength = all.find((reading) => reading.pieceLength !== null)?.pieceLength ?? null
  return groups.map(({ parts: own, reading }) => ({
    parts: own,
    reading: {
      ...reading,
      given: counted.given,
      pieceLength: reading.pieceLength ?? pieceLength,
      isOpen: false,
    },
  }))
}

/** "ISMB 300 3 nos x 11.5 m + 2 nos x 9 m": a group for each lot of one size. The same group unless every lot has its pieces and length. */
export function lotsOf(text: string, group: Group, heading: Goods): Group[] {
  const { parts } = group
  const cuts = parts.flatMap((part, place) =>
    place > 0 &&
    (isMark(parts[place - 1], "+", ",", ";", "&") || means(parts[place - 1], "and")) &&
    !isWord(part)
      ? [place]
      : [],
  )
  if (cuts.length === 0) return [group]
  const cells = [0, ...cuts].map((from, place) => parts.slice(from, cuts[place] ?? parts.length))
  const [first, ...others] = cells
  const amount = first.findIndex(
    (part) => part.is === "figure" && (amountUnits.has(part.unit) || part.unit === "m"),
  )
  const lots = [first, ...others.map((cell) => [...first.slice(0, Math.max(amount, 0)), ...cell])]
  const readings = lots.map((lot) => ({ parts: lot, reading: readParts(text, lot, heading) }))
  const isLot = ({ reading: { given, pieceLength, doubts, leftover } }: Group) =>
    given.length === 1 &&
    given[0].unit === "pieces" &&
    pieceLength !== null &&
    doubts.length === 0 &&
    leftover.length === 0
  return readings.every(isLot) ? readings : [group]
}
