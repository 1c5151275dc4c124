import {
  kgPerSheet,
  pieceFigures,
  rolledSeries,
  sizeFamilies,
  type CatalogueSize,
  type SizeFamily,
} from "../range/size"
import { commercialRange } from "../range/commercialRange"
import { dimensionText, roundMass, mmText } from "../format"
import { STANDARD_LENGTH } from "../quantity"
import type { TableWords } from "../../interface/rooms"

/** A column of figures: "6 m piece" over "kg/pc". */
export interface SizeColumn {
  readonly head: string
  readonly unit: string
  /** True for the column with the standard or source of the weight instead of figures. */
  readonly isNote?: boolean
}

export interface SizeRow {
  /** The id of the size: "shs-100x100x4". A row of sheet has the id of a strip of that width: "sheet-5x1250". */
  readonly id: string
  /** The name of the row within its group: "4", "3.6 medium", "ISMB 200". */
  readonly label: string
  /** One figure for each column of the group. */
  readonly cells: readonly string[]
  /** kg/m in the old trade chart, if it differs from IS 808:2021. */
  readonly tradeMass?: string
  readonly size: CatalogueSize
}

/** Rows with one outside size, series or width of sheet. */
export interface SizeGroup {
  /** "100 × 100", "50 nb", "ISMB", "1250 mm wide" */
  readonly title: string
  /** The range of its rows: "2.6 to 12 mm". For pipe, the inches and outside diameter. */
  readonly detail: string
  readonly labelColumn: SizeColumn
  readonly columns: readonly SizeColumn[]
  readonly rows: readonly SizeRow[]
}

/** All published sizes of a family, grouped by outside size, then by thickness. */
export interface SizeTable {
  readonly family: SizeFamily
  readonly groups: readonly SizeGroup[]
  /** "IS 4923:1997", each once. */
  readonly standards: readonly string[]
}

/** The tables of these sizes, one for each family that has any. */
export function sizeTables(sizes: readonly CatalogueSize[]): SizeTable[] {
  return sizeFamilies.flatMap((family) => {
    const own = sizes.filter((size) => size.family === family)
    if (own.length === 0) return []
    const isSheet = own.every(({ massPer }) => massPer === "squareMetre")
    return {
      family,
      groups: isSheet ? sheetGroups(own) : pieceGroups(own),
      standards: distinct(own.flatMap(({ standard }) => standard.split(", "))),
    }
  })
}

/** Notes on the weights of a table, as sentences: that they are theoretical, and the standards with their editions. */
export function tableNotes({ family, groups, standards }: SizeTable, words: TableWords): string[] {
  const sizes = groups.flatMap((group) => group.rows.map(({ size }) => size))
  const isApproximate = sizes.some(({ basis }) => basis === "approximate")
  const isFromMaker = sizes.some(({ basis, standard }) => basis === "table" && standard === "")
  const isComputed = sizes.some(({ basis }) => basis === "computed")
  return [
    isApproximate ? words.approximateNote : words.theoreticalNote,
    ...(family.startsWith("gp") ? [words.zincNote] : []),
    ...(sizes.some(({ tradeMass }) => tradeMass !== undefined) ? [words.oldChartNote] : []),
    ...(standards.length > 0
      ? [words[family.startsWith("gp") ? "stripStandard" : "standards"](standards.join(", "))]
      : []),
    ...(isFromMaker && !family.startsWith("gp") ? [words.makerNote] : []),
    ...(isComputed ? [words.computedNote] : []),
  ]
}

/** A mass in kg as printed: two decimals, three below 1 kg. */
export function massText(mass: number): string {
  return roundMass(mass).toFixed(mass < 1 ? 3 : 2)
}

const PIECE_COLUMNS: readonly SizeColumn[] = [
  { head: "Weight", unit: "kg/m" },
  { head: `${STANDARD_LENGTH} m piece`, unit: "kg/pc" },
  { head: "Per tonne", unit: "nos" },
  { head: "Per tonne", unit: "metres" },
]

function pieceGroups(sizes: readonly CatalogueSize[]): SizeGroup[] {
  const last = lastColumn(sizes)
  const columns = last ? [...PIECE_COLUMNS, last.column] : PIECE_COLUMNS
  const grouped = sizes
    .map((size) => ({ size, grouping: groupingOf(size) }))
    .sort((a, b) => a.grouping.rank - b.grouping.rank || a.size.wall - b.size.wall)
  return groupBy(grouped, ({ grouping }) => grouping.key).map((group) => {
    const { title, detail, labelColumn } = group[0].grouping
    return {
      title,
      detail: detail(group.map(({ size }) => size)),
      labelColumn,
      columns,
      rows: group.map(({ size, grouping }) => ({
        id: size.id,
        label: grouping.label,
        cells: [...pieceCells(size), ...(last ? [last.cell(size)] : [])],
        ...(size.tradeMass !== undefined && { tradeMass: massText(size.tradeMass) }),
        size,
      })),
    }
  })
}

function pieceCells(size: CatalogueSize): string[] {
  const piece = pieceFigures(size, STANDARD_LENGTH)
  if (!piece) return []
  const { kgPerPiece, piecesPerTonne, metresPerTonne } = piece
  const figures = [kgPerPiece, piecesPerTonne, metresPerTonne]
  return [massText(size.mass), ...figures.map((value) => value.toFixed(1))]
}

/**
 * The last column has what differs between rows: the standard, or else the source of the weight. null if nothing does.
 */
function lastColumn(sizes: readonly CatalogueSize[]) {
  const standards = distinct(sizes.map(({ standard }) => standard))
  if (standards.length > 1) {
    const numbers = distinct(standards.map((standard) => /IS \d+/.exec(standard)?.[0] ?? ""))
    return numbers.length === 1
      ? {
          column: { head: "Standard", unit: numbers[0], isNote: true },
          cell: ({ standard }: CatalogueSize) =>
            Array.from(standard.matchAll(/:(\d+)/g), ([, year]) => year).join(", ") || "maker",
        }
      : {
          column: { head: "Standard", unit: "IS", isNote: true },
          cell: ({ standard }: CatalogueSize) => /\d+(-\d+)?/.exec(standard)?.[0] ?? "",
        }
  }
  return new Set(sizes.map(({ basis }) => basis)).size > 1
    ? {
        column: { head: "Weight", unit: "from", isNote: true },
        cell: ({ basis }: CatalogueSize) => (basis === "table" ? "table" : "formula"),
      }
    : null
}

/** The group a size belongs to, and its label there. */
interface Grouping {
  readonly key: string | number
  readonly title: string
  readonly detail: (group: readonly CatalogueSize[]) => string
  readonly label: string
  readonly labelColumn: SizeColumn
  /** Groups are sorted by rank, then rows by thickness. */
  readonly rank: number
}

const wallColumn: SizeColumn = { head: "Thickness", unit: "mm" }

/** Where a size stands among its family. */
function groupingOf({ section, designation, pipe, wall, family }: CatalogueSize): Grouping {
  const label = mmText(wall)
  switch (section.shape) {
    case "hollow": {
      const title = dimensionText(section.depth, section.width)
      const rank = section.depth + section.width / 1000
      return { key: title, title, detail: walls, label, labelColumn: wallColumn, rank }
    }
    case "pipe": {
      const { outsideDiameter } = section
      const outside = `${mmText(outsideDiameter)}\u00a0mm OD`
      const inch = pipe?.inch ? `${pipe.inch.replace("-", "\u00a0")}\u00a0inch, ` : ""
      return {
        key: outsideDiameter,
        title: pipe?.nominalBore ? `${pipe.nominalBore}\u00a0nb` : mmText(outsideDiameter),
        detail: () => `${inch}${outside}`,
        label: pipe?.class ? `${label} ${pipe.class}` : label,
        labelColumn: wallColumn,
        rank: outsideDiameter,
      }
    }
    case "angle": {
      const title = dimensionText(section.legA, section.legB)
      const labelColumn = { head: "Thickness", unit: "mm" }
      const rank = section.legA + section.legB / 1000
      return { key: title, title, detail: walls, label, labelColumn, rank }
    }
    case "channel":
    case "beam": {
      const name = designation.replace(/,.*/, "")
      const title = /^[A-Z]+/.exec(name)?.[0] ?? name
      return {
        key: title,
        title,
        detail: (group) => span(group, ({ section }) => ("depth" in section ? section.depth : 0)),
        label: name,
        labelColumn: { head: "Section", unit: "" },
        rank: rolledSeries.findIndex((series) => series === title) * 1e4 + section.depth,
      }
    }
    default:
      return {
        key: family,
        title: "All sizes",
        detail: walls,
        label: designation,
        labelColumn: { head: "Size", unit: "mm" },
        rank: 0,
      }
  }
}

function walls(group: readonly CatalogueSize[]): string {
  return span(group, ({ wall }) => wall)
}

/** "2.6 to 12 mm" */
function span(group: readonly CatalogueSize[], of: (size: CatalogueSize) => number): string {
  const values = group.map(of)
  const ends = distinct([Math.min(...values), Math.max(...values)].map(mmText))
  return `${ends.join("\u00a0to\u00a0")}\u00a0mm`
}

/** Sheets are grouped by width. Each length of a width has its own columns. */
function sheetGroups(sizes: readonly CatalogueSize[]): SizeGroup[] {
  return groupBy(commercialRange.sheets.sizes, ({ width }) => width).map((sheets) => ({
    title: `${sheets[0].width}\u00a0mm wide`,
    detail: `${sheets.map(({ length }) => length).join(" and ")}\u00a0mm long`,
    labelColumn: { head: "Thickness", unit: "mm" },
    columns: [
      { head: "Weight", unit: "kg/m²" },
      ...sheets.flatMap(({ length }) => [
        { head: `${length} long`, unit: "kg" },
        { head: `${length} long`, unit: "sheets/t" },
      ]),
    ],
    rows: sizes.map((size) => ({
      id: `${size.id}x${sheets[0].width}`,
      label: mmText(size.wall),
      cells: [
        massText(size.mass),
        ...sheets.flatMap((sheet) => {
          const kg = kgPerSheet(size, sheet) ?? 0
          return [kg.toFixed(1), (1000 / kg).toFixed(1)]
        }),
      ],
      size,
    })),
  }))
}

function groupBy<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return [...groups.values()]
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter(Boolean)
}
