import type { CatalogueSize, SizeFamily } from "../range/size"
import { computedSizeOfId } from "../range/computedSize"
import { indianFigure } from "../format"
import { representativeSection } from "../section/representative"
import { weightAnswer } from "./answer"
import { firstEntries } from "./entries"
import { typicalSize } from "./typicalSize"
import { shapesOf } from "../range/families"
import { calculatorFamilies, calculatorStart } from "./productCalculator"
import type { CalculatorWords } from "../../interface/catalogue"

/** A worked calculation as plain text: "2 × 5 × 190 = 1,900 mm²". */
export interface WorkedExample {
  readonly title: string
  readonly steps: readonly {
    readonly label: string
    readonly sum: string
    readonly result: string
  }[]
  readonly formula: string
  /** The standard of the formula. Empty if none is known. */
  readonly standard: string
}

interface WeighedProduct {
  readonly family: string
  /** The families of its size tables in order, and their sizes. */
  readonly families: readonly SizeFamily[]
  readonly sizes: readonly CatalogueSize[]
}

/**
 * The first calculation of a product's calculator, made at build time: the page shows it before the calculator's code
 * loads. null if no size represents the product.
 */
export function workedExample(
  { family, families, sizes }: WeighedProduct,
  words: CalculatorWords,
): WorkedExample | null {
  const from = calculatorStart[family]
  if (sizes.length === 0 && from === undefined && !representativeSection(family)) return null
  const [shape] = shapesOf(families.length > 0 ? families : (calculatorFamilies[family] ?? []))
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
  // A size with its weight from a table has no formula, and its standard may be that of its strip.
  const { formula, standard } = answer.formula ? answer : answer.shape
  return {
    title: words.workedExample(String(amount), answer.name(words), String(pieceLength)),
    steps: answer.steps.map(({ label, expression, value, unit }) => ({
      label: label(words),
      sum: typeof expression === "string" ? expression : expression(words),
      result: `${indianFigure(value, 3)}\u00a0${unit === "nos" ? words.stepUnits.nos : unit}`,
    })),
    formula,
    standard,
  }
}
