import type { CatalogueSize } from "../steel/range/size"
import { decoded } from "../format/decoded"
import { indianFigure, roundTo } from "../steel/format"
import { amountText, quantityFigures, type Quantity } from "../steel/quantity"
import { tradeFigures } from "../steel/range/tradeMass"
import {
  excerpt,
  lineTexts,
  MOST_LINES,
  quantityFault,
  readLines,
  type ReadList,
} from "./storedList"
import type { WantedSize } from "./wantedSize"
import type { SteelSay, SteelWords } from "../interface/catalogue"

/** The list after a change, with a sentence if the change was refused. */
export interface ChangedList {
  readonly lines: readonly WantedSize[]
  /** null if the change was made. */
  readonly refusal: SteelSay | null
}

/** Finds a size by id. null if there is none. */
export type SizeOf = (sizeId: string) => CatalogueSize | null

/**
 * The list with one more line. If the size is already listed in the same unit (and piece length, for pieces), the
 * amounts are added.
 */
export function addLine(lines: readonly WantedSize[], line: WantedSize): ChangedList {
  const place = lines.findIndex((present) => isSameKind(present, line))
  if (place >= 0) {
    const { quantity } = lines[place]
    const amount = roundTo(quantity.amount + line.quantity.amount, 3)
    return changeLine(lines, place, { ...quantity, amount })
  }
  if (lines.length >= MOST_LINES) {
    return {
      lines,
      refusal: (words) => words.listFull(MOST_LINES),
    }
  }
  const refusal = quantityFault(line.quantity)
  const added = { ...line, quantity: storable(line.quantity) }
  return refusal ? { lines, refusal } : { lines: [...lines, added], refusal: null }
}

/** The list with more lines; unchanged if any of them is refused. */
export function withLines(lines: readonly WantedSize[], more: readonly WantedSize[]): ChangedList {
  let changed: ChangedList = { lines, refusal: null }
  for (const line of more) {
    changed = addLine(changed.lines, line)
    if (changed.refusal) return { lines, refusal: changed.refusal }
  }
  return changed
}

/** What a list has more than before: further lines, and what was added to the amounts of the earlier ones. */
export function addedSince(
  before: readonly WantedSize[],
  lines: readonly WantedSize[],
): readonly WantedSize[] {
  const earlier = [...before]
  return lines.flatMap((line) => {
    const place = earlier.findIndex((each) => isSameKind(each, line))
    if (place < 0) return [line]
    const [{ quantity }] = earlier.splice(place, 1)
    const amount = roundTo(line.quantity.amount - quantity.amount, 3)
    return amount > 0 ? [{ ...line, quantity: { ...line.quantity, amount } }] : []
  })
}

/** A quantity with the three decimals that storage and links keep, so that its weight is the same when it is opened again. */
function storable(quantity: Quantity): Quantity {
  const { amount, pieceLength } = quantity
  return { ...quantity, amount: roundTo(amount, 3), pieceLength: roundTo(pieceLength, 3) }
}

/** The list with a new quantity in one line. An index outside the list changes nothing. */
export function changeLine(
  lines: readonly WantedSize[],
  place: number,
  quantity: Quantity,
): ChangedList {
  const refusal = quantityFault(quantity)
  if (refusal) return { lines, refusal }
  return {
    lines: lines.map((line, index) =>
      index === place ? { ...line, quantity: storable(quantity) } : line,
    ),
    refusal: null,
  }
}

export function removeLine(lines: readonly WantedSize[], place: number): readonly WantedSize[] {
  return lines.filter((_, index) => index !== place)
}

function isSameKind(one: WantedSize, other: WantedSize): boolean {
  return (
    one.sizeId === other.sizeId &&
    one.quantity.unit === other.quantity.unit &&
    (one.quantity.unit !== "pieces" ||
      storable(one.quantity).pieceLength === storable(other.quantity).pieceLength)
  )
}

/** kg, metres and pieces of a line, unrounded. */
interface LineFigures {
  /** null for pieces or metres of sheet of unknown width. */
  readonly kg: number | null
  /** null for sheet by the square metre. */
  readonly metres: number | null
  /** null for sheet by the square metre, unless pieces are counted. */
  readonly pieces: number | null
}

/** The theoretical figures of a quantity of a size. */
export function lineFigures(quantity: Quantity, size: CatalogueSize): LineFigures {
  if (size.massPer === "metre") {
    const { kg, metres, pieces } = quantityFigures(quantity, size.mass)
    return { kg, metres, pieces }
  }
  const { amount, unit } = quantity
  return {
    kg: unit === "kg" ? amount : unit === "tonnes" ? amount * 1000 : null,
    metres: null,
    pieces: unit === "pieces" ? amount : null,
  }
}

/**
 * The theoretical weight of a line in kg, rounded as every column shows it, so that lines add up to the total: whole
 * kg, one decimal below 100 kg. A quantity by weight is unchanged. null if unknown.
 */
export function lineKg({ quantity }: WantedSize, size: CatalogueSize | null): number | null {
  const kg = size && lineFigures(quantity, size).kg
  return kg === null ? null : shownKg(kg, quantity)
}

/** The weight of a line by the old trade chart, rounded like `lineKg`. null if the chart does not differ. */
export function lineTradeKg({ quantity }: WantedSize, size: CatalogueSize | null): number | null {
  const figures = size && tradeFigures(size, quantity)
  return figures && shownKg(figures.kg, quantity)
}

function shownKg(kg: number, { unit }: Quantity): number {
  if (unit === "kg" || unit === "tonnes") return roundTo(kg, 3)
  return kg < 100 ? roundTo(kg, 1) : Math.round(kg)
}

/** The theoretical weight of a list: the sum of what its lines show. */
interface ListTotals {
  readonly kg: number
  readonly tonnes: number
  /** By the old trade chart, or null if it does not differ. */
  readonly tradeKg: number | null
  /** Number of lines without a known weight. */
  readonly unweighed: number
}

export function listTotals(lines: readonly WantedSize[], sizeOf: SizeOf): ListTotals {
  const weights = lines.map((line) => {
    const size = sizeOf(line.sizeId)
    const kg = lineKg(line, size)
    return { kg, tradeKg: lineTradeKg(line, size) ?? kg }
  })
  const kg = roundTo(
    weights.reduce((sum, line) => sum + (line.kg ?? 0), 0),
    3,
  )
  const tradeKg = roundTo(
    weights.reduce((sum, line) => sum + (line.tradeKg ?? 0), 0),
    3,
  )
  return {
    kg,
    tonnes: kg / 1000,
    tradeKg: tradeKg === kg ? null : tradeKg,
    unweighed: weights.filter((line) => line.kg === null).length,
  }
}

/** "1,075 kg", "85.4 kg": a weight as `lineKg` rounds it. */
export function kgText(kg: number, words: SteelWords): string {
  return words.kg(indianFigure(kg, 3))
}

/** "1.978 t", with as many decimals as the lines need to add up. */
export function tonnesText(kg: number, words: SteelWords): string {
  return words.tonnes(indianFigure(kg / 1000, 6))
}

/** The lines with a known size, and a sentence for every other. */
export function knownLines(lines: readonly WantedSize[], sizeOf: SizeOf): ReadList {
  const known = lines.filter(({ sizeId }) => sizeOf(sizeId) !== null)
  const unknown = lines.filter(({ sizeId }) => sizeOf(sizeId) === null)
  return {
    lines: known,
    unreadable: unknown.map(
      ({ sizeId, quantity }): SteelSay =>
        (words) =>
          words.notFound(excerpt(sizeId), amountText(quantity, words)),
    ),
  }
}

/** More text than the longest list can have. */
const LONGEST_LINK = MOST_LINES * 80

/**
 * The list as text for an address: "2_20p-shs-50x50x3_2.5t12-pipe-50nb-m_n2" is 20 pieces of 6 m of one size and 2.5
 * tonnes in 12 m pieces of another, two lines in all. Uses only characters that addresses, forms and mail leave alone.
 * At most three decimals. Empty for an empty list.
 */
export function encodeList(lines: readonly WantedSize[]): string {
  return lines.length === 0 ? "" : `${LINK_VERSION}_${lineTexts(lines)}_n${lines.length}`
}

/** Links of this version end with the number of lines; version 1 does not. */
const LINK_VERSION = 2

/** The list in the text of a link. Never throws: unreadable parts and a missing end are named. */
export function decodeList(text: string): ReadList {
  // Mail breaks long lines, and takes a full stop after a link for a part of it.
  const [version, ...texts] = decoded(text.slice(0, LONGEST_LINK))
    .replace(/\s+/g, "")
    .replace(/[.,;:!?)>\]"'”’]+$/, "")
    .split("_")
  if (version === "" && texts.length === 0) return { lines: [], unreadable: [] }
  if (!/^\d{1,3}$/.test(version))
    return readWith((words) => words.beginningMissing, [version, ...texts])
  switch (Number(version)) {
    case 1:
      return readLines(texts)
    case LINK_VERSION: {
      const end = /^n(\d{1,3})$/.exec(texts.at(-1) ?? "")
      const lines = end ? texts.slice(0, -1) : texts
      return Number(end?.[1]) === lines.length
        ? readLines(lines)
        : readWith((words) => words.endMissing, lines)
    }
    default:
      return readWith((words) => words.otherVersion, texts)
  }
}

function readWith(warning: SteelSay, texts: readonly string[]): ReadList {
  const { lines, unreadable } = readLines(texts)
  return { lines, unreadable: [warning, ...unreadable] }
}
