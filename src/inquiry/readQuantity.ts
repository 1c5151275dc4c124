import { isWithin } from "../steel/range/sizeLimits"
import { commercialRange } from "../steel/range/commercialRange"
import { sheetSize, chequeredSize } from "../steel/range/makeSize"
import type { CatalogueSize } from "../steel/range/size"
import {
  pieceLengthLimits,
  quantityFigures,
  STANDARD_LENGTH,
  type Quantity,
} from "../steel/quantity"
import { roundTo } from "../steel/format"
import type { AskedSize } from "../steel/reading/askedSize"
import type { LineReading } from "../steel/reading/line"
import { MOST_BARE_PIECES } from "../steel/reading/sums"

/** A size and a quantity of it. */
export interface Choice {
  readonly size: CatalogueSize
  /** null if the line has none. */
  readonly quantity: Quantity | null
}

/** Quantities that differ by less than this share agree: lists round weights or use the old chart. */
const AGREEMENT = 0.05

/** The possible quantities for a size: one if the line is clear. Contains null if the line has none. */
export function readQuantity(
  size: CatalogueSize,
  { amounts, asked }: LineReading,
): (Quantity | null)[] {
  const { given, trailing, openCount, isLengthOpen } = amounts
  const pieceLength = pieceLengthOf(size, amounts.pieceLength, asked.sides)
  const of = (amount: number, unit: Quantity["unit"]): Quantity => ({ amount, unit, pieceLength })
  if (given.length === 0) {
    // "angle 75x75x6 | 51453": more likely a rate than pieces.
    if (trailing) return [trailing.value < MOST_BARE_PIECES ? of(trailing.value, "pieces") : null]
    const counted = openCount && openCount.value !== 1 ? [of(openCount.value, "pieces")] : []
    if (amounts.pieceLength === null && !isCutSheet(size, asked)) return [...counted, null]
    const piece = of(1, "pieces")
    return isLengthOpen && amounts.pieceLength !== null
      ? [...counted, piece, of(amounts.pieceLength, "metres")]
      : [...counted, piece]
  }
  const all = given.map(({ amount, unit }) => of(amount, unit))
  return agree(all, size) ? [all.find(({ unit }) => unit === "pieces") ?? all[0]] : all
}

/** True for a plate with width and length: without a quantity it is one plate of that length. */
export function isCutSheet({ section }: CatalogueSize, { sides }: AskedSize): boolean {
  return section.shape === "sheet" && sides.length === 2
}

function pieceLengthOf(
  { section }: CatalogueSize,
  given: number | null,
  sides: readonly number[],
): number {
  const length = section.shape === "sheet" && sides.length === 2 ? Math.max(...sides) / 1000 : given
  if (length === null || !isWithin(pieceLengthLimits, length)) return STANDARD_LENGTH
  return roundTo(length, 3)
}

function agree(all: readonly Quantity[], { mass, massPer }: CatalogueSize): boolean {
  if (all.length === 1) return true
  if (massPer === "squareMetre" || new Set(all.map(({ unit }) => unit)).size < all.length)
    return false
  const weights = all.map((quantity) => quantityFigures(quantity, mass).kg)
  return isNear(...weights) || isPieceMass(all, mass)
}

/** "ISA 50x50x6 27 kg 20 nos": the weight of one piece beside their number. */
function isPieceMass(all: readonly Quantity[], mass: number): boolean {
  const pieces = all.find(({ unit }) => unit === "pieces")
  const weight = all.find(({ unit }) => unit === "kg")
  if (!pieces || !weight || all.length > 2) return false
  return isNear(weight.amount, quantityFigures({ ...pieces, amount: 1 }, mass).kg)
}

function isNear(...weights: readonly number[]): boolean {
  return Math.max(...weights) <= Math.min(...weights) * (1 + AGREEMENT)
}

/** The sheets sold with this side (mm), or all if it is unknown. A width cut to order comes in every length. */
function offeredSheets(side: number | undefined): readonly { width: number; length: number }[] {
  const all = commercialRange.sheets.sizes
  if (side === undefined) return all
  const ofSide = all.filter(({ width, length }) => width === side || length === side)
  if (ofSide.length > 0) return ofSide
  return [...new Set(all.map(({ length }) => length))].map((length) => ({ width: side, length }))
}

/** Sheet sizes to choose from, if pieces are counted but a side is missing. null if nothing is missing. */
export function sheetChoices(
  size: CatalogueSize,
  { amounts, asked }: LineReading,
): Choice[] | null {
  if (size.section.shape !== "sheet" || asked.sides.length === 2) return null
  const pieces = amounts.given.find(({ unit }) => unit === "pieces") ?? null
  if (!pieces && !amounts.trailing) return null
  const amount = pieces?.amount ?? amounts.trailing?.value ?? 1
  const make = size.family === "chequered" ? chequeredSize : sheetSize
  const [side] = asked.sides
  return offeredSheets(side).map(({ width, length }) => ({
    size: make(size.wall, width),
    quantity: { amount, unit: "pieces", pieceLength: length / 1000 },
  }))
}
