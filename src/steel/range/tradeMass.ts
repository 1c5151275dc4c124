import type { Size } from "./size"
import { indianFigure } from "../format"
import { quantityFigures, quantityText, type Quantity } from "../quantity"
import type { SteelWords } from "../../site/words/catalogue"

/**
 * A quantity by the trade's older table of beams and channels, unrounded, with its kg/m. null if it has the same mass as IS
 * 808:2021. For a quantity in kg or tonnes it gives other pieces and metres.
 */
export function tradeFigures({ tradeMass }: Size, quantity: Quantity) {
  if (tradeMass === undefined) return null
  return { massPerMetre: tradeMass, ...quantityFigures(quantity, tradeMass) }
}

/** "Old trade chart: 11.5 kg/m". Empty if the chart does not differ. */
export function tradeMassText({ tradeMass }: Size, words: SteelWords): string {
  return tradeMass === undefined ? "" : words.oldChartOf(massPerMetreText(tradeMass))
}

function massPerMetreText(mass: number): string {
  return `${indianFigure(mass)}\u00a0kg/m`
}

/**
 * "Old trade chart: 11.5 kg/m, 1,380 kg", or for a quantity by weight "Old trade chart: 11.5 kg/m, 145 nos of 6 m".
 * Empty if the chart does not differ.
 */
export function tradeText(size: Size, quantity: Quantity, words: SteelWords): string {
  const figures = tradeFiguresText(size, quantity, words)
  return figures && words.oldChartOf(figures)
}

/** The same without the name of the chart: "11.5 kg/m, 1,380 kg". */
export function tradeFiguresText(size: Size, quantity: Quantity, words: SteelWords): string {
  const figures = tradeFigures(size, quantity)
  if (!figures) return ""
  const { pieceLength, unit } = quantity
  const isByWeight = unit === "kg" || unit === "tonnes"
  const pieces = Number(figures.pieces.toFixed(figures.pieces < 100 ? 1 : 0))
  const amount = isByWeight
    ? quantityText({ amount: pieces, unit: "pieces", pieceLength }, words)
    : words.kg(indianFigure(figures.kg, figures.kg < 100 ? 1 : 0))
  return `${massPerMetreText(figures.massPerMetre)}, ${amount}`
}
