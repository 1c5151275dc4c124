import { graphql, type HeadProps, type PageProps } from "gatsby"
import type { ProductPageContext } from "../routes/page-context"
import { ProductView, productCrumbs } from "../components/ProductView/ProductView"
import { Seo } from "../components/Seo/Seo"
import { sharePictureAddress } from "../routes/share-picture"
import { useSiteQuery } from "../components/Site/Site"
import { productThing } from "../structured-data/product"
import { english } from "../interface/en"
import { slides } from "../interface/en/slides"
import { inLanguage } from "../interface/words"

function ProductPage({
  data,
  pageContext,
}: PageProps<Queries.ProductPageQuery, ProductPageContext>) {
  const { sizes, charts, example } = pageContext
  return data.product ? (
    <ProductView product={data.product} sizes={sizes} charts={charts} example={example} />
  ) : null
}

export default inLanguage({ ...english, slides }, ProductPage)

export function Head({ data, location }: HeadProps<Queries.ProductPageQuery>) {
  const { navigation, settings } = useSiteQuery()
  const { product } = data
  if (!product) return null
  const path = location.pathname
  const picture = product.pictures[0]?.src.publicURL ?? sharePictureAddress(path)
  return (
    <Seo
      title={product.name}
      description={product.searchDescription}
      path={path}
      crumbs={productCrumbs(product, navigation)}
      things={[productThing(product, picture, settings.siteUrl)]}
    />
  )
}

export const query = graphql`
  query ProductPage($id: String!) {
    product(id: { eq: $id }) {
      ...ProductView
    }
  }
`
