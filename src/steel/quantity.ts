import { indianFigure } from "./format"

/** How an amount of steel is counted. */
export type QuantityUnit = "pieces" | "metres" | "kg" | "tonnes"

export const quantityUnits: readonly QuantityUnit[] = ["pieces", "metres", "kg", "tonnes"]

/** So much of a size. */
export interface Quantity {
  readonly amount: number
  readonly unit: QuantityUnit
  /** Length of a piece (of a sheet: the side along which it was rolled), m. Counts pieces; 6 m where nothing is said. */
  readonly pieceLength: number
}

/** Length of a bar or pipe as the trade delivers it, m. */
export const STANDARD_LENGTH = 6

/** Least and greatest amounts taken for a quantity. */
export const quantityLimits = {
  pieces: { least: 0.001, most: 1_000_000 },
  metres: { least: 0.001, most: 10_000_000 },
  kg: { least: 0.001, most: 1_000_000_000 },
  tonnes: { least: 0.001, most: 1_000_000 },
} as const satisfies Record<QuantityUnit, { least: number; most: number }>

export const pieceLengthLimits = { least: 0.05, most: 30 } as const

/** All figures of an amount of steel, unrounded. */
export interface QuantityFigures {
  readonly pieces: number
  readonly metres: number
  readonly kg: number
  readonly tonnes: number
}

/**
 * The same amount in every unit: pieces · L = metres, metres · m = kg, kg / 1000 = tonnes.
 *
 * @param massPerMetre kg/m
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
    tonnes: unit === "tonnes" ? amount : kg / 1000,
  }
}

/** "20 nos of 6 m", "100 m", "500 kg", "2 t", figures grouped the Indian way. */
export function quantityText(quantity: Quantity): string {
  const { unit, pieceLength } = quantity
  const amount = amountText(quantity)
  return unit === "pieces" ? `${amount} of ${indianFigure(pieceLength, 3)}\u00a0m` : amount
}

/** "20 nos", "1 no.", "100 m", "500 kg", "2 t" */
export function amountText({ amount, unit }: Pick<Quantity, "amount" | "unit">): string {
  const figure = indianFigure(amount, 3)
  switch (unit) {
    case "pieces":
      return `${figure} ${amount === 1 ? "no." : "nos"}`
    case "metres":
      return `${figure}\u00a0m`
    case "kg":
      return `${figure}\u00a0kg`
    case "tonnes":
      return `${figure}\u00a0t`
  }
}

/** What a plus or minus button adds or takes: one piece, the length of a piece, 10 kg, 0.1 t. */
export function quantityStep({ unit, pieceLength }: Quantity): number {
  return { pieces: 1, metres: pieceLength, kg: 10, tonnes: 0.1 }[unit]
}

/**
 * The quantity one step up (1) or down (-1), within `quantityLimits` and with at most three decimals. Steps down end at one
 * step; a smaller quantity stays as it is.
 */
export function stepped(quantity: Quantity, direction: 1 | -1): Quantity {
  const step = quantityStep(quantity)
  const { amount, unit } = quantity
  const next = thousandths(amount + direction * step)
  const least = Math.min(step, amount)
  return { ...quantity, amount: Math.min(quantityLimits[unit].most, Math.max(least, next)) }
}

/** A value with at most three decimals, as quantities and lengths have them. */
export function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
