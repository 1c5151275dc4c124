import { gaugeNames, gaugeThickness, THINNEST_GAUGE } from "../gauge"
import { indianFigure, roundTo, sumFigure } from "../format"
import { commaQuestion, METRES_PER_FOOT, MM_PER_INCH, readLength, readNumber } from "../measure"
import { boreOfInches, boreOfNominal } from "../range/nominalBores"
import { pieceLengthLimits, quantityLimits, STANDARD_LENGTH, type Quantity } from "../quantity"
import { isWithin } from "../range/sizeLimits"
import type {
  DimensionField,
  DimensionValues,
  Measure,
  QuantityRequest,
  WeightFault,
  WeightRequest,
  SumStep,
} from "./form"

/**
 * Reads the typed dimensions in mm. Returns a fault for each field that is not a valid length, and a step for each unit
 * that was converted.
 */
export function readDimensions(
  fields: readonly DimensionField[],
  dimensions: WeightRequest["dimensions"],
) {
  const values: DimensionValues = {}
  const faults: WeightFault[] = []
  const steps: SumStep[] = []
  const notes: string[] = []
  for (const field of fields) {
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
  if (typeof typed === "string" && typed.trim() === "") return { sentence: `Enter the ${name}.` }
  const value = unitIsMm(measure) ? readLength(typed, "mm") : readNumber(typed)
  if (value === null) {
    return {
      sentence:
        commaQuestion(String(typed)) ?? `${label} must be a number. Use a point for decimals.`,
    }
  }
  const unit = measure?.unit ?? "mm"
  if (unit === "gauge" && gauge) {
    const mm = gaugeThickness(gauge, value)
    return mm === null
      ? { sentence: `Gauge must be a whole number from 0 to ${THINNEST_GAUGE}.` }
      : { mm: roundTo(mm, 2), expression: `${value} ${gaugeNames[gauge]}` }
  }
  if (value <= 0) return { sentence: `${label} must be more than 0.` }
  const nominal = field.name === "outsideDiameter" && unit !== "mm"
  if (nominal) return nominalDiameter(value, unit === "inch" ? "inch" : "nb")
  const mm = unit === "inch" ? roundTo(value * MM_PER_INCH, 2) : value
  if (mm < range.least) {
    return { sentence: `${label} must be at least ${range.least} mm.` }
  }
  if (mm > range.most) {
    return { sentence: `${label} must be at most ${indianFigure(range.most)} mm.` }
  }
  if (roundTo(mm, 2) !== mm) {
    return { sentence: `Enter the ${name} to 0.01 mm: ${roundTo(mm, 2)}.` }
  }
  return unit === "inch" ? { mm, expression: `${sumFigure(value)} × ${MM_PER_INCH}` } : { mm }
}

function unitIsMm(measure: Measure | undefined): boolean {
  return (measure?.unit ?? "mm") === "mm"
}

function nominalDiameter(value: number, unit: "nb" | "inch"): ReadMeasure {
  const bore = unit === "nb" ? boreOfNominal(value) : boreOfInches(value)
  if (!bore) {
    return {
      sentence: `There is no ${sumFigure(value)} ${unit} pipe. Enter the outside diameter in mm.`,
    }
  }
  const [mm, other] = bore.outsideDiameters
  return {
    mm,
    expression: `${sumFigure(value)} ${unit === "nb" ? "nb" : "inch pipe"}`,
    note: other
      ? `${bore.nominalBore} nb pipe comes in ${mm} mm and ${other} mm OD. This weight is for ${mm} mm.`
      : undefined,
  }
}

/** The typed amount and piece length in m. `quantity` is null if there are faults. */
export function readQuantity(request: QuantityRequest): {
  quantity: Quantity | null
  faults: WeightFault[]
} {
  const faults: WeightFault[] = []
  const { unit } = request
  const { least, most } = quantityLimits[unit]
  const amount = readNumber(request.amount)
  if (amount === null) {
    const sentence = commaQuestion(String(request.amount)) ?? "Enter the quantity as a number."
    faults.push({ field: "amount", sentence })
  } else if (amount < least) {
    faults.push({ field: "amount", sentence: "Quantity must be more than 0." })
  } else if (amount > most) {
    faults.push({
      field: "amount",
      sentence: `Quantity must be at most ${indianFigure(most)} ${unit}.`,
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
  const value = pieceLengthUnit === "ft" ? readNumber(pieceLength) : readLength(pieceLength, "m")
  if (value === null) {
    return commaQuestion(String(pieceLength)) ?? "Enter the length of a piece as a number."
  }
  const metres = pieceLengthUnit === "ft" ? value * METRES_PER_FOOT : value
  const { least, most } = pieceLengthLimits
  return isWithin(pieceLengthLimits, metres)
    ? metres
    : `Length of a piece must be between ${least} and ${most} m.`
}
