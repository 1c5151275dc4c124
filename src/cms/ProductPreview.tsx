import * as React from "react"
import { ProductView } from "../components/ProductView/ProductView"
import { useLanguage, useWords } from "../interface/words"
import type { ChartFile } from "../routes/page-context"
import { requestCatalogue, useCatalogue } from "../stores/sizeCatalogue"
import { workedExample } from "../steel/calculator/workedExample"
import { sizesFrom } from "../steel/range/catalogue"
import { productFigures, type SizedProduct } from "../steel/range/productSizes"
import { sizeTables } from "../steel/tables/sizeTable"
import { fetchPublishedCharts, newEntrySlug } from "./published-content"
import type { ShownEntries } from "./surroundings"
// The calculator and its styles load late, but styles that load late do not reach the frame of the preview.
import "../components/WeightCalculator/WeightCalculator.module.css"

/** A product's page with tables of the sizes chosen in the form. The PDF and CSV charts are those of the last build. */
export function ProductPreview({ product }: { product: ShownEntries["products"] }) {
  const catalogue = useCatalogue()
  const figures = catalogue.status === "ready" ? catalogue.figures : undefined
  const calculator = useWords("calculator")
  const { columns } = useWords("tables")
  React.useEffect(requestCatalogue, [])
  // Draws the tables again only for another choice of sizes, not for every letter typed.
  const choice = JSON.stringify([
    product.sizeTables,
    product.standards,
    product.specifications.map(({ value }) => value),
    product.family,
  ])
  const { sizes, example } = React.useMemo(() => {
    const [tables, standards, values, family] = JSON.parse(choice) as Choice
    const specifications = values.map((value) => ({ value }))
    const chosen: SizedProduct = { sizeTables: tables, standards, specifications }
    const own = figures ? productFigures(chosen, figures) : []
    const found = sizesFrom(own)
    const families = sizeTables(found, columns).map((table) => table.family)
    return {
      sizes: own.length > 0 ? own : null,
      example: figures ? workedExample({ family, sizes: found, families }, calculator) : null,
    }
  }, [choice, figures, calculator, columns])
  const isNew = product.slug === newEntrySlug
  const charts = usePublishedCharts(sizes && !isNew ? product.slug : undefined)
  return (
    <ProductView
      key={sizes ? choice : "without sizes"}
      product={product}
      sizes={sizes}
      charts={sizes ? charts : []}
      example={example}
    />
  )
}

/** Size tables, standards, values of the specification, family. */
type Choice = [string[], string[], string[], string]

/** The charts of a product from the last build; none until they are known. */
function usePublishedCharts(slug: string | undefined): readonly ChartFile[] {
  const language = useLanguage()
  const [charts, setCharts] = React.useState<readonly ChartFile[]>([])
  React.useEffect(() => {
    if (slug === undefined) return undefined
    let isShown = true
    void fetchPublishedCharts(slug, language).then((found) => {
      if (isShown) setCharts(found)
    })
    return () => {
      isShown = false
    }
  }, [slug, language])
  return charts
}
