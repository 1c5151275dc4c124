import { commercialRange } from "../steel/range/commercialRange"
import { STANDARD_LENGTH, type Quantity } from "../steel/quantity"

/**
 * A quantity of one size. Finder, tables, calculator and pasted text pass it to the inquiry list, its link, the
 * message, the CSV file and the form. The id gives the size (see `sizeOfId`).
 */
export interface WantedSize {
  readonly sizeId: string
  readonly quantity: Quantity
}

/**
 * A size with a default quantity: one piece of 6 m, one sheet of the shortest length in its width, or one tonne of
 * sheet by the square metre.
 */
export function firstWanted(sizeId: string): WantedSize {
  const sheet = /^(?:sheet|chequered)-[\d.]+(?:x([\d.]+))?$/.exec(sizeId)
  const lengths = commercialRange.sheets.sizes
    .filter(({ width }) => width === Number(sheet?.[1]))
    .map(({ length }) => length / 1000)
  const isByWeight = sheet !== null && sheet[1] === undefined
  return {
    sizeId,
    quantity: {
      amount: 1,
      unit: isByWeight ? "tonnes" : "pieces",
      pieceLength: lengths.length > 0 ? Math.min(...lengths) : STANDARD_LENGTH,
    },
  }
}
