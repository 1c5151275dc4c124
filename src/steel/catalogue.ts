import { massPerMetre, massPerSquareMetre } from "./mass"
import { roundedMass } from "./measure"
import { pipeBores } from "./nominalBores"
import { outlineArea, sectionOutline } from "./outline"
import { figure, type Section } from "./section"
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
import type { AngleSection, BeamSection, ChannelSection, HollowSection } from "./section"

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
  square: "Square hollow section",
  rectangular: "Rectangular hollow section",
  pipe: "Round pipe",
  gpSquare: "Pre-galvanized square tube",
  gpRectangular: "Pre-galvanized rectangular tube",
  gpPipe: "Pre-galvanized round pipe",
  equalAngle: "Equal angle",
  unequalAngle: "Unequal angle",
  channel: "Channel",
  beam: "Beam",
  sheet: "Sheet",
  chequered: "Chequered sheet",
  plank: "Plank",
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
  /** Where the figures were read; for computed ones, the formula. */
  readonly source: string
  readonly basis: MassBasis
  /** kg/m in the older trade table, where it differs from IS 808:2021. */
  readonly tradeMass?: number
  /** Flange width × web × flange thickness of that table, mm: "75 × 4 × 7.2". */
  readonly tradeDimensions?: string
  readonly pipe?: PipeName
}

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

/** Walls of pre-galvanized tube, mm, from 1 to 2.5: those of the tables, and the gauges 18 and 17 (SWG) below them. */
const preGalvanizedWalls = [1, 1.2, 1.4, 1.6, 1.8, 2, 2.3, 2.5] as const

/** Largest pre-galvanized sides and nominal bore, mm. */
const PRE_GALVANIZED_LIMITS = { square: 100, depth: 100, width: 50, nominalBore: 100 }

/** Pre-galvanized sides of the product range that are in no table, mm. */
const SMALL_SQUARES = [15, 20]
const SMALL_RECTANGLE = [26, 13] as const

/** Widths of plank, mm. All are 25 high. */
const plankWidths = [125, 150, 175, 200, 225, 250, 275] as const
const plankWalls = [1.6, 2] as const

/** Thicknesses of sheet and plate, mm, from 1.6 to 20. */
const sheetThicknesses = [1.6, 2, 2.5, 3, 3.15, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20] as const

/** Width and length of the sheets a table gives the mass of, mm. */
export const sheetSizes = [
  { width: 1250, length: 2500 },
  { width: 1250, length: 5000 },
  { width: 1500, length: 3000 },
  { width: 1500, length: 6000 },
  { width: 2000, length: 6000 },
  { width: 2500, length: 6000 },
] as const

const HOLLOW_FORMULA = "Computed: corners 2t outside and t inside (IS 4923), 7850 kg/m³"
export const PIPE_FORMULA = "Computed: 0.0246615 × t × (D − t)"
const ANGLE_FORMULA = "Computed: t(a + b − t) + (1 − π/4)(R₁² − 2R₂²), 7850 kg/m³"
const SHEET_FORMULA = "Computed: 7.85 kg/m² for each mm (IS 1730)"
const CHEQUERED_RULE = "Approximate: plain sheet and 1.6 kg/m² for the pattern"

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
      source: row.source,
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
        source: row.source,
      }),
    ),
    ...published([...tables.channels, ...tables.beams]).map((row) =>
      rolledSize(row, differences.get(row.designation)),
    ),
    ...sheetThicknesses.map((thickness) => sheetSize(thickness)),
    ...tables.chequeredPlates.map((row) =>
      chequeredSize(row.thickness, undefined, {
        mass: row.massPerSquareMetre,
        source: row.source,
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

/** Figures a table gives; without them a size is computed. */
export interface TableFigures {
  readonly mass: number
  readonly area?: number | null
  readonly standard?: string
  readonly source: string
}

/** A square or rectangular hollow section. @throws RangeError when the wall does not fit. */
export function hollowSize(
  { depth, width, wallThickness }: Pick<HollowSection, "depth" | "width" | "wallThickness">,
  table?: TableFigures,
): CatalogueSize {
  const section: Section = {
    shape: "hollow",
    depth: Math.max(depth, width),
    width: Math.min(depth, width),
    wallThickness,
  }
  const isSquare = depth === width
  return {
    id: `${isSquare ? "shs" : "rhs"}-${cross(section.depth, section.width, wallThickness)}`,
    family: isSquare ? "square" : "rectangular",
    designation: times(section.depth, section.width, wallThickness),
    section,
    wall: wallThickness,
    ...perMetre(section, table, "IS 4923", HOLLOW_FORMULA),
  }
}

/** Round pipe by outside diameter and wall. @throws RangeError when the wall does not fit. */
export function pipeSize(
  outsideDiameter: number,
  wallThickness: number,
  table?: TableFigures & { readonly pipeClass?: PipeClass | "" },
): CatalogueSize {
  const section: Section = { shape: "pipe", outsideDiameter, wallThickness }
  const pipe = pipeName(outsideDiameter, table?.pipeClass ?? "")
  const size = `${cross(outsideDiameter, wallThickness)}`
  const prefix = table?.standard?.startsWith("IS 3589") ? "pipe-is3589" : "pipe"
  return {
    id: pipe.class ? `pipe-${pipe.nominalBore}nb-${pipe.class[0]}` : `${prefix}-${size}`,
    family: "pipe",
    designation: pipe.class
      ? `${pipe.nominalBore}\u00a0nb ${pipe.class}`
      : boreAndSize(pipe, outsideDiameter, wallThickness),
    section,
    wall: wallThickness,
    ...perMetre(section, table, "", PIPE_FORMULA),
    pipe,
  }
}

/** Pre-galvanized square or rectangular tube. Its mass is that of the steel, without the zinc. @throws RangeError */
export function preGalvanizedTubeSize(
  depth: number,
  width: number,
  wallThickness: number,
  table?: TableFigures,
): CatalogueSize {
  const black = hollowSize({ depth, width, wallThickness }, table)
  return {
    ...black,
    id: `gp-${black.id.slice(4)}`,
    family: black.family === "square" ? "gpSquare" : "gpRectangular",
    standard: PRE_GALVANIZED_STANDARD,
  }
}

/** Pre-galvanized round pipe. Its mass is that of the steel, without the zinc. @throws RangeError */
export function preGalvanizedPipeSize(
  outsideDiameter: number,
  wallThickness: number,
): CatalogueSize {
  const black = pipeSize(outsideDiameter, wallThickness)
  return {
    ...black,
    id: `gp-${cross(outsideDiameter, wallThickness)}`,
    family: "gpPipe",
    standard: PRE_GALVANIZED_STANDARD,
  }
}

/** The standard of the strip the tube is made from; nothing is known of one for the tube. */
const PRE_GALVANIZED_STANDARD = "IS 277:2003"

/** Equal or unequal angle. @throws RangeError when the thickness does not fit. */
export function angleSize(angle: Omit<AngleSection, "shape">, table?: TableFigures): CatalogueSize {
  const legA = Math.max(angle.legA, angle.legB)
  const legB = Math.min(angle.legA, angle.legB)
  const section: Section = { shape: "angle", ...angleRadii(legA, legB), ...angle, legA, legB }
  return {
    id: `isa-${cross(legA, legB, angle.thickness)}`,
    family: legA === legB ? "equalAngle" : "unequalAngle",
    designation: `ISA\u00a0${times(legA, legB, angle.thickness)}`,
    section,
    wall: angle.thickness,
    ...perMetre(section, table, "", ANGLE_FORMULA),
  }
}

/** Plank. No standard is known for it. @throws RangeError when the wall does not fit. */
export function plankSize(width: number, depth: number, wallThickness: number): CatalogueSize {
  const section: Section = { shape: "plank", width, depth, wallThickness }
  return {
    id: `plank-${cross(width, depth, wallThickness)}`,
    family: "plank",
    designation: times(width, depth, wallThickness),
    section,
    wall: wallThickness,
    ...perMetre(section, undefined, "", HOLLOW_FORMULA.replace(" (IS 4923)", "")),
  }
}

/** Sheet: by the square metre, or as a strip of a width by the metre. @throws RangeError for no thickness. */
export function sheetSize(thickness: number, width?: number): CatalogueSize {
  return {
    id: `sheet-${cross(thickness, ...(width === undefined ? [] : [width]))}`,
    family: "sheet",
    designation: sheetDesignation(thickness, width),
    section: { shape: "sheet", width: width ?? 1000, thickness },
    wall: thickness,
    mass: roundedMass(massPerSquareMetre(thickness) * ((width ?? 1000) / 1000)),
    massPer: width === undefined ? "squareMetre" : "metre",
    area: null,
    standard: "IS 1730:1989",
    source: SHEET_FORMULA,
    basis: "computed",
  }
}

/** kg/m² a chequered pattern adds to plain sheet: 1.58 to 1.60 in the one table known. */
export const PATTERN_MASS = 1.6

/** Chequered sheet by its thickness without the pattern; always approximate. @throws RangeError for no thickness. */
export function chequeredSize(
  thickness: number,
  width?: number,
  table?: Pick<TableFigures, "mass" | "source">,
): CatalogueSize {
  const mass = table?.mass ?? massPerSquareMetre(thickness) + PATTERN_MASS
  return {
    id: `chequered-${cross(thickness, ...(width === undefined ? [] : [width]))}`,
    family: "chequered",
    designation: sheetDesignation(thickness, width),
    section: { shape: "sheet", width: width ?? 1000, thickness },
    wall: thickness,
    mass: roundedMass(mass * ((width ?? 1000) / 1000)),
    massPer: width === undefined ? "squareMetre" : "metre",
    area: null,
    standard: "",
    source: table?.source ?? CHEQUERED_RULE,
    basis: "approximate",
  }
}

/** A channel or beam as the table names it: "ISMC 125*", "ISLB(P) 175". */
export function rolledSize(
  row: Pick<
    SectionRow<ChannelSection | BeamSection>,
    "designation" | "section" | "massPerMetre" | "area" | "standard" | "source"
  >,
  difference?: Pick<EditionDifference, "tradeMassPerMetre" | "tradeDimensions">,
): CatalogueSize {
  const designation = row.designation.replace(/ ?\(P\) /, "(P) ")
  return {
    id: designation.toLowerCase().replace("(p)", "-p").replace("*", "h").replace(" ", "-"),
    family: row.section.shape,
    designation: designation.replace(" ", "\u00a0"),
    section: row.section,
    mass: row.massPerMetre,
    massPer: "metre",
    area: row.area,
    wall: row.section.webThickness,
    standard: row.standard,
    source: row.source,
    basis: "table",
    ...(difference && {
      tradeMass: difference.tradeMassPerMetre,
      tradeDimensions: difference.tradeDimensions.replaceAll("x", "\u00a0×\u00a0"),
    }),
  }
}

/**
 * The same sizes with the mass added to id and designation where a designation comes twice: ISWB 600 is rolled in two
 * weights, "iswb-600-133.7" and "iswb-600-145.06".
 */
export function withDistinctIds(sizes: readonly CatalogueSize[]): CatalogueSize[] {
  const count = new Map<string, number>()
  for (const { id } of sizes) count.set(id, (count.get(id) ?? 0) + 1)
  return sizes.map((size) =>
    count.get(size.id) === 1
      ? size
      : {
          ...size,
          id: `${size.id}-${figure(size.mass)}`,
          designation: `${size.designation}, ${figure(size.mass)}\u00a0kg/m`,
        },
  )
}

/** The full name: "Square hollow section 100 × 100 × 4 mm". Rolled sections and classes of pipe have no unit in theirs. */
export function sizeName(size: CatalogueSize): string {
  const isNamed = ["channel", "beam"].includes(size.family) || size.pipe?.class
  const unit = isNamed || size.designation.endsWith("mm") ? "" : "\u00a0mm"
  return `${familyNames[size.family]} ${size.designation}${unit}`
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

/** IS 808 root radii by the leg of equal angles, mm; toe radii begin at 110 mm. */
const ROOT_RADII = [
  [20, 4],
  [25, 4.5],
  [30, 5],
  [40, 5.5],
  [50, 6],
  [55, 6.5],
  [70, 7],
  [80, 8],
  [90, 8.5],
  [110, 10],
  [150, 12],
  [200, 15],
] as const

/** Radii for an angle no table lists: those of the equal angle with the mean of its legs. They make up about 1 % of its mass. */
function angleRadii(legA: number, legB: number): { rootRadius: number; toeRadius: number } {
  const leg = (legA + legB) / 2
  const step = ROOT_RADII.findLast(([from]) => from <= leg)
  return { rootRadius: step?.[1] ?? 0, toeRadius: leg >= 110 ? 4.8 : 0 }
}

function perMetre(
  section: Section,
  table: TableFigures | undefined,
  computedStandard: string,
  formula: string,
): Pick<CatalogueSize, "mass" | "massPer" | "area" | "standard" | "source" | "basis"> {
  return {
    mass: table?.mass ?? roundedMass(massPerMetre(section)),
    massPer: "metre",
    area: table?.area ?? null,
    standard: table ? (table.standard ?? "") : computedStandard,
    source: table?.source ?? formula,
    basis: table ? "table" : "computed",
  }
}

function tablePipe(row: PipeRow): CatalogueSize {
  return pipeSize(row.section.outsideDiameter, row.section.wallThickness, {
    mass: row.massPerMetre,
    standard: row.standard,
    source: row.source,
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
        row && { mass: row.massPerMetre, area: row.area, source: row.source },
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

function pipeName(outsideDiameter: number, pipeClass: PipeClass | ""): PipeName {
  const bore = pipeBores.find(({ outsideDiameters }) => outsideDiameters.includes(outsideDiameter))
  return {
    nominalBore: bore?.nominalBore ?? null,
    inch: bore?.inch ?? "",
    class: bore ? pipeClass : "",
  }
}

function boreAndSize(pipe: PipeName, outsideDiameter: number, wallThickness: number): string {
  const size = times(outsideDiameter, wallThickness)
  return pipe.nominalBore === null ? size : `${pipe.nominalBore}\u00a0nb, ${size}`
}

/** Standards named in a row of the hollow sections, without what the row says about their tables. */
function standardOf(cell: string): string {
  return [...new Set(cell.match(/IS \d+:\d+/g) ?? [])].join(", ")
}

function sheetDesignation(thickness: number, width: number | undefined): string {
  return width === undefined
    ? `${figure(thickness)}\u00a0mm`
    : `${figure(thickness)}\u00a0mm, ${figure(width)}\u00a0wide`
}

function cross(...figures: readonly number[]): string {
  return figures.map(figure).join("x")
}

function times(...figures: readonly number[]): string {
  return figures.map(figure).join("\u00a0×\u00a0")
}
