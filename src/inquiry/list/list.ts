import { indianFigure, mmText, roundTo } from "../../steel/format"
import { METRES_PER_FOOT } from "../../steel/measure"
import {
  amountText,
  quantityFigures,
  quantityLimits,
  quantityText,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import { sizeDesignation, sizeName, type Size } from "../../steel/range/size"
import { tradeFigures } from "../../steel/range/tradeMass"
import type { SteelSay, SteelWords } from "../../site/words/catalogue"
import {
  lineFault,
  MOST_LINES,
  tidyLine,
  type Amount,
  type InquiryLine,
  type SizeLine,
} from "./line"

/** Finds a size by id. null if there is none. */
export type SizeOf = (sizeId: string) => Size | null

/** The list after a change, with a sentence if the change was refused. */
export interface ChangedList {
  readonly lines: readonly InquiryLine[]
  /** null if the change was made. */
  readonly refusal: SteelSay | null
}

/** The list with more lines, or as it was if it cannot take all of them. What is listed in the same way is added up. */
export function withLines(
  lines: readonly InquiryLine[],
  more: readonly InquiryLine[],
): ChangedList {
  const next = [...lines]
  for (const line of more.map(tidyLine)) {
    const place = next.findIndex((present) => isSameKind(present, line))
    const sum = place < 0 ? line : added(next[place], line)
    const refusal = lineFault(sum)
    if (refusal) return { lines, refusal }
    if (place < 0) next.push(sum)
    else next[place] = sum
  }
  const isFull = next.length > MOST_LINES
  return isFull
    ? { lines, refusal: (words) => words.listFull(MOST_LINES) }
    : { lines: next, refusal: null }
}

/** The same size or product, counted in the same way. Words that were pasted stay apart: each was written for itself. */
function isSameKind(one: InquiryLine, other: InquiryLine): boolean {
  if (one.remark !== other.remark || one.quantity?.unit !== other.quantity?.unit) return false
  if (one.kind === "words") {
    return other.kind === "words" && one.product !== undefined && one.product === other.product
  }
  if (other.kind === "words" || one.sizeId !== other.sizeId) return false
  return one.quantity.unit !== "pieces" || one.quantity.pieceLength === other.quantity.pieceLength
}

function added(one: InquiryLine, other: InquiryLine): InquiryLine {
  if (!one.quantity || !other.quantity) return one
  const amount = one.quantity.amount + other.quantity.amount
  return tidyLine({ ...one, quantity: { ...one.quantity, amount } } as InquiryLine)
}

/**
 * The theoretical kg, metres and pieces of a quantity of a size, unrounded; null where they are unknown: of sheet by the square
 * metre only what was counted is known.
 */
export function lineFigures(
  quantity: Quantity,
  size: Size,
): Record<"kg" | "metres" | "pieces", number | null> {
  if (size.massPer === "metre") return quantityFigures(quantity, size.mass)
  const { amount, unit } = quantity
  return {
    kg: unit === "kg" ? amount : unit === "tonnes" ? amount * 1000 : null,
    metres: null,
    pieces: unit === "pieces" ? amount : null,
  }
}

/**
 * Converts a quantity to another unit at the same weight. Pieces are rounded to whole numbers, other units to three decimals.
 * The figure stays if the weight is unknown, in pieces rounded too.
 */
export function quantityIn(unit: QuantityUnit, quantity: Quantity, size: Size | null): Quantity {
  const { kg, metres, pieces } = size ? lineFigures(quantity, size) : nothingKnown
  const tonnes = kg === null ? null : kg / 1000
  const known = { pieces, metres, kg, tonnes }[unit] ?? quantity.amount
  const amount = unit === "pieces" ? Math.max(1, Math.round(known)) : roundTo(known, 3)
  return { ...quantity, unit, amount: Math.max(quantityLimits[unit].least, amount) }
}

const nothingKnown = { kg: null, metres: null, pieces: null }

/** A line as every message, table and file shows it. */
export interface ShownLine {
  /** "Square hollow section 50 × 50 × 3 mm", or the words. An unknown size is named by its id. */
  readonly name: string
  /** The same without its family: "50 × 50 × 3". */
  readonly short: string
  readonly remark: string
  /** "20 nos of 6 m"; "" if none is known. */
  readonly quantity: string
  /**
   * Theoretical, rounded so that the lines of a list add up: whole kg, one decimal below 100 kg; a quantity by weight as it is.
   * null if unknown.
   */
  readonly kg: number | null
  /** The same by the old trade chart where it differs. */
  readonly oldKg: number | null
  readonly size: Size | null
}

/** How a line is shown in the language of the words. */
export function shownLine(line: InquiryLine, sizeOf: SizeOf, words: SteelWords): ShownLine {
  const { remark = "", quantity } = line
  const unweighed = { remark, kg: null, oldKg: null, size: null }
  if (line.kind === "words") {
    const amount = quantity && !saysFigure(line.words, quantity) ? amountText(quantity, words) : ""
    return { ...unweighed, name: line.words, short: line.words, quantity: amount }
  }
  const { sizeId } = line
  const size = sizeOf(sizeId)
  const asPieces = quantityText(line.quantity, words)
  if (!size) return { ...unweighed, name: sizeId, short: sizeId, quantity: asPieces }
  const sides = sheetSides(line, size)
  const kg = kgOf(line.quantity, lineFigures(line.quantity, size).kg)
  const old = tradeFigures(size, line.quantity)
  return {
    name: sides ? `${words.families[size.family]} ${sides}` : sizeName(size, words),
    short: sides ?? sizeDesignation(size, words),
    remark,
    quantity: sides ? amountText(line.quantity, words) : asPieces,
    kg,
    oldKg: kgOf(line.quantity, old ? old.kg : null) ?? kg,
    size,
  }
}

/** Whether the words of a line have its quantity already: "chaukhat 100x50 30 nos" needs no second "30 nos". */
function saysFigure(words: string, { amount }: Amount): boolean {
  return [...words.matchAll(/[\d.]+/g)].some(([figure]) => figure === String(amount))
}

function kgOf({ unit }: Quantity, kg: number | null): number | null {
  if (kg === null) return null
  if (unit === "kg" || unit === "tonnes") return roundTo(kg, 3)
  return kg < 100 ? roundTo(kg, 1) : Math.round(kg)
}

/** "8 mm, 1219 × 2438 mm (4 × 8 ft)": a counted sheet with its sides, in feet if both are whole. null for anything else. */
function sheetSides({ quantity }: SizeLine, size: Size): string | null {
  const { section, massPer } = size
  if (section.shape !== "sheet" || massPer !== "metre" || quantity.unit !== "pieces") return null
  const sides = [section.width, quantity.pieceLength * 1000]
  const inFeet = sides.map((side) => roundTo(side / (1000 * METRES_PER_FOOT), 2))
  const isInFeet = inFeet.every((side) => Number.isInteger(side))
  const shown = sides.map((side) => (isInFeet ? Math.round(side) : mmText(side)))
  const mm = `${mmText(section.thickness)}\u00a0mm, ${shown.join("\u00a0×\u00a0")}\u00a0mm`
  return isInFeet ? `${mm} (${inFeet.join("\u00a0×\u00a0")}\u00a0ft)` : mm
}

/**
 * The theoretical weight of a list, the sum of what its lines show, the one by the old trade chart (null if it does not differ),
 * and the number of lines without a known weight.
 */
export function listTotals(lines: readonly ShownLine[]) {
  const sum = (of: "kg" | "oldKg") =>
    roundTo(
      lines.reduce((kg, line) => kg + (line[of] ?? 0), 0),
      3,
    )
  const [kg, oldKg] = [sum("kg"), sum("oldKg")]
  const unweighed = lines.filter((line) => line.kg === null).length
  return { kg, tradeKg: oldKg === kg ? null : oldKg, unweighed }
}

/** "1,075 kg", "85.4 kg" */
export function kgText(kg: number, words: SteelWords): string {
  return words.kg(indianFigure(kg, 3))
}

/** "1.978 t", with as many decimals as the lines need to add up. */
export function tonnesText(kg: number, words: SteelWords): string {
  return words.tonnes(indianFigure(kg / 1000, 6))
}

/** "3 sizes", or "5 lines" if some of them are words. */
export function countText(lines: readonly InquiryLine[], words: SteelWords): string {
  return lines.every(({ kind }) => kind === "size")
    ? words.sizes(lines.length)
    : words.lines(lines.length)
}

/** "2.64 t and 3 lines without weight"; only the part that there is. */
export function totalText(
  { kg, unweighed }: ReturnType<typeof listTotals>,
  words: SteelWords,
): string {
  if (unweighed === 0) return tonnesText(kg, words)
  return kg === 0
    ? words.withoutWeight(unweighed)
    : words.andWithoutWeight(tonnesText(kg, words), unweighed)
}
