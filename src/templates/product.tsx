import { graphql, type HeadProps, type PageProps } from "gatsby"
import type { ProductPageContext } from "../routes/page-context"
import { later } from "../components/Later/later"
import { ProductBanner, productCrumbs } from "../components/ProductView/ProductBanner"
import { Seo } from "../components/Seo/Seo"
import { sharePictureAddress } from "../routes/share-picture"
import { useSite } from "../components/Site/Site"
import type { Rooms } from "../interface/rooms"
import { productThing } from "../structured-data/product"

/**
 * A product's page.
 * @param loadWords fetches the words of the part below the head
 */
export function productPage(loadWords: () => Promise<Partial<Rooms>>) {
  const ProductRest = later(
    () => import(/* webpackChunkName: "part---product" */ "../components/ProductView/ProductRest"),
    loadWords,
  )
  return function ProductPage({
    data,
    pageContext,
  }: PageProps<Queries.ProductPageQuery, ProductPageContext>) {
    const { sizes, charts, example } = pageContext
    return data.product ? (
      <>
        <ProductBanner product={data.product} hasSizes={Boolean(sizes)} />
        <ProductRest product={data.product} sizes={sizes} charts={charts} example={example} />
      </>
    ) : null
  }
}

export function ProductHead({ data, location }: HeadProps<Queries.ProductPageQuery>) {
  const { navigation, settings } = useSite()
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
      things={[productThing(product, path, picture, settings.siteUrl)]}
    />
  )
}

export const productPageParts = graphql`
  fragment ProductPageParts on Query {
    product(id: { eq: $id }) {
      ...ProductView
    }
  }
`
