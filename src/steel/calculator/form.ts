import type { GaugeSystem } from "../gauge"
import type { QuantityFigures, QuantityUnit } from "../quantity"
import type { WeightShape } from "../range/families"
import { sizeLimits, type Limits } from "../range/sizeLimits"
import type { Section } from "../section/section"
import type { CalculatorSay, CalculatorWords, SteelSay } from "../../interface/catalogue"

/**
 * The form of the weight calculator as data: its shapes, fields and units, what is typed into them and what comes back.
 * `read` turns what was typed into mm, `check` finds dimensions that contradict each other, `sum` works the mass out,
 * `weigh` and `wall` answer the two questions. None of them throws: a wrong value
 * becomes a sentence for its field.
 */

/** The name of a shape in the form. */
export function shapeName(shape: WeightShape, words: CalculatorWords): string {
  return shape === "angle" ? words.angle : words.families[shape]
}

/**
 * The unit of a typed length. For the outside diameter of a pipe, `inch` is the nominal size: a 2 inch pipe is 60.3 mm
 * OD. Only that field has `nb`; only thicknesses have `gauge`.
 */
export type LengthUnit = "mm" | "inch" | "gauge" | "nb"

export interface Measure {
  /** As typed, or a number. */
  readonly value: string | number
  /** Default mm. */
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

/** Lengths in mm. */
export type DimensionValues = Partial<Record<DimensionName, number>>

/** The name of a field in the catalogue. */
type FieldLabel = keyof CalculatorWords["fields"]

/** A field of the calculator's form. */
export interface DimensionField {
  readonly name: DimensionName
  readonly label: FieldLabel
  /** mm */
  readonly range: Limits
  /** The first is the default. */
  readonly units: readonly LengthUnit[]
  /** The system of its gauge numbers. */
  readonly gauge?: GaugeSystem
}

const length = (name: DimensionName, label: FieldLabel, range: Limits): DimensionField => ({
  name,
  label,
  range,
  units: ["mm", "inch"],
})

const gauged = (label: FieldLabel, range: Limits, gauge: GaugeSystem): DimensionField => ({
  name: "wall",
  label,
  range,
  units: ["mm", "inch", "gauge"],
  gauge,
})

const { outside, leg, angleThickness, rolledDepth, rolledThickness } = sizeLimits
const tubeWall = gauged("wall", sizeLimits.wall, "swg")
const sheetFields = [
  gauged("wall", sizeLimits.sheetThickness, "bg"),
  length("width", "width", sizeLimits.sheetWidth),
]
const rolledFields = [
  length("depth", "depth", rolledDepth),
  length("flangeWidth", "flangeWidth", sizeLimits.flangeWidth),
  length("webThickness", "webThickness", rolledThickness),
  length("flangeThickness", "flangeThickness", rolledThickness),
]

/** The fields of each shape, in the order of the form. */
export const shapeFields: Record<WeightShape, readonly DimensionField[]> = {
  square: [length("side", "side", outside), tubeWall],
  rectangular: [length("depth", "longer", outside), length("width", "shorter", outside), tubeWall],
  pipe: [
    {
      name: "outsideDiameter",
      label: "outside",
      range: outside,
      units: ["mm", "nb", "inch"],
    },
    tubeWall,
  ],
  angle: [
    length("legA", "leg", leg),
    length("legB", "otherLeg", leg),
    { name: "wall", label: "wall", range: angleThickness, units: ["mm", "inch"] },
  ],
  channel: rolledFields,
  beam: rolledFields,
  sheet: sheetFields,
  chequered: sheetFields,
  plank: [length("width", "width", outside), length("depth", "height", outside), tubeWall],
}

/** A quantity as typed. */
export interface QuantityRequest {
  readonly amount: string | number
  readonly unit: QuantityUnit
  /** Default 6 m. */
  readonly pieceLength?: string | number
  readonly pieceLengthUnit?: "m" | "ft"
}

export interface WeightRequest {
  readonly shape: WeightShape
  readonly dimensions: Partial<Record<DimensionName, Measure>>
  readonly quantity: QuantityRequest
}

type WeightFieldName = DimensionName | "amount" | "pieceLength"

/** What is wrong with a field, as a sentence. */
export interface WeightFault<Field = WeightFieldName> {
  readonly field: Field
  readonly sentence: CalculatorSay
}

export type DimensionFault = WeightFault<DimensionName>

/** One line of a calculation: "0.00785 × 1494.76" = 11.734 kg/m. */
export interface SumStep {
  readonly label: CalculatorSay
  /** The field whose value the step converts to mm. */
  readonly field?: DimensionName
  readonly expression: string | CalculatorSay
  /** Unrounded. */
  readonly value: number
  readonly unit: "mm" | "mm²" | "kg/m" | "kg/m²" | "m" | "kg" | "nos"
}

interface WeightFigures extends QuantityFigures {
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
  readonly name: SteelSay
  readonly section: Section
  /** Unrounded. */
  readonly figures: WeightFigures
  readonly steps: readonly SumStep[]
  /** The formula in symbols. */
  readonly formula: string
  /** Empty if none is known. */
  readonly standard: string
  /** Notes on the weight. */
  readonly notes: readonly SteelSay[]
  /** Notes on how the form was read. */
  readonly readingNotes: readonly CalculatorSay[]
}

export interface NoWeight {
  readonly isKnown: false
  readonly faults: readonly WeightFault[]
}
