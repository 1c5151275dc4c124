import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ProductsView } from "../components/ProductsView/ProductsView"
import { PageHead } from "../components/Seo/PageHead"

export function ProductsPage({ data, location }: PageProps<Queries.ProductsPageQuery>) {
  const { productsPage, listing } = data
  return productsPage ? (
    <ProductsView words={productsPage} listing={listing.nodes} search={location.search} />
  ) : null
}

export function ProductsHead({ data, location }: HeadProps<Queries.ProductsPageQuery>) {
  return <PageHead words={data.productsPage} location={location} />
}

export const productsPageParts = graphql`
  fragment ProductsPageParts on Query {
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
