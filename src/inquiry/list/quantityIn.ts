import { lineFigures } from "./list"
import { roundTo } from "../../steel/format"
import type { CatalogueSize } from "../../steel/range/size"
import { quantityLimits, type Quantity, type QuantityUnit } from "../../steel/quantity"

/**
 * Converts a quantity to another unit at the same weight. Pieces are rounded to whole numbers, other units to three decimals.
 * The figure stays if the weight is unknown, in pieces rounded too.
 */
export function quantityIn(
  unit: QuantityUnit,
  quantity: Quantity,
  size: CatalogueSize | null,
): Quantity {
  const unconverted = unit === "pieces" ? Math.max(1, Math.round(quantity.amount)) : quantity.amount
  if (!size) return { ...quantity, unit, amount: unconverted }
  const { kg, metres, pieces } = lineFigures(quantity, size)
  const amount = {
    pieces: pieces === null ? null : Math.max(1, Math.round(pieces)),
    metres,
    kg,
    tonnes: kg === null ? null : kg / 1000,
  }[unit]
  if (amount === null) return { ...quantity, unit, amount: unconverted }
  return { ...quantity, unit, amount: Math.max(quantityLimits[unit].least, roundTo(amount, 3)) }
}
