import {
  kgPerSheet,
  pieceFigures,
  rolledSeries,
  sizeDesignation,
  sizeFamilies,
  standardsOf,
  type Size,
  type SizeFamily,
} from "../range/size"
import { sizeFrom, type SizeFigures } from "../range/makeSize"
import { commercialRange } from "../range/commercialRange"
import { isPreGalvanized } from "../range/families"
import { typicalSize } from "../section/representative"
import { propertiesOfSize } from "../section/properties"
import { dimensionText, massFigure, mmText, pieceFigure } from "../format"
import { STANDARD_LENGTH } from "../quantity"
import type { TableWords } from "../../kit/words/catalogue"
import {
  sizeOfRow,
  type PageGroup,
  type PageRow,
  type PageSizes,
  type SizeColumn,
} from "./pageSizes"

export interface SizeRow extends Omit<PageRow, "figures"> {
  readonly size: Size
}

export interface TableGroup extends Omit<PageGroup, "rows"> {
  readonly rows: readonly SizeRow[]
}

/** All published sizes of a family, grouped by outside size, then by thickness. */
export interface SizeTable {
  readonly family: SizeFamily
  readonly groups: readonly TableGroup[]
  /** "IS 4923:1997", each once. */
  readonly standards: readonly string[]
}

/** The tables of these sizes, one for each family that has any. */
export function sizeTables(sizes: readonly Size[], words: TableWords): SizeTable[] {
  return sizeFamilies.flatMap((family) => {
    const ofFamily = sizes.filter((size) => size.family === family)
    if (ofFamily.length === 0) return []
    const isSheet = ofFamily.every(({ massPer }) => massPer === "squareMetre")
    return {
      family,
      groups: isSheet ? sheetGroups(ofFamily, words) : pieceGroups(ofFamily, words),
      standards: distinct(ofFamily.flatMap(({ standard }) => standard.split(", "))),
    }
  })
}

/**
 * The tables of these sizes as a page shows them, with the size it draws first.
 *
 * @param figures at least one
 * @param kind of the product, for the size that represents it
 */
export function pageSizes(
  figures: readonly SizeFigures[],
  kind: string,
  words: TableWords,
): PageSizes {
  const sizes = figures.map(sizeFrom)
  const figuresOf = new Map(sizes.map(({ id }, place) => [id, figures[place]]))
  const tables = sizeTables(sizes, words)
  const shown = tables.map((table) => ({
    family: table.family,
    notes: tableNotes(table, words),
    groups: table.groups.map((group) => ({
      ...group,
      rows: group.rows.map(({ size, ...row }) => ({ ...row, figures: figuresOf.get(size.id)! })),
    })),
  }))
  const rows = new Map(
    shown
      .flatMap(({ groups }) => groups.flatMap((group) => group.rows))
      .map((row) => [sizeOfRow(row), row]),
  )
  const first = typicalSize([...rows.keys()], kind)
  const firstProperties = propertiesOfSize(first)
  return {
    tables: shown,
    first: rows.get(first)!,
    ...(firstProperties && { firstProperties }),
  }
}

/** Notes on the weights of a table, as sentences: that they are theoretical, and the standards with their editions. */
export function tableNotes({ family, groups, standards }: SizeTable, words: TableWords): string[] {
  const sizes = groups.flatMap((group) => group.rows.map(({ size }) => size))
  const isApproximate = sizes.some(({ basis }) => basis === "approximate")
  const isFromMaker = sizes.some(({ basis, standard }) => basis === "table" && standard === "")
  const isComputed = sizes.some(({ basis }) => basis === "computed")
  return [
    words.theoreticalNote,
    ...(isApproximate ? [words.patternNote] : []),
    ...(family.startsWith("gp") ? [words.zincNote] : []),
    ...(sizes.some(({ tradeMass }) => tradeMass !== undefined) ? [words.oldChartNote] : []),
    ...(standards.length > 0
      ? [words[family.startsWith("gp") ? "stripStandard" : "standards"](standards.join(", "))]
      : []),
    ...(isFromMaker && !family.startsWith("gp") ? [words.makerNote] : []),
    ...(isComputed ? [words.computedNote] : []),
  ]
}

/**
 * Where the weights of a chart are from, and how the older chart differs: "Weights from IS 808:2021. The older chart … differs for 8
 * of the 18 sizes, most for ISMC 75: 7.14 kg/m here, 6.8 kg/m there."
 */
export function chartSources(tables: readonly SizeTable[], words: TableWords): string {
  const sizes = tables.flatMap(({ groups }) =>
    groups.flatMap(({ rows }) => rows.map(({ size }) => size)),
  )
  const apart = sizes.flatMap((size) =>
    size.tradeMass === undefined
      ? []
      : [{ size, there: size.tradeMass, by: Math.abs(size.tradeMass / size.mass - 1) }],
  )
  const [most] = [...apart].sort((one, other) => other.by - one.by)
  const [strip, own] = [true, false].map((isStrip) =>
    distinct(
      tables.flatMap(({ family, standards }) =>
        isPreGalvanized(family) === isStrip ? standards : [],
      ),
    ).join(", "),
  )
  return [
    strip ? words.stripStandard(strip) : "",
    own ? words.weightsFrom(own) : words.computedNote,
    most
      ? words.oldChartDiffers(
          apart.length,
          new Set(sizes.map(({ id }) => id)).size,
          sizeDesignation(most.size, words),
          massFigure(most.size.mass),
          massFigure(most.there),
        )
      : "",
  ]
    .filter(Boolean)
    .join(" ")
}

function pieceGroups(sizes: readonly Size[], words: TableWords): TableGroup[] {
  const last = lastColumn(sizes, words)
  const columns: readonly SizeColumn[] = [
    { head: words.weight, unit: "kg/m" },
    { head: words.piece(STANDARD_LENGTH), unit: words.kgPerPiece },
    { head: words.perTonne, unit: words.units.pieces },
    { head: words.perTonne, unit: words.units.metres },
    ...(last ? [last.column] : []),
  ]
  const grouped = sizes
    .map((size) => ({ size, grouping: groupingOf(size, words) }))
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
        ...(size.tradeMass !== undefined && { tradeMass: massFigure(size.tradeMass) }),
        size,
      })),
    }
  })
}

function pieceCells(size: Size): string[] {
  const piece = pieceFigures(size, STANDARD_LENGTH)
  if (!piece) return []
  const { kgPerPiece, piecesPerTonne, metresPerTonne } = piece
  const counts = [piecesPerTonne, metresPerTonne].map((count) => count.toFixed(1))
  return [massFigure(size.mass), pieceFigure(kgPerPiece), ...counts]
}

/**
 * The last column has what differs between rows: the standard, or else the source of the weight. null if nothing does.
 */
function lastColumn(sizes: readonly Size[], words: TableWords) {
  const standards = distinct(sizes.map(({ standard }) => standard))
  if (standards.length > 1) {
    const numbers = standardsOf(sizes)
    return numbers.length === 1
      ? {
          column: { head: words.standard, unit: numbers[0], isNote: true },
          cell: ({ standard, basis }: Size) =>
            Array.from(standard.matchAll(/:(\d+)/g), ([, year]) => year).join(", ") ||
            (basis === "table" ? words.byMaker : words.byFormula),
        }
      : {
          column: { head: words.standard, unit: "IS", isNote: true },
          cell: ({ standard }: Size) => /\d+(-\d+)?/.exec(standard)?.[0] ?? "",
        }
  }
  return new Set(sizes.map(({ basis }) => basis)).size > 1
    ? {
        column: { head: words.weight, unit: words.from, isNote: true },
        cell: ({ basis }: Size) => (basis === "table" ? words.byTable : words.byFormula),
      }
    : null
}

/** The group a size belongs to, and its label there. */
interface Grouping {
  readonly key: string | number
  readonly title: string
  readonly detail: (group: readonly Size[]) => string
  readonly label: string
  readonly labelColumn: SizeColumn
  /** Groups are sorted by rank, then rows by thickness. */
  readonly rank: number
}

/** The group of a size, and the label of its row. */
function groupingOf(
  { section, designation, pipe, wall, family, lengths: [a, b] }: Size,
  words: TableWords,
): Grouping {
  const label = mmText(wall)
  const thickness: SizeColumn = { head: words.thickness, unit: "mm" }
  const walls: Grouping["detail"] = (group) => span(group, ({ wall: each }) => each, words)
  switch (section.shape) {
    case "hollow":
    case "angle": {
      const title = dimensionText(a, b)
      return { key: title, title, detail: walls, label, labelColumn: thickness, rank: a + b / 1000 }
    }
    case "pipe": {
      const outside = `${mmText(a)}\u00a0mm OD`
      const inch = pipe?.inch ? `${pipe.inch.replace("-", "\u00a0")}\u00a0${words.inch}, ` : ""
      return {
        key: a,
        title: pipe?.nominalBore ? `${pipe.nominalBore}\u00a0nb` : mmText(a),
        detail: () => `${inch}${outside}`,
        label: pipe?.class ? `${label} ${words.classes[pipe.class]}` : label,
        labelColumn: thickness,
        rank: a,
      }
    }
    case "channel":
    case "beam": {
      const name = designation.replace(/,.*/, "")
      const title = /^[A-Z]+/.exec(name)?.[0] ?? name
      return {
        key: title,
        title,
        detail: (group) => span(group, ({ lengths: [depth] }) => depth, words),
        label: name,
        labelColumn: { head: words.section, unit: "" },
        rank: rolledSeries.findIndex((series) => series === title) * 1e4 + a,
      }
    }
    default:
      return {
        key: family,
        title: words.allSizes,
        detail: walls,
        label: designation,
        labelColumn: { head: words.size, unit: "mm" },
        rank: 0,
      }
  }
}

/** "2.6 to 12 mm" */
function span(group: readonly Size[], of: (size: Size) => number, words: TableWords): string {
  const values = group.map(of)
  const ends = distinct([Math.min(...values), Math.max(...values)].map(mmText))
  return `${ends.join(`\u00a0${words.to}\u00a0`)}\u00a0mm`
}

/** Sheets are grouped by width. Each length of a width has its own columns. */
function sheetGroups(sizes: readonly Size[], words: TableWords): TableGroup[] {
  return groupBy(commercialRange.sheets.sizes, ({ width }) => width).map((sheets) => ({
    title: words.wide(`${sheets[0].width}\u00a0mm`),
    detail: words.long(`${sheets.map(({ length }) => String(length)).reduce(words.and)}\u00a0mm`),
    labelColumn: { head: words.thickness, unit: "mm" },
    columns: [
      { head: words.weight, unit: "kg/m²" },
      ...sheets.flatMap(({ length }) => [
        { head: words.long(`${length}`), unit: "kg" },
        { head: words.long(`${length}`), unit: words.sheetsPerTonne },
      ]),
    ],
    rows: sizes.map((size) => ({
      id: `${size.id}x${sheets[0].width}`,
      label: mmText(size.wall),
      cells: [
        massFigure(size.mass),
        ...sheets.flatMap((sheet) => {
          const kg = kgPerSheet(size, sheet) ?? 0
          return [pieceFigure(kg), (1000 / kg).toFixed(1)]
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
