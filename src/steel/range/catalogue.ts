import { commercialRange, thicknessesFor, type CommercialRange } from "./commercialRange"
import { sizeFamilies } from "./families"
import { sizeFrom, type SizeFigures, standardOf } from "./makeSize"
import { pipeBores } from "./nominalBores"
import { standardNumber, type Size } from "./size"
import type { SectionTables, TableRow } from "./tables"

/**
 * The figures of every size that may be published: table rows that pass the geometry check, and the commercial range of
 * pre-galvanized tube, sheet and plank. Without the sources of the rows, which are not for the site. Sorted by family.
 */
export function catalogueFigures(tables: SectionTables): SizeFigures[] {
  const { hollow, preGalvanized, sheets, planks } = commercialRange
  const differences = new Map(
    tables.editionDifferences
      .filter(({ agrees }) => !agrees)
      .map(({ designation, tradeMass, tradeDimensions }) => [
        designation,
        { tradeMass, tradeDimensions },
      ]),
  )
  const published = (rows: readonly TableRow[]) => rows.filter((row) => row.published)
  const printed = (rows: readonly TableRow[]): SizeFigures[] =>
    published(rows).map(
      ({ family, lengths, mass, area, standard, name, pipeClass, designation }) => ({
        ...{ family, lengths, mass, area, standard, name, pipeClass },
        ...differences.get(designation),
      }),
    )
  const all: SizeFigures[] = [
    ...printed(tables.hollowSections),
    ...tradeThicknesses(hollow, published(tables.hollowSections)),
    ...printed(tables.pipes),
    ...preGalvanizedFigures(preGalvanized, published(tables.hollowSections)),
    ...printed(tables.equalAngles),
    ...printed(tables.unequalAngles),
    ...printed(tables.channels),
    ...printed(tables.beams),
    ...sheets.thicknesses.map((mm) => ({ family: "sheet" as const, lengths: [mm] })),
    ...printed(tables.chequeredPlates),
    ...planks.widths.flatMap((width) =>
      planks.thicknesses.map((mm) => ({
        family: "plank" as const,
        lengths: [width, planks.height, mm],
      })),
    ),
  ]
  const sized = all.map((figures) => ({ figures, size: sizeFrom(figures) }))
  const count = new Map<string, number>()
  for (const { size } of sized) count.set(size.id, (count.get(size.id) ?? 0) + 1)
  return sized
    .map(({ figures, size: { id, mass, section } }) => ({
      ...figures,
      ...(figures.mass === undefined && section.shape !== "sheet" && { computed: mass }),
      ...(count.get(id) !== 1 && { isByMass: true }),
    }))
    .sort((a, b) => sizeFamilies.indexOf(a.family) - sizeFamilies.indexOf(b.family))
}

/** The sizes with these figures, at build and in the browser, in the order given. */
export function sizesFrom(figures: readonly SizeFigures[]): Size[] {
  return figures.map(sizeFrom)
}

/** The thinnest side that a thickness can be rolled to, in thicknesses. An assumption. */
const LEAST_SIDE = 8

/** The outsides of the tables in the thicknesses that the trade buys and no table has: 50 × 50 in 2, 2.5, 3, 4 and 5 mm. */
function tradeThicknesses(
  range: CommercialRange["hollow"],
  rows: readonly TableRow[],
): SizeFigures[] {
  const listed = new Set(rows.map(({ lengths }) => lengths.join("x")))
  const outsides = new Map(
    rows.map(({ family, lengths: [depth, width] }) => [
      `${depth}x${width}`,
      { family, depth, width },
    ]),
  )
  return [...outsides.values()].flatMap(({ family, depth, width }) =>
    thicknessesFor(range, Math.max(depth, width))
      .map((thickness) => [depth, width, thickness])
      .filter(
        (lengths) =>
          !listed.has(lengths.join("x")) && lengths[2] <= Math.min(depth, width) / LEAST_SIDE,
      )
      .map((lengths) => ({ family, lengths })),
  )
}

/** Pre-galvanized tube and pipe. If the table of black tube lists the size, its weight is used. */
function preGalvanizedFigures(
  range: CommercialRange["preGalvanized"],
  rows: readonly TableRow[],
): SizeFigures[] {
  const black = new Map(rows.map((row) => [row.lengths.join("x"), row]))
  const tubes = [
    ...range.squares.map((side) => ({ family: "gpSquare" as const, depth: side, width: side })),
    ...range.rectangles.map((sides) => ({ family: "gpRectangular" as const, ...sides })),
  ].flatMap(({ family, depth, width }) =>
    thicknessesFor(range, Math.max(depth, width)).map((thickness) => {
      const lengths = [depth, width, thickness]
      const row = black.get(lengths.join("x"))
      return { family, lengths, ...(row && { mass: row.mass, area: row.area }) }
    }),
  )
  const pipes = pipeBores
    .filter(({ nominalBore }) => range.bores.includes(nominalBore))
    .flatMap(({ outsideDiameters: [outsideDiameter] }) =>
      thicknessesFor(range, outsideDiameter).map((thickness) => ({
        family: "gpPipe" as const,
        lengths: [outsideDiameter, thickness],
      })),
    )
  return [...tubes, ...pipes]
}

/** The fields of a product that select its sizes. */
export interface SizedProduct {
  readonly sizeTables: readonly string[]
  readonly standards: readonly string[]
  readonly specifications: readonly { readonly value: string }[]
}

/** The fields of a weight chart that select its sizes. `series` names those of rolled sections: "ISLC, ISJC". */
export interface SizedChart {
  readonly sizeTables: readonly string[]
  readonly series?: string | null | undefined
}

/** The figures of a chart's sizes: those of its families, of channels and beams the series it names. */
export function chartFigures(
  { sizeTables, series }: SizedChart,
  catalogue: readonly SizeFigures[],
): SizeFigures[] {
  const specifications = [{ value: series ?? "" }]
  return productFigures({ sizeTables, standards: [], specifications }, catalogue)
}

/**
 * The figures of a product's sizes: those of its families, limited for channels and beams to the series in its specification
 * ("ISMC 75 to 400"), for others to its standards (any year). Sizes without a standard are always included, and without
 * a series or IS number in the product there is no limit.
 */
export function productFigures(
  product: SizedProduct,
  catalogue: readonly SizeFigures[],
): SizeFigures[] {
  const specification = product.specifications.map(({ value }) => value).join(" ")
  const series = new Set(specification.match(/\bIS[A-Z]{2,3}\b/g) ?? [])
  const standards = product.standards
    .map((standard) => standardNumber({ standard }))
    .filter(Boolean)
  return catalogue.filter((figures) => {
    const { family, name } = figures
    if (!product.sizeTables.includes(family)) return false
    if (name !== undefined) return series.size === 0 || series.has(/^[A-Z]+/.exec(name)?.[0] ?? "")
    const standard = standardNumber({ standard: standardOf(figures) })
    return standard === "" || standards.length === 0 || standards.includes(standard)
  })
}

/** The families of which a product lists every size. The finder links to its page for these. */
export function wholeFamilies(
  product: SizedProduct,
  catalogue: readonly SizeFigures[],
): readonly string[] {
  const listed = new Set(productFigures(product, catalogue))
  return product.sizeTables.filter((name) =>
    catalogue.every((figures) => figures.family !== name || listed.has(figures)),
  )
}
