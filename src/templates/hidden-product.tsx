import { graphql } from "gatsby"
import { pageHead } from "../site/seo/PageHead"
import { Banner } from "../kit/blocks/Banner"
import { CallToAction } from "../kit/blocks/CallToAction"
import { ProductIndex } from "./blocks/ProductIndex"
import { useProductsStep, type PageData } from "../kit/Site"

/** What the query of the page of a hidden product gives. */
export type HiddenProductData = PageData<Queries.HiddenProductPageQuery> &
  Pick<Queries.HiddenProductPageQuery, "allProduct">

/** The page at the address of a hidden product: says that it is not available now and lists what is. */
export default function HiddenProductPage({ data }: { data: HiddenProductData }) {
  const between = useProductsStep()
  const { hiddenProduct: product, productsPage, allProduct } = data
  if (!product || !productsPage) return null
  const { hidden } = productsPage
  const isRelated = (slug: string) => product.related.some((each) => each.slug === slug)
  const related = allProduct.nodes.filter(({ slug }) => isRelated(slug))
  return (
    <>
      <Banner
        breadcrumb={product.name}
        between={between}
        heading={product.name}
        lead={hidden.text}
      />
      {related.length > 0 ? (
        <ProductIndex heading={hidden.relatedHeading} products={related} />
      ) : null}
      <ProductIndex
        heading={hidden.allHeading}
        products={allProduct.nodes.filter(({ slug }) => !isRelated(slug))}
      />
      <CallToAction />
    </>
  )
}

export const Head = pageHead<Queries.HiddenProductPageQuery>(({ data }) => {
  const { hiddenProduct, productsPage } = data
  if (!hiddenProduct || !productsPage) return null
  const description = productsPage.hidden.searchDescription
  return { title: hiddenProduct.name, description, noindex: true }
})

export const query = graphql`
  query HiddenProductPage($slug: String!) {
    ...SiteParts
    hiddenProduct(fields: { slug: { eq: $slug } }) {
      name
      related {
        slug
      }
    }
    productsPage {
      hidden {
        ...HiddenProductWordsContent
      }
    }
    allProduct(sort: { order: ASC }) {
      nodes {
        ...IndexedProduct
      }
    }
  }
`
