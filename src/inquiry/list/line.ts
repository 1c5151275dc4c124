import { typedText } from "../../site/format/typedText"
import { roundTo } from "../../steel/format"
import {
  amountText,
  pieceLengthLimits,
  quantityLimits,
  quantityUnits,
  STANDARD_LENGTH,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import { isWithin } from "../../steel/range/sizeLimits"
import type { SteelSay } from "../../site/words/catalogue"

/** So many of something whose pieces have no known length: "50 nos", "2 t". */
export type Amount = Pick<Quantity, "amount" | "unit">

/** A quantity of a size of the tables, or of a computed size. */
export interface SizeLine {
  readonly kind: "size"
  readonly sizeId: string
  readonly quantity: Quantity
  /** What else the buyer said about it: a brand, a grade. */
  readonly remark?: string | undefined
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
  const rest = { remark: tidied(line.remark ?? "") || undefined }
  if (line.kind === "size") {
    const { sizeId, quantity } = line
    const { amount, unit, pieceLength } = quantity
    const kept = { amount: roundTo(amount, 3), unit, pieceLength: roundTo(pieceLength, 3) }
    return { kind: "size", sizeId, quantity: kept, ...rest }
  }
  const { words, quantity, product } = line
  const kept = quantity && { amount: roundTo(quantity.amount, 3), unit: quantity.unit }
  return { kind: "words", words: tidied(words), quantity: kept, product, ...rest }
}

/** Why a line is refused, as a sentence. null if it is accepted. */
export function lineFault(line: InquiryLine): SteelSay | null {
  const texts = [line.remark ?? "", line.kind === "words" ? line.words : ""]
  if (texts.some((text) => text.length > LONGEST_WORDS)) {
    return (words) => words.wordsTooLong(LONGEST_WORDS)
  }
  if (line.kind === "size") return quantityFault(line.quantity)
  if (tidied(line.words) === "") return (words) => words.wordsMissing
  return line.quantity && amountFault(line.quantity)
}

/** Why a quantity is refused, as a sentence. null if it is accepted. */
export function quantityFault(quantity: Quantity): SteelSay | null {
  const fault = amountFault(quantity)
  if (fault || isWithin(pieceLengthLimits, quantity.pieceLength)) return fault
  return (words) => words.pieceBetween(pieceLengthLimits.least, pieceLengthLimits.most)
}

function amountFault({ amount, unit }: Amount): SteelSay | null {
  const { least, most } = quantityLimits[unit]
  if (!(amount >= least)) return (words) => words.moreThan0
  if (unit === "pieces" && !Number.isInteger(amount)) return (words) => words.wholePieces
  if (amount > most) return (words) => words.atMost(amountText({ amount: most, unit }, words))
  return null
}

const unitLetters: Record<QuantityUnit, string> = {
  pieces: "p",
  metres: "m",
  kg: "kg",
  tonnes: "t",
}

const AMOUNT = /^(\d{1,10}(?:\.\d{1,3})?)(p|m|kg|t)/
const SIZE = /^(\d{1,2}(?:\.\d{1,3})?)?-([a-z]{2,9}-[a-z0-9.-]{1,36})$/
const PRODUCT = /^[a-z0-9-]{1,80}$/

/**
 * A line as storage and addresses hold it, without "_": "20p-shs-50x50x3", "20p12-shs-50x50x3~Jindal" for pieces of 12 m with a
 * remark, "50p~Colour+coated+sheet~colour-coated-products~blue" for words with their product and a remark.
 */
export function lineText(line: InquiryLine): string {
  const { quantity, remark = "" } = line
  const amount = quantity ? `${roundTo(quantity.amount, 3)}${unitLetters[quantity.unit]}` : ""
  const fields = line.kind === "size" ? [remark] : [line.words, line.product ?? "", remark]
  const text = [amount + sizeText(line), ...fields.map(encoded)].join("~")
  return text.replace(/~+$/, "")
}

function sizeText(line: InquiryLine): string {
  if (line.kind === "words") return ""
  const { pieceLength } = line.quantity
  const length = pieceLength === STANDARD_LENGTH ? "" : roundTo(pieceLength, 3)
  return `${length}-${line.sizeId}`
}

/** A line from its text. null if it is none. */
export function readLine(text: string): InquiryLine | null {
  const [head, ...fields] = text.split("~")
  const texts = fields.map(decodedField)
  if (texts.includes(null)) return null
  const [amounted = "", amount, letters] = AMOUNT.exec(head) ?? []
  const unit = quantityUnits.find((name) => unitLetters[name] === letters)
  const quantity = unit ? { amount: Number(amount), unit } : null
  const rest = head.slice(amounted.length)
  const line = rest === "" ? readWords(quantity, texts) : readSize(rest, quantity, texts)
  return line && !lineFault(line) ? tidyLine(line) : null
}

type Texts = readonly (string | null | undefined)[]

function readWords(quantity: Amount | null, [words, product, remark]: Texts): WordsLine | null {
  if (product && !PRODUCT.test(product)) return null
  return {
    kind: "words",
    words: words ?? "",
    quantity,
    product: product || undefined,
    remark: remark ?? undefined,
  }
}

function readSize(text: string, amount: Amount | null, [remark]: Texts): SizeLine | null {
  const match = SIZE.exec(text)
  if (!match || !amount) return null
  const [, length = STANDARD_LENGTH, sizeId] = match
  const quantity = { ...amount, pieceLength: Number(length) }
  return { kind: "size", sizeId, quantity, remark: remark ?? undefined }
}

/** A text without the signs that separate fields and lines, and without those that mail takes off the end of a link. */
function encoded(text: string): string {
  return encodeURIComponent(text)
    .replace(/[_~!'()*.]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll("%20", "+")
}

function decodedField(field: string): string | null {
  try {
    return decodeURIComponent(field.replaceAll("+", "%20"))
  } catch {
    return null
  }
}
