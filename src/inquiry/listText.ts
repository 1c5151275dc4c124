import { sizeName, type CatalogueSize } from "../steel/range/size"
import { csvText, type CsvCell } from "../steel/csv"
import { indianFigure, roundTo } from "../steel/format"
import { quantityText } from "../steel/quantity"
import { tradeText } from "../steel/range/tradeMass"
import { kgText, lineKg, lineTradeKg, listTotals, type SizeOf } from "./inquiryList"
import type { WantedSize } from "./wantedSize"
import type { ListWords, SteelWords } from "../interface/catalogue"

/** What a message has before and after its lines. */
interface MessageParts {
  /** The first line: "Please quote for this list." */
  readonly heading: string
  /** The address that opens the list again. */
  readonly link?: string
}

/**
 * The list as plain text for WhatsApp, e-mail or the form: a numbered line per size with quantity and theoretical
 * weight, the total, the link. A different weight in the old trade chart follows in brackets. Unknown sizes show their
 * id.
 */
export function listMessage(
  lines: readonly WantedSize[],
  sizeOf: SizeOf,
  words: SteelWords,
  { heading, link }: MessageParts,
): string {
  const rows = lines.map((line, index) => {
    const { sizeId, quantity } = line
    const size = sizeOf(sizeId)
    const kg = lineKg(line, size)
    const mass = kg === null || quantity.unit === "kg" ? "" : ` = ${kgText(kg, words)}`
    const trade = size && tradeText(size, quantity, words)
    const row = `${index + 1}. ${size ? sizeName(size, words) : sizeId}: ${quantityText(quantity, words)}${mass}`
    return plainSpaces(trade ? `${row}\n   (${trade})` : row)
  })
  const blocks = [
    heading,
    rows.join("\n"),
    lines.length > 0 ? totalText(lines, sizeOf, words) : "",
    link,
  ]
  return blocks.filter(Boolean).join("\n\n")
}

/** "Total: 2.64 tonnes (theoretical)", the number of lines left out, and the total by the old trade chart. */
function totalText(lines: readonly WantedSize[], sizeOf: SizeOf, words: SteelWords): string {
  const { tonnes, tradeKg, unweighed } = listTotals(lines, sizeOf)
  const figure = indianFigure(tonnes, 6)
  const total = unweighed === 0 ? words.total(figure) : words.totalWithout(figure, unweighed)
  return tradeKg === null
    ? total
    : `${total}\n${words.oldChartTotal(indianFigure(tradeKg / 1000, 6))}`
}

/**
 * The list as a CSV file: a row per line and a total. The last column is empty if the old trade chart gives the same
 * total.
 */
export function listCsv(
  lines: readonly WantedSize[],
  sizeOf: SizeOf,
  words: SteelWords,
  { heads }: ListWords,
): string {
  const header = [
    heads.number,
    heads.size,
    heads.standard,
    heads.quantity,
    heads.unit,
    heads.pieceLength,
    heads.mass,
    heads.theoretical,
    heads.oldMass,
    heads.oldWeight,
  ]
  const { kg, tradeKg } = listTotals(lines, sizeOf)
  const rows = lines.map((line, index): CsvCell[] => {
    const { sizeId, quantity } = line
    const size = sizeOf(sizeId)
    return [
      index + 1,
      size ? plainSpaces(sizeName(size, words)) : sizeId,
      size?.standard ?? "",
      quantity.amount,
      words.units[quantity.unit],
      quantity.pieceLength,
      size ? massOf(size) : null,
      lineKg(line, size),
      size?.tradeMass ?? null,
      tradeKg === null ? null : (lineTradeKg(line, size) ?? lineKg(line, size)),
    ]
  })
  return csvText([header, ...rows, ["", heads.total, "", null, "", null, null, kg, null, tradeKg]])
}

/** kg/m, or kg/m² of sheet, also of sheet with a width, which the catalogue weighs by the metre. */
function massOf({ mass, massPer, section }: CatalogueSize): number {
  return section.shape === "sheet" && massPer === "metre"
    ? roundTo(mass / (section.width / 1000), 2)
    : mass
}

/** Replaces no-break spaces, which some programs show as boxes. */
function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
