import { families, familyWeighed, isPreGalvanized } from "../steel/range/families"
import { weightShapes, type SizeFamily, type WeightShape } from "../steel/range/families"
import { computedSizeOfId } from "../steel/range/computedSize"
import { firstSize } from "../steel/range/makeSize"
import type { Size } from "../steel/range/size"
import { STANDARD_LENGTH, type Quantity } from "../steel/quantity"
import { figuresOf, isSheet, shapes } from "./shapes"

/** The state of the calculator's form. */
export interface Entries {
  /** What it answers: the weight of a size, or the thickness of a piece from its weight. */
  readonly question: "weight" | "wall"
  readonly shape: WeightShape
  /** Every other field as typed, by name. The unit of "wall" is "wallUnit". */
  readonly fields: Readonly<Record<string, string>>
  /** Id of the size that filled the dimensions. Empty if none. */
  readonly sizeId: string
  readonly isPreGalvanized: boolean
  /** True until the visitor changes something. */
  readonly isExample: boolean
}

/** Opens a size in the calculator, with the quantity that was typed with it. */
export type OpenSize = (size: Size, quantity?: Quantity) => void

/** A change to the form: fields by name, one or all as the browser has them, or a size, perhaps with a quantity. */
type Change =
  | { readonly fields: readonly (readonly [name: string, value: string])[] }
  | { readonly size: Size; readonly quantity?: Quantity | undefined }

/** Length of a sheet in the first example, m. */
const SHEET_LENGTH = 2.5

/** Name of the unit field of a dimension. */
export function unitName(dimension: string): string {
  return `${dimension}Unit`
}

/** The form at the start: 20 pieces of a given size, or of the first size of a shape. */
export function firstEntries(shape: WeightShape, start?: Size | null): Entries {
  const entries: Entries = {
    question: "weight",
    shape,
    fields: { amount: "20", unit: "pieces" },
    sizeId: "",
    isPreGalvanized: false,
    isExample: true,
  }
  return start ? withSize(entries, start) : withShape(entries, shape)
}

/** The form with the first size of a shape, which is not pre-galvanized. */
function withShape(entries: Entries, shape: WeightShape): Entries {
  return { ...withSize(entries, firstSize(familyWeighed(shape))), sizeId: "" }
}

/** The form with the dimensions of a size. The length of a piece stays, unless that of a bar would become that of a sheet. */
function withSize({ shape: before, fields, ...entries }: Entries, size: Size): Entries {
  const shape = families[size.family].weighed
  const length = isSheet(shape) ? SHEET_LENGTH : STANDARD_LENGTH
  const figures = figuresOf(shape, size)
  const keepsLength = fields.pieceLength !== undefined && isSheet(before) === isSheet(shape)
  return {
    ...entries,
    shape,
    fields: {
      amount: fields.amount,
      unit: fields.unit,
      pieceLength: keepsLength ? fields.pieceLength : String(length),
      pieceLengthUnit: keepsLength ? fields.pieceLengthUnit : "m",
      weight: String(Number((size.mass * length).toFixed(1))),
      length: String(length),
      pieces: "1",
      ...Object.fromEntries(
        shapes[shape].fields.flatMap(({ name }, place) => [
          [name, String(figures[place])],
          [unitName(name), "mm"],
        ]),
      ),
    },
    sizeId: size.id,
    isPreGalvanized: isPreGalvanized(size.family),
  }
}

/** The form after a change. Unknown fields and shapes are ignored. */
export function changeEntries(entries: Entries, change: Change): Entries {
  if ("fields" in change) {
    // The shape decides which other fields exist, so it is read first.
    const isShape = ([name]: readonly [string, string]) => Number(name === "shape")
    return [...change.fields].sort((a, b) => isShape(b) - isShape(a)).reduce(withField, entries)
  }
  const { amount, unit, pieceLength } = change.quantity ?? {}
  const sized = withSize(entries, change.size)
  const asked = { amount: `${amount}`, unit: `${unit}`, pieceLength: `${pieceLength}` }
  const fields = unit ? { ...sized.fields, ...asked, pieceLengthUnit: "m" } : sized.fields
  return { ...sized, fields, isExample: false }
}

function withField(entries: Entries, [name, value]: readonly [string, string]): Entries {
  const { shape, question, fields, sizeId } = entries
  const next = { ...entries, isExample: false }
  if (name === "shape") {
    const chosen = weightShapes.find((known) => known === value)
    return chosen && chosen !== shape ? withShape(next, chosen) : entries
  }
  if (name === "question") {
    return value === question
      ? entries
      : { ...next, question: value === "wall" ? "wall" : "weight" }
  }
  if (!Object.hasOwn(fields, name) || fields[name] === value) return entries
  const isDimension = shapes[shape].fields.some(
    (field) => name === field.name || name === unitName(field.name),
  )
  return { ...next, fields: { ...fields, [name]: value }, sizeId: isDimension ? "" : sizeId }
}

/** The calculator on the page of a product without size tables. */
interface ProductCalculator {
  readonly families: readonly SizeFamily[]
  /** The size to start with, if the first of the family is not one of the product. */
  readonly start?: Size | null
  /** The note on its weight, by its key among the words of the tables. */
  readonly note?: "frameNote"
}

/** By the product's kind. Products of other kinds without tables have no calculator. */
export const productCalculators: Partial<Record<string, ProductCalculator>> = {
  // A frame with its rebate takes as much strip as a rectangular tube of the same outside size: the single door frame,
  // in the thickness of IS 4351.
  "door-frame": {
    families: ["rectangular"],
    start: computedSizeOfId("rhs-100x50x1.6"),
    note: "frameNote",
  },
  coil: { families: ["sheet"] },
  // Coated sheet is 0.25 to 1.20 mm thick.
  coated: { families: ["sheet"], start: computedSizeOfId("sheet-0.5x1250") },
  sheet: { families: ["sheet", "chequered"] },
}
