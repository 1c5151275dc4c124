import { cornerNote } from "../section/cornerNote"
import { outlineArea } from "../section/contour"
import { sectionOutline } from "../section/outline"
import { kindNames } from "../section/name"
import type { Section } from "../section/section"

/** The kinds of size a buyer asks for, in the order lists show them. */
export const sizeFamilies = [
  "square",
  "rectangular",
  "pipe",
  "gpSquare",
  "gpRectangular",
  "gpPipe",
  "equalAngle",
  "unequalAngle",
  "channel",
  "beam",
  "sheet",
  "chequered",
  "plank",
] as const

export type SizeFamily = (typeof sizeFamilies)[number]

export const familyNames: Record<SizeFamily, string> = {
  ...kindNames,
  gpSquare: "Pre-galvanized square tube",
  gpRectangular: "Pre-galvanized rectangular tube",
  gpPipe: "Pre-galvanized round pipe",
  chequered: "Chequered sheet",
}

/**
 * Where a mass comes from: printed in a table; computed from the dimensions; or approximate, which is only said of
 * chequered sheet, whose table is of one foreign pattern.
 */
export type MassBasis = "table" | "computed" | "approximate"

export type PipeClass = "light" | "medium" | "heavy"

/** What only round pipe has. */
export interface PipeName {
  /** mm by name; null for an outside diameter that is none of the nominal bores. */
  readonly nominalBore: number | null
  /** "1-1/4"; empty where the trade has none. */
  readonly inch: string
  /** IS 1239 only. */
  readonly class: PipeClass | ""
}

/** A size that can be found, drawn, weighed, charted and put on an inquiry list. */
export interface CatalogueSize {
  /** Short, stable and safe in an address: "shs-100x100x4", "pipe-50nb-m", "isa-75x75x8", "ismb-200". */
  readonly id: string
  readonly family: SizeFamily
  /** As the trade says it, without the family's name, with no-break spaces: "100 × 100 × 4", "50 nb medium". */
  readonly designation: string
  /** For drawings. Sheet that is no strip of given width has 1000 mm. */
  readonly section: Section
  /** kg for one metre, or for one square metre of sheet (see `massPer`). Theoretical; without the zinc for GP. */
  readonly mass: number
  readonly massPer: "metre" | "squareMetre"
  /** cm², as the table prints it; null where it prints none (see `crossSectionArea`). */
  readonly area: number | null
  /** mm: wall, thickness, or the web of a channel or beam. */
  readonly wall: number
  /** "IS 4923:1997, IS 4923:2017"; empty where none is known. */
  readonly standard: string
  /** How the mass was computed, in words; "" where a table gives it. */
  readonly formula: string
  readonly basis: MassBasis
  /** kg/m in the older trade table, where it differs from IS 808:2021. */
  readonly tradeMass?: number
  /** Flange width × web × flange thickness of that table, mm: "75 × 4 × 7.2". */
  readonly tradeDimensions?: string
  readonly pipe?: PipeName
}

/** The full name: "Square hollow section 100 × 100 × 4 mm". Rolled sections and classes of pipe have no unit in theirs. */
export function sizeName(size: CatalogueSize): string {
  const isNamed = ["channel", "beam"].includes(size.family) || size.pipe?.class
  const unit = isNamed || size.section.shape === "sheet" ? "" : "\u00a0mm"
  return `${familyNames[size.family]} ${size.designation}${unit}`
}

/** What has to be said of the weight of a size wherever it is acted on, in sentences; nothing for most. */
export function sizeNotes({ section, basis, tradeDimensions }: CatalogueSize): string[] {
  const corners = basis === "computed" && section.shape === "hollow" ? cornerNote(section) : null
  return [
    ...(corners ? [corners] : []),
    ...(basis === "approximate"
      ? ["Approximate: the weight of the pattern varies from mill to mill."]
      : []),
    ...(tradeDimensions
      ? [
          `The old trade chart is for flange width × web × flange thickness ${tradeDimensions}\u00a0mm.`,
        ]
      : []),
  ]
}

/** cm²: the table's, or else that of the outline (for pipe π(D − t)t, and so on). */
export function crossSectionArea(size: CatalogueSize): number {
  return size.area ?? outlineArea(sectionOutline(size.section)) / 100
}

/** "IS 4923" of "IS 4923:1997, IS 4923:2017", for filters; empty where no standard is known. */
export function standardNumber(size: CatalogueSize): string {
  return /IS \d+/.exec(size.standard)?.[0] ?? ""
}

/** Lengths in m, masses in kg. */
export interface PieceFigures {
  readonly kgPerPiece: number
  readonly metresPerTonne: number
  readonly piecesPerTonne: number
}

/**
 * What buyers ask of a size by the metre: m·L, 1000/m and 1000/(m·L), unrounded. null for sheet by the square metre.
 *
 * @param pieceLength m
 */
export function pieceFigures(size: CatalogueSize, pieceLength = 6): PieceFigures | null {
  if (size.massPer === "squareMetre") return null
  const kgPerPiece = size.mass * pieceLength
  return {
    kgPerPiece,
    metresPerTonne: 1000 / size.mass,
    piecesPerTonne: 1000 / kgPerPiece,
  }
}

/** kg of one sheet of the given width and length in mm, unrounded; null for a size by the metre. */
export function kgPerSheet(
  size: CatalogueSize,
  { width, length }: { readonly width: number; readonly length: number },
): number | null {
  return size.massPer === "squareMetre" ? (size.mass * width * length) / 1e6 : null
}

/** The largest outside dimension in mm; the thickness of sheet. By it sizes are filtered and sorted. */
export function leadingDimension({ section }: CatalogueSize): number {
  switch (section.shape) {
    case "pipe":
      return section.outsideDiameter
    case "angle":
      return section.legA
    case "sheet":
      return section.thickness
    case "channel":
    case "beam":
      return section.depth
    default:
      return Math.max(section.width, section.depth)
  }
}
