import { familyNames, PATTERN_MASS, PIPE_FORMULA, sizeName, type CatalogueSize } from "./catalogue"
import { gaugeNames, gaugeThickness, THINNEST_GAUGE, type GaugeSystem } from "./gauge"
import { massPerMetre, STEEL_DENSITY } from "./mass"
import { indianFigure, METRES_PER_FOOT, MM_PER_INCH, readNumber } from "./measure"
import { boreOfInches, boreOfNominal } from "./nominalBores"
import { outlineArea, sectionOutline } from "./outline"
import {
  pieceLengthLimits,
  quantityFigures,
  quantityLimits,
  STANDARD_LENGTH,
  type QuantityFigures,
  type QuantityUnit,
} from "./quantity"
import type { Section } from "./section"
import { isWithin, sizeLimits, thickestHollowWall, type Range } from "./sizeLimits"

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
  const { values, faults, notes, steps } = readDimensions(request.shape, request.dimensions)
  const quantity = readQuantity(request.quantity)
  const shapeFaults = faults.length === 0 ? contradictions(request.shape, values) : []
  const all = [...faults, ...shapeFaults, ...quantity.faults]
  if (all.length > 0 || quantity.quantity === null) return { isKnown: false, faults: all }

  const section = sectionOf(request.shape, values)
  const work = workedMass(request.shape, section)
  return weightOf({
    ...work,
    name: `${shapeName(request.shape)} ${dimensionText(section)}`,
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
        expression: size.basis === "table" ? `Table: ${size.standard}` : size.source,
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

interface Work {
  readonly massPerMetre: number
  readonly massPerSquareMetre?: number
  readonly steps: readonly WorkedStep[]
  readonly formula: string
  readonly standard: string
  readonly notes: readonly string[]
}

interface ReadQuantity {
  readonly amount: number
  readonly unit: QuantityUnit
  readonly pieceLength: number
}

function weightOf({
  name,
  section,
  massPerMetre: mass,
  massPerSquareMetre = null,
  steps,
  formula,
  standard,
  notes,
  quantity,
}: Omit<Work, "massPerSquareMetre"> & {
  readonly massPerSquareMetre?: number | null
  readonly name: string
  readonly section: Section
  readonly quantity: ReadQuantity
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
      massPerSquareMetre,
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

function quantitySteps(
  { amount, unit, pieceLength }: ReadQuantity,
  mass: number,
  amounts: QuantityFigures,
): WorkedStep[] {
  const piece: WorkedStep = {
    label: "Mass of a piece",
    expression: `${plain(mass)} × ${plain(pieceLength)}`,
    value: mass * pieceLength,
    unit: "kg",
  }
  switch (unit) {
    case "pieces":
      return [
        piece,
        {
          label: "Total",
          expression: `${plain(amount)} × ${plain(piece.value)}`,
          value: amounts.kg,
          unit: "kg",
        },
      ]
    case "metres":
      return [
        {
          label: "Total",
          expression: `${plain(amount)} × ${plain(mass)}`,
          value: amounts.kg,
          unit: "kg",
        },
      ]
    default:
      return [
        {
          label: "Length",
          expression: `${plain(amounts.kg)} ÷ ${plain(mass)}`,
          value: amounts.metres,
          unit: "m",
        },
        piece,
        {
          label: "Pieces",
          expression: `${plain(amounts.metres)} ÷ ${plain(pieceLength)}`,
          value: amounts.pieces,
          unit: "pieces",
        },
      ]
  }
}

type Values = Partial<Record<DimensionName, number>>

function readDimensions(shape: WeightShape, dimensions: WeightRequest["dimensions"]) {
  const values: Values = {}
  const faults: WeightFault[] = []
  const steps: WorkedStep[] = []
  const notes: string[] = []
  for (const field of shapeFields[shape]) {
    const read = readMeasure(field, dimensions[field.name])
    if ("sentence" in read) {
      faults.push({ field: field.name, sentence: read.sentence })
      continue
    }
    values[field.name] = read.mm
    if (read.expression) {
      steps.push({
        label: field.label,
        expression: read.expression,
        value: read.mm,
        unit: "mm",
      })
    }
    if (read.note) notes.push(read.note)
  }
  return { values, faults, steps, notes }
}

type ReadMeasure =
  | { readonly sentence: string }
  | { readonly mm: number; readonly expression?: string; readonly note?: string }

function readMeasure(field: DimensionField, measure: Measure | undefined): ReadMeasure {
  const { label, range, gauge } = field
  const name = label.toLowerCase()
  const typed = measure?.value ?? ""
  if (typeof typed === "string" && typed.trim() === "") return { sentence: `Give the ${name}.` }
  const value = readNumber(typed)
  if (value === null) {
    return { sentence: `The ${name} must be a number, with a point before decimals.` }
  }
  const unit = measure?.unit ?? "mm"
  if (unit === "gauge" && gauge) {
    const mm = gaugeThickness(gauge, value)
    return mm === null
      ? { sentence: `The gauge is a whole number from 0 to ${THINNEST_GAUGE}.` }
      : { mm, expression: `${value} ${gaugeNames[gauge]}` }
  }
  if (value <= 0) return { sentence: `The ${name} must be more than 0.` }
  const nominal = field.name === "outsideDiameter" && unit !== "mm"
  if (nominal) return nominalDiameter(value, unit === "inch" ? "inch" : "nb")
  const mm = unit === "inch" ? value * MM_PER_INCH : value
  if (mm < range.least) {
    return { sentence: `Check the ${name}: less than ${range.least} mm is not made.` }
  }
  if (mm > range.most) {
    return { sentence: `Check the ${name}: more than ${indianFigure(range.most)} mm is not made.` }
  }
  return unit === "inch" ? { mm, expression: `${plain(value)} × ${MM_PER_INCH}` } : { mm }
}

function nominalDiameter(value: number, unit: "nb" | "inch"): ReadMeasure {
  const bore = unit === "nb" ? boreOfNominal(value) : boreOfInches(value)
  if (!bore) {
    return {
      sentence:
        unit === "nb"
          ? `There is no pipe of ${plain(value)} nb. Give the outside diameter in mm.`
          : `There is no pipe of ${plain(value)} inch. Give the outside diameter in mm.`,
    }
  }
  const [mm, other] = bore.outsideDiameters
  return {
    mm,
    expression: `${plain(value)} ${unit === "nb" ? "nb" : "inch pipe"}`,
    note: other
      ? `Pipe of ${bore.nominalBore} nb is made with ${mm} and with ${other} mm outside. Reckoned with ${mm}.`
      : undefined,
  }
}

function readQuantity(request: QuantityRequest): {
  quantity: ReadQuantity | null
  faults: WeightFault[]
} {
  const faults: WeightFault[] = []
  const { unit } = request
  const { least, most } = quantityLimits[unit]
  const amount = readNumber(request.amount)
  if (amount === null) {
    faults.push({ field: "amount", sentence: "Give the quantity as a number." })
  } else if (amount < least) {
    faults.push({ field: "amount", sentence: "The quantity must be more than 0." })
  } else if (amount > most) {
    faults.push({
      field: "amount",
      sentence: `Check the quantity: it can be at most ${indianFigure(most)} ${unit}.`,
    })
  }
  const pieceLength = readPieceLength(request)
  if (typeof pieceLength === "string") faults.push({ field: "pieceLength", sentence: pieceLength })
  return {
    quantity:
      faults.length === 0 && amount !== null && typeof pieceLength === "number"
        ? { amount, unit, pieceLength }
        : null,
    faults,
  }
}

function readPieceLength({ pieceLength, pieceLengthUnit }: QuantityRequest): number | string {
  if (pieceLength === undefined) return STANDARD_LENGTH
  const value = readNumber(pieceLength)
  if (value === null) return "Give the length of a piece as a number."
  const metres = pieceLengthUnit === "ft" ? value * METRES_PER_FOOT : value
  const { least, most } = pieceLengthLimits
  return isWithin(pieceLengthLimits, metres)
    ? metres
    : `The length of a piece must be between ${least} and ${most} m.`
}

function contradictions(shape: WeightShape, values: Values): WeightFault[] {
  const { wall = 0, side = 0, depth = side, width = side } = values
  switch (shape) {
    case "square":
    case "rectangular":
    case "plank": {
      const shorter = Math.min(depth, width)
      if (wall >= shorter / 2) return [noHollow(wall, shorter)]
      if (wall > thickestHollowWall(depth, width)) {
        return [
          {
            field: "wall",
            sentence: `A wall of ${plain(wall)} mm is too thick for a side of ${plain(shorter)} mm: two corners of twice the wall need ${plain(4 * wall)} mm.`,
          },
        ]
      }
      return []
    }
    case "pipe": {
      const { outsideDiameter = 0 } = values
      return wall >= outsideDiameter / 2 ? [noHollow(wall, outsideDiameter)] : []
    }
    case "angle": {
      const shorter = Math.min(values.legA ?? 0, values.legB ?? 0)
      return wall >= shorter
        ? [
            {
              field: "wall",
              sentence: `A thickness of ${plain(wall)} mm leaves no leg: it must be less than ${plain(shorter)} mm.`,
            },
          ]
        : []
    }
    case "channel":
    case "beam": {
      const faults: WeightFault[] = []
      const { webThickness = 0, flangeWidth = 0, flangeThickness = 0 } = values
      if (webThickness >= flangeWidth) {
        faults.push({
          field: "webThickness",
          sentence: `The web must be thinner than the flange is wide (${plain(flangeWidth)} mm).`,
        })
      }
      if (2 * flangeThickness >= depth) {
        faults.push({
          field: "flangeThickness",
          sentence: `Two flanges of ${plain(flangeThickness)} mm leave no web in a depth of ${plain(depth)} mm.`,
        })
      }
      return faults
    }
    case "sheet":
    case "chequered":
      return wall > width
        ? [{ field: "wall", sentence: "A sheet is thinner than it is wide." }]
        : []
  }
}

function noHollow(wall: number, outsideLength: number): WeightFault {
  return {
    field: "wall",
    sentence: `A wall of ${plain(wall)} mm leaves no hollow: it must be less than half of ${plain(outsideLength)} mm.`,
  }
}

function sectionOf(shape: WeightShape, values: Values): Section {
  const { wall = 0, side = 0, depth = side, width = side } = values
  switch (shape) {
    case "square":
    case "rectangular":
      return {
        shape: "hollow",
        depth: Math.max(depth, width),
        width: Math.min(depth, width),
        wallThickness: wall,
      }
    case "plank":
      return { shape: "plank", depth, width, wallThickness: wall }
    case "pipe":
      return { shape: "pipe", outsideDiameter: values.outsideDiameter ?? 0, wallThickness: wall }
    case "angle": {
      const { legA = 0, legB = 0 } = values
      return { shape: "angle", legA, legB, thickness: wall }
    }
    case "channel":
    case "beam":
      return {
        shape,
        depth,
        flangeWidth: values.flangeWidth ?? 0,
        webThickness: values.webThickness ?? 0,
        flangeThickness: values.flangeThickness ?? 0,
        flangeSlope: 90,
        rootRadius: 0,
        toeRadius: 0,
      }
    case "sheet":
    case "chequered":
      return { shape: "sheet", width, thickness: wall }
  }
}

function workedMass(shape: WeightShape, section: Section): Work {
  switch (section.shape) {
    case "pipe": {
      const { outsideDiameter, wallThickness } = section
      return {
        massPerMetre: massPerMetre(section),
        steps: [
          {
            label: "Mass of one metre",
            expression: `0.0246615 × ${plain(wallThickness)} × (${plain(outsideDiameter)} − ${plain(wallThickness)})`,
            value: massPerMetre(section),
            unit: "kg/m",
          },
        ],
        formula: PIPE_FORMULA.replace("Computed: ", "m = "),
        standard: "IS 1161:2014",
        notes: [],
      }
    }
    case "sheet":
      return workedSheet(shape === "chequered", section.thickness, section.width)
    default:
      return workedArea(section)
  }
}

function workedSheet(isChequered: boolean, thickness: number, width: number): Work {
  const massPerSquareMetre = 7.85 * thickness + (isChequered ? PATTERN_MASS : 0)
  const mass = (massPerSquareMetre * width) / 1000
  return {
    massPerMetre: mass,
    massPerSquareMetre,
    steps: [
      {
        label: "Mass of one square metre",
        expression: `7.85 × ${plain(thickness)}${isChequered ? ` + ${PATTERN_MASS}` : ""}`,
        value: massPerSquareMetre,
        unit: "kg/m²",
      },
      {
        label: "Mass of one metre",
        expression: `${plain(massPerSquareMetre)} × ${plain(width / 1000)}`,
        value: mass,
        unit: "kg/m",
      },
    ],
    formula: isChequered ? "m = (7.85 t + 1.6) × w / 1000" : "m = 7.85 t × w / 1000",
    standard: isChequered ? "" : "IS 1730:1989",
    notes: isChequered
      ? ["Approximate: patterns differ, and the only table known is of a foreign one."]
      : [],
  }
}

function workedArea(section: Section): Work {
  const area = outlineArea(sectionOutline(section))
  const mass = massPerMetre(section)
  return {
    massPerMetre: mass,
    steps: [
      {
        label: "Area of the cut face",
        expression: areaExpression(section),
        value: area,
        unit: "mm²",
      },
      {
        label: "Mass of one metre",
        expression: `${plain(area)} × ${STEEL_DENSITY / 1e6}`,
        value: mass,
        unit: "kg/m",
      },
    ],
    ...areaFormula(section),
  }
}

function areaExpression(section: Section): string {
  switch (section.shape) {
    case "hollow":
    case "plank": {
      const t = plain(section.wallThickness)
      const corners = `(4 − π) × (${plain(2 * section.wallThickness)}² − ${t}²)`
      return `2 × ${t} × (${plain(section.depth)} + ${plain(section.width)} − 2 × ${t}) − ${corners}`
    }
    case "angle": {
      const { legA, legB, thickness } = section
      const t = plain(thickness)
      return `${t} × (${plain(legA)} + ${plain(legB)} − ${t})`
    }
    case "channel":
    case "beam": {
      const { depth, webThickness, flangeThickness, flangeWidth } = section
      const outstand = `(${plain(flangeWidth)} − ${plain(webThickness)})`
      return `${plain(depth)} × ${plain(webThickness)} + 2 × ${plain(flangeThickness)} × ${outstand}`
    }
    default:
      return ""
  }
}

function areaFormula(section: Section): Pick<Work, "formula" | "standard" | "notes"> {
  switch (section.shape) {
    case "angle":
      return {
        formula: "A = t (a + b − t), m = 0.00785 A",
        standard: "IS 808:2021",
        notes: [
          "Without the rounding at the root, which adds about 1 % to a rolled angle. Sizes of the table include it.",
        ],
      }
    case "channel":
    case "beam":
      return {
        formula: "A = D tw + 2 T (B − tw), m = 0.00785 A",
        standard: "IS 808:2021",
        notes: ["Without the roundings of a rolled section. Sizes of the table include them."],
      }
    default:
      return {
        formula: "A = 2t (H + B − 2t) − (4 − π)((2t)² − t²), m = 0.00785 A",
        standard: section.shape === "plank" ? "" : "IS 4923:2017",
        notes: [],
      }
  }
}

function shapeName(shape: WeightShape): string {
  return shape === "angle" ? "Angle" : familyNames[shape]
}

function dimensionText(section: Section): string {
  const figures = (() => {
    switch (section.shape) {
      case "pipe":
        return [section.outsideDiameter, section.wallThickness]
      case "angle":
        return [section.legA, section.legB, section.thickness]
      case "channel":
      case "beam":
        return [section.depth, section.flangeWidth, section.webThickness, section.flangeThickness]
      case "sheet":
        return [section.thickness, section.width]
      case "plank":
        return [section.width, section.depth, section.wallThickness]
      default:
        return [section.depth, section.width, section.wallThickness]
    }
  })()
  return `${figures.map(plain).join("\u00a0×\u00a0")}\u00a0mm`
}

/** A figure inside a sum: six significant digits at most, no grouping. */
function plain(value: number): string {
  return String(Number(value.toPrecision(6)))
}
