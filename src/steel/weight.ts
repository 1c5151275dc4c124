import { sizeName, type CatalogueSize } from "./catalogue"
import type { GaugeSystem } from "./gauge"
import { indianFigure } from "./measure"
import { quantityFigures, type Quantity, type QuantityFigures, type QuantityUnit } from "./quantity"
import type { Section } from "./section"
import { sizeLimits, type Range } from "./sizeLimits"
import { readDimensions, readQuantity } from "./typedWeight"
import { contradictions, sectionOf, weighedName } from "./weighedSection"
import { quantitySteps, workedMass, type WorkedMass } from "./workedSum"

/**
 * The weight calculator and its reverse. Nothing here throws: what cannot be is answered with a sentence for the field
 * it was typed into. All masses are theoretical, with steel at 7850 kg/m³.
 */

/** What the calculator can weigh. */
export const weightShapes = [
  "square",
  "rectangular",
  "pipe",
  "angle",
  "channel",
  "beam",
  "sheet",
  "chequered",
  "plank",
] as const
export type WeightShape = (typeof weightShapes)[number]

/**
 * The unit of a typed length. `inch` of a pipe's outside diameter is the pipe's nominal size, as the trade says it: a
 * 2 inch pipe is 60.3 mm outside. `nb` is for that field only, `gauge` for walls and thicknesses.
 */
export type LengthUnit = "mm" | "inch" | "gauge" | "nb"

export interface Measure {
  /** As typed, or a number. */
  readonly value: string | number
  /** mm where nothing is said. */
  readonly unit?: LengthUnit
}

export type DimensionName =
  | "side"
  | "depth"
  | "width"
  | "outsideDiameter"
  | "legA"
  | "legB"
  | "wall"
  | "flangeWidth"
  | "webThickness"
  | "flangeThickness"

/** A field of the calculator's form. */
export interface DimensionField {
  readonly name: DimensionName
  /** "Wall thickness" */
  readonly label: string
  /** mm */
  readonly range: Range
  /** The units it can be typed in, the first by default. */
  readonly units: readonly LengthUnit[]
  /** Which gauge its gauge numbers are of. */
  readonly gauge?: GaugeSystem
}

const length = (name: DimensionName, label: string, range: Range): DimensionField => ({
  name,
  label,
  range,
  units: ["mm", "inch"],
})

const gauged = (label: string, range: Range, gauge: GaugeSystem): DimensionField => ({
  name: "wall",
  label,
  range,
  units: ["mm", "inch", "gauge"],
  gauge,
})

const { outside, leg, angleThickness, rolledDepth, rolledThickness } = sizeLimits
const tubeWall = gauged("Wall thickness", sizeLimits.wall, "swg")
const sheetFields = [
  gauged("Thickness", sizeLimits.sheetThickness, "bg"),
  length("width", "Width", sizeLimits.sheetWidth),
]
const rolledFields = [
  length("depth", "Depth", rolledDepth),
  length("flangeWidth", "Flange width", sizeLimits.flangeWidth),
  length("webThickness", "Web thickness", rolledThickness),
  length("flangeThickness", "Mean flange thickness", rolledThickness),
]

/** The fields of each shape, in the order of the form. */
export const shapeFields: Record<WeightShape, readonly DimensionField[]> = {
  square: [length("side", "Side", outside), tubeWall],
  rectangular: [
    length("depth", "Longer side", outside),
    length("width", "Shorter side", outside),
    tubeWall,
  ],
  pipe: [
    {
      name: "outsideDiameter",
      label: "Outside diameter",
      range: outside,
      units: ["mm", "nb", "inch"],
    },
    tubeWall,
  ],
  angle: [
    length("legA", "Leg", leg),
    length("legB", "Other leg", leg),
    { name: "wall", label: "Thickness", range: angleThickness, units: ["mm", "inch"] },
  ],
  channel: rolledFields,
  beam: rolledFields,
  sheet: sheetFields,
  chequered: sheetFields,
  plank: [length("width", "Width", outside), length("depth", "Height", outside), tubeWall],
}

/** A quantity as typed. */
export interface QuantityRequest {
  readonly amount: string | number
  readonly unit: QuantityUnit
  /** Length of a piece; 6 m where nothing is said. */
  readonly pieceLength?: string | number
  readonly pieceLengthUnit?: "m" | "ft"
}

export interface WeightRequest {
  readonly shape: WeightShape
  readonly dimensions: Partial<Record<DimensionName, Measure>>
  readonly quantity: QuantityRequest
}

export type WeightFieldName = DimensionName | "amount" | "pieceLength"

/** A sentence for one field. */
export interface WeightFault {
  readonly field: WeightFieldName
  readonly sentence: string
}

/** One line of the worked sum: "0.00785 × 1494.76" = 11.734 kg/m. */
export interface WorkedStep {
  readonly label: string
  readonly expression: string
  /** Unrounded. */
  readonly value: number
  readonly unit: "mm" | "mm²" | "kg/m" | "kg/m²" | "m" | "kg" | "pieces"
}

export interface WeightFigures extends QuantityFigures {
  /** kg/m */
  readonly massPerMetre: number
  /** Sheets only, kg/m². */
  readonly massPerSquareMetre: number | null
  /** kg */
  readonly kgPerPiece: number
  readonly metresPerTonne: number
  readonly piecesPerTonne: number
  /** m */
  readonly pieceLength: number
}

export interface Weight {
  readonly isKnown: true
  readonly name: string
  readonly section: Section
  /** Unrounded. */
  readonly figures: WeightFigures
  readonly steps: readonly WorkedStep[]
  /** The formula in symbols. */
  readonly formula: string
  /** Empty where no standard is known. */
  readonly standard: string
  /** What has to be said beside the figures; sentences. */
  readonly notes: readonly string[]
}

export interface NoWeight {
  readonly isKnown: false
  readonly faults: readonly WeightFault[]
}

/** The weight of any section of any size, with its worked sum; or a sentence for every field that cannot be. */
export function weigh(request: WeightRequest): Weight | NoWeight {
  const { values, faults, notes, steps } = readDimensions(
    shapeFields[request.shape],
    request.dimensions,
  )
  const quantity = readQuantity(request.quantity)
  const shapeFaults = faults.length === 0 ? contradictions(request.shape, values) : []
  const all = [...faults, ...shapeFaults, ...quantity.faults]
  if (all.length > 0 || quantity.quantity === null) return { isKnown: false, faults: all }

  const section = sectionOf(request.shape, values)
  const work = workedMass(request.shape, section)
  return weightOf({
    ...work,
    name: weighedName(request.shape, section),
    section,
    steps: [...steps, ...work.steps],
    notes: [...notes, ...work.notes],
    quantity: quantity.quantity,
  })
}

/** The weight of a size of the catalogue, by its own mass. */
export function weighSize(size: CatalogueSize, request: QuantityRequest): Weight | NoWeight {
  const { quantity, faults } = readQuantity(request)
  if (quantity === null) return { isKnown: false, faults }
  if (size.massPer === "squareMetre") {
    return {
      isKnown: false,
      faults: [{ field: "width", sentence: "Give the width of the sheet in mm." }],
    }
  }
  return weightOf({
    name: sizeName(size),
    section: size.section,
    massPerMetre: size.mass,
    steps: [
      {
        label: "Mass of one metre",
        expression: size.basis === "table" ? `Table: ${size.standard || size.source}` : size.source,
        value: size.mass,
        unit: "kg/m",
      },
    ],
    formula: size.basis === "table" ? "" : size.source,
    standard: size.standard,
    notes:
      size.tradeMass === undefined
        ? []
        : [
            `The older trade table has ${indianFigure(size.tradeMass)} kg/m for a section of flange width, web and flange ${size.tradeDimensions ?? ""} mm.`,
          ],
    quantity,
  })
}

function weightOf({
  name,
  section,
  massPerMetre: mass,
  massPerSquareMetre,
  steps,
  formula,
  standard,
  notes,
  quantity,
}: WorkedMass & {
  readonly name: string
  readonly section: Section
  readonly quantity: Quantity
}): Weight {
  const amounts = quantityFigures(quantity, mass)
  const { pieceLength } = quantity
  const kgPerPiece = mass * pieceLength
  return {
    isKnown: true,
    name,
    section,
    figures: {
      ...amounts,
      massPerMetre: mass,
      massPerSquareMetre: massPerSquareMetre ?? null,
      kgPerPiece,
      metresPerTonne: 1000 / mass,
      piecesPerTonne: 1000 / kgPerPiece,
      pieceLength,
    },
    steps: [...steps, ...quantitySteps(quantity, mass, amounts)],
    formula,
    standard,
    notes,
  }
}
