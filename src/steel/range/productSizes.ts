import { standardOf, type SizeFigures } from "./makeSize"
import { standardNumber } from "./size"

/** The fields of a product that select its sizes. */
export interface SizedProduct {
  readonly sizeTables: readonly string[]
  readonly standards: readonly string[]
  readonly specifications: readonly { readonly value: string }[]
}

/**
 * The figures of a product's sizes: those of its families, limited for channels and beams to the series in its specification
 * ("ISMC 75 to 400"), for others to its standards (any year). Sizes without a standard are always included, and without
 * a series or standard in the product there is no limit.
 */
export function productFigures(
  product: SizedProduct,
  catalogue: readonly SizeFigures[],
): SizeFigures[] {
  const specification = product.specifications.map(({ value }) => value).join(" ")
  const series = new Set(specification.match(/\bIS[A-Z]{2,3}\b/g) ?? [])
  const standards = new Set(product.standards.map((standard) => /IS \d+/.exec(standard)?.[0] ?? ""))
  return catalogue.filter((figures) => {
    const { family, name } = figures
    if (!product.sizeTables.includes(family)) return false
    if (name !== undefined) return series.size === 0 || series.has(/^[A-Z]+/.exec(name)?.[0] ?? "")
    const standard = standardNumber({ standard: standardOf(figures) })
    return standard === "" || standards.size === 0 || standards.has(standard)
  })
}
