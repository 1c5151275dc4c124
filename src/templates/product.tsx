import { graphql, type PageProps } from "gatsby"
import type { ProductPageContext } from "../content/routes/page-context"
import { productCrumbs, ProductView } from "./ProductView/ProductView"
import { largestFile } from "../site/blocks/Picture"
import { pageHead } from "../site/seo/PageHead"
import { Seo } from "../site/seo/Seo"
import { sharePictureAddress } from "../content/routes/share-picture"
import { useSite } from "../site/Site"
import { productThing } from "../site/seo/product"

export default function ProductPage({
  data,
  pageContext,
}: PageProps<Queries.ProductPageQuery, ProductPageContext>) {
  const { sizes, charts } = pageContext
  return data.product ? <ProductView product={data.product} sizes={sizes} charts={charts} /> : null
}

export const Head = pageHead<Queries.ProductPageQuery, ProductPageContext>(function ProductHead({
  data,
  location,
}) {
  const { navigation, settings } = useSite()
  const { product } = data
  if (!product) return null
  const path = location.pathname
  const [first] = product.pictures
  const picture = (first && largestFile(first)) ?? sharePictureAddress(path)
  return (
    <Seo
      title={product.name}
      description={product.searchDescription}
      path={path}
      crumbs={productCrumbs(product, navigation)}
      things={[productThing(product, path, picture, settings.siteUrl)]}
    />
  )
})

export const query = graphql`
  query ProductPage($slug: String!) {
    ...SiteParts
    product(fields: { slug: { eq: $slug } }) {
      ...ProductView
    }
  }
`
