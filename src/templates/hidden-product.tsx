import { graphql, type HeadProps, type PageProps } from "gatsby"
import { HiddenProductView } from "../components/HiddenProductView/HiddenProductView"
import { Seo } from "../components/Seo/Seo"
import { pageHead } from "../components/Site/pageHead"
import type { PageContext } from "../routes/page-context"

export default function HiddenProductPage({ data }: PageProps<Queries.HiddenProductPageQuery>) {
  const { hiddenProduct, productsPage } = data
  return hiddenProduct && productsPage ? (
    <HiddenProductView product={hiddenProduct} words={productsPage} />
  ) : null
}

export const Head = pageHead(function HiddenProductHead({
  data,
  location,
}: HeadProps<Queries.HiddenProductPageQuery, PageContext>) {
  const { hiddenProduct, productsPage } = data
  if (!hiddenProduct || !productsPage) return null
  return (
    <Seo
      title={hiddenProduct.name}
      description={productsPage.hidden.searchDescription}
      path={location.pathname}
      noindex
    />
  )
})

export const query = graphql`
  query HiddenProductPage($id: String!) {
    ...SiteParts
    hiddenProduct(id: { eq: $id }) {
      name
      related {
        slug
      }
    }
    productsPage {
      breadcrumb
      hidden {
        text
        searchDescription
        relatedHeading
        allHeading
      }
    }
  }
`
