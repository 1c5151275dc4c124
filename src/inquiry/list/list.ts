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
import type { Message } from "../../kit/sending/texts"
import type { ListWords, SteelWords } from "../../kit/words/catalogue"
import { costOf, rupees, type RateSettings } from "./rates"
import {
  asWritten,
  countText,
  leadFields,
  lineText,
  noLead,
  readLine,
  type InquiryLine,
  type Lead,
  type SizeLine,
} from "./line"

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
  /**
   * Theoretical, rounded as every tool rounds it, so that the lines of a list add up; what is ordered in kg is not rounded. null if
   * unknown.
   */
  readonly kg: number | null
  /**
   * What else every message says of it: "(Old trade chart: 11.5 kg/m, 1,380 kg)" where that differs, and "as written: 50x50x3 20 nos
   * urgent" where name and quantity do not say each word and figure, "changed; written: ISMB 200 5 nos" where the buyer changed the quantity, or that a size is to be settled.
   */
  readonly more: readonly string[]
}

/** How lines were shown last. A line never changes, so a key in one costs nothing in the others. */
const shownLast = new WeakMap<InquiryLine, { of: SizeOf; by: SteelWords; row: ShownLine }>()

/** How a line is shown in the language of the words. */
export function shownLine(line: InquiryLine, sizeOf: SizeOf, words: SteelWords): ShownLine {
  const last = shownLast.get(line)
  if (last && last.of === sizeOf && last.by === words) return last.row
  const row = shown(line, sizeOf, words)
  shownLast.set(line, { of: sizeOf, by: words, row })
  return row
}

function shown(line: InquiryLine, sizeOf: SizeOf, words: SteelWords): ShownLine {
  if (line.kind === "size") return shownSize(line, sizeOf(line.sizeId), words)
  const name = line.kind === "words" ? line.text : line.name
  const more = line.isOpen ? [words.toSettle] : []
  const quantity = line.quantity ? amountText(line.quantity, words) : ""
  return { line, size: null, name, short: name, quantity, kg: null, more }
}

function shownSize(line: SizeLine, size: Size | null, words: SteelWords): ShownLine {
  const { sizeId, quantity, text } = line
  const sides = size && sheetSides(quantity, size)
  const { kg } = knownFigures(quantity, size)
  const trade = size ? tradeText(size, quantity, words) : ""
  const isSaid = !text || line.isWhole
  const written = isSaid ? "" : words[line.isChanged ? "changedFrom" : "writtenAs"](text)
  return {
    line,
    size,
    name: size
      ? sides
        ? `${words.families[size.family]} ${sides}`
        : sizeName(size, words)
      : sizeId,
    short: sides ?? (size ? sizeDesignation(size, words) : sizeId),
    quantity: (sides ? amountText : quantityText)(quantity, words),
    kg:
      kg && quantity.unit !== "kg"
        ? roundedKg(kg, quantity.unit === "pieces" ? quantity.amount : undefined)
        : kg,
    more: [trade && `(${trade})`, written].filter(Boolean),
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
    3,
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
export interface ListToSend extends Message {
  /** "Site B, 12 lines, 2.64 t": for a line about it. */
  readonly summary: string
}

/**
 * The list in one message. What matters comes first: how many lines, the total, name, date and place; then line after line, with a
 * different weight in the old trade chart in brackets.
 *
 * @param link opens the list; null until it is made
 * @param rateSettings has the buyer's rates go along, or not
 */
export function listMessage(
  list: ShownList,
  words: SteelWords,
  link: string | null,
  rateSettings: RateSettings,
  lead: Lead = noLead,
): ListToSend {
  const own = rateSettings.isSent ? costOf(list.rows, rateSettings, words) : null
  const rates = own?.sums.map((sum) => sum.join(" ")).join(", ")
  const items = list.rows.map((row, place) => {
    const priced = own?.lines[place]
    const price = priced ? ` @ ${priced.rate} = ${rupees(priced.amount)}` : ""
    return [`${place + 1}. ${lineSentence(row, words)}${price}`, ...row.more].join("\n   ")
  })
  const total = list.kg > 0 ? words.total(list.total) : ""
  const sums = [words.askForPrice, list.count, total, rates ? words.atRates(rates) : ""]
  return {
    head: [...sums.filter(Boolean), ...leadTexts(lead, words)],
    items,
    link,
    summary:
      [lead.name, list.count, list.total].filter(Boolean).join(", ") +
      (rates ? `. ${words.ratesGoAlong}` : ""),
  }
}

/** "For: Site B", "Wanted on: 05-12-2026", "Deliver to: Sahibabad", as far as they were typed. */
export function leadTexts(lead: Lead, words: SteelWords): string[] {
  const wanted = lead.wanted.split("-").reverse().join("-")
  return leadFields
    .filter((field) => lead[field] !== "")
    .map((field) => `${words.lead[field]}: ${field === "wanted" ? wanted : lead[field]}`)
}

/** "Colour Coated Products, blue 0.5 mm" */
export function fullName({ name, line }: ShownLine): string {
  return [name, line.remark].filter(Boolean).join(", ")
}

/** "Square hollow section 50 × 50 × 3 mm, Jindal: 20 nos of 6 m = 510 kg" */
export function lineSentence(row: ShownLine, words: SteelWords): string {
  const what = [fullName(row), row.quantity].filter(Boolean).join(": ")
  return row.kg === null || row.line.quantity?.unit === "kg"
    ? what
    : `${what} = ${kgText(row.kg, words)}`
}

/** The list as a CSV file: a row per line and a total. Its last column has it read again when it is pasted into the box. */
export function listCsv(
  { rows, kg }: ShownList,
  words: SteelWords,
  { heads, sums }: ListWords,
): string {
  const cells = rows.map((row, place) => [place + 1, ...csvCells(row, words)])
  const total = ["", sums.total, "", "", null, "", null, null, kg, null, ""]
  return csvText([Object.values(heads), ...cells, total])
}

/** A row of the file behind its number. */
function csvCells({ line, size, name, kg }: ShownLine, words: SteelWords): CsvCell[] {
  const { quantity, remark = line.kind === "size" ? line.text : "" } = line
  return [
    plainSpaces(name),
    remark ?? "",
    size?.standard ?? "",
    quantity?.amount ?? null,
    quantity ? words.units[quantity.unit] : "",
    line.kind === "size" ? line.quantity.pieceLength : null,
    size && massOf(size),
    kg,
    size?.tradeMass ?? null,
    lineText(line),
  ]
}

/** The head of the last column of the CSV file, in every language, and how many columns there are. */
const CODE_HEAD = /([\t,;])Code$/
const COLUMNS = 11

/** The name of the total row of the CSV file in each language. */
const TOTALS = ["Total", "कुल"]

/**
 * The lines of our own CSV file, pasted as it is or from a spreadsheet, in either language, by the codes in its last column; null for
 * any other text. A row that was changed, so that it no longer fits its code, becomes a question, as it stands.
 */
export function readOwnTable(
  text: string,
  sizeOf: SizeOf,
  words: SteelWords,
): InquiryLine[] | null {
  const [head = "", ...rows] = text.replace(/^\uFEFF/, "").split(/\r?\n/)
  const sign = CODE_HEAD.exec(head)?.[1] ?? ""
  if (!sign || head.split(sign).length < COLUMNS) return null
  // What is in quotes may have the sign in it; between tabs a quote is one.
  const cellsOf = (row: string, by = sign) =>
    row
      .split(by === "\t" ? by : new RegExp(`${by}(?=(?:[^"]*"[^"]*")*[^"]*$)`))
      .map((cell) => cell.replace(/^"|"$/g, "").replaceAll('""', '"').trim())
  // In a file in the other language names and units differ, so only the figures are compared.
  const isOther = cellsOf(head)[1] !== words.size
  return rows.flatMap((row) => {
    const cells = cellsOf(row)
    const line = readLine(cells.at(-1) ?? "")
    if (line) {
      const own = cellsOf(csvText([["", ...csvCells(shownLine(line, sizeOf, words), words)]]), ",")
      // The name of a size that is not in the tables is unknown as well.
      const isNamed = line.kind !== "size" || !(isOther || own[1] === line.sizeId)
      const said = ([, name = "", remark, , amount, unit, length]: readonly string[]) =>
        [isNamed ? name : name.match(/[\d.]+/g), isOther || unit, remark, amount, length].join()
      if (said(cells) === said(own)) return [line]
    }
    const isTotal = !line && TOTALS.includes(cells[1]) && !cells[4]
    // A row typed by hand may end before the code column.
    const written = (line ? cells.slice(0, -1) : cells).filter(Boolean).join(", ")
    return isTotal ? [] : asWritten(written).map((each) => ({ ...each, isOpen: true }))
  })
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
