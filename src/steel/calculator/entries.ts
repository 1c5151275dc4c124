import type { CatalogueSize } from "../range/size"
import { STANDARD_LENGTH, quantityUnits, type Quantity, type QuantityUnit } from "../quantity"
import { families, familyWeighed, isPreGalvanized } from "../range/families"
import { firstSize } from "../range/makeSize"
import type { Section } from "../section/section"
import type { WeighedPiece } from "./wall"
import {
  shapeFields,
  type DimensionName,
  type LengthUnit,
  type QuantityRequest,
  type WeightRequest,
} from "./form"
import { weightShapes, type WeightShape } from "../range/families"

/** What the calculator answers: the weight of a size, or the thickness of a piece from its weight. */
type Question = "weight" | "wall"

interface TypedMeasure {
  readonly value: string
  readonly unit: LengthUnit
}

/** The state of the calculator's form, as typed. */
export interface Entries {
  readonly question: Question
  readonly shape: WeightShape
  readonly dimensions: Readonly<Partial<Record<DimensionName, TypedMeasure>>>
  readonly amount: string
  readonly unit: QuantityUnit
  readonly pieceLength: string
  readonly pieceLengthUnit: "m" | "ft"
  /** For the thickness from weight: kg on the scale, metres per piece, number of pieces. */
  readonly weight: string
  readonly length: string
  readonly pieces: string
  /** Id of the catalogue size that filled the dimensions. Empty if none. */
  readonly sizeId: string
  readonly isPreGalvanized: boolean
  /** True until the visitor changes something. */
  readonly isExample: boolean
}

/** Length of a sheet in the first example, m. */
const SHEET_LENGTH = "2.5"

/** The form at the start: 20 pieces of a given size, or of the first size of a shape. */
export function firstEntries(shape: WeightShape, start?: CatalogueSize | null): Entries {
  const entries: Entries = {
    question: "weight",
    shape,
    dimensions: {},
    amount: "20",
    unit: "pieces",
    pieceLength: String(STANDARD_LENGTH),
    pieceLengthUnit: "m",
    weight: "",
    length: String(STANDARD_LENGTH),
    pieces: "1",
    sizeId: "",
    isPreGalvanized: false,
    isExample: true,
  }
  return start ? withSize(entries, start) : withShape(entries, shape)
}

/** The form with the first size of a shape, which is not pre-galvanized. */
function withShape(before: Entries, shape: WeightShape): Entries {
  const entries = { ...before, isPreGalvanized: false }
  const { section, mass } = firstSize(familyWeighed(shape))
  return {
    ...withSection({ ...entries, shape, sizeId: "" }, section, mass),
    ...keptLength(entries, section),
  }
}

/** The form with the dimensions of a size. Quantities stay. */
function withSize(entries: Entries, size: CatalogueSize): Entries {
  return {
    ...withSection({ ...entries, shape: families[size.family].weighed }, size.section, size.mass),
    ...keptLength(entries, size.section),
    sizeId: size.id,
    isPreGalvanized: isPreGalvanized(size.family),
  }
}

/** The length of a piece as typed before, unless that of a bar would become that of a sheet. */
function keptLength(before: Entries, section: Section): Partial<Entries> {
  const { dimensions, shape, pieceLength, pieceLengthUnit } = before
  const isFirst = Object.keys(dimensions).length === 0
  const wasSheet = shape === "sheet" || shape === "chequered"
  const isSheet = section.shape === "sheet"
  return isFirst || wasSheet !== isSheet ? {} : { pieceLength, pieceLengthUnit }
}

/** @param mass kg/m of the piece in the example */
function withSection(entries: Entries, section: Section, mass: number): Entries {
  const isSheet = section.shape === "sheet"
  const pieceLength = isSheet ? SHEET_LENGTH : String(STANDARD_LENGTH)
  return {
    ...entries,
    dimensions: dimensionsOf(section),
    pieceLength,
    pieceLengthUnit: "m",
    length: pieceLength,
    pieces: "1",
    weight: String(Number((mass * Number(pieceLength)).toFixed(1))),
  }
}

function dimensionsOf(section: Section): Entries["dimensions"] {
  const mm = (lengths: Partial<Record<DimensionName, number>>): Entries["dimensions"] =>
    Object.fromEntries(
      Object.entries(lengths).map(([name, value]) => [name, { value: String(value), unit: "mm" }]),
    )
  switch (section.shape) {
    case "hollow": {
      const { depth, width, wallThickness: wall } = section
      return mm({ side: depth, depth, width, wall })
    }
    case "pipe":
      return mm({ outsideDiameter: section.outsideDiameter, wall: section.wallThickness })
    case "angle":
      return mm({ legA: section.legA, legB: section.legB, wall: section.thickness })
    case "channel":
    case "beam": {
      const { depth, flangeWidth, webThickness, flangeThickness } = section
      return mm({ depth, flangeWidth, webThickness, flangeThickness })
    }
    case "sheet":
      return mm({ wall: section.thickness, width: section.width })
    default:
      return mm({ width: section.width, depth: section.depth, wall: section.wallThickness })
  }
}

/** Opens a size in the calculator, with the quantity that was typed with it. */
export type OpenSize = (size: CatalogueSize, quantity?: Quantity) => void

/** A change to the form: one field by name, all fields as the browser has them, or a size, perhaps with a quantity. */
type Change =
  | { readonly kind: "field"; readonly name: string; readonly value: string }
  | { readonly kind: "form"; readonly fields: readonly (readonly [string, string])[] }
  | {
      readonly kind: "size"
      readonly size: CatalogueSize
      readonly quantity?: Quantity | undefined
    }

/** The form after a change. Unknown fields and values are ignored. */
export function changeEntries(entries: Entries, change: Change): Entries {
  switch (change.kind) {
    case "size":
      return {
        ...withSize(entries, change.size),
        ...(change.quantity && typedQuantity(change.quantity)),
        isExample: false,
      }
    case "field":
      return withField(entries, change.name, change.value)
    case "form": {
      // The shape decides which other fields exist, so it is read first.
      const fields = [...change.fields].sort(
        ([a], [b]) => Number(b === "shape") - Number(a === "shape"),
      )
      return fields.reduce((before, [name, value]) => withField(before, name, value), entries)
    }
  }
}

function typedQuantity({ amount, unit, pieceLength }: Quantity): Partial<Entries> {
  return {
    amount: String(amount),
    unit,
    pieceLength: String(pieceLength),
    pieceLengthUnit: "m",
  }
}

function withField(entries: Entries, name: string, value: string): Entries {
  if (fieldValue(entries, name) === value) return entries
  const next = { ...entries, isExample: false }
  switch (name) {
    case "question":
      return { ...next, question: value === "wall" ? "wall" : "weight" }
    case "shape": {
      const shape = weightShapes.find((known) => known === value)
      return shape ? withShape(next, shape) : entries
    }
    case "unit": {
      const unit = quantityUnits.find((known) => known === value)
      return unit ? { ...next, unit } : entries
    }
    case "pieceLengthUnit":
      return { ...next, pieceLengthUnit: value === "ft" ? "ft" : "m" }
    case "amount":
    case "pieceLength":
    case "weight":
    case "length":
    case "pieces":
      return { ...next, [name]: value }
  }
  const field = shapeFields[entries.shape].find((known) => name.startsWith(known.name))
  const measure = field && (entries.dimensions[field.name] ?? { value: "", unit: "mm" })
  if (!field || !measure) return entries
  const unit = name === unitName(field.name) && field.units.find((known) => known === value)
  if (!unit && name !== field.name) return entries
  return {
    ...next,
    sizeId: "",
    dimensions: {
      ...entries.dimensions,
      [field.name]: unit ? { ...measure, unit } : { ...measure, value },
    },
  }
}

/** The value of a form field. undefined if there is no such field. */
function fieldValue(entries: Entries, name: string): string | undefined {
  for (const field of shapeFields[entries.shape]) {
    const measure = entries.dimensions[field.name]
    if (name === field.name) return measure?.value
    if (name === unitName(field.name)) return measure?.unit
  }
  const { question, shape, unit, amount, pieceLength, pieceLengthUnit } = entries
  const { weight, length, pieces } = entries
  const values = { question, shape, unit, amount, pieceLength, pieceLengthUnit }
  return new Map(Object.entries({ ...values, weight, length, pieces })).get(name)
}

/** Name of the unit field of a dimension. */
export function unitName(dimension: DimensionName): string {
  return `${dimension}Unit`
}

export function quantityRequest(entries: Entries): QuantityRequest {
  const { amount, unit, pieceLength, pieceLengthUnit } = entries
  return { amount, unit, pieceLength, pieceLengthUnit }
}

export function weightRequest(entries: Entries): WeightRequest {
  const { shape, dimensions } = entries
  return { shape, dimensions, quantity: quantityRequest(entries) }
}

export function weighedPiece(entries: Entries): WeighedPiece {
  const { shape, dimensions, weight, length, pieces, isPreGalvanized } = entries
  return { shape, dimensions, weight, length, pieces, isPreGalvanized }
}
