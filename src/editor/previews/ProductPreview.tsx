import * as React from "react"
import { ProductView } from "../../templates/ProductView/ProductView"
import { useLanguage } from "../../site/words/words"
import type { ChartFile } from "../../content/routes/page-context"
import { requestCatalogue, useCatalogue } from "../../site/hooks/sizeCatalogue"
import { productFigures } from "../../steel/range/productSizes"
import { fetchPublishedCharts, newEntrySlug } from "../published-content"
import type { PageData } from "./page-data"
// The calculator and its styles load late, but styles that load late do not reach the frame of the preview.
import "../../calculator/WeightCalculator.module.css"

/** A product's page with tables of the sizes chosen in the form. The PDF and CSV charts are those of the last build. */
export function ProductPreview({ product }: { product: PageData["product"] }) {
  const catalogue = useCatalogue()
  const figures = catalogue.status === "ready" ? catalogue.figures : undefined
  React.useEffect(requestCatalogue, [])
  // Draws the tables again only for another choice of sizes, not for every letter typed.
  const choice = JSON.stringify([
    product.sizeTables,
    product.standards,
    product.specifications.map(({ value }) => value),
    product.family,
  ])
  const sizes = React.useMemo(() => {
    const [sizeTables, standards, values] = JSON.parse(choice) as Choice
    const specifications = values.map((value) => ({ value }))
    const own = figures ? productFigures({ sizeTables, standards, specifications }, figures) : []
    return own.length > 0 ? own : null
  }, [choice, figures])
  const isNew = product.slug === newEntrySlug
  const charts = usePublishedCharts(sizes && !isNew ? product.slug : undefined)
  return (
    <ProductView
      key={sizes ? choice : "without sizes"}
      product={product}
      sizes={sizes}
      charts={sizes ? charts : []}
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
