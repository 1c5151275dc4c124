import { typedText } from "../../kit/format/texts"
import { isPacked, withoutBreaks } from "../../kit/sending/pack"
import { roundTo } from "../../steel/format"
import {
  amountFault,
  pieceFault,
  quantityUnits,
  readAmount,
  STANDARD_LENGTH,
  type Amount,
  type Quantity,
} from "../../steel/quantity"
import { firstQuantity } from "../../steel/range/commercialRange"
import type { SteelSentence, SteelWords } from "../../kit/words/catalogue"

/** What a line can have, whatever it is of. */
interface AnyLine {
  readonly quantity?: Quantity | Amount | null
  /** The buyer's words. */
  readonly text?: string | undefined
  /** Whether several sizes or quantities could be meant and the buyer has not chosen yet. Until then it goes as written. */
  readonly isOpen?: boolean | undefined
  /** What it is for: the marks of a cutting list. Of a product its colour, thickness, size, brand. */
  readonly remark?: string | undefined
  /** The rate the buyer calculates with, as he typed it. It is sent only if he says so. */
  readonly rate?: string | undefined
}

/** A quantity of a size of the tables, or of a computed size. If it was read, with the words it was read from. */
export interface SizeLine extends AnyLine {
  readonly kind: "size"
  readonly sizeId: string
  readonly quantity: Quantity
  /** Whether size and quantity say each word and figure of the text. If not, the text goes along, too. */
  readonly isWhole?: boolean | undefined
  /** Whether the quantity is another than the one in the text: then this one counts. */
  readonly isChanged?: boolean | undefined
}

/** A product without a table of sizes, added from its page. It has no weight. */
export interface ProductLine extends AnyLine {
  readonly kind: "product"
  /** The slug of its page: "chaukhat". */
  readonly product: string
  readonly name: string
  readonly quantity: Amount | null
}

/** What was written, in the buyer's words. Its quantity is in them. */
export interface WordsLine extends AnyLine {
  readonly kind: "words"
  readonly text: string
}

/** A line of the inquiry list. It travels whole in the message, the link, the form, the CSV file and on paper. */
export type InquiryLine = SizeLine | ProductLine | WordsLine

/**
 * What leads the message of a list, as typed: its name, the day it is wanted ("2026-12-05"), the place of delivery, and what else
 * was written with the list, of one or more lines of text.
 */
export const leadFields = ["name", "wanted", "place", "note"] as const
export type Lead = Readonly<Record<(typeof leadFields)[number], string>>
export const noLead: Lead = { name: "", wanted: "", place: "", note: "" }

/** A list with what goes along with it. */
export interface WholeList {
  readonly lines: readonly InquiryLine[]
  readonly lead: Lead
}

/** What leads a list that another is added to. Where both have something, the other's stands in the note. */
export function joinedLead(own: Lead, other: Lead, said: (lead: Lead) => readonly string[]): Lead {
  const isLeft = (field: keyof Lead) =>
    field !== "note" && own[field] && other[field] !== own[field]
  const leadOf = (text: (field: keyof Lead) => string) =>
    Object.fromEntries(leadFields.map((field) => [field, text(field)])) as Lead
  const left = leadOf((field) => (isLeft(field) ? other[field] : ""))
  const notes = new Set([own.note, other.note, ...said(left)].filter(Boolean))
  return { ...leadOf((field) => own[field] || other[field]), note: [...notes].join("\n") }
}

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

/** A line as storage and links keep it: three decimals, tidy words, no empty text. One that is refused stays as it is. */
export function tidyLine(line: InquiryLine): InquiryLine {
  return readLine(ratedText(line)) ?? line
}

/** Why a line is refused, as a sentence. null if it is accepted. */
export function lineFault(line: InquiryLine): SteelSentence | null {
  const { quantity, remark = "" } = line
  const text = (line.kind === "product" ? line.name : line.text) ?? ""
  if (Math.max(text.length, remark.length) > LONGEST_WORDS)
    return (words) => words.wordsTooLong(LONGEST_WORDS)
  if (line.kind !== "size" && tidied(text) === "") return (words) => words.wordsMissing
  const fault = quantity ? amountFault(quantity) : null
  return line.kind === "size" ? (fault ?? pieceFault(line.quantity.pieceLength)) : fault
}

/** The list with more lines, or why it cannot take all of them. Lines for the same goods are added up unless their rates differ. */
export function withLines(
  lines: readonly InquiryLine[],
  more: readonly InquiryLine[],
): readonly InquiryLine[] | SteelSentence {
  const next = [...lines]
  const sorts = next.map(sortOf)
  for (const line of more.map(tidyLine)) {
    const sort = sortOf(line)
    const same = sort === undefined ? [] : [...next.keys()].filter((at) => sorts[at] === sort)
    const place =
      same.find((at) => next[at].rate === line.rate) ??
      same.find((at) => !next[at].rate || !line.rate) ??
      next.length
    const sum = place < next.length ? added(next[place], line) : line
    const refusal = lineFault(sum)
    if (refusal) return refusal
    next[place] = sum
    sorts[place] = sort
  }
  return next.length > MOST_LINES ? (words) => words.listFull(MOST_LINES) : next
}

/** The same for lines that are added up. undefined for what was pasted: each line was written for itself. */
function sortOf(line: InquiryLine): string | undefined {
  if (line.text) return undefined
  return lineText(withAmount(line, 1))
}

function added(one: InquiryLine, other: InquiryLine): InquiryLine {
  const amounts = [one, other].map((line) => line.quantity?.amount ?? 0)
  return tidyLine({ ...withAmount(one, amounts[0] + amounts[1]), rate: one.rate || other.rate })
}

function withAmount(line: InquiryLine, amount: number): InquiryLine {
  const { quantity } = line
  return quantity ? ({ ...line, quantity: { ...quantity, amount } } as InquiryLine) : line
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
const PRODUCT = /^[a-z0-9-]{1,80}$/

/** Marks a text that size and quantity say whole, one whose quantity was changed, and one that is still a question. */
const flags = { isWhole: "w", isChanged: "c", isOpen: "q" } as const

/** The most characters of a rate. */
export const LONGEST_RATE = 24

/**
 * A line as storage and addresses hold it, without "_": "20p-shs-50x50x3", "20p12-shs-50x50x3~50x50x3+20+pcs+12+m~w" for pieces
 * of 12 m with the words they were read from, "50p~Colour+coated+sheet~colour-coated-products~blue" for a product with a remark,
 * "~2+inch+pipe~~q" for words with an open question.
 */
export function lineText(line: InquiryLine): string {
  return line.rate ? textOf({ ...line, rate: undefined }) : ratedText(line)
}

/** Of lines, which never change: a long list is written at each key. */
const texts = new WeakMap<InquiryLine, string>()

/** The same, with the buyer's rate behind it. */
export function ratedText(line: InquiryLine): string {
  const text = texts.get(line) ?? textOf(line)
  texts.set(line, text)
  return text
}

function textOf(line: InquiryLine): string {
  const { quantity, text = "", remark, rate } = line
  const amount = quantity ? `${roundTo(quantity.amount, 3)}${unitLetters[quantity.unit]}` : ""
  if (line.kind === "words") return joined("", text, "", line.isOpen ? flags.isOpen : "", rate)
  if (line.kind === "product") return joined(amount, line.name, line.product, remark, rate)
  const pieceLength = roundTo(line.quantity.pieceLength, 3)
  const length = pieceLength === STANDARD_LENGTH ? "" : pieceLength
  const flag = line.isWhole ? flags.isWhole : line.isChanged ? flags.isChanged : ""
  return joined(`${amount}${length}-${line.sizeId}`, text, text && flag, remark, rate)
}

/** A line from its text. null if it is none. */
export function readLine(text: string): InquiryLine | null {
  const [head = "-", first = "", second = "", third = "", typedRate = ""] = fieldsOf(text) ?? []
  const match = HEAD.exec(head)
  if (!match || typedRate.length > LONGEST_RATE) return null
  const [, amount, letters, length = STANDARD_LENGTH, sizeId] = match
  const unit = quantityUnits.find((name) => unitLetters[name] === letters)
  const quantity = unit ? { amount: Number(amount), unit } : null
  const [remark, rate] = [third, typedRate].map((typed) => typed || undefined)
  const lineOf = (): InquiryLine | null => {
    if (sizeId !== undefined) {
      const flag = (name: keyof typeof flags) => second === flags[name] || undefined
      const read = first && { text: first, isWhole: flag("isWhole"), isChanged: flag("isChanged") }
      const whole = quantity && { ...quantity, pieceLength: Number(length) }
      return whole && { kind: "size", sizeId, quantity: whole, ...read, remark, rate }
    }
    if (PRODUCT.test(second))
      return { kind: "product", product: second, name: first, quantity, remark, rate }
    if (second !== "" || quantity) return null
    return { kind: "words", text: first, isOpen: third === flags.isOpen || undefined, rate }
  }
  const line = lineOf()
  return line && lineFault(line) ? null : line
}

/** Fields as an address holds them, without the signs between lines, and those that mail takes off the end of a link. */
function joined(head: string, ...fields: readonly (string | undefined)[]): string {
  const texts = fields.map((field = "") =>
    encodeURIComponent(tidied(field))
      .replace(/[_~!'()*.]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
      .replaceAll("%20", "+"),
  )
  return [head, ...texts].join("~").replace(/~+$/, "")
}

/** The fields of such a text. null if it was damaged. */
function fieldsOf(text: string): string[] | null {
  try {
    return text.split("~").map((field) => decodeURIComponent(field.replaceAll("+", "%20")))
  } catch {
    return null
  }
}

/** Start of the list in the fragment of an address, which browsers do not send to servers. */
const LIST_MARK = "#l="

const LINK_VERSION = 2

/** Whether the fragment of an address is a list, and not a place on the page. */
export function hasList(hash: string): boolean {
  return hash.startsWith(LIST_MARK) || isPacked(hash)
}

/**
 * The address that opens the list: "…#l=2_n2~Site+B_20p-shs-50x50x3_~Delivery+to+site_n2", two lines in all, of a list with a name.
 * It has only characters that addresses, forms and mail leave alone.
 *
 * @param page a page that takes a list: "https://www.example.com/inquiry"
 * @param withRates has the buyer's rates in it
 */
export function listLink(
  page: string,
  lines: readonly InquiryLine[],
  { name, wanted, place, note }: Lead = noLead,
  withRates = false,
): string {
  const count = `n${lines.length}`
  const head = joined(count, name, wanted, place, ...note.split("\n"))
  const texts = lines.map(withRates ? ratedText : lineText)
  return `${page}${LIST_MARK}${[LINK_VERSION, head, ...texts, count].join("_")}`
}

/**
 * The lines in the fragment of an address, as `plainHash` gives it, and sentences about what could not be read. Never throws: what is missing or cannot be
 * read is named. A link that was cut has its whole lines only: half a size can be another one.
 */
export function readListLink(hash: string): WholeList & {
  readonly unreadable: readonly SteelSentence[]
} {
  if (isPacked(hash)) return { lines: [], lead: noLead, unreadable: [(words) => words.linkDamaged] }
  const [version, head = "", ...rest] = withoutBreaks(hash.slice(LIST_MARK.length)).split("_")
  const [mark = "", name = "", wanted = "", place = "", ...notes] = fieldsOf(head) ?? []
  const count = Number(COUNT.exec(mark)?.[1] ?? NaN)
  if (Number(version) !== LINK_VERSION || Number.isNaN(count)) {
    return { lines: [], lead: noLead, unreadable: [(words) => words.beginningMissing] }
  }
  // What is last is the mark of the end, or was cut.
  const texts = rest.slice(0, -1)
  const unreadable: SteelSentence[] = []
  if (count !== texts.length) unreadable.push((words) => words.endMissing(texts.length, count))
  const lines = texts.flatMap((text) => {
    const line = readLine(text)
    if (!line) unreadable.push((words) => words.unreadable(excerpt(text)))
    return line ?? []
  })
  return { lines, lead: { name, wanted, place, note: notes.join("\n") }, unreadable }
}

/** The number of lines, at the beginning and at the end of a link. */
const COUNT = /^n(\d{1,6})$/

/**
 * The line that an address adds: a size by its id, a line, or a product with what was typed about it. A sentence says what is wrong
 * with it; null if the address adds none.
 */
export function readAddition(search: string): InquiryLine | SteelSentence | null {
  const params = new URLSearchParams(search)
  const text = params.get("add")
  if (!text) return null
  const line = readLine(text)
  if (line?.kind === "product") return withTyped(line, (name) => params.get(name))
  return line ?? { kind: "size", sizeId: excerpt(text), quantity: firstQuantity(text) }
}

/** A product with the quantity and the remark of its form, or what is wrong with the quantity. */
export function withTyped(
  product: ProductLine,
  typed: (field: "amount" | "unit" | "remark") => unknown,
): ProductLine | SteelSentence {
  const text = (field: "amount" | "unit" | "remark") => String(typed(field) ?? "").trim()
  const amount = text("amount")
  const unit = quantityUnits.find((known) => known === text("unit")) ?? "pieces"
  const read = amount === "" ? null : readAmount(amount, unit)
  if (typeof read === "function") return read
  const quantity = read === null ? product.quantity : { amount: read, unit }
  const line: ProductLine = { ...product, quantity, remark: text("remark") || product.remark }
  return lineFault(line) ?? line
}

/** The first 40 characters of a text, for a sentence. */
function excerpt(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}
