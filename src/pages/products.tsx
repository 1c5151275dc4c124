import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Banner } from "../components/Banner/Banner"
import { CallToAction } from "../components/CallToAction/CallToAction"
import { ProductIndex } from "../components/ProductIndex/ProductIndex"
import { Seo } from "../components/Seo/Seo"
import { useSite } from "../components/Site/Site"

export default function ProductsPage({ data }: PageProps<Queries.ProductsPageQuery>) {
  const { allProduct } = useSite()
  const words = data.productsPage
  if (!words) return null
  const isMain = (listedIn: readonly string[]) => listedIn.includes("navigation")
  return (
    <>
      <Banner crumbs={{ current: words.breadcrumb }} heading={words.heading} lead={words.lead} />
      <ProductIndex
        heading={words.mainHeading}
        products={allProduct.nodes.filter(({ listedIn }) => isMain(listedIn))}
      />
      <ProductIndex
        heading={words.moreHeading}
        products={allProduct.nodes.filter(({ listedIn }) => !isMain(listedIn))}
      />
      <CallToAction />
    </>
  )
}

export function Head({ data, location }: HeadProps<Queries.ProductsPageQuery>) {
  const words = data.productsPage
  if (!words) return null
  return (
    <Seo title={words.searchTitle} description={words.searchDescription} path={location.pathname} />
  )
}

export const query = graphql`
  query ProductsPage {
    productsPage {
      heading
      lead
      searchTitle
      searchDescription
      breadcrumb
      mainHeading
      moreHeading
    }
  }
`
