import * as React from "react"
import { ProductView } from "../components/ProductView/ProductView"
import { requestCatalogue, useCatalogue } from "../stores/sizeCatalogue"
import { compactCatalogue } from "../steel/range/compactCatalogue"
import { productSizes, type SizedProduct } from "../steel/range/productSizes"
// The calculator comes late, and its styles with it, but not into the frame of the preview.
import "../components/WeightCalculator/WeightCalculator.module.css"

type Product = Queries.ProductViewFragment & SizedProduct

/** A product's page with the tables of the sizes it would list. The PDF and CSV charts are made by the build. */
export function ProductPreview({ product }: { product: Product }) {
  const { index } = useCatalogue()
  React.useEffect(requestCatalogue, [])
  // The tables are drawn anew only when another choice of sizes is made, not with every letter typed.
  const choice = JSON.stringify([
    product.sizeTables,
    product.standards,
    product.specifications.map(({ value }) => value),
  ])
  const sizes = React.useMemo(() => {
    const [sizeTables, standards, values] = JSON.parse(choice) as string[][]
    const specifications = (values ?? []).map((value) => ({ value }))
    const chosen: SizedProduct = {
      sizeTables: sizeTables ?? [],
      standards: standards ?? [],
      specifications,
    }
    const found = index ? productSizes(chosen, index.sizes) : []
    return found.length > 0 ? compactCatalogue(found) : null
  }, [choice, index])
  return <ProductView key={sizes ? choice : "without sizes"} product={product} sizes={sizes} />
}
