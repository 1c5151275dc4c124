import { gaugeNames, gaugeThickness, THINNEST_GAUGE } from "../gauge"
import { indianFigure, roundTo, sumFigure } from "../format"
import { commaQuestion, figureIn, readFigure } from "../figure"
import { MM_PER_INCH } from "../measure"
import { boreOfInches, boreOfNominal } from "../range/nominalBores"
import { pieceLengthLimits, quantityLimits, STANDARD_LENGTH, type Quantity } from "../quantity"
import { readAmount, readPieceLength as readLengthOfPiece } from "../typedQuantity"
import { isWithin } from "../range/sizeLimits"
import type {
  DimensionFault,
  DimensionField,
  DimensionValues,
  Measure,
  QuantityRequest,
  WeightFault,
  WeightRequest,
  SumStep,
} from "./form"
import type { CalculatorSay } from "../../interface/catalogue"

/**
 * Reads the typed dimensions in mm. Returns a fault for each field that is not a valid length, and a step for each unit
 * that was converted.
 */
export function readDimensions(
  fields: readonly DimensionField[],
  dimensions: WeightRequest["dimensions"],
) {
  const values: DimensionValues = {}
  const faults: DimensionFault[] = []
  const steps: SumStep[] = []
  const notes: CalculatorSay[] = []
  for (const field of fields) {
    const read = readMeasure(field, dimensions[field.name])
    if ("sentence" in read) {
      faults.push({ field: field.name, sentence: read.sentence })
      continue
    }
    values[field.name] = read.mm
    if (read.expression) {
      steps.push({
        label: (words) => words.fields[field.label],
        field: field.name,
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
  | { readonly sentence: CalculatorSay }
  | {
      readonly mm: number
      readonly expression?: string | CalculatorSay
      readonly note?: CalculatorSay
    }

function readMeasure(field: DimensionField, measure: Measure | undefined): ReadMeasure {
  const { label, range, gauge } = field
  const typed = measure?.value ?? ""
  if (typeof typed === "string" && typed.trim() === "") {
    return { sentence: (words) => words.enter(words.fields[label]) }
  }
  const figure = readFigure(typed)
  // A unit that was typed counts more than the one that is chosen.
  const written = figure?.unit ?? measure?.unit ?? "mm"
  const inMm = figure && figureIn({ ...figure, unit: written }, "mm")
  const unit = field.units.find((known) => known === written) ?? "mm"
  const value = unit === written && unit !== "mm" ? (figure?.value ?? null) : inMm
  if (value === null) {
    return {
      sentence: commaQuestion(String(typed)) ?? ((words) => words.notNumber(words.fields[label])),
    }
  }
  if (unit === "gauge" && gauge) {
    const mm = gaugeThickness(gauge, value)
    return mm === null
      ? { sentence: (words) => words.wholeGauge(THINNEST_GAUGE) }
      : { mm: roundTo(mm, 2), expression: `${value} ${gaugeNames[gauge]}` }
  }
  if (value <= 0) return { sentence: (words) => words.fieldMoreThan0(words.fields[label]) }
  const nominal = field.name === "outsideDiameter" && unit !== "mm"
  if (nominal) return nominalDiameter(value, unit === "inch" ? "inch" : "nb")
  const mm = unit === "inch" ? roundTo(value * MM_PER_INCH, 2) : value
  if (mm < range.least) {
    return { sentence: (words) => words.fieldAtLeast(words.fields[label], String(range.least)) }
  }
  if (mm > range.most) {
    return { sentence: (words) => words.fieldAtMost(words.fields[label], indianFigure(range.most)) }
  }
  if (roundTo(mm, 2) !== mm) {
    return { sentence: (words) => words.hundredths(words.fields[label], String(roundTo(mm, 2))) }
  }
  return unit === "inch" ? { mm, expression: `${sumFigure(value)} × ${MM_PER_INCH}` } : { mm }
}

function nominalDiameter(value: number, unit: "nb" | "inch"): ReadMeasure {
  const bore = unit === "nb" ? boreOfNominal(value) : boreOfInches(value)
  if (!bore) {
    return {
      sentence: (words) => words.noBore(sumFigure(value), words.lengthUnits[unit]),
    }
  }
  const [mm, other] = bore.outsideDiameters
  return {
    mm,
    expression: `${sumFigure(value)} ${unit === "nb" ? "nb" : "inch pipe"}`,
    note: other ? (words) => words.twoOutsides(bore.nominalBore, mm, other) : undefined,
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
  const { value: amount, fault } = readAmount(String(request.amount), unit)
  if (fault !== null) {
    faults.push({ field: "amount", sentence: fault })
  } else if (amount < least) {
    faults.push({ field: "amount", sentence: (words) => words.quantityOver0 })
  } else if (amount > most) {
    faults.push({
      field: "amount",
      sentence: (words) => words.quantityAtMost(indianFigure(most), words.quantityUnits[unit]),
    })
  }
  const pieceLength = readPieceLength(request)
  if (typeof pieceLength === "function")
    faults.push({ field: "pieceLength", sentence: pieceLength })
  return {
    quantity:
      faults.length === 0 && amount !== null && typeof pieceLength === "number"
        ? { amount, unit, pieceLength }
        : null,
    faults,
  }
}

function readPieceLength({
  pieceLength,
  pieceLengthUnit,
}: QuantityRequest): number | CalculatorSay {
  if (pieceLength === undefined) return STANDARD_LENGTH
  const { value: metres } = readLengthOfPiece(String(pieceLength), pieceLengthUnit)
  if (metres === null) {
    return commaQuestion(String(pieceLength)) ?? ((words) => words.pieceNumber)
  }
  const { least, most } = pieceLengthLimits
  return isWithin(pieceLengthLimits, metres) ? metres : (words) => words.pieceFromTo(least, most)
}
