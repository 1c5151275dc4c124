import { mmText, roundTo } from "../format"
import { angleRadii } from "../section/angleRadii"
import { massPerMetre, massPerSquareMetre } from "../section/mass"
import { sectionDimensions } from "../section/name"
import type {
  AngleSection,
  BeamSection,
  ChannelSection,
  HollowSection,
  Section,
} from "../section/section"
import { pipeBores } from "./nominalBores"
import type { CatalogueSize, PipeClass, PipeName } from "./size"
import type { EditionDifference, SectionRow } from "./tables"

const HOLLOW_FORMULA = "Computed: corners 2t outside and t inside (IS 4923), 7850 kg/m³"
export const PIPE_FORMULA = "Computed: 0.0246615 × t × (D − t)"
const ANGLE_FORMULA = "Computed: t(a + b − t) + (1 − π/4)(R₁² − 2R₂²), 7850 kg/m³"
const SHEET_FORMULA = "Computed: 7.85 kg/m² per mm of thickness (IS 1730)"
const CHEQUERED_RULE = "Approximate: plain sheet plus 1.6 kg/m² for the pattern"

/** Figures from a table, mass in kg/m and area in cm². Without them the mass is computed. */
interface TableFigures {
  readonly mass: number
  readonly area?: number | null
  readonly standard?: string
}

/** A square or rectangular hollow section, lengths in mm. @throws RangeError if the thickness does not fit. */
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
    id: `${isSquare ? "shs" : "rhs"}-${idDimensions(section.depth, section.width, wallThickness)}`,
    family: isSquare ? "square" : "rectangular",
    designation: sectionDimensions(section),
    section,
    wall: wallThickness,
    ...perMetre(section, table, HOLLOW_FORMULA),
  }
}

/** Round pipe by outside diameter and thickness in mm. @throws RangeError if the thickness does not fit. */
export function pipeSize(
  outsideDiameter: number,
  wallThickness: number,
  table?: TableFigures & { readonly pipeClass?: PipeClass | "" },
): CatalogueSize {
  const section: Section = { shape: "pipe", outsideDiameter, wallThickness }
  const pipe = pipeName(outsideDiameter, table?.pipeClass ?? "")
  const size = `${idDimensions(outsideDiameter, wallThickness)}`
  const prefix = table?.standard?.startsWith("IS 3589") ? "pipe-is3589" : "pipe"
  return {
    id: pipe.class ? `pipe-${pipe.nominalBore}nb-${pipe.class[0]}` : `${prefix}-${size}`,
    family: "pipe",
    designation: pipe.class
      ? `${pipe.nominalBore}\u00a0nb ${pipe.class}`
      : boreAndSize(pipe, section),
    section,
    wall: wallThickness,
    ...perMetre(section, table, PIPE_FORMULA),
    pipe,
  }
}

/** Pre-galvanized square or rectangular tube, lengths in mm. The mass is without zinc. @throws RangeError */
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

/** Pre-galvanized round pipe, lengths in mm. The mass is without zinc. @throws RangeError */
export function preGalvanizedPipeSize(
  outsideDiameter: number,
  wallThickness: number,
): CatalogueSize {
  const black = pipeSize(outsideDiameter, wallThickness)
  return {
    ...black,
    id: `gp-${idDimensions(outsideDiameter, wallThickness)}`,
    family: "gpPipe",
    standard: PRE_GALVANIZED_STANDARD,
  }
}

/** The standard of the strip. No standard is known for the tube. */
const PRE_GALVANIZED_STANDARD = "IS 277:2003"

/** Equal or unequal angle, lengths in mm. @throws RangeError if the thickness does not fit. */
export function angleSize(angle: Omit<AngleSection, "shape">, table?: TableFigures): CatalogueSize {
  const legA = Math.max(angle.legA, angle.legB)
  const legB = Math.min(angle.legA, angle.legB)
  const section: Section = {
    shape: "angle",
    ...angleRadii(legA, legB, angle.thickness),
    ...angle,
    legA,
    legB,
  }
  return {
    id: `isa-${idDimensions(legA, legB, angle.thickness)}`,
    family: legA === legB ? "equalAngle" : "unequalAngle",
    designation: `ISA\u00a0${sectionDimensions(section)}`,
    section,
    wall: angle.thickness,
    ...perMetre(section, table, ANGLE_FORMULA),
  }
}

/** Plank, lengths in mm. No known standard. @throws RangeError if the thickness does not fit. */
export function plankSize(width: number, depth: number, wallThickness: number): CatalogueSize {
  const section: Section = { shape: "plank", width, depth, wallThickness }
  return {
    id: `plank-${idDimensions(width, depth, wallThickness)}`,
    family: "plank",
    designation: sectionDimensions(section),
    section,
    wall: wallThickness,
    ...perMetre(section, undefined, HOLLOW_FORMULA.replace(" (IS 4923)", "")),
  }
}

/** Sheet per square metre, or per metre if the width in mm is given. @throws RangeError for an invalid thickness. */
export function sheetSize(thickness: number, width?: number): CatalogueSize {
  return {
    id: `sheet-${idDimensions(thickness, ...(width === undefined ? [] : [width]))}`,
    family: "sheet",
    designation: sheetDesignation(thickness, width),
    section: { shape: "sheet", width: width ?? 1000, thickness },
    wall: thickness,
    mass: roundTo(massPerSquareMetre(thickness) * ((width ?? 1000) / 1000), 3),
    massPer: width === undefined ? "squareMetre" : "metre",
    area: null,
    standard: "IS 1730:1989",
    formula: SHEET_FORMULA,
    basis: "computed",
  }
}

/** kg/m² that a chequered pattern adds to plain sheet. The one known table has 1.58 to 1.60. */
export const PATTERN_MASS = 1.6

/**
 * Chequered sheet by its thickness in mm without the pattern, per square metre or, with a width in mm, per metre. The
 * mass is always approximate. @throws RangeError for an invalid thickness.
 */
export function chequeredSize(
  thickness: number,
  width?: number,
  table?: Pick<TableFigures, "mass">,
): CatalogueSize {
  const mass = table?.mass ?? massPerSquareMetre(thickness) + PATTERN_MASS
  return {
    id: `chequered-${idDimensions(thickness, ...(width === undefined ? [] : [width]))}`,
    family: "chequered",
    designation: sheetDesignation(thickness, width),
    section: { shape: "sheet", width: width ?? 1000, thickness },
    wall: thickness,
    mass: roundTo(mass * ((width ?? 1000) / 1000), 3),
    massPer: width === undefined ? "squareMetre" : "metre",
    area: null,
    standard: "",
    formula: table ? "" : CHEQUERED_RULE,
    basis: "approximate",
  }
}

/** A channel or beam by its name in the table: "ISMC 125*", "ISLB(P) 175". */
export function rolledSize(
  row: Pick<
    SectionRow<ChannelSection | BeamSection>,
    "designation" | "section" | "massPerMetre" | "area" | "standard"
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
    formula: "",
    basis: "table",
    ...(difference && {
      tradeMass: difference.tradeMassPerMetre,
      tradeDimensions: difference.tradeDimensions.replaceAll("x", "\u00a0×\u00a0"),
    }),
  }
}

/**
 * Adds the mass to id and designation where two sizes share a designation: ISWB 600 has two weights, "iswb-600-133.7"
 * and "iswb-600-145.06".
 */
export function withDistinctIds(sizes: readonly CatalogueSize[]): CatalogueSize[] {
  const count = new Map<string, number>()
  for (const { id } of sizes) count.set(id, (count.get(id) ?? 0) + 1)
  return sizes.map((size) =>
    count.get(size.id) === 1
      ? size
      : {
          ...size,
          id: `${size.id}-${mmText(size.mass)}`,
          designation: `${size.designation}, ${mmText(size.mass)}\u00a0kg/m`,
        },
  )
}

function perMetre(
  section: Section,
  table: TableFigures | undefined,
  formula: string,
): Pick<CatalogueSize, "mass" | "massPer" | "area" | "standard" | "formula" | "basis"> {
  return {
    mass: table?.mass ?? roundTo(massPerMetre(section), 3),
    massPer: "metre",
    area: table?.area ?? null,
    standard: table?.standard ?? "",
    formula: table ? "" : formula,
    basis: table ? "table" : "computed",
  }
}

function pipeName(outsideDiameter: number, pipeClass: PipeClass | ""): PipeName {
  const bore = pipeBores.find(({ outsideDiameters }) => outsideDiameters.includes(outsideDiameter))
  return {
    nominalBore: bore?.nominalBore ?? null,
    inch: bore?.inch ?? "",
    class: bore ? pipeClass : "",
  }
}

function boreAndSize({ nominalBore }: PipeName, section: Section): string {
  const size = sectionDimensions(section)
  return nominalBore === null ? size : `${nominalBore}\u00a0nb, ${size}`
}

function sheetDesignation(thickness: number, width: number | undefined): string {
  return width === undefined
    ? `${mmText(thickness)}\u00a0mm`
    : `${mmText(thickness)}\u00a0mm, ${mmText(width)}\u00a0mm\u00a0wide`
}

/** Dimensions in mm as part of an id: "100x50x4". */
export function idDimensions(...lengths: readonly number[]): string {
  return lengths.map(mmText).join("x")
}
