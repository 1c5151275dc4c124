import type { AngleSection, BeamSection, ChannelSection, HollowSection } from "../section/section"
import {
  plankWalls,
  plankWidths,
  PRE_GALVANIZED_LIMITS,
  preGalvanizedWalls,
  sheetThicknesses,
  SMALL_RECTANGLE,
  SMALL_SQUARES,
} from "./commercialRange"
import {
  angleSize,
  chequeredSize,
  cross,
  hollowSize,
  pipeSize,
  plankSize,
  preGalvanizedPipeSize,
  preGalvanizedTubeSize,
  rolledSize,
  sheetSize,
  withDistinctIds,
} from "./makeSize"
import { pipeBores } from "./nominalBores"
import { sizeFamilies, type CatalogueSize, type PipeClass } from "./size"
import {
  parseAngles,
  parseBeams,
  parseChannels,
  parseChequeredPlates,
  parseEditionDifferences,
  parseHollowSections,
  parsePipes,
  type ChequeredPlateRow,
  type EditionDifference,
  type PipeRow,
  type SectionRow,
} from "./tables"

/** The section tables, parsed. */
export interface SectionTables {
  readonly hollowSections: readonly SectionRow<HollowSection>[]
  readonly pipes: readonly PipeRow[]
  readonly equalAngles: readonly SectionRow<AngleSection>[]
  readonly unequalAngles: readonly SectionRow<AngleSection>[]
  readonly channels: readonly SectionRow<ChannelSection>[]
  readonly beams: readonly SectionRow<BeamSection>[]
  readonly editionDifferences: readonly EditionDifference[]
  readonly chequeredPlates: readonly ChequeredPlateRow[]
}

/** The CSV file each table is read from, in `content/sections`. */
const sectionTableFiles: Record<keyof SectionTables, string> = {
  hollowSections: "shs_rhs_sizes.csv",
  pipes: "pipe_nominal_bores.csv",
  equalAngles: "is808_equal_angles.csv",
  unequalAngles: "is808_unequal_angles.csv",
  channels: "is808_channels.csv",
  beams: "is808_beams.csv",
  editionDifferences: "is808_edition_differences.csv",
  chequeredPlates: "checkered_plate.csv",
}

/**
 * All section tables, from the text of their files.
 *
 * @throws Error with line and column where a cell is not what it should be.
 */
export function parseSectionTables(readFile: (name: string) => string): SectionTables {
  const csv = (table: keyof SectionTables) => readFile(sectionTableFiles[table])
  return {
    hollowSections: parseHollowSections(csv("hollowSections")),
    pipes: parsePipes(csv("pipes")),
    equalAngles: parseAngles(csv("equalAngles")),
    unequalAngles: parseAngles(csv("unequalAngles")),
    channels: parseChannels(csv("channels")),
    beams: parseBeams(csv("beams")),
    editionDifferences: parseEditionDifferences(csv("editionDifferences")),
    chequeredPlates: parseChequeredPlates(csv("chequeredPlates")),
  }
}

/**
 * Every size that may be published: table rows whose check against geometry passes, the pre-galvanized range, sheets and
 * planks. Ids are unique. Sorted by family, then as the table has them.
 */
export function catalogueSizes(tables: SectionTables): CatalogueSize[] {
  const published = <Row extends { published: boolean }>(rows: readonly Row[]) =>
    rows.filter((row) => row.published)
  const hollow = published(tables.hollowSections).map((row) =>
    hollowSize(row.section, {
      mass: row.massPerMetre,
      area: row.area,
      standard: standardOf(row.standard),
    }),
  )
  const differences = new Map(
    tables.editionDifferences
      .filter(({ agrees }) => !agrees)
      .map((difference) => [difference.designation, difference]),
  )
  const sizes = [
    ...hollow,
    ...published(tables.pipes).map(tablePipe),
    ...preGalvanizedSizes(published(tables.hollowSections)),
    ...published([...tables.equalAngles, ...tables.unequalAngles]).map((row) =>
      angleSize(row.section, {
        mass: row.massPerMetre,
        area: row.area,
        standard: row.standard,
      }),
    ),
    ...published([...tables.channels, ...tables.beams]).map((row) =>
      rolledSize(row, differences.get(row.designation)),
    ),
    ...sheetThicknesses.map((thickness) => sheetSize(thickness)),
    ...tables.chequeredPlates.map((row) =>
      chequeredSize(row.thickness, undefined, {
        mass: row.massPerSquareMetre,
      }),
    ),
    ...plankWidths.flatMap((width) =>
      plankWalls.map((wallThickness) => plankSize(width, 25, wallThickness)),
    ),
  ]
  return withDistinctIds(sizes).sort(
    (a, b) => sizeFamilies.indexOf(a.family) - sizeFamilies.indexOf(b.family),
  )
}

function tablePipe(row: PipeRow): CatalogueSize {
  return pipeSize(row.section.outsideDiameter, row.section.wallThickness, {
    mass: row.massPerMetre,
    standard: row.standard,
    pipeClass: pipeClass(row.class),
  })
}

function pipeClass(name: string): PipeClass | "" {
  return name === "light" || name === "medium" || name === "heavy" ? name : ""
}

/** Square 15 to 100, rectangular 26 × 13 to 100 × 50, round 15 to 100 nb: the outside sizes of the tables in that range. */
function preGalvanizedSizes(rows: readonly SectionRow<HollowSection>[]): CatalogueSize[] {
  const sides = new Map<string, readonly [number, number]>()
  const add = (depth: number, width: number) => sides.set(cross(depth, width), [depth, width])
  for (const side of SMALL_SQUARES) add(side, side)
  add(...SMALL_RECTANGLE)
  const { square, depth: deepest, width: widest, nominalBore } = PRE_GALVANIZED_LIMITS
  for (const { section } of rows) {
    const { depth, width } = section
    const isInRange = depth === width ? depth <= square : depth <= deepest && width <= widest
    if (isInRange) add(depth, width)
  }
  const black = new Map(rows.map((row) => [sectionKey(row.section), row]))
  const tubes = [...sides.values()].flatMap(([depth, width]) =>
    preGalvanizedWalls.map((wallThickness) => {
      const row = black.get(cross(depth, width, wallThickness))
      return preGalvanizedTubeSize(
        depth,
        width,
        wallThickness,
        row && { mass: row.massPerMetre, area: row.area },
      )
    }),
  )
  const pipes = pipeBores
    .filter((bore) => bore.nominalBore <= nominalBore)
    .flatMap(({ outsideDiameters: [outsideDiameter] }) =>
      preGalvanizedWalls.map((wall) => preGalvanizedPipeSize(outsideDiameter, wall)),
    )
  return [...tubes, ...pipes]
}

function sectionKey({ depth, width, wallThickness }: HollowSection): string {
  return cross(depth, width, wallThickness)
}

/** Standards named in a row of the hollow sections, without what the row says about their tables. */
function standardOf(cell: string): string {
  return [...new Set(cell.match(/IS \d+:\d+/g) ?? [])].join(", ")
}
