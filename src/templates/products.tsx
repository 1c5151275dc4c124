import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ProductsView } from "../components/ProductsView/ProductsView"
import { PageHead } from "../components/Seo/PageHead"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function ProductsPage({ data, location }: PageProps<Queries.ProductsPageQuery>) {
  const { productsPage, listing } = data
  return productsPage ? (
    <ProductsView words={productsPage} listing={listing.nodes} search={location.search} />
  ) : null
}

export const Head = pageHead(function ProductsHead({
  data,
  location,
}: HeadProps<Queries.ProductsPageQuery, PageContext>) {
  return <PageHead words={data.productsPage} location={location} />
})

export const query = graphql`
  query ProductsPage {
    ...SiteParts
    productsPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      finder {
        hint
        examplesHeading
        examples {
          query
          meaning
        }
        note
        nothing
      }
      calculatorHeading
      calculatorText
      mainHeading
      moreHeading
    }
    listing: allProduct(sort: { order: ASC }) {
      nodes {
        url
        sizeTables
      }
    }
  }
`
