import {
  csvText,
  type CsvCell,
  indianFigure,
  mmText,
  roundedKg,
  roundTo,
  tonnesFigure,
} from "../../steel/format"
import { METRES_PER_FOOT } from "../../steel/figure"
import {
  amountText,
  quantityFigures,
  quantityLimits,
  quantityText,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import {
  sizeDesignation,
  sizeName,
  type Size,
  type SizeOf,
  tradeText,
} from "../../steel/range/size"
import type { ListWords, SteelWords } from "../../kit/words/catalogue"
import { costOf, rupees, type Reckoning } from "./reckon"
import { countText, quantityOf, type InquiryLine, type SizeLine } from "./line"
import { listLink } from "./link"

/**
 * The theoretical kg, metres and pieces of a quantity, unrounded; null where they are unknown: of sheet by the square metre only
 * what was counted is known.
 */
function knownFigures(
  quantity: Quantity,
  size: Size | null,
): Record<"kg" | "metres" | "pieces", number | null> {
  if (size?.massPer === "metre") return quantityFigures(quantity, size.mass)
  const { amount, unit } = quantity
  const kg = size && { pieces: null, metres: null, kg: amount, tonnes: amount * 1000 }[unit]
  return { kg, metres: null, pieces: unit === "pieces" ? amount : null }
}

/**
 * Converts a quantity to another unit at the same weight. Pieces are rounded to whole numbers, other units to three decimals.
 * The figure stays if the weight is unknown, in pieces rounded too.
 */
export function quantityIn(unit: QuantityUnit, quantity: Quantity, size: Size | null): Quantity {
  const { kg, metres, pieces } = knownFigures(quantity, size)
  const tonnes = kg === null ? null : kg / 1000
  const known = { pieces, metres, kg, tonnes }[unit] ?? quantity.amount
  const amount = unit === "pieces" ? Math.max(1, Math.round(known)) : roundTo(known, 3)
  return { ...quantity, unit, amount: Math.max(quantityLimits[unit].least, amount) }
}

/** A line as every message, table and file shows it. */
export interface ShownLine {
  readonly line: InquiryLine
  /** null for words, for a product and for an unknown id. */
  readonly size: Size | null
  /** "Square hollow section 50 × 50 × 3 mm", the product, or the words. An unknown size is named by its id. */
  readonly name: string
  /** The same without its family: "50 × 50 × 3". */
  readonly short: string
  /** "20 nos of 6 m"; "" if none is known. */
  readonly quantity: string
  /** Theoretical, rounded as every tool rounds it, so that the lines of a list add up. null if unknown. */
  readonly kg: number | null
  /** "Old trade chart: 11.5 kg/m, 1,380 kg"; "" if it does not differ. */
  readonly trade: string
  /** The buyer's words, where name and quantity do not say each word and figure of them; else "". */
  readonly written: string
}

/** How a line is shown in the language of the words. */
export function shownLine(line: InquiryLine, sizeOf: SizeOf, words: SteelWords): ShownLine {
  const unweighed = { line, size: null, kg: null, trade: "", written: "" }
  if (line.kind === "words")
    return { ...unweighed, name: line.text, short: line.text, quantity: "" }
  if (line.kind === "product") {
    const { name } = line
    const quantity = line.quantity ? amountText(line.quantity, words) : ""
    return { ...unweighed, name, short: name, quantity }
  }
  return shownSize(line, sizeOf(line.sizeId), words)
}

function shownSize(line: SizeLine, size: Size | null, words: SteelWords): ShownLine {
  const { sizeId, quantity } = line
  const written = line.isWhole ? "" : (line.text ?? "")
  const asPieces = quantityText(quantity, words)
  if (!size) {
    const name = sizeId
    return { line, size, name, short: name, quantity: asPieces, kg: null, trade: "", written }
  }
  const sides = sheetSides(quantity, size)
  const { kg } = knownFigures(quantity, size)
  return {
    line,
    size,
    name: sides ? `${words.families[size.family]} ${sides}` : sizeName(size, words),
    short: sides ?? sizeDesignation(size, words),
    quantity: sides ? amountText(quantity, words) : asPieces,
    kg:
      kg === null ? null : roundedKg(kg, quantity.unit === "pieces" ? quantity.amount : undefined),
    trade: tradeText(size, quantity, words),
    written,
  }
}

/** "8 mm, 1219 × 2438 mm (4 × 8 ft)": a counted sheet with its sides, in feet if both are whole. null for anything else. */
function sheetSides({ unit, pieceLength }: Quantity, { section, massPer }: Size): string | null {
  if (section.shape !== "sheet" || massPer !== "metre" || unit !== "pieces") return null
  const sides = [section.width, pieceLength * 1000]
  const inFeet = sides.map((side) => roundTo(side / (1000 * METRES_PER_FOOT), 2))
  const isInFeet = inFeet.every((side) => Number.isInteger(side))
  const shown = sides.map((side) => (isInFeet ? Math.round(side) : mmText(side)))
  const mm = `${mmText(section.thickness)}\u00a0mm, ${shown.join("\u00a0×\u00a0")}\u00a0mm`
  return isInFeet ? `${mm} (${inFeet.join("\u00a0×\u00a0")}\u00a0ft)` : mm
}

/** A list with its totals, the sums of what its lines show, in kg. */
export type ShownList = ReturnType<typeof shownList>

export function shownList(lines: readonly InquiryLine[], sizeOf: SizeOf, words: SteelWords) {
  const rows = lines.map((line) => shownLine(line, sizeOf, words))
  const kg = roundTo(
    rows.reduce((all, row) => all + (row.kg ?? 0), 0),
    2,
  )
  const unweighed = rows.filter((row) => row.kg === null).length
  const tonnes = words.tonnes(tonnesFigure(kg))
  return {
    rows,
    kg,
    /** The number of lines without a known weight. */
    unweighed,
    count: countText(lines, words),
    /** "2.64 t and 3 lines without weight"; only the part that there is. */
    total:
      unweighed === 0
        ? tonnes
        : kg === 0
          ? words.withoutWeight(unweighed)
          : words.and(tonnes, words.withoutWeight(unweighed)),
  }
}

/** "1,075 kg", "85.4 kg" */
export function kgText(kg: number, words: SteelWords): string {
  return words.kg(indianFigure(kg, 3))
}

/** The list as a chat, a mail and the form send it. */
export type ListMessage = ReturnType<typeof listMessage>

/**
 * The list in one message. What matters comes first: how many lines, the total, the link; then line after line. A different weight
 * in the old trade chart follows in brackets.
 *
 * @param page opens the list: "https://www.example.com/inquiry"
 * @param reckoning has the buyer's rates go along, or not
 */
export function listMessage(
  list: ShownList,
  words: SteelWords,
  page: string,
  reckoning: Reckoning,
) {
  const { kg, unweighed } = list
  const own = reckoning.isSent ? costOf(list.rows, reckoning, words) : null
  const rates = own?.sums.map((sum) => sum.join(" ")).join(", ")
  const rows = list.rows.map((row, place) => {
    const mass = quantityOf(row.line)?.unit === "kg" ? { ...row, kg: null } : row
    const priced = own?.lines[place]
    const price = priced ? ` @ ${priced.rate} = ${rupees(priced.amount)}` : ""
    const more = [row.trade && `(${row.trade})`, writtenText(row, words)].filter(Boolean)
    return [`${place + 1}. ${lineSentence(mass, words)}${price}`, ...more].join("\n   ")
  })
  const tonnes = tonnesFigure(kg)
  const total =
    unweighed === 0
      ? words.total(tonnes)
      : kg > 0
        ? words.and(words.total(tonnes), words.withoutWeight(unweighed))
        : ""
  const link = listLink(
    page,
    list.rows.map(({ line }) => line),
  )
  const head = [words.askForPrice, list.count, total, rates ? words.atRates(rates) : "", link]
  const short = plainSpaces(head.filter(Boolean).join("\n"))
  return {
    summary: `${list.count}, ${list.total}${rates ? `. ${words.ratesGoAlong}` : ""}`,
    text: `${short}\n\n${plainSpaces(rows.join("\n"))}`,
    /** The address that opens the list. */
    link,
  }
}

/** "as written: 50x50x3 20 nos urgent", or that a size is to be settled; "" if there is nothing to say. */
export function writtenText({ line, written }: ShownLine, words: SteelWords): string {
  if (line.kind === "words" && line.isOpen) return words.toSettle
  return written && words.writtenAs(written)
}

/** "Colour Coated Products, blue 0.5 mm" */
export function fullName({ name, line }: ShownLine): string {
  return [name, line.kind === "words" ? "" : line.remark].filter(Boolean).join(", ")
}

/** "Square hollow section 50 × 50 × 3 mm, Jindal: 20 nos of 6 m = 510 kg" */
export function lineSentence(row: ShownLine, words: SteelWords): string {
  const what = [fullName(row), row.quantity].filter(Boolean).join(": ")
  return row.kg === null ? what : `${what} = ${kgText(row.kg, words)}`
}

/** The list as a CSV file: a row per line and a total. Its last column has it read again when it is pasted into the box. */
export function listCsv(
  { rows, kg }: ShownList,
  words: SteelWords,
  { heads, sums }: ListWords,
): string {
  const header = Object.values(heads)
  const cells = rows.map(({ line, size, ...row }, place): CsvCell[] => {
    const quantity = quantityOf(line)
    return [
      place + 1,
      plainSpaces(row.name),
      (line.kind === "words" ? "" : line.remark) ?? "",
      (line.kind === "size" && line.text) || "",
      size?.standard ?? "",
      quantity?.amount ?? null,
      quantity ? words.units[quantity.unit] : "",
      line.kind === "size" ? line.quantity.pieceLength : null,
      size && massOf(size),
      row.kg,
      size?.tradeMass ?? null,
      codeOf(line),
    ]
  })
  const total = ["", sums.total, "", "", "", null, "", null, null, kg, null, ""]
  return csvText([header, ...cells, total])
}

/** kg/m, or kg/m² of sheet, also of sheet with a width, which the catalogue weighs by the metre. */
function massOf({ mass, massPer, section }: Size): number {
  const isStrip = section.shape === "sheet" && massPer === "metre"
  return isStrip ? roundTo(mass / (section.width / 1000), 2) : mass
}

/** Replaces no-break spaces, which some programs show as boxes. */
function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ")
}

/** What a row of the CSV file is: the id of a size, "=" if it says the words whole; the page of a product; "?" for a question. */
function codeOf(line: InquiryLine): string {
  if (line.kind === "product") return `/${line.product}`
  if (line.kind === "words") return line.isOpen ? "?" : ""
  return line.isWhole ? `${line.sizeId} =` : line.sizeId
}
