import { figureFault, figureIn, readFigure, type FigureUnit } from "./figure"
import type { QuantityUnit } from "./quantity"
import type { SteelSay } from "../site/words/catalogue"

/** The value, or a sentence about what is wrong. */
export type TypedFigure =
  | { readonly value: number; readonly fault: null }
  | { readonly value: null; readonly fault: SteelSay }

const unitOf = {
  pieces: "pieces",
  metres: "m",
  kg: "kg",
  tonnes: "tonnes",
} as const satisfies Record<QuantityUnit, FigureUnit>

/**
 * Reads an amount: "20", "1,200", "20 nos", "२० नग", "2 dozen". If it has another unit than the one chosen, the fault says
 * which unit to choose.
 */
export function readAmount(typed: string, unit: QuantityUnit): TypedFigure {
  const text = typed.trim()
  if (text === "") return { value: null, fault: (words) => words.quantityMissing }
  const figure = readFigure(text)
  const other = figure && otherUnit(figure.unit, unit)
  if (other) return { value: null, fault: (words) => words.otherUnit(text, words.units[other]) }
  const value = figure && figureIn(figure, unitOf[unit])
  if (value === null) return { value, fault: figureFault(text) }
  return unit === "pieces" && !Number.isInteger(value)
    ? { value: null, fault: (words) => words.wholePieces }
    : { value, fault: null }
}

/** The unit to choose for a figure with another one. A length in feet counts as metres, quintals as kg. */
function otherUnit(written: FigureUnit | null, chosen: QuantityUnit): QuantityUnit | null {
  const meant = (
    { pieces: "pieces", kg: "kg", quintals: "kg", tonnes: "tonnes" } as const satisfies Partial<
      Record<FigureUnit, QuantityUnit>
    >
  )[String(written)]
  const isLength = written !== null && figureIn({ value: 1, unit: written }, "m") !== null
  const unit = isLength ? "metres" : meant
  return unit && unit !== chosen ? unit : null
}

/** Reads the length of a piece in m: "12", "6.1", "12 m", "6000 mm", "20 ft". */
export function readPieceLength(typed: string, unit: "m" | "ft" = "m"): TypedFigure {
  const text = typed.trim()
  if (text === "") return { value: null, fault: (words) => words.pieceMissing }
  const figure = readFigure(text)
  const value = figure && figureIn({ ...figure, unit: figure.unit ?? unit }, "m")
  return value === null ? { value, fault: figureFault(text) } : { value, fault: null }
}
