import { indianFigure } from "../steel/format"
import { commaQuestion, readNumber } from "../steel/measure"
import { plainText } from "../steel/plainText"
import { pieceLengthLimits } from "../steel/quantity"

/** The value of a field, or a sentence about what to correct. */
export type Read = { readonly value: number } | { readonly fault: string }

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
  if (figure === "") return { fault: "Enter the net weight from the weighbridge slip." }
  const value = readNumber(figure)
  if (value === null) {
    return {
      fault: commaQuestion(figure) ?? `“${short(typed)}” is not a weight. Enter it like 5,240.`,
    }
  }
  if (value <= 0) return { fault: "The weight must be more than 0." }
  const isTonnes = unit === undefined ? chosen === "t" : /^(t|mt|टन)/.test(unit)
  const kg = isTonnes ? value * 1000 : value
  return kg > MOST_TONNES * 1000
    ? { fault: `The weight can be at most ${indianFigure(MOST_TONNES)} t.` }
    : { value: kg }
}

/** A number of pieces: "40", "40 nos". */
export function readPieces(typed: string): Read {
  const figure = plainText(typed).replace(/ ?(nos?|pcs?|pieces?|lengths?|नग)\.?$/, "")
  if (figure === "") return { fault: "Enter the number of pieces." }
  const value = readNumber(figure)
  if (value === null) {
    return { fault: commaQuestion(figure) ?? `“${short(typed)}” is not a number of pieces.` }
  }
  if (value <= 0) return { fault: "There must be at least one piece." }
  if (!Number.isInteger(value)) return { fault: "The number of pieces must be whole." }
  return value > MOST_PIECES
    ? { fault: `There can be at most ${indianFigure(MOST_PIECES)} pieces.` }
    : { value }
}

/** The length of a piece in m: "6", "6 m", "12 mtr", "6000 mm". */
export function readLength(typed: string): Read {
  const read = /^(.*?) ?(mm|m|mtrs?|met(?:er|re)s?|मीटर)?\.?$/.exec(plainText(typed))
  const [, figure = "", unit] = read ?? []
  if (figure === "") return { fault: "Enter the length of a piece." }
  const value = readNumber(figure)
  if (value === null) {
    return {
      fault:
        commaQuestion(figure) ?? `“${short(typed)}” is not a length. Enter it in metres, like 6.`,
    }
  }
  const metres = unit === "mm" ? value / 1000 : value
  const { least, most } = pieceLengthLimits
  if (metres >= least && metres <= most) return { value: metres }
  const isMillimetres = unit === undefined && value / 1000 >= 1 && value / 1000 <= most
  return {
    fault: isMillimetres
      ? `Enter the length in metres: ${indianFigure(value / 1000, 3)} for ${indianFigure(value)} mm.`
      : `The length must be between ${least} and ${most} m.`,
  }
}

/** The width of a sheet in m: "1250", "1250 mm". */
export function readWidth(typed: string): Read {
  const figure = plainText(typed).replace(/ ?mm$/, "")
  if (figure === "") return { fault: "Enter the width of the sheet." }
  const value = readNumber(figure)
  if (value === null) {
    return {
      fault:
        commaQuestion(figure) ?? `“${short(typed)}” is not a width. Enter it in mm, like 1250.`,
    }
  }
  const { least, most } = widthLimits
  return value >= least && value <= most
    ? { value: value / 1000 }
    : { fault: `The width must be between ${least} and ${indianFigure(most)} mm.` }
}

function short(typed: string): string {
  return typed.length > 30 ? `${typed.slice(0, 30)}…` : typed
}
