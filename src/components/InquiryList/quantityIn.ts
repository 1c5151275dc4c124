import { lineFigures } from "../../inquiry/inquiryList"
import type { CatalogueSize } from "../../steel/range/size"
import { quantityLimits, type Quantity, type QuantityUnit } from "../../steel/quantity"

/**
 * The same steel counted in another unit, with the same weight: pieces in whole numbers, the other units with three decimals. Where
 * the weight is not known the figure stays.
 */
export function quantityIn(
  unit: QuantityUnit,
  quantity: Quantity,
  size: CatalogueSize | null,
): Quantity {
  if (!size) return { ...quantity, unit }
  const { kg, metres, pieces } = lineFigures(quantity, size)
  const amount = {
    pieces: pieces === null ? null : Math.max(1, Math.round(pieces)),
    metres,
    kg,
    tonnes: kg === null ? null : kg / 1000,
  }[unit]
  if (amount === null) return { ...quantity, unit }
  const rounded = Math.round(amount * 1000) / 1000
  return { ...quantity, unit, amount: Math.max(quantityLimits[unit].least, rounded) }
}
