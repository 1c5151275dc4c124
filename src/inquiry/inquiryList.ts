import type { CatalogueSize } from "../steel/catalogue"
import { indianFigure } from "../steel/measure"
import {
  pieceLengthLimits,
  quantityFigures,
  quantityLimits,
  STANDARD_LENGTH,
  type Quantity,
  type QuantityUnit,
} from "../steel/quantity"
import { isWithin } from "../steel/sizeLimits"

/** So much of one size. The size itself follows from the id (see `sizeOfId`). */
export interface InquiryLine {
  readonly sizeId: string
  readonly quantity: Quantity
}

/** More is no inquiry any more: the list stays quick on a phone, and its link short enough to be sent. */
export const MOST_LINES = 100

/** A list after a change, and a sentence where the change was refused. */
export interface ChangedList {
  readonly lines: readonly InquiryLine[]
  /** null: the change was made. */
  readonly refusal: string | null
}

/** What could be read of a link or of the browser's storage. */
export interface ReadList {
  readonly lines: readonly InquiryLine[]
  /** Sentences about what could not. */
  readonly unreadable: readonly string[]
}

/** Finds a size by its id; null where there is none. */
export type SizeOf = (sizeId: string) => CatalogueSize | null

/**
 * The list with one more line. The same size in the same unit (and of the same length, where pieces are counted) is not
 * listed twice: its amounts are added.
 */
export function addLine(lines: readonly InquiryLine[], line: InquiryLine): ChangedList {
  const place = lines.findIndex((present) => isSameKind(present, line))
  if (place >= 0) {
    const { quantity } = lines[place]
    const amount = thousandths(quantity.amount + line.quantity.amount)
    return changeLine(lines, place, { ...quantity, amount })
  }
  if (lines.length >= MOST_LINES) {
    return {
      lines,
      refusal: `The list is full: it takes ${MOST_LINES} sizes. Send it and begin another.`,
    }
  }
  const refusal = quantityFault(line.quantity)
  return refusal ? { lines, refusal } : { lines: [...lines, line], refusal: null }
}

/** The list with another quantity in one line. A place that is not in the list changes nothing. */
export function changeLine(
  lines: readonly InquiryLine[],
  place: number,
  quantity: Quantity,
): ChangedList {
  const refusal = quantityFault(quantity)
  if (refusal) return { lines, refusal }
  return {
    lines: lines.map((line, index) => (index === place ? { ...line, quantity } : line)),
    refusal: null,
  }
}

export function removeLine(lines: readonly InquiryLine[], place: number): readonly InquiryLine[] {
  return lines.filter((_, index) => index !== place)
}

function isSameKind(one: InquiryLine, other: InquiryLine): boolean {
  return (
    one.sizeId === other.sizeId &&
    one.quantity.unit === other.quantity.unit &&
    (one.quantity.unit !== "pieces" || one.quantity.pieceLength === other.quantity.pieceLength)
  )
}

function quantityFault({ amount, unit, pieceLength }: Quantity): string | null {
  const { least, most } = quantityLimits[unit]
  if (!(amount >= least)) return "The quantity must be more than 0."
  if (amount > most) return `The quantity can be at most ${indianFigure(most)} ${unit}.`
  if (!isWithin(pieceLengthLimits, pieceLength)) {
    return `The length of a piece must be between ${pieceLengthLimits.least} and ${pieceLengthLimits.most} m.`
  }
  return null
}

/** kg, metres and pieces of a line, unrounded. */
export interface LineFigures {
  /** null: pieces or metres of sheet, whose width is not known. */
  readonly kg: number | null
  /** null for sheet by the square metre. */
  readonly metres: number | null
  /** null for sheet by the square metre, unless pieces are what is counted. */
  readonly pieces: number | null
}

/** The theoretical figures of a quantity of a size. */
export function lineFigures(quantity: Quantity, size: CatalogueSize): LineFigures {
  if (size.massPer === "metre") {
    const { kg, metres, pieces } = quantityFigures(quantity, size.mass)
    return { kg, metres, pieces }
  }
  const { amount, unit } = quantity
  return {
    kg: unit === "kg" ? amount : unit === "tonnes" ? amount * 1000 : null,
    metres: null,
    pieces: unit === "pieces" ? amount : null,
  }
}

/** The theoretical weight of a list, unrounded. */
export interface ListTotals {
  readonly kg: number
  readonly tonnes: number
  /** How many lines the totals leave out: sizes that are not known, and sheet of unknown width by pieces or metres. */
  readonly unweighed: number
}

export function listTotals(lines: readonly InquiryLine[], sizeOf: SizeOf): ListTotals {
  let kg = 0
  let unweighed = 0
  for (const { sizeId, quantity } of lines) {
    const size = sizeOf(sizeId)
    const mass = size && lineFigures(quantity, size).kg
    if (mass === null) unweighed += 1
    else kg += mass
  }
  return { kg, tonnes: kg / 1000, unweighed }
}

/** The lines whose size is known, and a sentence for every other: an id of an old link, or a mistyped one. */
export function knownLines(lines: readonly InquiryLine[], sizeOf: SizeOf): ReadList {
  const known = lines.filter(({ sizeId }) => sizeOf(sizeId) !== null)
  const unknown = lines.filter(({ sizeId }) => sizeOf(sizeId) === null)
  return {
    lines: known,
    unreadable: unknown.map(
      ({ sizeId, quantity }) =>
        `There is no size “${excerpt(sizeId)}” here (${indianFigure(quantity.amount, 3)} ${quantity.unit} of it were on the list).`,
    ),
  }
}

/** The form of the link. A reader that knows only this one still reads what it can of another. */
const LINK_VERSION = 1

const unitLetters: Record<QuantityUnit, string> = {
  pieces: "p",
  metres: "m",
  kg: "kg",
  tonnes: "t",
}

const LINE =
  /^(\d{1,10}(?:\.\d{1,3})?)(p|m|kg|t)(\d{1,2}(?:\.\d{1,3})?)?-([a-z]{2,9}-[a-z0-9.-]{1,36})$/

/** More text than the longest list can have. */
const LONGEST_LINK = MOST_LINES * 80

/**
 * The list as text for an address: "1_20p-shs-50x50x3_2.5t12-pipe-50nb-m" is 20 pieces of 6 m of the one size and 2.5 tonnes
 * in pieces of 12 m of the other. Only characters that no address, form or mail changes. Amounts and lengths keep three
 * decimals. An empty list is "".
 */
export function encodeList(lines: readonly InquiryLine[]): string {
  return lines.length === 0 ? "" : [LINK_VERSION, ...lines.map(lineText)].join("_")
}

/** The list of a link's text. Never throws: what cannot be read is left out and said. */
export function decodeList(text: string): ReadList {
  // Mail breaks long lines, and a full stop after a link is taken for a part of it.
  const [version, ...texts] = unescaped(text.slice(0, LONGEST_LINK))
    .replace(/\s+/g, "")
    .replace(/[.,;:!?)>\]"'”’]+$/, "")
    .split("_")
  if (version === "" && texts.length === 0) return { lines: [], unreadable: [] }
  const isVersioned = /^\d{1,3}$/.test(version)
  const read = readLines(isVersioned ? texts : [version, ...texts])
  if (isVersioned && Number(version) === LINK_VERSION) return read
  return {
    lines: read.lines,
    unreadable: [
      isVersioned
        ? "This link was made by another version of this page. Check the list."
        : "The beginning of this link is missing. Check the list.",
      ...read.unreadable,
    ],
  }
}

/** The list as JSON for the browser's storage. */
export function storedList(lines: readonly InquiryLine[]): string {
  return JSON.stringify({ version: LINK_VERSION, lines: lines.map(lineText) })
}

/** The list kept in the browser's storage; null (nothing is kept) is an empty list. Never throws. */
export function readStoredList(stored: string | null): ReadList {
  if (stored === null) return { lines: [], unreadable: [] }
  const texts = storedTexts(stored)
  return texts
    ? readLines(texts)
    : { lines: [], unreadable: ["The list kept in this browser could not be read."] }
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

function readLines(texts: readonly string[]): ReadList {
  const lines: InquiryLine[] = []
  const unreadable: string[] = []
  for (const text of texts.slice(0, MOST_LINES)) {
    const line = readLine(text)
    if (line) lines.push(line)
    else unreadable.push(`“${excerpt(text)}” is no line of a list.`)
  }
  const more = texts.length - MOST_LINES
  if (more > 0) {
    unreadable.push(
      `The list takes ${MOST_LINES} sizes: ${more === 1 ? "1 more was" : `${more} more were`} left out.`,
    )
  }
  return { lines, unreadable }
}

function lineText({ sizeId, quantity: { amount, unit, pieceLength } }: InquiryLine): string {
  const length = pieceLength === STANDARD_LENGTH ? "" : thousandths(pieceLength)
  return `${thousandths(amount)}${unitLetters[unit]}${length}-${sizeId}`
}

function readLine(text: string): InquiryLine | null {
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

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000
}
