import {
  angleSize,
  chequeredSize,
  hollowSize,
  pipeSize,
  plankSize,
  preGalvanizedPipeSize,
  preGalvanizedTubeSize,
  rolledSize,
  sheetSize,
  withDistinctIds,
} from "./makeSize"
import { sizeFamilies, type CatalogueSize, type PipeClass } from "./size"
import type { BeamSection, ChannelSection } from "../section/section"

/** Format version of the file. `expandCatalogue` refuses any other. */
const COMPACT_VERSION = 2

/**
 * The catalogue as a small file of figures. Names and ids are derived from them. Lengths in mm, masses in kg/m
 * (chequered sheet kg/m²), areas in cm² with 0 for none. Standards are indexes into `standards`. A computed size has
 * only its dimensions.
 */
export interface CompactCatalogue {
  readonly version: typeof COMPACT_VERSION
  readonly standards: readonly string[]
  /** depth, width, thickness, mass, area, standard */
  readonly hollow: readonly (readonly number[])[]
  /** outside diameter, thickness, mass, standard, class (0 none, then light, medium, heavy) */
  readonly pipes: readonly (readonly number[])[]
  /** depth, width, thickness; also mass and area if a table lists the size */
  readonly preGalvanizedTubes: readonly (readonly number[])[]
  /** outside diameter, thickness */
  readonly preGalvanizedPipes: readonly (readonly number[])[]
  /** legs, thickness, root and toe radius, mass, area, standard */
  readonly angles: readonly (readonly number[])[]
  /** name, trade dimensions or "", then depth, flange width, web, flange, slope, radii, mass, area, standard, trade mass or 0 */
  readonly rolled: readonly (readonly [string, string, ...number[]])[]
  /** thickness */
  readonly sheets: readonly number[]
  /** thickness, mass */
  readonly chequered: readonly (readonly number[])[]
  /** width, height, thickness */
  readonly planks: readonly (readonly number[])[]
}

const classes: readonly (PipeClass | "")[] = ["", "light", "medium", "heavy"]

/** The compact form of a catalogue. `expandCatalogue` restores the same sizes. */
export function compactCatalogue(sizes: readonly CatalogueSize[]): CompactCatalogue {
  const standards: string[] = []
  const place = (list: string[], text: string) => {
    if (!list.includes(text)) list.push(text)
    return list.indexOf(text)
  }
  const standardOf = ({ standard }: CatalogueSize) => place(standards, standard)
  const rows = <Row>(row: (size: CatalogueSize) => Row | undefined) =>
    sizes.map(row).filter((found) => found !== undefined)

  return {
    version: COMPACT_VERSION,
    hollow: rows((size) => {
      const { section, family, mass, area } = size
      if (section.shape !== "hollow" || family.startsWith("gp")) return undefined
      const { depth, width, wallThickness } = section
      return [depth, width, wallThickness, mass, area ?? 0, standardOf(size)]
    }),
    pipes: rows((size) => {
      const { section, family, mass, pipe } = size
      if (section.shape !== "pipe" || family !== "pipe") return undefined
      const pipeClass = classes.indexOf(pipe?.class ?? "")
      return [section.outsideDiameter, section.wallThickness, mass, standardOf(size), pipeClass]
    }),
    preGalvanizedTubes: rows((size) => {
      const { section, family, mass, area, basis } = size
      if (section.shape !== "hollow" || !family.startsWith("gp")) return undefined
      const dimensions = [section.depth, section.width, section.wallThickness]
      return basis === "table" ? [...dimensions, mass, area ?? 0] : dimensions
    }),
    preGalvanizedPipes: rows(({ section, family }) =>
      section.shape === "pipe" && family === "gpPipe"
        ? [section.outsideDiameter, section.wallThickness]
        : undefined,
    ),
    angles: rows((size) => {
      const { section, mass, area } = size
      if (section.shape !== "angle") return undefined
      const { legA, legB, thickness, rootRadius = 0, toeRadius = 0 } = section
      return [legA, legB, thickness, rootRadius, toeRadius, mass, area ?? 0, standardOf(size)]
    }),
    rolled: rows((size): [string, string, ...number[]] | undefined => {
      const { section } = size
      if (section.shape !== "channel" && section.shape !== "beam") return undefined
      return [
        size.designation.replace(/,.*/, "").replaceAll("\u00a0", " "),
        (size.tradeDimensions ?? "").replaceAll("\u00a0×\u00a0", "x"),
        section.depth,
        section.flangeWidth,
        section.webThickness,
        section.flangeThickness,
        section.flangeSlope,
        section.rootRadius,
        section.toeRadius,
        size.mass,
        size.area ?? 0,
        standardOf(size),
        size.tradeMass ?? 0,
      ]
    }),
    sheets: rows(({ family, section }) =>
      family === "sheet" && section.shape === "sheet" ? section.thickness : undefined,
    ),
    chequered: rows((size) => (size.family === "chequered" ? [size.wall, size.mass] : undefined)),
    planks: rows(({ section }) =>
      section.shape === "plank" ? [section.width, section.depth, section.wallThickness] : undefined,
    ),
    standards,
  }
}

/**
 * The sizes of a compact catalogue.
 *
 * @throws Error if the file has another version.
 */
export function expandCatalogue(compact: CompactCatalogue): CatalogueSize[] {
  if (compact.version !== COMPACT_VERSION) {
    throw new Error(`The size catalogue has version ${compact.version}, not ${COMPACT_VERSION}.`)
  }
  const { standards } = compact
  const figures = (mass: number, area: number, standard?: number) => ({
    mass,
    area: area || null,
    standard: standard === undefined ? "" : standards[standard],
  })
  const sizes = [
    ...compact.hollow.map(([depth, width, wallThickness, mass, area, standard]) =>
      hollowSize({ depth, width, wallThickness }, figures(mass, area, standard)),
    ),
    ...compact.pipes.map(([outsideDiameter, wall, mass, standard, pipeClass]) =>
      pipeSize(outsideDiameter, wall, {
        ...figures(mass, 0, standard),
        pipeClass: classes[pipeClass],
      }),
    ),
    ...compact.preGalvanizedTubes.map(([depth, width, wall, mass, area]) =>
      preGalvanizedTubeSize(
        depth,
        width,
        wall,
        mass === undefined ? undefined : figures(mass, area),
      ),
    ),
    ...compact.preGalvanizedPipes.map(([outsideDiameter, wall]) =>
      preGalvanizedPipeSize(outsideDiameter, wall),
    ),
    ...compact.angles.map(([legA, legB, thickness, rootRadius, toeRadius, mass, area, standard]) =>
      angleSize({ legA, legB, thickness, rootRadius, toeRadius }, figures(mass, area, standard)),
    ),
    ...compact.rolled.map(expandRolled(figures)),
    ...compact.sheets.map((thickness) => sheetSize(thickness)),
    ...compact.chequered.map(([thickness, mass]) => chequeredSize(thickness, undefined, { mass })),
    ...compact.planks.map(([width, depth, wall]) => plankSize(width, depth, wall)),
  ]
  return withDistinctIds(sizes).sort(
    (a, b) => sizeFamilies.indexOf(a.family) - sizeFamilies.indexOf(b.family),
  )
}

function expandRolled(
  figures: (
    mass: number,
    area: number,
    standard: number,
  ) => { mass: number; area: number | null; standard: string },
) {
  return ([designation, tradeDimensions, ...row]: readonly [string, string, ...number[]]) => {
    const [depth, flangeWidth, webThickness, flangeThickness, flangeSlope] = row
    const [rootRadius, toeRadius, mass, area, standard, tradeMass] = row.slice(5)
    const section: ChannelSection | BeamSection = {
      shape: designation.includes("C") ? "channel" : "beam",
      depth,
      flangeWidth,
      webThickness,
      flangeThickness,
      flangeSlope,
      rootRadius,
      toeRadius,
    }
    const { mass: massPerMetre, ...rest } = figures(mass, area, standard)
    return rolledSize(
      { designation, section, massPerMetre, ...rest },
      tradeMass ? { tradeMassPerMetre: tradeMass, tradeDimensions } : undefined,
    )
  }
}
