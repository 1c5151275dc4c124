import { typedText } from "../../kit/format/texts"
import { roundTo } from "../../steel/format"
import {
  amountFault,
  pieceFault,
  quantityUnits,
  STANDARD_LENGTH,
  type Quantity,
} from "../../steel/quantity"
import type { SteelSay, SteelWords } from "../../kit/words/catalogue"

/** So many of something whose pieces have no known length: "50 nos", "2 t". */
export type Amount = Pick<Quantity, "amount" | "unit">

/** A quantity of a size of the tables, or of a computed size. */
export interface SizeLine {
  readonly kind: "size"
  readonly sizeId: string
  readonly quantity: Quantity
  /** The buyer's words it was read from. */
  readonly text?: string | undefined
  /** Whether size and quantity say each word and figure of the text. If not, the text goes along, too. */
  readonly isWhole?: boolean | undefined
  /** What lists of before said about a size: a brand, a grade. */
  readonly remark?: string | undefined
  /** The rate the buyer reckons with, as he typed it. No text of the line has it. */
  readonly rate?: string | undefined
}

/** A product without a table of sizes, added from its page. It has no weight. */
export interface ProductLine {
  readonly kind: "product"
  /** The slug of its page: "chaukhat". */
  readonly product: string
  readonly name: string
  readonly quantity: Amount | null
  /** Colour, thickness, size, brand. */
  readonly remark?: string | undefined
  readonly rate?: string | undefined
}

/** What was written, in the buyer's words. Its quantity is in them. */
export interface WordsLine {
  readonly kind: "words"
  readonly text: string
  /** Whether several sizes or quantities could be meant and the buyer has not chosen yet. Until then it goes as written. */
  readonly isOpen?: boolean | undefined
  readonly rate?: string | undefined
}

/** A line of the inquiry list. It travels whole in the message, the link, the form, the CSV file and on paper. */
export type InquiryLine = SizeLine | ProductLine | WordsLine

/** More would be slow on a phone. */
export const MOST_LINES = 500

/** The most characters that the words or the remark of a line can have: as many as a line that is read. */
export const LONGEST_WORDS = 5000

/** Lines as they were written, without control characters. A longer one becomes several, so that nothing is left out. */
export function asWritten(text: string): WordsLine[] {
  const lines = text.split(/[\r\n]+/).map((line) => tidied(line.trim().replaceAll("\t", " | ")))
  return lines
    .filter(Boolean)
    .flatMap((line) => line.match(/.{1,4999}(?:\s|$)|.{1,5000}/gsu) ?? [])
    .map((words) => ({ kind: "words", text: words.trim() }))
}

/** Puts a text on one line and removes control characters and invisible ones. */
function tidied(text: string): string {
  return typedText(text.replace(/[\p{Cc}\u00A0]+/gu, " ")).replace(/ {2,}/g, " ")
}

/** The quantity of a line apart from its words; null if it has none. */
export function quantityOf(line: InquiryLine): Quantity | Amount | null {
  return line.kind === "words" ? null : line.quantity
}

/** A line as storage and links keep it: three decimals, tidy words, no empty text. */
export function tidyLine(line: InquiryLine): InquiryLine {
  if (line.kind === "words") return { ...line, text: tidied(line.text) }
  const remark = tidied(line.remark ?? "") || undefined
  const amount = roundTo(line.quantity?.amount ?? 0, 3)
  if (line.kind === "product") {
    const quantity = line.quantity && { unit: line.quantity.unit, amount }
    return { ...line, name: tidied(line.name), quantity, remark }
  }
  const text = tidied(line.text ?? "") || undefined
  const pieceLength = roundTo(line.quantity.pieceLength, 3)
  return { ...line, quantity: { ...line.quantity, amount, pieceLength }, text, remark }
}

/** Why a line is refused, as a sentence. null if it is accepted. */
export function lineFault(line: InquiryLine): SteelSay | null {
  const texts = textsOf(line)
  if (texts.some((text) => text.length > LONGEST_WORDS))
    return (words) => words.wordsTooLong(LONGEST_WORDS)
  if (line.kind !== "size" && tidied(texts[0]) === "") return (words) => words.wordsMissing
  const quantity = quantityOf(line)
  const fault = quantity && amountFault(quantity)
  return line.kind === "size" ? (fault ?? pieceFault(line.quantity.pieceLength)) : fault
}

/** What is written in a line. */
function textsOf(line: InquiryLine): string[] {
  if (line.kind === "words") return [line.text]
  return [(line.kind === "size" ? line.text : line.name) ?? "", line.remark ?? ""]
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

/** The same size or product, counted in the same way. What was pasted stays apart: each line was written for itself. */
function isSameKind(one: InquiryLine, other: InquiryLine): boolean {
  if (one.kind === "words" || other.kind === "words") return false
  if (one.remark !== other.remark || one.quantity?.unit !== other.quantity?.unit) return false
  if (one.kind === "product") return other.kind === one.kind && one.product === other.product
  if (other.kind === "product") return false
  const isCounted = one.quantity.unit === "pieces"
  const isAsLong = one.quantity.pieceLength === other.quantity.pieceLength
  const isWritten = one.text !== undefined || other.text !== undefined
  return one.sizeId === other.sizeId && !isWritten && (isAsLong || !isCounted)
}

function added(one: InquiryLine, other: InquiryLine): InquiryLine {
  const [quantity, more] = [quantityOf(one), quantityOf(other)]
  if (!quantity || !more) return one
  const sum = { ...quantity, amount: quantity.amount + more.amount }
  return tidyLine({ ...one, quantity: sum } as InquiryLine)
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

/** Marks a text that size and quantity say whole, and one that is still a question. */
const flags = { isWhole: "w", isOpen: "q" } as const

/**
 * A line as storage and addresses hold it, without "_": "20p-shs-50x50x3", "20p12-shs-50x50x3~~50x50x3+20+pcs+12+m~w" for pieces
 * of 12 m with the words they were read from, "50p~Colour+coated+sheet~colour-coated-products~blue" for a product with a remark,
 * "~2+inch+pipe~~~q" for words with an open question.
 */
export function lineText(line: InquiryLine): string {
  const quantity = quantityOf(line)
  const amount = quantity ? `${roundTo(quantity.amount, 3)}${unitLetters[quantity.unit]}` : ""
  if (line.kind === "words")
    return joined("", line.text, "", "", line.isOpen ? flags.isOpen : undefined)
  if (line.kind === "product") return joined(amount, line.name, line.product, line.remark)
  const pieceLength = roundTo(line.quantity.pieceLength, 3)
  const length = pieceLength === STANDARD_LENGTH ? "" : pieceLength
  const flag = line.text && line.isWhole ? flags.isWhole : undefined
  return joined(`${amount}${length}-${line.sizeId}`, line.remark, line.text, flag)
}

function joined(head: string, ...fields: readonly (string | undefined)[]): string {
  return [head, ...fields.map((field) => encoded(field ?? ""))].join("~").replace(/~+$/, "")
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
  const line =
    sizeId === ""
      ? lineOfGoods(quantity, texts)
      : quantity && lineOfSize(sizeId, { ...quantity, pieceLength: +length }, texts)
  return !line || lineFault(line) ? null : tidyLine(line)
}

function lineOfSize(sizeId: string, quantity: Quantity, texts: readonly string[]): SizeLine {
  const [remark, text, flag] = texts
  const isWhole = flag === flags.isWhole || undefined
  return { kind: "size", sizeId, quantity, ...(text && { text, isWhole }), remark }
}

function lineOfGoods(quantity: Amount | null, texts: readonly string[]): InquiryLine | null {
  const [name = "", product = "", remark, flag] = texts
  if (!PRODUCT.test(product)) return null
  if (name.trim() === "") return null
  if (product !== "") return { kind: "product", product, name, quantity, remark }
  // Lists of before had a quantity beside the words, and a remark.
  const amount = quantity ? `${quantity.amount} ${plainUnits[quantity.unit]}` : ""
  const more = [remark ?? "", amount].filter((part) => !name.includes(part))
  const text = [name, ...more].join(", ")
  return { kind: "words", text, ...(flag === flags.isOpen && { isOpen: true }) }
}

const plainUnits = { pieces: "nos", metres: "m", kg: "kg", tonnes: "t" } as const

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
