import type { CatalogueSize } from "./size"
import { indianFigure } from "../format"
import { amountText, quantityFigures, type Quantity, type QuantityFigures } from "../quantity"

/** Name of the trade's older table of beams and channels, whose weight is shown next to that of IS 808:2021. */
export const OLD_CHART = "Old trade chart"

/** A quantity by the old trade chart. */
export interface TradeFigures extends QuantityFigures {
  /** kg/m */
  readonly massPerMetre: number
}

/**
 * A quantity by the old trade chart, unrounded. null if the chart has the same mass as IS 808:2021. For a quantity in
 * kg or tonnes the chart gives other pieces and metres.
 */
export function tradeFigures(size: CatalogueSize, quantity: Quantity): TradeFigures | null {
  const { tradeMass } = size
  return tradeMass === undefined
    ? null
    : { massPerMetre: tradeMass, ...quantityFigures(quantity, tradeMass) }
}

/** "Old trade chart: 11.5 kg/m". Empty if the chart does not differ. */
export function tradeMassText({ tradeMass }: CatalogueSize): string {
  return tradeMass === undefined ? "" : `${OLD_CHART}: ${indianFigure(tradeMass)}\u00a0kg/m`
}

/**
 * "Old trade chart: 11.5 kg/m, 1,380 kg", or for a quantity by weight "Old trade chart: 11.5 kg/m, 145 nos of 6 m".
 * Empty if the chart does not differ.
 */
export function tradeText(size: CatalogueSize, quantity: Quantity): string {
  const figures = tradeFigures(size, quantity)
  if (!figures) return ""
  const { pieceLength, unit } = quantity
  const isByWeight = unit === "kg" || unit === "tonnes"
  const pieces = Number(figures.pieces.toFixed(figures.pieces < 100 ? 1 : 0))
  const amount = isByWeight
    ? `${amountText({ amount: pieces, unit: "pieces" })} of ${indianFigure(pieceLength, 3)}\u00a0m`
    : `${indianFigure(figures.kg, figures.kg < 100 ? 1 : 0)}\u00a0kg`
  return `${tradeMassText(size)}, ${amount}`
}
