import { typedText } from "../../site/format/texts"
import { roundTo } from "../../steel/format"
import {
  amountFault,
  pieceFault,
  quantityUnits,
  STANDARD_LENGTH,
  type Quantity,
} from "../../steel/quantity"
import type { SteelSay, SteelWords } from "../../site/words/catalogue"

/** So many of something whose pieces have no known length: "50 nos", "2 t". */
export type Amount = Pick<Quantity, "amount" | "unit">

/** A quantity of a size of the tables, or of a computed size. */
export interface SizeLine {
  readonly kind: "size"
  readonly sizeId: string
  readonly quantity: Quantity
  /** What else the buyer said about it: a brand, a grade. */
  readonly remark?: string | undefined
  /** The rate the buyer reckons with, as he typed it. No text of the line has it. */
  readonly rate?: string | undefined
}

/** Goods that no table lists, or what was written and not read. It goes along in the buyer's words and has no weight. */
export interface WordsLine {
  readonly kind: "words"
  /** A line as it was written, or the name of a product. */
  readonly words: string
  /** null if none is known apart from the words. */
  readonly quantity: Amount | null
  /** The slug of the product that was added from its page: "chaukhat". */
  readonly product?: string | undefined
  /** Colour, thickness, size, brand. */
  readonly remark?: string | undefined
  readonly rate?: string | undefined
}

/** A line of the inquiry list. It travels whole in the message, the link, the form, the CSV file and on paper. */
export type InquiryLine = SizeLine | WordsLine

/** More would be slow on a phone. */
export const MOST_LINES = 500

/** The most characters that the words or the remark of a line can have. */
export const LONGEST_WORDS = 1000

/** Lines as they were written, without control characters. A longer one becomes several, so that nothing is left out. */
export function asWritten(text: string): WordsLine[] {
  const lines = text.split(/[\r\n]+/).map((line) => tidied(line.trim().replaceAll("\t", " | ")))
  return lines
    .filter(Boolean)
    .flatMap((line) => line.match(/.{1,999}(?:\s|$)|.{1,1000}/gsu) ?? [])
    .map((words) => ({ kind: "words", words: words.trim(), quantity: null }))
}

/** Puts a text on one line and removes control characters and invisible ones. */
function tidied(text: string): string {
  return typedText(text.replace(/[\p{Cc}\u00A0]+/gu, " ")).replace(/ {2,}/g, " ")
}

/** A line as storage and links keep it: three decimals, tidy words, no empty remark. */
export function tidyLine(line: InquiryLine): InquiryLine {
  const remark = tidied(line.remark ?? "") || undefined
  const { quantity } = line
  const amount = roundTo(quantity?.amount ?? 0, 3)
  if (line.kind === "words") {
    const words = tidied(line.words)
    return { ...line, words, quantity: quantity && { unit: quantity.unit, amount }, remark }
  }
  const pieceLength = roundTo(line.quantity.pieceLength, 3)
  return { ...line, quantity: { ...line.quantity, amount, pieceLength }, remark }
}

/** Why a line is refused, as a sentence. null if it is accepted. */
export function lineFault(line: InquiryLine): SteelSay | null {
  const { quantity, remark = "" } = line
  const text = line.kind === "words" ? line.words : ""
  if (Math.max(remark.length, text.length) > LONGEST_WORDS) {
    return (words) => words.wordsTooLong(LONGEST_WORDS)
  }
  if (line.kind === "words" && tidied(text) === "") return (words) => words.wordsMissing
  const fault = quantity && amountFault(quantity)
  return line.kind === "words" ? fault : (fault ?? pieceFault(line.quantity.pieceLength))
}

/** The list with more lines, or why it cannot take all of them. What is listed in the same way is added up. */
export function withLines(
  lines: readonly InquiryLine[],
  more: readonly InquiryLine[],
): readonly InquiryLine[] | SteelSay {
  const next = [...lines]
  for (const line of more.map(tidyLine)) {
    const place = next.findIndex((present) => isSameKind(present, line))
    const sum = place < 0 ? line : added(next[place], line)
    const refusal = lineFault(sum)
    if (refusal) return refusal
    next[place < 0 ? next.length : place] = sum
  }
  return next.length > MOST_LINES ? (words) => words.listFull(MOST_LINES) : next
}

/** The same size or product, counted in the same way. Words that were pasted stay apart: each was written for itself. */
function isSameKind(one: InquiryLine, other: InquiryLine): boolean {
  if (one.remark !== other.remark || one.quantity?.unit !== other.quantity?.unit) return false
  if (one.kind === "words" || other.kind === "words") {
    const [product, another] = [one, other].map((line) => line.kind === "words" && line.product)
    return Boolean(product) && product === another
  }
  const isCounted = one.quantity.unit === "pieces"
  const isAsLong = one.quantity.pieceLength === other.quantity.pieceLength
  return one.sizeId === other.sizeId && (isAsLong || !isCounted)
}

function added(one: InquiryLine, other: InquiryLine): InquiryLine {
  if (!one.quantity || !other.quantity) return one
  const amount = one.quantity.amount + other.quantity.amount
  return tidyLine({ ...one, quantity: { ...one.quantity, amount } } as InquiryLine)
}

/** "3 sizes", or "5 lines" if some of them are words. */
export function countText(lines: readonly InquiryLine[], words: SteelWords): string {
  const isOfSizes = lines.every(({ kind }) => kind === "size")
  return words[isOfSizes ? "sizes" : "lines"](lines.length)
}

const unitLetters = { pieces: "p", metres: "m", kg: "kg", tonnes: "t" } as const

/** "20p" and "20p12-shs-50x50x3": the amount, its unit, the length of a piece, the size. */
const HEAD =
  /^(?:(\d{1,10}(?:\.\d{1,3})?)(p|m|kg|t))?(?:(\d{1,2}(?:\.\d{1,3})?)?-([a-z]{2,9}-[a-z0-9.-]{1,36}))?$/
const PRODUCT = /^[a-z0-9-]{0,80}$/

/**
 * A line as storage and addresses hold it, without "_": "20p-shs-50x50x3", "20p12-shs-50x50x3~Jindal" for pieces of 12 m with a
 * remark, "50p~Colour+coated+sheet~colour-coated-products~blue" for words with their product and a remark.
 */
export function lineText(line: InquiryLine): string {
  const { quantity, remark = "" } = line
  const amount = quantity ? `${roundTo(quantity.amount, 3)}${unitLetters[quantity.unit]}` : ""
  const isWords = line.kind === "words"
  const pieceLength = isWords ? 0 : roundTo(line.quantity.pieceLength, 3)
  const length = pieceLength === STANDARD_LENGTH ? "" : pieceLength
  const head = isWords ? amount : `${amount}${length}-${line.sizeId}`
  const fields = isWords ? [line.words, line.product ?? "", remark] : [remark]
  return [head, ...fields.map(encoded)].join("~").replace(/~+$/, "")
}

/** A line from its text. null if it is none. */
export function readLine(text: string): InquiryLine | null {
  const [head, ...fields] = text.split("~")
  const match = HEAD.exec(head)
  const texts = decoded(fields)
  if (!match || !texts) return null
  const [, amount, letters, length = STANDARD_LENGTH, sizeId = ""] = match
  const unit = quantityUnits.find((name) => unitLetters[name] === letters)
  const quantity = unit ? { amount: Number(amount), unit } : null
  const [first = "", product = "", remark] = texts
  if (sizeId === "" ? !PRODUCT.test(product) : !quantity) return null
  const line: InquiryLine =
    quantity && sizeId
      ? { kind: "size", sizeId, quantity: { ...quantity, pieceLength: +length }, remark: first }
      : { kind: "words", words: first, quantity, product: product || undefined, remark }
  return lineFault(line) ? null : tidyLine(line)
}

/** A text without the signs that separate fields and lines, and without those that mail takes off the end of a link. */
function encoded(text: string): string {
  return encodeURIComponent(text)
    .replace(/[_~!'()*.]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+")
}

function decoded(fields: readonly string[]): string[] | null {
  try {
    return fields.map((field) => decodeURIComponent(field.replaceAll("+", "%20")))
  } catch {
    return null
  }
}
