import * as React from "react"
import ProductPage from "../../templates/product"
import { pathIn } from "../../site/words/language"
import { useLanguage } from "../../site/words/words"
import type { ChartFile } from "../../content/routes/page-context"
import { requestCatalogue, useCatalogue } from "../../site/hooks/sizeCatalogue"
import { productFigures, type SizedProduct } from "../../steel/range/catalogue"
import { fetchJson, newEntrySlug } from "../published-content"
// The calculator and its styles load late, but styles that load late do not reach the frame of the preview.
import "../../calculator/WeightCalculator.module.css"

interface ProductPreviewProps {
  readonly product: NonNullable<Queries.ProductPageQuery["product"]> & SizedProduct
}

/** A product's page with tables of the sizes chosen in the form. The PDF and CSV charts are those of the last build. */
export function ProductPreview({ product }: ProductPreviewProps) {
  const catalogue = useCatalogue()
  const figures = catalogue.status === "ready" ? catalogue.figures : undefined
  React.useEffect(requestCatalogue, [])
  // Draws the tables again only for another choice of sizes, not for every letter typed.
  const { sizeTables, standards, specifications, family } = product
  const choice = JSON.stringify({ sizeTables, standards, specifications, family })
  const sizes = React.useMemo(() => {
    const own = figures ? productFigures(JSON.parse(choice) as SizedProduct, figures) : []
    return own.length > 0 ? own : null
  }, [choice, figures])
  const charts = usePublishedCharts(product)
  return (
    <ProductPage
      key={sizes ? choice : "without sizes"}
      data={{ product }}
      pageContext={{ sizes, charts: sizes ? charts : [] }}
    />
  )
}

/** The charts of a product's page in the last build; none until they are known, and for a new product. */
function usePublishedCharts({ slug, url }: ProductPreviewProps["product"]): readonly ChartFile[] {
  const language = useLanguage()
  const [address] = React.useState(url)
  const [charts, setCharts] = React.useState<readonly ChartFile[]>([])
  React.useEffect(() => {
    if (slug === newEntrySlug) return
    const file = `page-data${pathIn(language, address)}/page-data.json`
    void fetchJson(file).then((page) => {
      const context = (page as PageData | undefined)?.result?.pageContext
      setCharts(context?.charts ?? [])
    })
  }, [slug, address, language])
  return charts
}

/** What Gatsby stores of a page, as far as used here. */
interface PageData {
  readonly result?: { readonly pageContext: { readonly charts?: readonly ChartFile[] } }
}
