import { firstWanted } from "../../inquiry/wantedSize"
import type { Choice } from "../../inquiry/readQuantity"
import type { Quantity } from "../../steel/quantity"

/** The quantity given in a line, or else the one a size begins with. */
export function wantedQuantity({ size, quantity }: Choice): Quantity {
  return quantity ?? firstWanted(size.id).quantity
}
