import { standardNumber, type CatalogueSize } from "./size"

/** The fields of a product that select its sizes. */
export interface SizedProduct {
  readonly sizeTables: readonly string[]
  readonly standards: readonly string[]
  readonly specifications: readonly { readonly value: string }[]
}

/**
 * The sizes of a product: those of its families, limited for channels and beams to the series in its specification
 * ("ISMC 75 to 400"), for others to its standards (any year). Sizes without a standard are always included, and without
 * a series or standard in the product there is no limit.
 */
export function productSizes(
  product: SizedProduct,
  catalogue: readonly CatalogueSize[],
): CatalogueSize[] {
  const specification = product.specifications.map(({ value }) => value).join(" ")
  const series = new Set(specification.match(/\bIS[A-Z]{2,3}\b/g) ?? [])
  const standards = new Set(product.standards.map((standard) => /IS \d+/.exec(standard)?.[0] ?? ""))
  return catalogue.filter((size) => {
    if (!product.sizeTables.includes(size.family)) return false
    if (size.family === "channel" || size.family === "beam") {
      return series.size === 0 || series.has(/^[A-Z]+/.exec(size.designation)?.[0] ?? "")
    }
    const standard = standardNumber(size)
    return standard === "" || standards.size === 0 || standards.has(standard)
  })
}
