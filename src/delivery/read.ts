import { indianFigure } from "../steel/format"
import { commaQuestion, readNumber } from "../steel/figure"
import { plainText } from "../steel/plainText"
import { pieceLengthLimits } from "../steel/quantity"
import type { DeliverySay } from "../interface/catalogue"

/** The value of a field, or a sentence about what to correct. */
export type Read = { readonly value: number } | { readonly fault: DeliverySay }

export type WeightUnit = "kg" | "t"

/** Heavier than any train, t. */
const MOST_TONNES = 5000
const MOST_PIECES = 100_000
/** Width of a sheet, mm. */
const widthLimits = { least: 50, most: 4000 }

/** A weight in kg: "5,240", "5.24 t", "5,20,000 kg", "५.२ टन". A typed unit wins over the chosen one. */
export function readWeight(typed: string, chosen: WeightUnit): Read {
  const read = /^(.*?) ?(kgs?|kilos?|किलो|t|tons?|tonnes?|mt|टन)?\.?$/.exec(plainText(typed))
  const [, figure = "", unit] = read ?? []
  if (figure === "") return { fault: (words) => words.netMissing }
  const value = readNumber(figure)
  if (value === null) {
    return {
      fault: commaQuestion(figure) ?? ((words) => words.noWeight(short(typed))),
    }
  }
  if (value <= 0) return { fault: (words) => words.weightOver0 }
  const isTonnes = unit === undefined ? chosen === "t" : /^(t|mt|टन)/.test(unit)
  const kg = isTonnes ? value * 1000 : value
  return kg > MOST_TONNES * 1000
    ? { fault: (words) => words.weightAtMost(indianFigure(MOST_TONNES)) }
    : { value: kg }
}

/** A number of pieces: "40", "40 nos". */
export function readPieces(typed: string): Read {
  const figure = plainText(typed).replace(/ ?(nos?|pcs?|pieces?|lengths?|नग)\.?$/, "")
  if (figure === "") return { fault: (words) => words.piecesMissing }
  const value = readNumber(figure)
  if (value === null) {
    return { fault: commaQuestion(figure) ?? ((words) => words.noPieces(short(typed))) }
  }
  if (value <= 0) return { fault: (words) => words.onePieceAtLeast }
  if (!Number.isInteger(value)) return { fault: (words) => words.wholePieces }
  return value > MOST_PIECES
    ? { fault: (words) => words.piecesAtMost(indianFigure(MOST_PIECES)) }
    : { value }
}

/** The length of a piece in m: "6", "6 m", "12 mtr", "6000 mm". */
export function readLength(typed: string): Read {
  const read = /^(.*?) ?(mm|m|mtrs?|met(?:er|re)s?|मीटर)?\.?$/.exec(plainText(typed))
  const [, figure = "", unit] = read ?? []
  if (figure === "") return { fault: (words) => words.lengthMissing }
  const value = readNumber(figure)
  if (value === null) {
    return {
      fault: commaQuestion(figure) ?? ((words) => words.noLength(short(typed))),
    }
  }
  const metres = unit === "mm" ? value / 1000 : value
  const { least, most } = pieceLengthLimits
  if (metres >= least && metres <= most) return { value: metres }
  const isMillimetres = unit === undefined && value / 1000 >= 1 && value / 1000 <= most
  return {
    fault: isMillimetres
      ? (words) => words.inMetres(indianFigure(value / 1000, 3), indianFigure(value))
      : (words) => words.lengthBetween(least, most),
  }
}

/** The width of a sheet in m: "1250", "1250 mm". */
export function readWidth(typed: string): Read {
  const figure = plainText(typed).replace(/ ?mm$/, "")
  if (figure === "") return { fault: (words) => words.widthMissing }
  const value = readNumber(figure)
  if (value === null) {
    return {
      fault: commaQuestion(figure) ?? ((words) => words.noWidth(short(typed))),
    }
  }
  const { least, most } = widthLimits
  return value >= least && value <= most
    ? { value: value / 1000 }
    : { fault: (words) => words.widthBetween(String(least), indianFigure(most)) }
}

function short(typed: string): string {
  return typed.length > 30 ? `${typed.slice(0, 30)}…` : typed
}
