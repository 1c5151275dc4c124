import { graphql } from "gatsby"
import { ProductBanner } from "./ProductBanner"
import { ProductRest, type ProductViewProps } from "./ProductRest"

/** A product's page. */
export function ProductView(props: ProductViewProps) {
  return (
    <>
      <ProductBanner product={props.product} hasSizes={Boolean(props.sizes)} />
      <ProductRest {...props} />
    </>
  )
}

export const productViewFragment = graphql`
  fragment ProductView on Product {
    slug
    name
    heading
    url
    family
    summary
    searchDescription
    descriptionHeading
    description
    features {
      title
      text
    }
    specifications {
      label
      value
    }
    standards
    listedIn
    chartLabel
    pictures {
      ...BannerPicture
    }
    related {
      ...ListedProduct
    }
  }
`
