import { csvText, type CsvCell } from "../../steel/csv"
import { indianFigure, roundTo } from "../../steel/format"
import { tradeText } from "../../steel/range/tradeMass"
import type { Size } from "../../steel/range/size"
import type { ListWords, SteelWords } from "../../site/words/catalogue"
import type { InquiryLine } from "./line"
import { listLink } from "./link"
import {
  countText,
  kgText,
  listTotals,
  shownLine,
  totalText,
  type ShownLine,
  type SizeOf,
} from "./list"

/** The list as a chat, a mail and the form send it: "3 sizes, 3.153 t", and line by line with weights, total and address. */
export type ListMessage = ReturnType<typeof listMessage>

/**
 * The list in one message: "1. Square hollow section 50 × 50 × 3 mm, Jindal: 20 nos of 6 m = 510 kg", line after line, the total
 * and the link. A different weight in the old trade chart follows in brackets.
 *
 * @param page opens the list: "https://www.example.com/inquiry"
 */
export function listMessage(
  lines: readonly InquiryLine[],
  sizeOf: SizeOf,
  words: SteelWords,
  page: string,
) {
  const shown = lines.map((line) => shownLine(line, sizeOf, words))
  const rows = shown.map((row, place) => {
    const line = lines[place]
    const mass = line.quantity?.unit === "kg" ? { ...row, kg: null } : row
    const { size } = row
    const trade = size && line.kind === "size" ? tradeText(size, line.quantity, words) : ""
    return `${place + 1}. ${lineSentence(mass, words)}${trade && `\n   (${trade})`}`
  })
  const totals = listTotals(shown)
  const { kg, tradeKg, unweighed } = totals
  const tonnes = indianFigure(kg / 1000, 6)
  const total = [
    unweighed === 0 ? words.total(tonnes) : kg > 0 ? words.totalWithout(tonnes, unweighed) : "",
    tradeKg === null ? "" : words.oldChartTotal(indianFigure(tradeKg / 1000, 6)),
  ]
  const blocks = [words.askForPrice, rows.join("\n"), total.filter(Boolean).join("\n")]
  return {
    summary: `${countText(lines, words)}, ${totalText(totals, words)}`,
    text: plainSpaces([...blocks, listLink(page, lines)].filter(Boolean).join("\n\n")),
  }
}

/** "Square hollow section 50 × 50 × 3 mm, Jindal: 20 nos of 6 m = 510 kg" */
export function lineSentence({ name, remark, quantity, kg }: ShownLine, words: SteelWords): string {
  const what = [[name, remark].filter(Boolean).join(", "), quantity].filter(Boolean).join(": ")
  return kg === null ? what : `${what} = ${kgText(kg, words)}`
}

/**
 * The list as a CSV file: a row per line and a total. The last column is empty if the old trade chart gives the same
 * total.
 */
export function listCsv(
  lines: readonly InquiryLine[],
  sizeOf: SizeOf,
  words: SteelWords,
  { heads }: ListWords,
): string {
  const header = [
    heads.number,
    heads.size,
    heads.remark,
    heads.standard,
    heads.quantity,
    heads.unit,
    heads.pieceLength,
    heads.mass,
    heads.theoretical,
    heads.oldMass,
    heads.oldWeight,
  ]
  const shown = lines.map((line) => shownLine(line, sizeOf, words))
  const { kg, tradeKg } = listTotals(shown)
  const rows = shown.map((row, place): CsvCell[] => {
    const line = lines[place]
    return [
      place + 1,
      plainSpaces(row.name),
      row.remark,
      row.size?.standard ?? "",
      line.quantity?.amount ?? null,
      line.quantity ? words.units[line.quantity.unit] : "",
      line.kind === "size" ? line.quantity.pieceLength : null,
      row.size && massOf(row.size),
      row.kg,
      row.size?.tradeMass ?? null,
      tradeKg === null ? null : row.oldKg,
    ]
  })
  const total = ["", heads.total, "", "", null, "", null, null, kg, null, tradeKg]
  return csvText([header, ...rows, total])
}

/** kg/m, or kg/m² of sheet, also of sheet with a width, which the catalogue weighs by the metre. */
function massOf({ mass, massPer, section }: Size): number {
  return section.shape === "sheet" && massPer === "metre"
    ? roundTo(mass / (section.width / 1000), 2)
    : mass
}

/** Replaces no-break spaces, which some programs show as boxes. */
function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
