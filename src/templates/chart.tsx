import { graphql } from "gatsby"
import type { ChartPageContext } from "../content/routes/page-context"
import { INQUIRY_PAGE } from "../inquiry/inquiryPage"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { ChartIndex, ProductCells } from "./blocks/ProductIndex"
import { unbroken } from "../kit/format/texts"
import { PageLink } from "../kit/PageLink"
import { pageHead } from "../site/seo/PageHead"
import { pageWithTables } from "../site/seo/search-engines"
import { useProductsOf, useProductsStep, useSite } from "../kit/Site"
import { useWords } from "../kit/words/words"
import { Downloads, ProductSizes } from "./ProductSizes"

export type ChartPageData = Queries.ChartPageQuery

interface ChartPageProps {
  readonly data: ChartPageData
  readonly pageContext: Pick<ChartPageContext, "sizes" | "charts" | "sources">
}

/** A weight chart's page: its tables as they stand, where they are from, the calculator, PDF and CSV. */
export default function ChartPage({ data, pageContext }: ChartPageProps) {
  const { productHeadings: headings } = useSite().settings
  const words = useWords("tables")
  const between = useChartsStep(data)
  const { chart, allChart } = data
  const productsOf = useProductsOf()
  const { sizes, charts, sources } = pageContext
  if (!chart) return null
  const places = {
    "#sizes": headings.findSize,
    "#weight": words.quantity,
    "#downloads": headings.downloads,
  }
  return (
    <>
      <Banner
        breadcrumb={chart.heading}
        between={between}
        heading={chart.heading}
        lead={chart.lead}
      >
        {sizes ? (
          <>
            <p>{unbroken(sources)}</p>
            <div className="btn-row">
              {Object.entries(places).map(([to, text], nth) => (
                <a key={to} className={nth === 0 ? "btn btn--main" : "btn btn--line"} href={to}>
                  {text}
                </a>
              ))}
            </div>
          </>
        ) : (
          <>
            <p>{words.noRows}</p>
            <div className="btn-row">
              <PageLink className="btn btn--main" to={INQUIRY_PAGE}>
                {headings.inquiry}
              </PageLink>
            </div>
          </>
        )}
      </Banner>
      {sizes ? <ProductSizes sizes={sizes} /> : null}
      {charts.length > 0 ? <Downloads charts={charts} /> : null}
      <ChartIndex {...allChart} />
      <CallToAction />
      <ProductCells products={productsOf(chart.products)} heading={headings.related} />
    </>
  )
}

/** The steps of the breadcrumb above a chart: all products, and the page on weights. */
function useChartsStep({ weightsPage }: Pick<ChartPageData, "weightsPage">) {
  const products = useProductsStep()
  return weightsPage ? [...products, { label: weightsPage.breadcrumb, to: "/weights" }] : products
}

export const Head = pageHead<ChartPageData, ChartPageContext>(function useHead({
  data,
  location,
  pageContext,
}) {
  const { siteUrl, productHeadings } = useSite().settings
  const between = useChartsStep(data)
  const { chart } = data
  if (!chart) return null
  const { sizes, charts } = pageContext
  const tables = sizes && { id: "sizes", name: productHeadings.sizes, files: charts }
  const about = { ...chart, specifications: [], standards: [], pictures: [] }
  return {
    title: chart.searchTitle,
    description: chart.searchDescription,
    breadcrumb: chart.heading,
    between,
    things: [pageWithTables(about, tables, location.pathname, siteUrl)],
  }
})

export const query = graphql`
  fragment ListedChart on Chart {
    slug
    name
    range
    kind
    sizeTables
  }

  query ChartPage($slug: String!) {
    chart(fields: { slug: { eq: $slug } }) {
      ...ChartContent
    }
    weightsPage {
      breadcrumb
    }
    allChart(filter: { fields: { slug: { ne: $slug } } }, sort: { name: ASC }) {
      nodes {
        ...ListedChart
      }
    }
  }
`
