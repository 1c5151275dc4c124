import { indianFigure } from "../format"
import { commaQuestion, figureIn, readFigure } from "../figure"
import { plainText } from "../plainText"
import type { WeightShape } from "../range/families"
import { PATTERN_MASS, thicknessOf } from "../range/makeSize"
import { hasWeightOfBlackTube, standardNumber, type Size } from "../range/size"
import { sizeLimits, thickestHollowWall } from "../range/sizeLimits"
import { massPerMetre, STEEL_DENSITY } from "../section/mass"
import type { Section } from "../section/section"
import { contradictions } from "./check"
import { shapeFields, type DimensionName, type DimensionValues, type Measure } from "./form"
import { readDimensions } from "./read"
import { isSameSection, sectionOf, withThickness } from "./sectionOf"
import type { CalculatorSay, CalculatorWords } from "../../interface/catalogue"

/** What was weighed: number, length and outside size of the pieces, and the size they were sold as. */
export interface WeighedPiece {
  readonly shape: WeightShape
  /** As in the calculator. `wall` is the nominal thickness; a channel or beam needs all its dimensions. */
  readonly dimensions: Partial<Record<DimensionName, Measure>>
  /** kg, all pieces together. */
  readonly weight: string | number
  /** m, one piece. */
  readonly length: string | number
  /** Default 1. */
  readonly pieces?: string | number
  /** Compares with tables of this kind of tube only. undefined for either. */
  readonly isPreGalvanized?: boolean
}

type WeighedFieldName = DimensionName | "weight" | "length" | "pieces"

interface WeighedFault {
  readonly field: WeighedFieldName
  readonly sentence: CalculatorSay
}

export interface TrueWall {
  readonly isKnown: true
  /** Thickness in mm, unrounded. For a channel or beam, the web. */
  readonly wall: number
  /** The true thickness is within this of `wall`, mm. */
  readonly accuracy: number
  /** Measured kg/m. */
  readonly massPerMetre: number
  readonly nominalWall: number | null
  /** Thickness against the nominal, per cent. Negative is thinner. */
  readonly wallDeviation: number | null
  /** Mass against the nominal, per cent. Negative is lighter. */
  readonly massDeviation: number | null
  /** "The thickness is 2.64 mm, 9.1 % less than 2.9 mm." */
  readonly sentence: CalculatorSay
  /** How accurate the answer is, and why. */
  readonly accuracyNotes: readonly CalculatorSay[]
}

export interface NoWall {
  readonly isKnown: false
  readonly faults: readonly WeighedFault[]
}

/**
 * The true thickness of a piece from its weight: "is this pipe under gauge?"
 *
 * If a table lists the nominal size, or the outside size of a piece without a nominal thickness, its printed masses are
 * the reference: a piece with the mass of a row has the thickness of that row. (IS 1239 uses a mean diameter, and every
 * table rounds.) Between rows, and for sizes in no table, the mass of the shape is compared (see `massOfShape`).
 *
 * Scale, zinc, paint and water on the piece count as steel.
 *
 * @param tables sizes with published masses, once fetched
 * @param pickedId the size the dimensions were taken from, if two tables list it
 */
export function wallFromWeight(
  piece: WeighedPiece,
  tables: readonly Size[] = [],
  pickedId = "",
): TrueWall | NoWall {
  const faults: WeighedFault[] = []
  const weight = positive(piece.weight, "weight", (words) => words.weightOver0, faults)
  const length = positive(piece.length, "length", (words) => words.lengthOver0, faults)
  const pieces = positive(piece.pieces ?? 1, "pieces", (words) => words.piecesOver0, faults)
  if (length !== null && length > 1000) {
    faults.push({ field: "length", sentence: (words) => words.lengthInMetres })
  }
  const named = readSection(piece)
  faults.push(...named.faults)
  if (faults.length > 0 || weight === null || length === null || pieces === null) {
    return { isKnown: false, faults }
  }

  const mass = weight / length / pieces
  const { isPreGalvanized } = piece
  const ownTables = tables.filter(
    ({ family }) => isPreGalvanized === undefined || family.startsWith("gp") === isPreGalvanized,
  )
  const rows = comparableRows(named, ownTables, pickedId, mass)
  const isChequered = piece.shape === "chequered"
  const shape = nearest(rows, mass)?.section ?? named.section
  const solve = (kgPerMetre: number) => solveWall(shape, isChequered, rows, kgPerMetre)
  const wall = solve(mass)
  if (typeof wall === "string") {
    const sentence: CalculatorSay = (words) => words[wall](indianFigure(mass, 3))
    return { isKnown: false, faults: [{ field: "weight", sentence }] }
  }
  const uncertainty = uncertaintyOf(piece, rows, weight)
  const [thin, thick] = [
    solve(mass * (1 - uncertainty.share)),
    solve(mass * (1 + uncertainty.share)),
  ]
  const accuracy =
    typeof thin === "number" && typeof thick === "number"
      ? (thick - thin) / 2
      : wall * uncertainty.share
  return compareWithNominal(named, rows, {
    wall,
    accuracy,
    mass,
    isChequered,
    reason: uncertainty.reason,
  })
}

/** A section with its nominal thickness, or a plausible one if none is known. */
interface NamedSection {
  readonly section: Section
  readonly hasNominal: boolean
}

/**
 * Table rows with the same outside size, of the standard of the nominal size. None if no table lists the nominal size: its
 * weight is computed from its shape, so its thickness is, too. Lightest first.
 */
function comparableRows(
  { section, hasNominal }: NamedSection,
  tables: readonly Size[],
  pickedId: string,
  mass: number,
): Size[] {
  const isRolled = "webThickness" in section
  const outside = (of: Section) => (isRolled ? of : withThickness(of, 1))
  const rows = tables
    .filter(
      ({ basis, massPer, section: listed }) =>
        basis === "table" &&
        massPer === "metre" &&
        listed.shape === section.shape &&
        isSameSection(outside(listed), outside(section)),
    )
    .sort((a, b) => a.mass - b.mass)
  if (!hasNominal) return rows
  const nominal = nominalRow(rows, section, mass, pickedId)
  return nominal ? rows.filter((row) => standardNumber(row) === standardNumber(nominal)) : []
}

/** The row with the nominal thickness. If there are several, the picked one, else the one nearest to `mass` in kg/m. */
function nominalRow(rows: readonly Size[], section: Section, mass: number, pickedId = "") {
  const same = rows.filter((row) => isSameSection(row.section, section))
  return same.find(({ id }) => id === pickedId) ?? nearest(same, mass)
}

/** The row nearest to a mass in kg/m. undefined without rows. */
function nearest(rows: readonly Size[], mass: number): Size | undefined {
  const apart = (row: Size) => Math.abs(row.mass - mass)
  return [...rows].sort((a, b) => apart(a) - apart(b))[0]
}

/** Nothing thinner is rolled, mm. */
const LEAST_WALL = 0.1

/**
 * The thickness in mm at which a section weighs a mass in kg/m, by bisection, or what is wrong with the mass. The mass of the
 * shape is corrected by what it has more than the printed mass of the rows around it.
 */
function solveWall(
  section: Section,
  isChequered: boolean,
  rows: readonly Size[],
  mass: number,
): number | "tooMuch" | "tooLittle" {
  const pattern =
    isChequered && section.shape === "sheet" ? (PATTERN_MASS * section.width) / 1e3 : 0
  // Fillets and tapers do not depend on the thickness.
  const rest = massPerMetre(section) - massOfShape(section)
  const massAt = (wall: number) => massOfShape(withThickness(section, wall)) + rest + pattern
  const target = mass * correction(massAt, rows, mass)
  let [thin, thick] = [LEAST_WALL, greatestWall(section)]
  if (massAt(thick) < target * (1 - 1e-9)) return "tooMuch"
  if (massAt(thin) > target) return "tooLittle"
  for (let halvings = 0; halvings < 60; halvings += 1) {
    const middle = (thin + thick) / 2
    if (massAt(middle) < target) thin = middle
    else thick = middle
  }
  return thick
}

/**
 * Ratio of the shape's mass to the mass in the tables, for a mass in kg/m: that of the row with this mass, interpolated
 * between two rows. 1 without rows.
 */
function correction(massAt: (wall: number) => number, rows: readonly Size[], mass: number): number {
  const ratio = (row: Size) => massAt(row.wall) / row.mass
  const above = rows.findIndex((row) => row.mass >= mass)
  const [lighter, heavier] = [rows[above - 1] ?? rows.at(above), rows.at(above)]
  if (!lighter || !heavier) return 1
  if (lighter === heavier) return ratio(heavier)
  const part = (mass - lighter.mass) / (heavier.mass - lighter.mass)
  return ratio(lighter) * (1 - part) + ratio(heavier) * part
}

/** kg/m of a section without fillets and tapers: pipe π t (D − t), hollow section with the corners of IS 4923. */
function massOfShape(section: Section): number {
  const area = () => {
    switch (section.shape) {
      case "pipe":
        return Math.PI * section.wallThickness * (section.outsideDiameter - section.wallThickness)
      case "angle":
        return section.thickness * (section.legA + section.legB - section.thickness)
      case "sheet":
        return section.width * section.thickness
      case "channel":
      case "beam": {
        const { depth, flangeWidth, webThickness, flangeThickness } = section
        return depth * webThickness + 2 * flangeThickness * (flangeWidth - webThickness)
      }
      default: {
        const { depth, width, wallThickness: t } = section
        return 2 * t * (depth + width) - (16 - 3 * Math.PI) * t * t
      }
    }
  }
  return (area() * STEEL_DENSITY) / 1e6
}

/** mm. Up to there a thicker section is heavier. */
function greatestWall(section: Section): number {
  switch (section.shape) {
    case "pipe":
      return section.outsideDiameter / 2
    case "angle":
      return Math.min(section.legA, section.legB)
    case "sheet":
      return sizeLimits.sheetThickness.most
    case "channel":
    case "beam": {
      // The flange changes in proportion to the web.
      const flange = section.flangeThickness / section.webThickness
      const heaviest = (section.depth + 2 * flange * section.flangeWidth) / (4 * flange)
      return Math.min(section.flangeWidth, section.depth / (2 * flange), heaviest)
    }
    default:
      return thickestHollowWall(section.depth, section.width)
  }
}

/** The typed dimensions, in mm. */
interface ReadSection extends NamedSection {
  readonly faults: readonly WeighedFault[]
}

function readSection({ shape, dimensions }: WeighedPiece): ReadSection {
  const { wall } = dimensions
  const isRolled = shape === "channel" || shape === "beam"
  const hasNominal = isRolled || (wall !== undefined && String(wall.value).trim() !== "")
  const fields = shapeFields[shape].filter(({ name }) => hasNominal || name !== "wall")
  const { values, faults } = readDimensions(fields, dimensions)
  const all: DimensionValues = hasNominal ? values : { ...values, wall: plausibleWall(values) }
  const contradicting = faults.length === 0 ? contradictions(shape, all) : []
  return {
    section: sectionOf(shape, all),
    hasNominal,
    faults: [...faults, ...contradicting],
  }
}

/** A thickness that fits any outside size, mm. */
function plausibleWall({
  side,
  depth,
  width,
  outsideDiameter,
  legA,
  legB,
}: DimensionValues): number {
  const outside = [side, depth, width, outsideDiameter, legA, legB].filter((mm) => mm !== undefined)
  return outside.length === 0 ? 1 : Math.min(...outside) / 20
}

/** Uncertainty of the mass if a table lists the outside size, as a share. */
const TABLE_UNCERTAINTY = 0.005

/** The same without a table: corners, fillets and patterns are assumed. */
const SHAPE_UNCERTAINTY: Record<WeightShape, number> = {
  square: 0.01,
  rectangular: 0.01,
  pipe: 0.005,
  angle: 0.015,
  channel: 0.03,
  beam: 0.04,
  sheet: 0.005,
  chequered: 0.02,
  plank: 0.01,
}

/** Uncertainty of the mass as a share, and the reason: resolution of the weight, and how well the shape is known. */
function uncertaintyOf(
  { shape, weight: typed }: WeighedPiece,
  rows: readonly Size[],
  weight: number,
): { readonly share: number; readonly reason: CalculatorSay } {
  const decimals = /\.(\d+)\D*$/.exec(plainText(String(typed)))?.[1].length ?? 0
  const step = 10 ** -decimals
  const readTo = indianFigure(step, 6)
  return {
    share: step / 2 / weight + (rows.length > 0 ? TABLE_UNCERTAINTY : SHAPE_UNCERTAINTY[shape]),
    reason: comparedWith(rows[0], readTo),
  }
}

/** What the weight was compared with: the table of the first row, or the shape without one. */
function comparedWith(row: Size | undefined, readTo: string): CalculatorSay {
  if (!row) return (words) => words.assumedShape(readTo)
  if (hasWeightOfBlackTube(row)) return (words) => words.comparedWithBlackTube(readTo)
  const [table] = row.standard.split(", ")
  return (words) => (table ? words.comparedWith(readTo, table) : words.comparedWithMaker(readTo))
}

interface SolvedWall {
  readonly wall: number
  readonly accuracy: number
  readonly mass: number
  readonly isChequered: boolean
  readonly reason: CalculatorSay
}

function compareWithNominal(
  { section, hasNominal }: NamedSection,
  rows: readonly Size[],
  { wall, accuracy, mass, isChequered, reason }: SolvedWall,
): TrueWall {
  const isRolled = section.shape === "channel" || section.shape === "beam"
  const found: CalculatorSay = (words) =>
    words[isRolled ? "webIs" : "thicknessIs"](indianFigure(wall))
  const known = { isKnown: true as const, wall, accuracy, massPerMetre: mass }
  const sure: CalculatorSay[] = [
    (words) => words.accurateTo(indianFigure(Math.max(accuracy, 0.01)), reason(words)),
    ...(isRolled ? [(words: CalculatorWords) => words.sameShare] : []),
  ]
  if (!hasNominal) {
    return {
      ...known,
      nominalWall: null,
      wallDeviation: null,
      massDeviation: null,
      sentence: (words) => words.foundWall(found(words)),
      accuracyNotes: sure,
    }
  }
  const nominalWall = thicknessOf(section)
  const listed = nominalRow(rows, section, mass)
  const pattern =
    isChequered && section.shape === "sheet" ? (PATTERN_MASS * section.width) / 1e3 : 0
  const nominalMass = listed?.mass ?? massPerMetre(section) + pattern
  const wallDeviation = (wall / nominalWall - 1) * 100
  const percent = indianFigure(Math.abs(wallDeviation), 1)
  const nominal = indianFigure(nominalWall)
  const sentence: CalculatorSay = (words) =>
    percent === "0"
      ? words.asNominal(found(words), nominal)
      : words[wallDeviation < 0 ? "underNominal" : "overNominal"](found(words), percent, nominal)
  const isWithin = percent !== "0" && Math.abs(wall - nominalWall) <= accuracy
  return {
    ...known,
    nominalWall,
    wallDeviation,
    massDeviation: (mass / nominalMass - 1) * 100,
    sentence,
    accuracyNotes: isWithin ? [...sure, (words) => words.withinAccuracy] : sure,
  }
}

/** A figure of the scale, with or without the unit of its field: "27.5", "27.5 kg", "6000 mm", "10 nos". */
function positive(
  typed: string | number,
  field: "weight" | "length" | "pieces",
  sentence: CalculatorSay,
  faults: WeighedFault[],
): number | null {
  const figure = readFigure(typed)
  const value = figure && figureIn(figure, ownUnit[field])
  if (value !== null && value > 0 && value <= 1e7) return value
  const isTooLarge = value !== null && value > 1e7
  faults.push({
    field,
    sentence: isTooLarge
      ? (words) => words.tooLarge[field]
      : (commaQuestion(String(typed)) ?? sentence),
  })
  return null
}

/** A figure without a unit is in that of its field. */
const ownUnit = { weight: "kg", length: "m", pieces: "pieces" } as const
