import type { AngleSection, BeamSection, ChannelSection, HollowSection } from "../section/section"
import { commercialRange, preGalvanizedThicknesses, type CommercialRange } from "./commercialRange"
import {
  angleSize,
  chequeredSize,
  idDimensions,
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

/** All section tables, parsed. */
interface SectionTables {
  readonly hollowSections: readonly SectionRow<HollowSection>[]
  readonly pipes: readonly PipeRow[]
  readonly equalAngles: readonly SectionRow<AngleSection>[]
  readonly unequalAngles: readonly SectionRow<AngleSection>[]
  readonly channels: readonly SectionRow<ChannelSection>[]
  readonly beams: readonly SectionRow<BeamSection>[]
  readonly editionDifferences: readonly EditionDifference[]
  readonly chequeredPlates: readonly ChequeredPlateRow[]
}

/** The CSV file of each table, in `content/sections`. */
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
 * Parses all section tables.
 *
 * @param readFile returns the text of a file by its name
 * @throws Error with line and column if a cell is invalid.
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
 * Every size that may be published: table rows that pass the geometry check, and the commercial range of pre-galvanized
 * tube, sheet and plank. Ids are unique. Sorted by family, then in the order of the tables.
 */
export function catalogueSizes(tables: SectionTables): CatalogueSize[] {
  const { preGalvanized, sheets, planks } = commercialRange
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
    ...preGalvanizedSizes(preGalvanized, published(tables.hollowSections)),
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
    ...sheets.thicknesses.map((thickness) => sheetSize(thickness)),
    ...tables.chequeredPlates.map((row) =>
      chequeredSize(row.thickness, undefined, {
        mass: row.massPerSquareMetre,
      }),
    ),
    ...planks.widths.flatMap((width) =>
      planks.thicknesses.map((thickness) => plankSize(width, planks.height, thickness)),
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

/** Pre-galvanized tube and pipe. If the table of black tube lists the size, its weight is used. */
function preGalvanizedSizes(
  range: CommercialRange["preGalvanized"],
  rows: readonly SectionRow<HollowSection>[],
): CatalogueSize[] {
  const black = new Map(
    rows.map((row) => [
      idDimensions(row.section.depth, row.section.width, row.section.wallThickness),
      row,
    ]),
  )
  const outsides = [
    ...range.squares.map((side) => ({ depth: side, width: side })),
    ...range.rectangles,
  ]
  const tubes = outsides.flatMap(({ depth, width }) =>
    preGalvanizedThicknesses(range, Math.max(depth, width)).map((thickness) => {
      const row = black.get(idDimensions(depth, width, thickness))
      return preGalvanizedTubeSize(
        depth,
        width,
        thickness,
        row && { mass: row.massPerMetre, area: row.area },
      )
    }),
  )
  const pipes = pipeBores
    .filter(({ nominalBore }) => range.bores.includes(nominalBore))
    .flatMap(({ outsideDiameters: [outsideDiameter] }) =>
      preGalvanizedThicknesses(range, outsideDiameter).map((thickness) =>
        preGalvanizedPipeSize(outsideDiameter, thickness),
      ),
    )
  return [...tubes, ...pipes]
}

/** The standards named in a cell of the hollow sections table, without its remarks. */
function standardOf(cell: string): string {
  return [...new Set(cell.match(/IS \d+:\d+/g) ?? [])].join(", ")
}
