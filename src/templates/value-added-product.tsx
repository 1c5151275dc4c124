import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageHead } from "../components/Seo/PageHead"
import { useSite } from "../components/Site/Site"
import { ValueAddedView } from "../components/ValueAddedView/ValueAddedView"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function ValueAddedPage({ data }: PageProps<Queries.ValueAddedPageQuery>) {
  const { valueAddedPage, allProduct } = data
  return valueAddedPage ? (
    <ValueAddedView words={valueAddedPage} products={allProduct.nodes} />
  ) : null
}

export const Head = pageHead(function ValueAddedHead({
  data,
  location,
}: HeadProps<Queries.ValueAddedPageQuery, PageContext>) {
  const { label } = useSite().navigation.products
  return (
    <PageHead
      words={data.valueAddedPage}
      location={location}
      between={[{ label, to: "/products" }]}
    />
  )
})

export const query = graphql`
  query ValueAddedPage {
    ...SiteParts
    valueAddedPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      tileLabel
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...ProductTile
      }
    }
  }
`
