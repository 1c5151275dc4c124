import { standardNumber, type CatalogueSize } from "./size"

/** What a product says of its sizes. */
export interface SizedProduct {
  readonly sizeTables: readonly string[]
  readonly standards: readonly string[]
  readonly specifications: readonly { readonly value: string }[]
}

/**
 * The sizes of a product: those of its families, as far as it comes in them. Of channels and beams these are the series
 * its specification names ("ISMC 75 to 400"), of all else the sizes to a standard it lists, whatever the year. A size
 * without a standard belongs to every product of its family, and so do all sizes where a product names nothing.
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
