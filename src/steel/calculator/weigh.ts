import { quantityFigures, type Quantity } from "../quantity"
import { hasWeightOfBlackTube, sizeName, sizeNotes, type CatalogueSize } from "../range/size"
import type { Section } from "../section/section"
import { contradictions } from "./check"
import {
  shapeFields,
  type NoWeight,
  type QuantityRequest,
  type Weight,
  type WeightRequest,
} from "./form"
import { readDimensions, readQuantity } from "./read"
import { sectionOf, calculatedName } from "./sectionOf"
import { quantitySteps, calculateMass, type CalculatedMass } from "./sum"
import type { CalculatorSay, CalculatorWords, SteelSay } from "../../interface/catalogue"

/** The weight of a section of any size with the steps of the calculation, or a fault for each wrong field. */
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
  const work = calculateMass(request.shape, section)
  return weightOf({
    ...work,
    name: calculatedName(request.shape, section),
    section,
    steps: [...steps, ...work.steps],
    readingNotes: notes,
    quantity: quantity.quantity,
  })
}

/** The weight of a catalogue size by its own mass, or a fault for each wrong field. */
export function weighSize(size: CatalogueSize, request: QuantityRequest): Weight | NoWeight {
  const { quantity, faults } = readQuantity(request)
  if (quantity === null) return { isKnown: false, faults }
  if (size.massPer === "squareMetre") {
    return {
      isKnown: false,
      faults: [{ field: "width", sentence: (words) => words.sheetWidth }],
    }
  }
  return weightOf({
    name: (words) => sizeName(size, words),
    section: size.section,
    massPerMetre: size.mass,
    steps: [
      {
        label: (words) => words.massPerMetre,
        expression: size.basis === "table" ? (words) => tableName(size, words) : size.formula,
        value: size.mass,
        unit: "kg/m",
      },
    ],
    formula: size.formula,
    standard: size.standard,
    readingNotes: [],
    notes: sizeNotes(size),
    quantity,
  })
}

function tableName(size: CatalogueSize, words: CalculatorWords): string {
  if (hasWeightOfBlackTube(size)) return words.blackTubeTable
  return size.standard ? words.tableOf(size.standard) : words.makersTable
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
  readingNotes,
  quantity,
}: CalculatedMass & {
  readonly name: SteelSay
  readonly readingNotes: readonly CalculatorSay[]
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
    readingNotes,
  }
}
