import type { SteelSentence } from "../../kit/words/catalogue"
import { packed, unpacked } from "../../kit/sending/pack"
import { quantityUnits, readAmount } from "../../steel/quantity"
import { firstQuantity } from "../../steel/range/commercialRange"
import {
  fieldsOf,
  joined,
  lineFault,
  lineText,
  noLead,
  ratedText,
  readLine,
  type InquiryLine,
  type Lead,
  type ProductLine,
  type WholeList,
} from "./line"

/** Start of the list in the fragment of an address, which browsers do not send to servers. */
const LIST_MARK = "#l="

/** The same of a list that was packed, as it is sent. */
const PACKED_MARK = "#z="

const LINK_VERSION = 2

/** Whether the fragment of an address is a list, and not a place on the page. */
export function hasList(hash: string): boolean {
  return hash.startsWith(LIST_MARK) || isPackedList(hash)
}

export function isPackedList(hash: string): boolean {
  return hash.startsWith(PACKED_MARK)
}

/** The same address with its list packed, where the browser can do that. Never rejects. */
export async function shortLink(link: string): Promise<string> {
  const [page = "", list = ""] = link.split(LIST_MARK)
  return packed(list).then(
    (text) => `${page}${PACKED_MARK}${text}`,
    () => link,
  )
}

/** The fragment of an address with its list unpacked. One that was damaged stays packed, and cannot be read. */
export async function plainHash(hash: string): Promise<string> {
  if (!isPackedList(hash)) return hash
  const list = await unpacked(withoutBreaks(hash.slice(PACKED_MARK.length)))
  return list === null ? hash : LIST_MARK + list
}

/** Mail breaks long lines, and takes a full stop after a link for a part of it. */
function withoutBreaks(text: string): string {
  return text.replace(/\s+/g, "").replace(/[.,;:!?)>\]"'”’]+$/, "")
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
  if (isPackedList(hash))
    return { lines: [], lead: noLead, unreadable: [(words) => words.linkDamaged] }
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

/** The line that an address adds: a size by its id, a line, or a product with what was typed about it. null if it names none. */
export function readAddition(
  search: string,
):
  | { readonly text: string; readonly line: InquiryLine }
  | { readonly fault: SteelSentence }
  | null {
  const params = new URLSearchParams(search)
  const text = params.get("add")
  if (!text) return null
  const line = readLine(text) ?? { kind: "size", sizeId: text, quantity: firstQuantity(text) }
  const typed = line.kind === "product" ? withTyped(line, (name) => params.get(name)) : line
  return typeof typed === "function" ? { fault: typed } : { text: excerpt(text), line: typed }
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
