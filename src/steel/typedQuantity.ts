import { commaQuestion, readLength, readNumber } from "./measure"
import { quantityUnits, type QuantityUnit } from "./quantity"
import type { SteelSay } from "../interface/rooms"

/** The value, or a sentence about what is wrong. */
export type TypedFigure =
  | { readonly value: number; readonly fault: null }
  | { readonly value: null; readonly fault: SteelSay }

/** Units as buyers write them after a figure. */
const writtenUnits: Record<QuantityUnit, RegExp> = {
  pieces: /(?<=[\d०-९] ?)(?:nos?|pcs?|pieces?|नग|पीस)\.?$/i,
  metres: /(?<=[\d०-९] ?)(?:m|mtrs?|met(?:er|re)s?|मीटर)\.?$/i,
  kg: /(?<=[\d०-९] ?)(?:kgs?|किलो|किग्रा)\.?$/i,
  tonnes: /(?<=[\d०-९] ?)(?:t|mt|tons?|tonnes?|टन)\.?$/i,
}

/**
 * Reads an amount: "20", "1,200", "20 nos", "२० नग". If it has another unit than the one chosen, the fault says which unit to
 * choose.
 */
export function readAmount(typed: string, unit: QuantityUnit): TypedFigure {
  const text = typed.trim()
  if (text === "") return { value: null, fault: (words) => words.quantityMissing }
  const other = quantityUnits.find((name) => name !== unit && writtenUnits[name].test(text))
  if (other && !writtenUnits[unit].test(text)) {
    return {
      value: null,
      fault: (words) => words.otherUnit(text, words.units[other]),
    }
  }
  const figure = text.replace(writtenUnits[unit], "").trim()
  const value = readNumber(figure)
  if (unit === "pieces" && value !== null && !Number.isInteger(value)) {
    return { value: null, fault: (words) => words.wholePieces }
  }
  return figureOr(value, figure, text)
}

/** Reads the length of a piece in m: "12", "6.1", "12 m", "6000 mm". */
export function readPieceLength(typed: string): TypedFigure {
  const text = typed.trim()
  if (text === "") return { value: null, fault: (words) => words.pieceMissing }
  return figureOr(readLength(text, "m"), text.replace(writtenUnits.metres, ""), text)
}

function figureOr(value: number | null, figure: string, typed: string): TypedFigure {
  if (value !== null) return { value, fault: null }
  return { value, fault: commaQuestion(figure) ?? ((words) => words.noNumber(typed.slice(0, 40))) }
}
