import { graphql, type HeadProps, type PageProps } from "gatsby"
import type { ProductPageContext } from "../build/pages"
import { ProductView } from "../components/ProductView/ProductView"
import { Seo } from "../components/Seo/Seo"

export default function ProductPage({
  data,
  pageContext,
}: PageProps<Queries.ProductPageQuery, ProductPageContext>) {
  const { sizes, charts, example } = pageContext
  return data.product ? (
    <ProductView product={data.product} sizes={sizes} charts={charts} example={example} />
  ) : null
}

export function Head({ data, location }: HeadProps<Queries.ProductPageQuery>) {
  const { product } = data
  if (!product) return null
  return (
    <Seo title={product.name} description={product.searchDescription} path={location.pathname} />
  )
}

export const query = graphql`
  query ProductPage($id: String!) {
    product(id: { eq: $id }) {
      ...ProductView
    }
  }
`
