import { cornerNote } from "../section/mass"
import { outlineArea } from "../section/contour"
import { sectionOutline } from "../section/outline"
import type { Section } from "../section/section"
import { indianFigure, kgFigure, mmText } from "../format"
import { feetText, quantityFigures, quantityText, type Quantity } from "../quantity"
import { isPreGalvanized, type SizeFamily } from "./families"
import type { SteelSentence, SteelWords } from "../../kit/words/catalogue"

/** Series of rolled sections in the order of demand: channels, then beams, each medium before light, junior and wide. */
export const rolledSeries = [
  "ISMC",
  "ISLC",
  "ISJC",
  "ISMPC",
  "ISMB",
  "ISLB",
  "ISWB",
  "ISJB",
] as const

export type RolledSeries = (typeof rolledSeries)[number]

/**
 * Source of a mass: printed in a table, computed from the dimensions, or approximate. Only chequered sheet is
 * approximate: its table is for one foreign pattern.
 */
type MassBasis = "table" | "computed" | "approximate"

export const pipeClasses = ["light", "medium", "heavy"] as const

export type PipeClass = (typeof pipeClasses)[number]

/** Names of a round pipe. */
export interface PipeName {
  /** mm in name only. null if the outside diameter has no nominal bore. */
  readonly nominalBore: number | null
  /** "1-1/4". Empty if the trade has none. */
  readonly inch: string
  /** IS 1239 only. */
  readonly class: PipeClass | ""
}

/** A size that can be found, drawn, weighed and put on the inquiry list. */
export interface Size {
  /** Short, stable and safe in an address: "shs-100x100x4", "pipe-50nb-m", "isa-75x75x8", "ismb-200". */
  readonly id: string
  readonly family: SizeFamily
  /** The name without its family, with no-break spaces: "100 × 100 × 4", "50 nb medium". */
  readonly designation: string
  /** mm, in the order of `sectionOf`, the longer side or leg first. */
  readonly lengths: readonly number[]
  /** For drawings. Sheet without a given width is drawn 1000 mm wide. */
  readonly section: Section
  /**
   * kg per metre, or per square metre of sheet (see `massPer`). Theoretical; without zinc for GP. As a table prints it, or
   * computed to three decimals: two would put 0.4 % between calculator and list.
   */
  readonly mass: number
  readonly massPer: "metre" | "squareMetre"
  /** cm² as printed in the table, or null (see `crossSectionArea`). */
  readonly area: number | null
  /** Thickness in mm. For a channel or beam, the web thickness. */
  readonly wall: number
  /** "IS 4923:1997, IS 4923:2017". Empty if none is known. */
  readonly standard: string
  /** How the mass was computed, as a sentence. Empty if a table gives it. */
  readonly formula: string
  readonly basis: MassBasis
  /** kg/m in the old trade chart, if it differs from IS 808:2021. */
  readonly tradeMass?: number
  /** Flange width × web × flange thickness in the old trade chart, mm: "75 × 4 × 7.2". */
  readonly tradeDimensions?: string
  readonly pipe?: PipeName
}

/** Finds a size by id. null if there is none. */
export type SizeOf = (sizeId: string) => Size | null

export { sizeFamilies, type SizeFamily } from "./families"

/** The full name: "Square hollow section 100 × 100 × 4 mm". Rolled sections and pipe classes have no unit. */
export function sizeName(size: Size, words: SteelWords): string {
  const isNamed = ["channel", "beam"].includes(size.family) || size.pipe?.class
  const unit = isNamed || size.section.shape === "sheet" ? "" : "\u00a0mm"
  return `${words.families[size.family]} ${sizeDesignation(size, words)}${unit}`
}

/** The name without its family, as buyers of a language write it: "100 × 100 × 4", "50 nb medium". */
export function sizeDesignation(size: Size, words: SteelWords): string {
  const { pipe, section, massPer, designation } = size
  if (pipe?.class && pipe.nominalBore !== null) {
    return words.classOf(pipe.nominalBore, words.classes[pipe.class])
  }
  return section.shape === "sheet" && massPer === "metre"
    ? words.sheetOf(
        mmText(section.thickness),
        `${mmText(section.width)}\u00a0mm${feetText(section.width / 1000, words)}`,
      )
    : designation
}

/** Why the steel delivered may differ from the weight of a size: its corners or its pattern. Empty for most sizes. */
export function weightNotes({ section, basis }: Size): SteelSentence[] {
  if (basis === "approximate") return [(words) => words.patternNote]
  const corners = basis === "computed" && section.shape === "hollow" ? cornerNote(section) : null
  return corners ? [corners] : []
}

/** Notes that must accompany the figures of a size. Empty for most sizes. */
export function sizeNotes(size: Size): SteelSentence[] {
  const { tradeDimensions } = size
  const old: SteelSentence = (words) => words.oldDimensionsNote(tradeDimensions ?? "")
  return [...weightNotes(size), ...(tradeDimensions ? [old] : [])]
}

/**
 * True for pre-galvanized tube with the weight of black tube from a table. Its own standard is that of the strip, which
 * lists no tubes.
 */
export function hasWeightOfBlackTube({ family, basis }: Size): boolean {
  return isPreGalvanized(family) && basis === "table"
}

/** The table that the weight of a size comes from. */
export function massTable(size: Size, words: SteelWords): string {
  if (hasWeightOfBlackTube(size)) return words.blackTubeTable
  return size.standard ? words.tableOf(size.standard) : words.makersTable
}

/** Cross-section area in cm², from the table or else from the outline. */
export function crossSectionArea(size: Size): number {
  return size.area ?? outlineArea(sectionOutline(size.section)) / 100
}

/** "IS 4923" for "IS 4923:1997, IS 4923:2017", and as it is typed, too: "IS: 4923", "IS-4923". Empty if no standard is known. */
export function standardNumber({ standard }: Pick<Size, "standard">): string {
  const number = /\bIS\W*(\d+)/i.exec(standard)?.[1]
  return number ? `IS ${number}` : ""
}

/** The standards of some sizes, each once, in order: "IS 4923", "IS 808". */
export function standardsOf(sizes: readonly Size[]): string[] {
  return [...new Set(sizes.map(standardNumber))].filter(Boolean).sort()
}

/**
 * Weight of a piece in kg, and metres and pieces per tonne: m·L, 1000/m and 1000/(m·L), unrounded. null for sheet sold by the
 * square metre.
 *
 * @param pieceLength m
 */
export function pieceFigures({ mass, massPer }: Size, pieceLength: number) {
  if (massPer === "squareMetre") return null
  const kgPerPiece = mass * pieceLength
  return { kgPerPiece, metresPerTonne: 1000 / mass, piecesPerTonne: 1000 / kgPerPiece }
}

/** kg of one sheet of the given width and length in mm, unrounded. null for a size sold by the metre. */
export function kgPerSheet(
  size: Size,
  { width, length }: { readonly width: number; readonly length: number },
): number | null {
  return size.massPer === "squareMetre" ? (size.mass * width * length) / 1e6 : null
}

/** The largest outside dimension in mm, or the thickness of sheet. Used to filter and sort. */
export function leadingDimension({ family, lengths: [a, b] }: Size): number {
  return family === "plank" ? Math.max(a, b) : a
}

/** "Old trade chart: 11.5 kg/m". Empty if the chart does not differ. */
export function tradeMassText({ tradeMass }: Size, words: SteelWords): string {
  return tradeMass === undefined ? "" : words.oldChartOf(massPerMetreText(tradeMass))
}

function massPerMetreText(mass: number): string {
  return `${indianFigure(mass)}\u00a0kg/m`
}

/**
 * "Old trade chart: 11.5 kg/m, 1,380 kg", or for a quantity by weight "Old trade chart: 11.5 kg/m, 145 nos of 6 m".
 * Empty if the chart does not differ.
 */
export function tradeText(size: Size, quantity: Quantity, words: SteelWords): string {
  const figures = tradeFiguresText(size, quantity, words)
  return figures && words.oldChartOf(figures)
}

/**
 * The same without the name of the chart: "11.5 kg/m, 1,380 kg". For a quantity by weight the older chart, which has another mass
 * than IS 808:2021, gives other pieces.
 */
export function tradeFiguresText(size: Size, quantity: Quantity, words: SteelWords): string {
  const { tradeMass } = size
  if (tradeMass === undefined) return ""
  const figures = quantityFigures(quantity, tradeMass)
  const { pieceLength, unit } = quantity
  const isByWeight = unit === "kg" || unit === "tonnes"
  const pieces = Number(figures.pieces.toFixed(figures.pieces < 100 ? 1 : 0))
  const amount = isByWeight
    ? quantityText({ amount: pieces, unit: "pieces", pieceLength }, words)
    : words.kg(kgFigure(figures.kg, figures.pieces))
  return `${massPerMetreText(tradeMass)}, ${amount}`
}
