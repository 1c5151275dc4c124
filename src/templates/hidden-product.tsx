import { graphql, type HeadProps, type PageProps } from "gatsby"
import { HiddenProductView } from "../components/HiddenProductView/HiddenProductView"
import { Seo } from "../components/Seo/Seo"

export function HiddenProductPage({ data }: PageProps<Queries.HiddenProductPageQuery>) {
  const { hiddenProduct, productsPage } = data
  return hiddenProduct && productsPage ? (
    <HiddenProductView product={hiddenProduct} words={productsPage} />
  ) : null
}

export function HiddenProductHead({ data, location }: HeadProps<Queries.HiddenProductPageQuery>) {
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
}

export const hiddenProductPageParts = graphql`
  fragment HiddenProductPageParts on Query {
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
