import { indianFigure, roundTo } from "./format"
import { METRES_PER_FOOT, figureFault, figureIn, readFigure, type FigureUnit } from "./figure"
import type { SteelSentence, SteelWords } from "../kit/words/catalogue"

/** How an amount of steel is counted. */
export type QuantityUnit = "pieces" | "metres" | "kg" | "tonnes"

export const quantityUnits: readonly QuantityUnit[] = ["pieces", "metres", "kg", "tonnes"]

/** An amount of steel of one size. */
export interface Quantity {
  readonly amount: number
  readonly unit: QuantityUnit
  /** Length of one piece in m. For a sheet, the side along the rolling direction. Default 6 m. */
  readonly pieceLength: number
}

/** So many of something whose pieces have no known length: "50 nos", "2 t". */
export type Amount = Pick<Quantity, "amount" | "unit">

/** Standard length of a bar or pipe, m. */
export const STANDARD_LENGTH = 6

/** Smallest and largest amounts accepted, in the unit. */
export const quantityLimits = {
  pieces: { least: 0.001, most: 1_000_000 },
  metres: { least: 0.001, most: 10_000_000 },
  kg: { least: 0.001, most: 1_000_000_000 },
  tonnes: { least: 0.001, most: 1_000_000 },
} as const satisfies Record<QuantityUnit, { least: number; most: number }>

export const pieceLengthLimits = { least: 0.05, most: 30 } as const

/** The same amount in pieces, metres and kg, unrounded. */
export interface QuantityFigures {
  readonly pieces: number
  readonly metres: number
  readonly kg: number
}

/**
 * Converts a quantity to these units: pieces × length = metres, metres × kg/m = kg.
 *
 * @param massPerMetre kg/m, more than 0
 */
export function quantityFigures(quantity: Quantity, massPerMetre: number): QuantityFigures {
  const { amount, unit, pieceLength } = quantity
  const metres = {
    pieces: amount * pieceLength,
    metres: amount,
    kg: amount / massPerMetre,
    tonnes: (amount * 1000) / massPerMetre,
  }[unit]
  const kg = unit === "kg" ? amount : unit === "tonnes" ? amount * 1000 : metres * massPerMetre
  return {
    pieces: unit === "pieces" ? amount : metres / pieceLength,
    metres,
    kg,
  }
}

/** "20 nos of 6 m", "100 m", "500 kg", "2 t", with Indian grouping. */
export function quantityText(quantity: Quantity, words: SteelWords): string {
  const { unit, pieceLength } = quantity
  const amount = amountText(quantity, words)
  return unit === "pieces" ? words.piecesOf(amount, lengthText(pieceLength, words)) : amount
}

/** A length in m, with the feet that it was typed in: "6.096 m (20 ft)". */
export function lengthText(metres: number, words: SteelWords): string {
  return words.metres(indianFigure(metres, 3)) + feetText(metres, words)
}

/**
 * " (20 ft)" for a length in m that is whole feet to the millimetre, as nobody types metres, " (10 ft 6 in)" up to 40 ft also for
 * whole inches; else "".
 */
export function feetText(metres: number, words: SteelWords): string {
  const inches = Math.round(metres / (METRES_PER_FOOT / 12))
  const [feet, rest] = [Math.floor(inches / 12), inches % 12]
  const isWhole = roundTo(metres, 3) === roundTo((inches * METRES_PER_FOOT) / 12, 3)
  if (feet === 0 || !isWhole || (rest > 0 && feet >= 40)) return ""
  return `\u00a0(${words.inFeet(indianFigure(feet), rest === 0 ? "" : String(rest))})`
}

/** "20 nos", "1 no.", "100 m", "500 kg", "2 t" */
export function amountText(
  { amount, unit }: Pick<Quantity, "amount" | "unit">,
  words: SteelWords,
): string {
  if (unit === "metres") return lengthText(amount, words)
  return words[unit](indianFigure(amount, 3))
}

/** Why an amount cannot be used, as a sentence; null if it can. */
export function amountFault({
  amount,
  unit,
}: Pick<Quantity, "amount" | "unit">): SteelSentence | null {
  const { least, most } = quantityLimits[unit]
  if (!(amount >= least)) return (words) => words.moreThan0
  if (unit === "pieces" && !Number.isInteger(amount)) return (words) => words.wholePieces
  if (amount > most) return (words) => words.atMost(amountText({ amount: most, unit }, words))
  return null
}

/** Why a piece cannot be so many m long, as a sentence; null if it can. */
export function pieceFault(metres: number): SteelSentence | null {
  const { least, most } = pieceLengthLimits
  return metres >= least && metres <= most ? null : (words) => words.pieceBetween(least, most)
}

/**
 * The quantity one step of its unit more (1) or less (-1): 1 piece, the length of a piece, 10 kg or 0.1 t. It ends at one step, or at
 * an amount that is less already.
 */
export function stepQuantity(quantity: Quantity, way: 1 | -1): Quantity {
  const { amount, unit, pieceLength } = quantity
  const step = { pieces: 1, metres: pieceLength, kg: 10, tonnes: 0.1 }[unit]
  const next = Math.max(Math.min(step, amount), roundTo(amount + way * step, 3))
  return { ...quantity, amount: Math.min(quantityLimits[unit].most, next) }
}

const unitOf = {
  pieces: "pieces",
  metres: "m",
  kg: "kg",
  tonnes: "tonnes",
} as const satisfies Record<QuantityUnit, FigureUnit>

/**
 * Reads an amount, or says what is wrong with it: "20", "1,200", "20 nos", "२० नग", "2 dozen". If it has another unit than the one
 * chosen, the sentence says which unit to choose.
 */
export function readAmount(typed: string, unit: QuantityUnit): number | SteelSentence {
  const text = typed.trim()
  if (text === "") return (words) => words.quantityMissing
  const figure = readFigure(text)
  const other = figure && otherUnit(figure.unit, unit)
  if (other) return (words) => words.otherUnit(text, words.units[other])
  const value = figure && figureIn(figure, unitOf[unit])
  if (value === null) return figureFault(text)
  return unit === "pieces" && !Number.isInteger(value) ? (words) => words.wholePieces : value
}

/** The unit to choose for a figure with another one. A length in feet counts as metres, quintals as kg. */
function otherUnit(written: FigureUnit | null, chosen: QuantityUnit): QuantityUnit | null {
  const isOf = (unit: FigureUnit) => written && figureIn({ value: 1, unit: written }, unit) !== null
  const isTonnes = written === "tonnes"
  const unit = isTonnes ? written : quantityUnits.find((each) => isOf(unitOf[each]))
  return unit && unit !== chosen ? unit : null
}

/** Reads the length of a piece in m, or says what is wrong with it: "12", "6.1", "12 m", "6000 mm", "20 ft". */
export function readPieceLength(
  typed: string,
  unit: "m" | "ft" | "mm" = "m",
): number | SteelSentence {
  const text = typed.trim()
  if (text === "") return (words) => words.pieceMissing
  const figure = readFigure(text)
  const value = figure && figureIn({ ...figure, unit: figure.unit ?? unit }, "m")
  return value ?? figureFault(text)
}
