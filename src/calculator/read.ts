import { commaQuestion, figureIn, readFigure } from "../steel/figure"
import { indianFigure, roundTo, sumFigure } from "../steel/format"
import { gaugeThickness, THINNEST_GAUGE } from "../steel/figure"
import { MM_PER_INCH } from "../steel/figure"
import { amountFault, pieceFault, quantityUnits, type Quantity } from "../steel/quantity"
import { boreOfInches, boreOfNominal } from "../steel/range/nominalBores"
import { thickestHollowWall } from "../steel/range/computedSize"
import type { Section } from "../steel/section/section"
import { readAmount, readPieceLength } from "../steel/quantity"
import type { CalculatorSentence } from "../kit/words/catalogue"
import { unitName, type Entries } from "./entries"
import type { DimensionField } from "./shapes"

/** What is wrong with a field, as a sentence. */
export interface FieldFault {
  readonly field: string
  readonly sentence: CalculatorSentence
}

/** Nothing can be answered. */
export interface NoAnswer {
  readonly isKnown: false
  readonly faults: readonly FieldFault[]
}

interface Length {
  readonly mm: number
  /** Whether it is shown in mm: it was typed as a gauge, in inches or as a bore. */
  readonly isConverted?: boolean
  readonly note?: CalculatorSentence | undefined
}

/**
 * The typed dimensions in mm, in the order of the fields; a fault for each that is no valid length, the mm of each that was
 * converted by its field, and notes.
 */
export function readDimensions(fields: readonly DimensionField[], entries: Entries) {
  const faults: FieldFault[] = []
  const converted = new Map<string, number>()
  const notes: CalculatorSentence[] = []
  const figures = fields.map((field) => {
    const read = readLength(field, entries)
    if (typeof read === "function") {
      faults.push({ field: field.name, sentence: read })
      return NaN
    }
    const { mm, isConverted, note } = read
    if (note) notes.push(note)
    if (isConverted) converted.set(field.name, mm)
    return mm
  })
  return { figures, faults, converted, notes }
}

/** A typed length, or what is wrong with it. */
function readLength(field: DimensionField, { fields }: Entries): Length | CalculatorSentence {
  const { name, label, range, gauge, units } = field
  const typed = (fields[name] ?? "").trim()
  if (typed === "") return (words) => words.enter(words.fields[label])
  const figure = readFigure(typed)
  // A unit that was typed counts more than the one that is chosen.
  const written = figure?.unit ?? fields[unitName(name)]
  const unit = units.find((known) => known === written) ?? "mm"
  const value = figure && (unit === "mm" ? figureIn(figure, "mm") : figure.value)
  if (value === null) {
    return commaQuestion(typed) ?? ((words) => words.notNumber(words.fields[label]))
  }
  if (unit === "gauge" && gauge) {
    const mm = gaugeThickness(gauge, value)
    if (mm === null) return (words) => words.wholeGauge(THINNEST_GAUGE)
    return { mm: roundTo(mm, 2), isConverted: true }
  }
  if (unit !== "mm" && units.includes("nb")) return outsideOfBore(value, unit)
  const mm = unit === "inch" ? roundTo(value * MM_PER_INCH, 2) : value
  const { least, most } = range
  if (mm < least) return (words) => words.fieldAtLeast(words.fields[label], String(least))
  if (mm > most) return (words) => words.fieldAtMost(words.fields[label], indianFigure(most))
  const whole = roundTo(mm, 2)
  if (whole !== mm) return (words) => words.hundredths(words.fields[label], String(whole))
  return { mm, isConverted: unit === "inch" }
}

function outsideOfBore(value: number, unit: DimensionField["units"][number]) {
  const bore = unit === "nb" ? boreOfNominal(value) : boreOfInches(value)
  const figure = sumFigure(value)
  if (!bore) return ((words) => words.noBore(figure, words.lengthUnits[unit])) as CalculatorSentence
  const [mm, other] = bore.outsideDiameters
  const note: CalculatorSentence = (words) => words.twoOutsides(bore.nominalBore, mm, other ?? mm)
  return { mm, isConverted: true, note: other === undefined ? undefined : note }
}

/** Faults of dimensions that are each possible, but not together. Empty if they fit. */
export function contradictions(section: Section): FieldFault[] {
  const less = (field: "wall" | "webThickness" | "flangeThickness", mm: number, limit: number) => {
    const sentence: CalculatorSentence = (w) => w.fieldLessThan(w.fields[field], sumFigure(limit))
    return mm < limit ? [] : [{ field, sentence }]
  }
  switch (section.shape) {
    case "pipe":
      return less("wall", section.wallThickness, section.outsideDiameter / 2)
    case "angle":
      return less("wall", section.thickness, section.legB)
    case "channel":
    case "beam":
      return [
        ...less("webThickness", section.webThickness, section.flangeWidth),
        ...less("flangeThickness", section.flangeThickness, section.depth / 2),
      ]
    case "sheet":
      return less("wall", section.thickness, section.width)
    default: {
      // Each corner needs twice the thickness.
      const most = thickestHollowWall(section.depth, section.width)
      const sentence: CalculatorSentence = (words) =>
        words.fieldAtMost(words.fields.wall, sumFigure(most))
      return section.wallThickness > most ? [{ field: "wall", sentence }] : []
    }
  }
}

/** The typed amount and the length of a piece in m, or what is wrong with them. */
export function readQuantity({ fields }: Entries): Quantity | readonly FieldFault[] {
  const unit = quantityUnits.find((known) => known === fields.unit) ?? "pieces"
  const amount = readAmount(fields.amount ?? "", unit)
  const pieceUnit = fields.pieceLengthUnit === "ft" ? "ft" : "m"
  const pieceLength = readPieceLength(fields.pieceLength ?? "", pieceUnit)
  const faults = {
    amount: typeof amount === "function" ? amount : amountFault({ amount, unit }),
    pieceLength: typeof pieceLength === "function" ? pieceLength : pieceFault(pieceLength),
  }
  const found = Object.entries(faults).flatMap(([field, sentence]) =>
    sentence ? [{ field, sentence }] : [],
  )
  if (found.length > 0) return found
  return { amount: Number(amount), unit, pieceLength: Number(pieceLength) }
}
