import { roundTo } from "../steel/format"
import {
  amountText,
  pieceLengthLimits,
  quantityLimits,
  STANDARD_LENGTH,
  type Quantity,
  type QuantityUnit,
} from "../steel/quantity"
import { isWithin } from "../steel/range/sizeLimits"
import type { WantedSize } from "./wantedSize"
import type { SteelSay } from "../interface/catalogue"

/*
 * How the list is stored and written. Separate from its other functions, because every page needs this much for the number in
 * its header.
 */

/** More lines would be slow on a phone, and the link too long to send. */
export const MOST_LINES = 100

/** The lines read from a link or from storage. */
export interface ReadList {
  readonly lines: readonly WantedSize[]
  /** Sentences about what could not be read. */
  readonly unreadable: readonly SteelSay[]
}

/** Format version. A reader still reads what it can of another version. */
const STORED_VERSION = 1

const unitLetters: Record<QuantityUnit, string> = {
  pieces: "p",
  metres: "m",
  kg: "kg",
  tonnes: "t",
}

const LINE =
  /^(\d{1,10}(?:\.\d{1,3})?)(p|m|kg|t)(\d{1,2}(?:\.\d{1,3})?)?-([a-z]{2,9}-[a-z0-9.-]{1,36})$/

/** The list as JSON for the browser's storage. */
export function serializeList(lines: readonly WantedSize[]): string {
  return JSON.stringify({ version: STORED_VERSION, lines: lines.map(lineText) })
}

/** The list in the browser's storage. null is an empty list. Never throws. */
export function readStoredList(stored: string | null): ReadList {
  if (stored === null) return { lines: [], unreadable: [] }
  const texts = storedTexts(stored)
  return texts ? readLines(texts) : { lines: [], unreadable: [(words) => words.storedUnreadable] }
}

function storedTexts(stored: string): string[] | null {
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== "object" || value === null || !("lines" in value)) return null
    return Array.isArray(value.lines) ? value.lines.map(String) : null
  } catch {
    return null
  }
}

/** Reads lines from their texts. Never throws: what is not a line is named in a sentence. */
export function readLines(texts: readonly string[]): ReadList {
  const lines: WantedSize[] = []
  const unreadable: SteelSay[] = []
  for (const text of texts.slice(0, MOST_LINES)) {
    const line = readLine(text)
    if (line) lines.push(line)
    else unreadable.push((words) => words.unreadable(excerpt(text)))
  }
  const more = texts.length - MOST_LINES
  if (more > 0) {
    unreadable.push((words) => words.leftOut(MOST_LINES, more))
  }
  return { lines, unreadable }
}

/** Lines as one text: "20p-shs-50x50x3_6p-ismb-200". Empty without lines. */
export function lineTexts(lines: readonly WantedSize[]): string {
  return lines.map(lineText).join("_")
}

/** One line as text: "20p-shs-50x50x3". */
function lineText({ sizeId, quantity: { amount, unit, pieceLength } }: WantedSize): string {
  const length = pieceLength === STANDARD_LENGTH ? "" : roundTo(pieceLength, 3)
  return `${roundTo(amount, 3)}${unitLetters[unit]}${length}-${sizeId}`
}

function readLine(text: string): WantedSize | null {
  const match = LINE.exec(text)
  if (!match) return null
  const [, amount, letters, length = STANDARD_LENGTH, sizeId] = match
  const unit = (Object.keys(unitLetters) as QuantityUnit[]).find(
    (name) => unitLetters[name] === letters,
  )
  if (!unit) return null
  const quantity = { amount: Number(amount), unit, pieceLength: Number(length) }
  return quantityFault(quantity) ? null : { sizeId, quantity }
}

/** Why a quantity is refused, as a sentence. null if it is accepted. */
export function quantityFault({ amount, unit, pieceLength }: Quantity): SteelSay | null {
  const { least, most } = quantityLimits[unit]
  if (!(amount >= least)) return (words) => words.moreThan0
  if (unit === "pieces" && !Number.isInteger(amount)) return (words) => words.wholePieces
  if (amount > most) return (words) => words.atMost(amountText({ amount: most, unit }, words))
  if (!isWithin(pieceLengthLimits, pieceLength)) {
    return (words) => words.pieceBetween(pieceLengthLimits.least, pieceLengthLimits.most)
  }
  return null
}

/** The first 40 characters of a text, for a sentence. */
export function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
