import { sizeName, type CatalogueSize } from "../steel/range/size"
import { csvText, type CsvCell } from "../steel/csv"
import { indianFigure } from "../steel/format"
import { quantityText } from "../steel/quantity"
import { lineFigures, listTotals, type SizeOf } from "./inquiryList"
import type { WantedSize } from "./wantedSize"

/** What stands around the lines of a message. */
export interface MessageParts {
  /** The first line: "Please quote for this list." */
  readonly heading: string
  /** The address that opens the list again. */
  readonly link?: string
}

/**
 * The list as plain text for WhatsApp, e-mail or the contact form: a numbered line for every size with its quantity and
 * theoretical weight, the total, the link. Sizes that are not known stand there by their id.
 */
export function listMessage(
  lines: readonly WantedSize[],
  sizeOf: SizeOf,
  { heading, link }: MessageParts,
): string {
  const rows = lines.map((line, index) => {
    const size = sizeOf(line.sizeId)
    const kg = size && lineFigures(line.quantity, size).kg
    const isCountedByMass = line.quantity.unit === "kg"
    const mass = kg === null || isCountedByMass ? "" : ` = ${indianFigure(kg, 0)} kg`
    const name = size ? plainSizeName(size) : line.sizeId
    return `${index + 1}. ${name}: ${plainSpaces(quantityText(line.quantity))}${mass}`
  })
  const blocks = [heading, rows.join("\n"), lines.length > 0 ? totalText(lines, sizeOf) : "", link]
  return blocks.filter(Boolean).join("\n\n")
}

/** "Total: 2.64 tonnes (theoretical)", and how many lines it leaves out. */
function totalText(lines: readonly WantedSize[], sizeOf: SizeOf): string {
  const { tonnes, unweighed } = listTotals(lines, sizeOf)
  const without =
    unweighed === 0 ? "" : `, without ${unweighed} ${unweighed === 1 ? "line" : "lines"}`
  return `Total: ${indianFigure(tonnes, 3)} tonnes (theoretical${without})`
}

/** The list as a CSV file, a row for every line and one for the total. Masses are theoretical, rounded to 0.01 kg. */
export function listCsv(lines: readonly WantedSize[], sizeOf: SizeOf): string {
  const header = [
    "No.",
    "Size",
    "Standard",
    "Quantity",
    "Unit",
    "Length of a piece (m)",
    "Mass (kg/m; sheet kg/m²)",
    "Theoretical weight (kg)",
  ]
  const rows = lines.map(({ sizeId, quantity }, index): CsvCell[] => {
    const size = sizeOf(sizeId)
    const kg = size && lineFigures(quantity, size).kg
    return [
      index + 1,
      size ? plainSizeName(size) : sizeId,
      size?.standard ?? "",
      quantity.amount,
      quantity.unit,
      quantity.pieceLength,
      size?.mass ?? null,
      hundredths(kg),
    ]
  })
  const total = hundredths(listTotals(lines, sizeOf).kg)
  return csvText([header, ...rows, ["", "Total", "", null, "", null, null, total]])
}

function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100
}

/** "Square hollow section 50 × 50 × 3 mm" */
function plainSizeName(size: CatalogueSize): string {
  return plainSpaces(sizeName(size))
}

/** Without no-break spaces, which some programs show as boxes. */
function plainSpaces(text: string): string {
  return text.replaceAll("\u00a0", " ")
}
