import { csvText, type CsvCell, indianFigure, mmText, roundTo } from "../../steel/format"
import { METRES_PER_FOOT } from "../../steel/figure"
import {
  amountText,
  quantityFigures,
  quantityLimits,
  quantityText,
  type Quantity,
  type QuantityUnit,
} from "../../steel/quantity"
import { sizeDesignation, sizeName, type Size, tradeText } from "../../steel/range/size"
import type { ListWords, SteelWords } from "../../site/words/catalogue"
import { costOf, rupees, type Reckoning } from "./reckon"
import { countText, type Amount, type InquiryLine } from "./line"
import { listLink } from "./link"

/** Finds a size by id. null if there is none. */
export type SizeOf = (sizeId: string) => Size | null

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
  /** null for words and for an unknown id. */
  readonly size: Size | null
  /** "Square hollow section 50 × 50 × 3 mm", or the words. An unknown size is named by its id. */
  readonly name: string
  /** The same without its family: "50 × 50 × 3". */
  readonly short: string
  /** "20 nos of 6 m"; "" if none is known. */
  readonly quantity: string
  /**
   * Theoretical, rounded so that the lines of a list add up: whole kg, one decimal below 100 kg; a quantity by weight as it is.
   * null if unknown.
   */
  readonly kg: number | null
  /** "Old trade chart: 11.5 kg/m, 1,380 kg"; "" if it does not differ. */
  readonly trade: string
}

/** How a line is shown in the language of the words. */
export function shownLine(line: InquiryLine, sizeOf: SizeOf, words: SteelWords): ShownLine {
  const unweighed = { line, size: null, kg: null, trade: "" }
  if (line.kind === "words") {
    const { words: name, quantity } = line
    const isSaid = !quantity || saysFigure(name, quantity)
    return { ...unweighed, name, short: name, quantity: isSaid ? "" : amountText(quantity, words) }
  }
  const { sizeId, quantity } = line
  const size = sizeOf(sizeId)
  const asPieces = quantityText(quantity, words)
  if (!size) return { ...unweighed, name: sizeId, short: sizeId, quantity: asPieces }
  const sides = sheetSides(quantity, size)
  return {
    line,
    size,
    name: sides ? `${words.families[size.family]} ${sides}` : sizeName(size, words),
    short: sides ?? sizeDesignation(size, words),
    quantity: sides ? amountText(quantity, words) : asPieces,
    kg: kgOf(quantity, knownFigures(quantity, size).kg),
    trade: tradeText(size, quantity, words),
  }
}

/** Whether the words of a line have its quantity already: "chaukhat 100x50 30 nos" needs no second "30 nos". */
function saysFigure(words: string, { amount }: Amount): boolean {
  return [...words.matchAll(/[\d.]+/g)].some(([figure]) => figure === String(amount))
}

function kgOf({ unit }: Quantity, kg: number | null): number | null {
  if (kg === null) return null
  if (unit === "kg" || unit === "tonnes") return roundTo(kg, 3)
  return kg < 100 ? roundTo(kg, 1) : Math.round(kg)
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
  const sum = rows.reduce((all, { kg }) => all + (kg ?? 0), 0)
  const kg = roundTo(sum, 3)
  const unweighed = rows.filter((row) => row.kg === null).length
  const tonnes = tonnesText(kg, words)
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

/** "1.978 t", with as many decimals as the lines need to add up. */
function tonnesText(kg: number, words: SteelWords): string {
  return words.tonnes(indianFigure(kg / 1000, 6))
}

/** The list as a chat, a mail and the form send it: "3 sizes, 3.153 t", and line by line with weights, total and address. */
export type ListMessage = ReturnType<typeof listMessage>

/**
 * The list in one message: "1. Square hollow section 50 × 50 × 3 mm, Jindal: 20 nos of 6 m = 510 kg", line after line, the total
 * and the link. A different weight in the old trade chart follows in brackets.
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
    const mass = row.line.quantity?.unit === "kg" ? { ...row, kg: null } : row
    const priced = own?.lines[place]
    const price = priced ? ` @ ${priced.rate} = ${rupees(priced.amount)}` : ""
    return `${place + 1}. ${lineSentence(mass, words)}${price}${row.trade && `\n   (${row.trade})`}`
  })
  const tonnes = indianFigure(kg / 1000, 6)
  const total = [
    unweighed === 0
      ? words.total(tonnes)
      : kg > 0
        ? words.and(words.total(tonnes), words.withoutWeight(unweighed))
        : "",
    rates ? words.atRates(rates) : "",
  ]
  const link = listLink(
    page,
    list.rows.map(({ line }) => line),
  )
  const blocks = [words.askForPrice, rows.join("\n"), total.filter(Boolean).join("\n")]
  return {
    summary: `${list.count}, ${list.total}${rates ? `. ${words.ratesGoAlong}` : ""}`,
    text: plainSpaces([...blocks, link].filter(Boolean).join("\n\n")),
    /** The address that opens the list. */
    link,
  }
}

/** "Square hollow section 50 × 50 × 3 mm, Jindal" */
export function fullName({ name, line }: ShownLine): string {
  return [name, line.remark].filter(Boolean).join(", ")
}

/** "Square hollow section 50 × 50 × 3 mm, Jindal: 20 nos of 6 m = 510 kg" */
export function lineSentence(row: ShownLine, words: SteelWords): string {
  const what = [fullName(row), row.quantity].filter(Boolean).join(": ")
  return row.kg === null ? what : `${what} = ${kgText(row.kg, words)}`
}

/**
 * The list as a CSV file: a row per line and a total.
 */
export function listCsv(
  { rows, kg }: ShownList,
  words: SteelWords,
  { heads, sums }: ListWords,
): string {
  const header = Object.values(heads)
  const cells = rows.map(({ line, size, ...row }, place): CsvCell[] => [
    place + 1,
    plainSpaces(row.name),
    line.remark ?? "",
    size?.standard ?? "",
    line.quantity?.amount ?? null,
    line.quantity ? words.units[line.quantity.unit] : "",
    line.kind === "size" ? line.quantity.pieceLength : null,
    size && massOf(size),
    row.kg,
    size?.tradeMass ?? null,
  ])
  const total = ["", sums.total, "", "", null, "", null, null, kg, null]
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
