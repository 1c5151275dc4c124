import type { CatalogueSize, SizeFamily } from "../range/size"
import { computedSizeOfId } from "../range/computedSize"
import { indianFigure } from "../format"
import { representativeSection } from "../section/representative"
import { weightAnswer } from "./answer"
import { firstEntries } from "./entries"
import { typicalSize } from "./typicalSize"
import { weighedAs, weighedFrom, shapesOf } from "./weighedAs"

/** A weight worked out line by line, as plain text: "2 × 5 × 190 = 1,900 mm²". */
export interface WorkedExample {
  readonly title: string
  readonly steps: readonly {
    readonly label: string
    readonly sum: string
    readonly result: string
  }[]
  readonly formula: string
  /** Empty where none is known. */
  readonly standard: string
}

interface WeighedProduct {
  readonly family: string
  /** The families of its size tables, in their order, and the sizes they list. */
  readonly families: readonly SizeFamily[]
  readonly sizes: readonly CatalogueSize[]
}

/**
 * The sum the calculator of a product begins with, worked out by the build: the page shows it before the calculator's code
 * is there, and does not need the code to. null where no size stands for the product.
 */
export function workedExample({ family, families, sizes }: WeighedProduct): WorkedExample | null {
  const from = weighedFrom[family]
  if (sizes.length === 0 && from === undefined && !representativeSection(family)) return null
  const [shape] = shapesOf(families.length > 0 ? families : (weighedAs[family] ?? []))
  if (!shape) return null
  const computed = from === undefined ? null : computedSizeOfId(from)
  const start = sizes.length > 0 ? typicalSize(sizes, family) : computed
  const entries = firstEntries(shape, start)
  const answer = weightAnswer(
    entries,
    start && { sizes: [start], byId: new Map([[start.id, start]]) },
  )
  if (!answer.isKnown) return null
  const { amount, pieceLength } = entries
  return {
    title: `Example: ${amount} nos of ${answer.name}, ${pieceLength}\u00a0m long`,
    steps: answer.steps.map(({ label, expression, value, unit }) => ({
      label,
      sum: expression,
      result: `${indianFigure(value, 3)}\u00a0${unit}`,
    })),
    formula: answer.formula || answer.shape.formula,
    standard: answer.standard || answer.shape.standard,
  }
}
