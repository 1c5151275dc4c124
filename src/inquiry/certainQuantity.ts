import type { Quantity } from "../steel/quantity"
import type { CatalogueSize } from "../steel/range/size"
import type { LineReading } from "../steel/reading/line"
import { readQuantity } from "./readQuantity"

/** The quantity typed with a size; undefined if there is none or it is ambiguous. */
export function certainQuantity(size: CatalogueSize, reading: LineReading): Quantity | undefined {
  const isCertain = reading.doubts.length === 0 && !reading.hasLeftoverFigure
  const quantities = isCertain ? readQuantity(size, reading) : []
  return quantities.length === 1 ? (quantities[0] ?? undefined) : undefined
}
