import { plainText } from "./plainText"
import type { SteelSay } from "../interface/rooms"

/** Millimetres in an inch, exact by definition. */
export const MM_PER_INCH = 25.4

/** Millimetres in an inch as the trade rounds it: a 2 inch tube has sides of 50 mm. */
export const TRADE_MM_PER_INCH = 25

/** Metres in a foot, exact by definition. */
export const METRES_PER_FOOT = 0.3048

/**
 * Reads a number as typed in India: "2,40,000", "1.5", "1 1/2", "1-1/2", "3/4", "½", "1e3". Returns null for anything
 * else. That includes a decimal comma ("1,5", "0,500"), which could also be a thousands separator.
 */
export function readNumber(typed: string | number): number | null {
  if (typeof typed === "number") return Number.isFinite(typed) ? typed : null
  const text = plainText(typed.slice(0, 40))
  const mixed = /^(?:(\d{1,4})[ -])?(\d{1,4})\/(\d{1,4})$/.exec(text)
  if (mixed) {
    const [, whole = "0", above, below] = mixed
    return Number(below) === 0 ? null : Number(whole) + Number(above) / Number(below)
  }
  if (/^[+-]?[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d*)?$/.test(text)) {
    return Number(text.replaceAll(",", ""))
  }
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/.test(text)) return null
  const value = Number(text)
  return Number.isFinite(value) ? value : null
}

/**
 * A question for a single comma that could be a decimal point or a thousands separator ("0,500", "12,5"). null for any
 * other text.
 */
export function commaQuestion(typed: string): SteelSay | null {
  const text = plainText(typed.slice(0, 40))
  if (readNumber(text) !== null || !/^\d+,\d+$/.test(text)) return null
  const decimal = Number(text.replace(",", "."))
  const whole = Number(text.replace(",", ""))
  return (words) => words.ambiguous(text, String(decimal), String(whole))
}

const mmPerUnit = { mm: 1, cm: 10, m: 1000 } as const

/**
 * Reads a length typed into a field in mm or m: "5", "5mm", "2.5 m", "10 cm". Returns it in the unit of the field, or
 * null if it is not a length.
 */
export function readLength(typed: string | number, unit: "mm" | "m"): number | null {
  if (typeof typed === "number") return readNumber(typed)
  const written = /\s*(mm|cm|m|mtrs?|metres?|meters?|मीटर)\.?$/.exec(plainText(typed))
  if (!written) return readNumber(typed)
  const [ending, name] = written
  const value = readNumber(plainText(typed).slice(0, -ending.length))
  if (value === null) return null
  const own = name === "mm" || name === "cm" ? name : "m"
  // Rounded, so that 0.1 m is 100 mm and not 100.00000000000001.
  return own === unit ? value : Number(((value * mmPerUnit[own]) / mmPerUnit[unit]).toFixed(6))
}
